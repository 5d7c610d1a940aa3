import { seededRandom } from '@starnest/film-kit/time/random'
import type { Song } from '@starnest/jam/song/song'
import { expect, it } from 'vitest'
import { findKey } from './find-key.ts'
import { findTempo } from './find-tempo.ts'
import { longestSilence } from './hear.ts'
import { pointsOfSound } from './sing-along.ts'
import { spectraOf } from './spectrum.ts'

const RATE = 11_025

/** Clicks of noise at a tempo, the first of four louder. */
function clicks(bpm: number, seconds: number): Float32Array {
  const random = seededRandom(3)
  const samples = new Float32Array(seconds * RATE)
  for (let beat = 0; (beat * 60) / bpm < seconds; beat++) {
    const start = Math.round(((beat * 60) / bpm) * RATE)
    const loud = beat % 4 === 0 ? 0.9 : 0.5
    for (let i = 0; i < 400 && start + i < samples.length; i++) {
      samples[start + i] = loud * (random() * 2 - 1) * Math.exp(-i / 90)
    }
  }
  return samples
}

/** Chords one after the other, each of some sines. */
function chords(rows: readonly (readonly number[])[], rate: number): Float32Array {
  const each = rate * 2
  return Float32Array.from({ length: rows.length * each }, (_, i) =>
    (rows[Math.floor(i / each)] ?? []).reduce(
      (sum, pitch) =>
        sum + 0.2 * Math.sin((2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12) * i) / rate),
      0,
    ),
  )
}

it.each([76, 97.5, 128])('finds a tempo of %d within one percent', (bpm) => {
  const spectra = spectraOf(clicks(bpm, 30), { size: 512, hop: 128, rate: RATE })
  expect(Math.abs(findTempo(spectra, [70, 140]) / bpm - 1)).toBeLessThan(0.01)
})

it('hears a key from its chords, and the relative minor as another', () => {
  const spectra = (rows: number[][]) =>
    spectraOf(chords(rows, RATE), { size: 8_192, hop: 4_096, rate: RATE })
  const [c, f, g] = [
    [48, 60, 64, 67],
    [53, 60, 65, 69],
    [55, 59, 62, 67],
  ]
  const [am, dm, e] = [
    [45, 57, 60, 64],
    [50, 57, 62, 65],
    [52, 56, 59, 64],
  ]
  expect(findKey(spectra([c, f, g, c]))).toEqual({ tonic: 0, mode: 'major' })
  expect(findKey(spectra([am, dm, e, am]))).toEqual({ tonic: 9, mode: 'minor' })
})

it('measures the longest silence', () => {
  const samples = Float32Array.from({ length: 1_000 }, (_, i) => (i > 200 && i < 500 ? 0 : 0.5))
  expect(longestSilence(samples, { rate: 1_000, floor: 0.01 })).toBeCloseTo(0.299, 3)
})

it('gives a tune full points where it is heard, and none for other tones', () => {
  const pitches = [0, 4, 7, 5]
  const song: Song = {
    ...{ title: 'Scale', artist: 'Nobody', language: null, genre: null, year: null },
    ...{
      bpm: 60,
      gapMs: 0,
      startMs: null,
      endMs: null,
      audio: 'a',
      instrumental: null,
      cover: null,
    },
    voices: [
      {
        name: null,
        lines: [
          {
            notes: pitches.map((pitch, i) => ({
              ...{ kind: 'normal' as const, startBeat: i * 8, lengthBeats: 8, pitch, text: 'la' },
            })),
          },
        ],
      },
    ],
  }
  const sung = (shift: number) =>
    chords(
      pitches.map((pitch) => [60 + pitch + shift]),
      48_000,
    )
  expect(pointsOfSound(song, sung(0))).toBeGreaterThan(8_000)
  expect(pointsOfSound(song, sung(3))).toBeLessThan(500)
})
