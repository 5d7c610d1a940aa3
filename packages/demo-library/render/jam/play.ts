import type { SoundFacts } from '../../src/jam-record.ts'
import type { Chart } from '../band/chart.ts'
import { master } from '../desk/master.ts'
import { mixDown } from '../desk/mixdown.ts'
import { measureSound, writeOpus } from './sound-file.ts'

/** Loudness of every song and beat, LUFS, and how far one may be off. */
export const JAM_LUFS = -16
export const JAM_TOLERANCE_LU = 0.5
/** No true peak may pass this, dBTP. */
export const JAM_TRUE_PEAK = -1
/** Headroom for what the Opus encoder adds to peaks (decibels) and bits a second, until no peak is too
 *  high: at some rates the encoder makes single peaks of its own out of a cymbal's beginning. */
const ATTEMPTS = [
  { headroomDb: 1.8, rate: 37_000 },
  { headroomDb: 2.4, rate: 39_000 },
  { headroomDb: 3, rate: 43_000 },
  { headroomDb: 3.6, rate: 48_000 },
]
/** What rings after the last bar, and the end that fades, seconds. */
const TAIL_SECONDS = 0.2
const FADE_SECONDS = 1.1

/** Seconds that a piece lasts. */
export function secondsOf({ bars, tempo, leadSeconds }: Chart): number {
  const last = bars.at(-1)
  return leadSeconds + (((last?.at ?? 0) + (last?.beats ?? 0)) * 60) / tempo + TAIL_SECONDS
}

/** Plays a piece into a file and says what was measured of it. The same chart always gives the same sound.
 *  @throws Error when it cannot be made loud enough without clipping. */
export async function playChart(chart: Chart, file: string): Promise<SoundFacts> {
  const mixed = await mixDown(chart, secondsOf(chart))
  for (const { headroomDb, rate } of ATTEMPTS) {
    const sound = [Float32Array.from(mixed[0]), Float32Array.from(mixed[1])] as const
    const truePeak = JAM_TRUE_PEAK - headroomDb
    master(sound, { lufs: JAM_LUFS, truePeak, fadeSeconds: FADE_SECONDS })
    await writeOpus(file, sound, rate)
    const facts = await measureSound(file)
    if (facts.truePeak <= JAM_TRUE_PEAK) return facts
  }
  throw new Error(`its true peak stays above ${JAM_TRUE_PEAK} dBTP`)
}
