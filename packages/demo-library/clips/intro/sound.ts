import type { FilmSound } from '@starnest/film-kit/film/script'

/** Starnest's signature: G C D G rise with the letters, E answers when the star is home. */
const SIGNATURE = ['G5', 'C6', 'D6', 'G6'] as const

/** Seconds of the first note, from note to note, and of the answer. */
export const NOTES = { first: 3.5, gap: 0.28, home: 4.95 } as const

/** Glass and choir over a soft low hit; the last second is silence. */
export const sound: FilmSound = {
  voices: {},
  lines: [],
  music: [
    {
      at: 0.2,
      seconds: 3.2,
      beats: 4,
      chords: ['Am', 'Fmaj7'],
      layers: ['warm'],
      tunes: [{ on: 'choir', notes: '-:3 E4:5 | ', loud: 34 }],
      runs: [
        {
          at: 0.15,
          on: 'harp',
          notes: ['A3', 'C4', 'E4', 'A4', 'B4', 'C5', 'E5', 'A5', 'B5', 'C6', 'E6', 'A6'],
          gap: 0.115,
          loud: 44,
        },
        {
          at: 0.3,
          on: 'celesta',
          notes: ['E6', 'C7', 'B6', 'A6', 'E7', 'C7', 'B7', 'A7'],
          gap: 0.17,
          loud: 24,
        },
        { at: 1.72, on: 'pizz', notes: ['E5', 'G5'], gap: 0.14, loud: 58 },
        { at: 2.3, on: 'pizz', notes: ['A5'], loud: 50 },
        {
          at: 2.52,
          on: 'harp',
          notes: ['C4', 'E4', 'G4', 'C5', 'E5', 'G5', 'C6', 'E6', 'G6', 'C7'],
          gap: 0.034,
          loud: 52,
        },
      ],
    },
    {
      at: NOTES.first,
      seconds: 1.12,
      beats: 4,
      chords: ['Gsus'],
      layers: ['choir'],
      runs: (['celesta', 'vibes', 'glassPad', 'bells'] as const).map((on, i) => ({
        at: 0,
        on,
        notes: SIGNATURE,
        gap: NOTES.gap,
        loud: [96, 78, 62, 40][i] ?? 60,
      })),
    },
    {
      at: NOTES.home,
      seconds: 1.25,
      beats: 4,
      chords: ['C'],
      layers: ['choir', 'pad', 'glass'],
      tunes: [
        { on: 'celesta', notes: 'E6:4', loud: 104 },
        { on: 'vibes', notes: 'E6:4', loud: 88 },
        { on: 'bells', notes: 'E5:4', loud: 52 },
        { on: 'choir', notes: 'G5:4', loud: 66 },
        { on: 'timpani', notes: 'C2:4', loud: 74 },
        { on: 'taiko', notes: 'C2:4', loud: 62 },
        { on: 'cello', notes: 'C2:4', loud: 56 },
      ],
    },
  ],
  effects: [
    { kind: 'shimmer', at: 0.3, seconds: 1.6, gain: 0.07, pan: [-0.6, 0.6] },
    { kind: 'chirp', at: 2.02, seconds: 0.2, from: 620, to: 980, gain: 0.1 },
    { kind: 'chirp', at: 2.74, seconds: 0.26, from: 480, to: 1300, gain: 0.12 },
    { kind: 'whoosh', at: 2.72, seconds: 1, from: 500, to: 2600, gain: 0.22, pan: [0, -0.9] },
    { kind: 'whoosh', at: 3.42, seconds: 1.1, from: 1400, to: 3600, gain: 0.12, pan: [-0.9, 0.9] },
    { kind: 'thud', at: NOTES.home, seconds: 1.1, gain: 0.5 },
    { kind: 'shimmer', at: NOTES.home + 0.02, seconds: 1.2, gain: 0.12 },
  ],
}
