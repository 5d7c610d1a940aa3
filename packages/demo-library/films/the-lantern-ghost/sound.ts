import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** Seconds of the film at which a candle goes out, and on which side it is heard. */
const PUFFS = [
  [11.3, 0.4],
  [14.2, 0],
  [15.3, 0.1],
  [16.4, 0.2],
  [17.5, 0.3],
  [18.8, 0.5],
] as const

const puff = ([at, pan]: readonly [number, number]): SoundEffect => ({
  kind: 'whoosh',
  at,
  seconds: 0.42,
  from: 1500,
  to: 500,
  gain: 0.3,
  pan,
})

const hoot = (at: number, pan: number): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.34, from: 395, to: 360, gain: 0.15, pan },
  { kind: 'chirp', at: at + 0.44, seconds: 0.9, from: 400, to: 330, gain: 0.17, pan },
]

const squeak = (at: number, pan: number): SoundEffect[] =>
  repeated(2, 0.14, { kind: 'chirp', at, seconds: 0.12, from: 2300, to: 3100, gain: 0.05, pan })

/** A slow waltz in D minor that finds D major when Wisp finds her light. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.98, tempo: 0.92, formant: 'kept' },
    wisp: { name: 'Wisp', pitch: 1.5, tempo: 0.95, formant: 'shifted' },
    morrow: { name: 'Morrow', pitch: 1.26, tempo: 0.98, formant: 'shifted' },
  },
  lines: [
    { at: 3.7, who: 'narrator', text: 'In the crooked house lived Wisp, a very small ghost.' },
    { at: 8.1, who: 'narrator', text: 'She longed to see the stars from the attic.' },
    { at: 14.1, who: 'narrator', text: 'But one by one, the candles blew out.' },
    { at: 17.9, who: 'morrow', text: 'Follow my voice, Wisp!' },
    { at: 21.3, who: 'wisp', text: 'I cannot. It is too dark.' },
    { at: 23.8, who: 'morrow', text: 'Then how can I see you?' },
    { at: 26.9, who: 'wisp', text: 'Oh! The light is me!' },
    { at: 41.2, who: 'narrator', text: 'And the village saw a new star on the hill.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 3,
      chords: ['Dm', 'Gm6', 'Bb', 'A7'],
      layers: ['harp', 'choir'],
      tunes: [
        { on: 'celesta', notes: 'D5 F5 A5 | Bb5:2 A5 | F5 D5 F5 | E5:2 C#5', loud: 80 },
        { on: 'cello', notes: 'D3:3 | G2:3 | Bb2:3 | A2:3', loud: 58 },
      ],
    },
    {
      at: 7,
      seconds: 6.5,
      beats: 3,
      chords: ['Dm', 'Gm', 'Bb', 'A7'],
      layers: ['pizz', 'warm'],
      tunes: [
        { on: 'celesta', notes: 'A5:2 F5 | Bb5 A5 G5 | F5:1.5 -:1.5 | -:3', loud: 80 },
        { on: 'cello', notes: 'D3:3 | G3:3 | Bb2:3 | A2:3', loud: 60 },
      ],
      runs: [{ at: 4.4, on: 'harp', notes: ['A5', 'F5', 'E5', 'C#5', 'A4', 'G4', 'E4'], loud: 54 }],
    },
    {
      at: 13.5,
      seconds: 7,
      beats: 3,
      chords: ['Gm', 'Dm', 'Eb', 'A7'],
      layers: ['pizz', 'shiver', 'bass'],
      tunes: [
        { on: 'musicbox', notes: 'D5 Bb4 G4 | A4 F4 D4 | G4 Bb4 Eb5 | C#5:3', loud: 78 },
        { on: 'cello', notes: 'G2:3 | D3:3 | Eb3:3 | A2:3', loud: 62 },
      ],
    },
    {
      at: 20.5,
      seconds: 4.9,
      beats: 3,
      chords: ['Dm', 'Bb', 'Asus'],
      layers: ['glass'],
      tunes: [
        { on: 'celesta', notes: 'D5:2 A4 | F5:2 D5 | E5 D5:2', loud: 58 },
        { on: 'cello', notes: 'D3:3 | Bb2:3 | A2:3', loud: 60 },
      ],
    },
    {
      at: 25.4,
      seconds: 4.1,
      beats: 3,
      chords: ['Gm', 'A7', 'D'],
      layers: ['pad', 'choir', 'harp'],
      tunes: [{ on: 'celesta', notes: 'D5 G5 Bb5 | A5 C#6 E6 | F#6:3', loud: 82 }],
      runs: [
        {
          at: 1.6,
          on: 'harp',
          notes: ['A3', 'D4', 'F#4', 'A4', 'D5', 'F#5', 'A5', 'D6', 'F#6', 'A6'],
          gap: 0.08,
          loud: 66,
        },
        { at: 2.75, on: 'glock', notes: ['D6', 'F#6', 'A6', 'D7'], gap: 0.09, loud: 48 },
      ],
    },
    {
      at: 29.5,
      seconds: 10,
      beats: 3,
      chords: ['D', 'Bm', 'G', 'A', 'F#m', 'G'],
      layers: ['pad', 'choir', 'harp', 'pizz', 'bass', 'sparkle'],
      tunes: [
        {
          on: 'flute',
          notes: 'F#5 A5 D6 | C#6:2 B5 | D6 B5 G5 | A5:2 E5 | F#5 A5 C#6 | B5:2 D6',
          loud: 72,
        },
        {
          on: 'celesta',
          notes: 'F#5 A5 D6 | C#6:2 B5 | D6 B5 G5 | A5:2 E5 | F#5 A5 C#6 | B5:2 D6',
          loud: 76,
        },
        { on: 'horn', notes: 'D4:3 | B3:3 | G3:3 | A3:3 | F#3:3 | G3:3', loud: 52 },
      ],
    },
    {
      at: 39.5,
      seconds: 6,
      beats: 3,
      chords: ['G', 'A7', 'D'],
      layers: ['pad', 'choir', 'harp', 'bass'],
      tunes: [
        { on: 'celesta', notes: 'D6:2 B5 | C#6:2 E6 | D6:1 A5:1 D6:1', loud: 78 },
        { on: 'violin', notes: 'G5:3 | A5:3 | F#5:3', loud: 46 },
      ],
      runs: [{ at: 0.8, on: 'glock', notes: ['G6', 'B6', 'D7', 'G7', 'B7'], gap: 0.08, loud: 48 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 8, gain: 0.07, pan: [-0.5, 0.4] },
    ...hoot(1.3, -0.6),
    ...repeated(8, 0.26, { kind: 'tap', at: 2.2, seconds: 0.09, gain: 0.09, pan: 0.1 }),
    { kind: 'creak', at: 6.9, seconds: 0.9, gain: 0.05, pan: -0.3 },
    ...PUFFS.map(puff),
    { kind: 'chirp', at: 11.55, seconds: 0.3, from: 520, to: 960, gain: 0.14, pan: -0.2 },
    { kind: 'wind', at: 13.2, seconds: 15, gain: 0.06, pan: [0.3, -0.3] },
    { kind: 'chirp', at: 16.7, seconds: 0.25, from: 500, to: 820, gain: 0.1 },
    ...squeak(17.4, 0.5),
    ...squeak(20.9, 0.8),
    ...repeated(6, 0.26, { kind: 'tap', at: 22.4, seconds: 0.09, gain: 0.1, pan: 0.6 }),
    { kind: 'shimmer', at: 25.6, seconds: 2.4, gain: 0.1 },
    { kind: 'shimmer', at: 27.2, seconds: 3, gain: 0.16 },
    { kind: 'chirp', at: 27.3, seconds: 0.3, from: 480, to: 1100, gain: 0.1 },
    { kind: 'whoosh', at: 29.4, seconds: 2.6, from: 500, to: 2200, gain: 0.14, pan: [-0.6, 0.7] },
    { kind: 'whoosh', at: 32.2, seconds: 2.4, from: 700, to: 2800, gain: 0.12, pan: [0.6, -0.3] },
    { kind: 'creak', at: 34.4, seconds: 0.7, gain: 0.05, pan: 0.4 },
    { kind: 'shimmer', at: 37.5, seconds: 2.2, gain: 0.14 },
    { kind: 'bell', at: 40.3, seconds: 3, from: 1175, gain: 0.14 },
    { kind: 'shimmer', at: 40.3, seconds: 3.4, gain: 0.12 },
    { kind: 'crickets', at: 39.6, seconds: 5.6, gain: 0.03 },
    ...hoot(44, 0.5),
  ],
}
