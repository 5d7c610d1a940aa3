import type { Heard } from '../../src/jam-record.ts'
import type { Key } from '../band/chord.ts'
import { findKey } from './find-key.ts'
import { findTempo } from './find-tempo.ts'
import { hear } from './hear.ts'
import { spectraOf } from './spectrum.ts'

const RATE = 11_025
/** Short frames for what is struck, long ones for tones. */
const ONSETS = { size: 512, hop: 128, rate: RATE }
const TONES = { size: 8_192, hop: 4_096, rate: RATE }

/** Tempo and key that are found in a file's sound. Every rhythm has half and double its tempo too: what is
 *  looked for lies within half an octave of `bpm`. */
export async function listenTo(file: string, bpm: number): Promise<Heard> {
  const samples = await hear(file, RATE)
  const range = [bpm / Math.SQRT2, bpm * Math.SQRT2] as const
  return {
    bpm: findTempo(spectraOf(samples, ONSETS), range),
    key: nameOf(findKey(spectraOf(samples, TONES))),
  }
}

const PITCHES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

const nameOf = ({ tonic, mode }: Key) => `${PITCHES[tonic]} ${mode}`
