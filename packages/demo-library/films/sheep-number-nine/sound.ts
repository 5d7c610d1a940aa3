import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** A short bleat: quick equal notes that shake. */
export const bleat = (at: number, from = 420, gain = 0.1): SoundEffect[] =>
  repeated(6, 0.055, { kind: 'chirp', at, seconds: 0.06, from, to: from * 0.9, gain })

/** A yawn: up, and a long way down. */
const yawn = (at: number, low: number, pan: number): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.45, from: low, to: low * 1.7, gain: 0.07, pan },
  { kind: 'chirp', at: at + 0.42, seconds: 0.75, from: low * 1.7, to: low * 0.7, gain: 0.07, pan },
]

/** The counting song, two beats a bar: three steps up to the fence and one over it. */
export const COUNTING =
  'F3:.5 G3:.5 A3:1 | C4:1 A3:1 | Bb3:.5 C4:.5 D4:1 | C4:1 A3:1 | G3:.5 A3:.5 Bb3:1 | A3:1 F3:1'

/** A lullaby for a very tired band: tuba and accordion in two, bassoon on top. It loses its third
 *  note whenever Nine does not jump, and finds it at the very end. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.98, tempo: 0.93, formant: 'kept' },
    moon: { name: 'The moon', pitch: 0.78, tempo: 0.86, formant: 'shifted' },
    nine: { name: 'Nine', pitch: 1.35, tempo: 0.86, formant: 'shifted' },
  },
  lines: [
    { at: 0.9, who: 'narrator', text: 'The moon counts sheep to fall asleep.' },
    { at: 3.8, who: 'moon', text: 'Six.' },
    { at: 5.1, who: 'moon', text: 'Seven.' },
    { at: 6.4, who: 'moon', text: 'Eight.' },
    { at: 11.1, who: 'moon', text: 'Nine?' },
    { at: 12.7, who: 'nine', text: 'No.' },
    { at: 26.1, who: 'moon', text: 'Why not?' },
    { at: 28, who: 'nine', text: 'I am tired, too.' },
    { at: 41.9, who: 'moon', text: 'Nine.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7.8,
      beats: 2,
      chords: ['F', 'F', 'Bb', 'F', 'C7', 'F'],
      layers: ['oompah'],
      tunes: [
        { on: 'bassoon', notes: COUNTING, loud: 76 },
        {
          on: 'clarinet',
          notes: '-:2 | -:2 | -:2 | C5:1 F5:1 | D5:1 G5:1 | E5:1 A5:1',
          loud: 50,
        },
      ],
      drums: [{ on: 'brush', steps: '.o', loud: 40 }],
      runs: [
        { at: 3.4, on: 'harp', notes: ['F4', 'A4', 'C5', 'F5', 'A5', 'C6'], gap: 0.07, loud: 54 },
        { at: 4.7, on: 'harp', notes: ['G4', 'Bb4', 'D5', 'G5', 'Bb5', 'D6'], gap: 0.07, loud: 54 },
        { at: 6, on: 'harp', notes: ['A4', 'C5', 'E5', 'A5', 'C6', 'E6'], gap: 0.07, loud: 54 },
      ],
    },
    {
      at: 8.1,
      seconds: 2.6,
      beats: 2,
      chords: ['F', 'C7'],
      layers: ['oompah'],
      tunes: [{ on: 'bassoon', notes: 'F3:.5 G3:.5 A3:1 | Bb3:.5 B3:.5 C4:.5 -:.5', loud: 74 }],
    },
    {
      at: 10.7,
      seconds: 3.4,
      beats: 4,
      chords: ['F'],
      tunes: [
        { on: 'tuba', notes: 'F2:.5 -:3 F2:.5', loud: 68 },
        { on: 'pizz', notes: '-:2.9 F3:.4 C3:.7', loud: 66 },
      ],
      runs: [{ at: 2.95, on: 'bassoon', notes: ['E3', 'Eb3'], gap: 0.24, loud: 60 }],
    },
    {
      at: 14.2,
      seconds: 3.8,
      beats: 2,
      chords: ['Dm', 'Gm', 'A7', 'A7'],
      layers: ['oompah'],
      tunes: [
        {
          on: 'bassoon',
          notes:
            'D3:.5 E3:.5 F3:.5 A3:.5 | G3:.5 A3:.5 Bb3:.5 D4:.5 | C#4:.25 D4:.25 C#4:.25 D4:.25 E4:.25 D4:.25 E4:.25 F4:.25 | E4:.25 F4:.25 E4:.25 F4:.25 G4:1',
          loud: 78,
        },
        { on: 'clarinet', notes: '-:4 | A4:.5 C#5:.5 E5:1 | A5:2', loud: 60 },
      ],
      drums: [{ on: 'snare', steps: 'ooxo', loud: 34 }],
      runs: [
        {
          at: 3.75,
          on: 'tuba',
          notes: ['A3', 'G3', 'F3', 'E3', 'D3', 'C#3', 'C3', 'A2'],
          gap: 0.1,
          loud: 70,
        },
      ],
    },
    {
      at: 19.6,
      seconds: 5.4,
      beats: 2,
      chords: ['F', 'F', 'Bb', 'C7'],
      tunes: [
        { on: 'tuba', notes: 'F2:.4 -:.6 -:1 | F2:1 -:1 | -:1 F2:1 | -:2', loud: 76 },
        { on: 'clarinet', notes: 'C5:.5 F5:.5 -:1 | -:4 | -:2', loud: 62 },
        { on: 'pizz', notes: '-:6 | C4:.5 -:.5 F3:.5 -:.5', loud: 62 },
      ],
      runs: [
        { at: 0.45, on: 'xylophone', notes: ['F5', 'A5', 'C6', 'F6', 'A6'], gap: 0.07, loud: 62 },
        { at: 1.3, on: 'timpani', notes: ['F2'], loud: 92 },
        { at: 1.34, on: 'xylophone', notes: ['C6', 'A5', 'F5', 'A5', 'C6'], gap: 0.14, loud: 52 },
        {
          at: 1.85,
          on: 'xylophone',
          notes: ['F5', 'A5', 'C6', 'F6', 'A6', 'C7', 'F7'],
          gap: 0.07,
          loud: 66,
        },
        { at: 3, on: 'timpani', notes: ['C2'], loud: 104 },
        { at: 3.02, on: 'tuba', notes: ['C2'], loud: 96 },
        {
          at: 3.06,
          on: 'glock',
          notes: ['C7', 'A6', 'F6', 'A6', 'C7', 'A6', 'F6'],
          gap: 0.17,
          loud: 50,
        },
      ],
    },
    {
      at: 25.2,
      seconds: 6.2,
      beats: 2,
      chords: ['Dm', 'Gm', 'Dm', 'Bb', 'C7'],
      layers: ['warm'],
      tunes: [
        { on: 'clarinet', notes: 'A4:1.5 G4:.5 | -:2 | F4:1 A4:1 | D5:1.5 C5:.5 | G4:2', loud: 58 },
        { on: 'celesta', notes: '-:2 | D5:.5 Bb5:.5 G5:1 | A5:1 F5:1 | -:4', loud: 48 },
        { on: 'bassoon', notes: 'D3:2 | G2:2 | D3:2 | Bb2:2 | C3:2', loud: 52 },
      ],
    },
    {
      at: 31.5,
      seconds: 5.4,
      beats: 2,
      chords: ['F', 'Bb', 'Gm', 'C7'],
      layers: ['oompah', 'warm'],
      tunes: [
        {
          on: 'clarinet',
          notes: 'F4:.5 G4:.5 A4:1 | D5:1 Bb4:1 | G4:.5 A4:.5 Bb4:1 | C5:2',
          loud: 62,
        },
        { on: 'musicbox', notes: '-:4 | Bb5:.5 D6:.5 G6:1 | E6:2', loud: 44 },
      ],
    },
    {
      at: 37,
      seconds: 6.8,
      beats: 2,
      chords: ['F', 'Bb', 'C7', 'F', 'F'],
      layers: ['warm', 'harp'],
      tunes: [
        {
          on: 'clarinet',
          notes: 'F4:.5 G4:.5 A4:1 | Bb4:.5 C5:.5 D5:1 | G4:.5 A4:.5 Bb4:1 | A4:1 F4:1 | F4:2',
          loud: 60,
        },
        {
          on: 'musicbox',
          notes: '-:2 | D6:.5 F6:.5 Bb6:1 | E6:.5 G6:.5 Bb6:1 | A6:1 C6:1 | F6:2',
          loud: 46,
        },
        { on: 'tuba', notes: 'F2:2 | Bb2:2 | C3:2 | F2:1 C3:1 | F2:2', loud: 52 },
      ],
      runs: [
        {
          at: 1.4,
          on: 'harp',
          notes: ['F4', 'A4', 'C5', 'F5', 'A5', 'C6', 'F6', 'A6'],
          gap: 0.16,
          loud: 56,
        },
      ],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 43, gain: 0.03 },
    ...[3.9, 5.2, 6.5].flatMap((over): SoundEffect[] => [
      ...repeated(5, 0.2, { kind: 'tap', at: over - 1.5, seconds: 0.09, gain: 0.14, pan: -0.5 }),
      {
        kind: 'whoosh',
        at: over - 0.5,
        seconds: 0.9,
        from: 500,
        to: 1500,
        gain: 0.2,
        pan: [-0.4, 0.4],
      },
      { kind: 'thud', at: over + 0.5, seconds: 0.25, gain: 0.26, pan: 0.35 },
    ]),
    ...repeated(6, 0.33, { kind: 'tap', at: 8.2, seconds: 0.09, gain: 0.16, pan: -0.3 }),
    { kind: 'tap', at: 10.85, seconds: 0.16, gain: 0.3 },
    { kind: 'thud', at: 14.95, seconds: 0.3, gain: 0.4 },
    ...repeated(26, 0.11, { kind: 'tap', at: 15, seconds: 0.07, gain: 0.14, pan: -0.5 }),
    ...repeated(26, 0.11, { kind: 'tap', at: 15.05, seconds: 0.07, gain: 0.14, pan: 0.5 }),
    { kind: 'creak', at: 15.6, seconds: 1.6, gain: 0.08 },
    { kind: 'thud', at: 18.1, seconds: 0.4, gain: 0.36 },
    ...bleat(18.5, 380, 0.09),
    { kind: 'whoosh', at: 20, seconds: 0.7, from: 500, to: 1900, gain: 0.22 },
    { kind: 'thud', at: 20.9, seconds: 0.5, gain: 0.6 },
    { kind: 'whoosh', at: 21.5, seconds: 0.9, from: 500, to: 2600, gain: 0.26 },
    { kind: 'thud', at: 22.6, seconds: 0.7, gain: 0.8 },
    { kind: 'rumble', at: 22.6, seconds: 1.2, gain: 0.2 },
    ...repeated(4, 0.3, { kind: 'tap', at: 23, seconds: 0.12, gain: 0.18 }),
    { kind: 'wind', at: 25.2, seconds: 6, gain: 0.05 },
    ...yawn(30.3, 380, 0),
    ...repeated(7, 0.2, { kind: 'tap', at: 31.6, seconds: 0.08, gain: 0.1, pan: -0.4 }),
    ...repeated(7, 0.2, { kind: 'tap', at: 31.7, seconds: 0.08, gain: 0.1, pan: 0.4 }),
    { kind: 'thud', at: 33.7, seconds: 0.4, gain: 0.16 },
    ...yawn(34.5, 360, 0),
    ...yawn(35.2, 300, -0.4),
    ...yawn(35.9, 150, 0),
    { kind: 'shimmer', at: 38.3, seconds: 2.6, gain: 0.14 },
    { kind: 'wind', at: 37.2, seconds: 1.4, gain: 0.08 },
    { kind: 'wind', at: 39.4, seconds: 1.4, gain: 0.08 },
    { kind: 'thud', at: 41.65, seconds: 0.3, gain: 0.16 },
    { kind: 'wind', at: 42.3, seconds: 1.4, gain: 0.08 },
  ],
}
