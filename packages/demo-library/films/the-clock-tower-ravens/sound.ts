import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** The works: tick and tock, a second apart. */
const ticking = (at: number, count: number, gain = 0.1): SoundEffect[] => [
  ...repeated(count, 1, { kind: 'tap', at, seconds: 0.05, from: 2400, gain, pan: -0.2 }),
  ...repeated(count, 1, { kind: 'tap', at: at + 0.5, seconds: 0.05, from: 1700, gain, pan: 0.2 }),
]
const caw = (at: number, gain = 0.1): SoundEffect => ({
  kind: 'chirp',
  at,
  seconds: 0.22,
  from: 620,
  to: 430,
  gain,
})
const squeak = (at: number): SoundEffect => ({
  kind: 'chirp',
  at,
  seconds: 0.14,
  from: 1500,
  to: 2300,
  gain: 0.06,
})

/** Five beats to the bar, one too many or one too few, in C minor until the hour comes back. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.97, tempo: 0.92, formant: 'kept' },
    corvin: { name: 'Corvin', pitch: 1.27, tempo: 0.92, formant: 'shifted' },
    hush: { name: 'Mrs. Hush', pitch: 1.55, tempo: 0.94, formant: 'shifted' },
  },
  lines: [
    { at: 4, who: 'narrator', text: 'Corvin kept the clock. He counted every hour.' },
    { at: 8.3, who: 'corvin', text: 'Eleven. Twelve. Two?' },
    { at: 11.3, who: 'narrator', text: "Somebody had stolen one o'clock." },
    { at: 15, who: 'narrator', text: 'So he hid, and waited.' },
    { at: 20.6, who: 'narrator', text: 'Wheel by wheel, the clock fell asleep.' },
    { at: 27.2, who: 'hush', text: 'Shh! The bell wakes my babies.' },
    { at: 32.7, who: 'narrator', text: 'One scarf was all it took.' },
    { at: 40.2, who: 'narrator', text: "Now one o'clock comes on tiptoe." },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 5,
      chords: ['Cm', 'Ab', 'Cm'],
      layers: ['organ'],
      tunes: [
        { on: 'cello', notes: 'C3:3 G2:2 | Ab2:3 C3:2 | C3:3 D3:2', loud: 64 },
        {
          on: 'celesta',
          notes: '-:5 | Eb5:1 C5:1 Ab4:1 C5:1 G4:1 | G4:1 Eb5:1 D5:1 C5:2',
          loud: 58,
        },
      ],
      drums: [{ on: 'claves', steps: 'x.o.o.o.o.', loud: 26 }],
    },
    {
      at: 7,
      seconds: 6.2,
      beats: 5,
      chords: ['Cm', 'Fm', 'G7'],
      layers: ['organ'],
      tunes: [
        {
          on: 'bassoon',
          notes: 'C3:1 Eb3:1 G3:1 Eb3:1 D3:1 | F3:1 Ab3:1 -:3 | B2:2 D3:2 -:1',
          loud: 66,
        },
        {
          on: 'celesta',
          notes: 'G4:1 C5:1 Eb5:1 D5:1 C5:1 | Ab4:1 C5:1 -:3 | G4:1 B4:1 D5:1 F5:2',
          loud: 60,
        },
        { on: 'timpani', notes: '-:7 G2:.5 C2:1.5 -:1 | -:5', loud: 66 },
      ],
      drums: [{ on: 'claves', steps: 'x.o.o.o.o.', loud: 24 }],
    },
    {
      at: 13.2,
      seconds: 6,
      beats: 5,
      chords: ['Abm', 'Fm', 'Bdim'],
      layers: ['shiver'],
      tunes: [
        { on: 'cello', notes: 'Ab2:5 | F2:3 Gb2:2 | B2:5', loud: 66 },
        { on: 'organ', notes: '-:5 | C4:3 B3:2 | D4:3 F4:2', loud: 46 },
        { on: 'celesta', notes: 'Eb5:1 -:4 | C5:1 -:1 B4:1 -:2 | F5:1 -:4', loud: 50 },
      ],
    },
    {
      at: 19.2,
      seconds: 6,
      beats: 5,
      chords: ['Cm', 'Eb', 'Fm', 'G'],
      layers: ['organ'],
      tunes: [
        {
          on: 'harp',
          notes:
            'C4:.5 G4:.5 C5:.5 Eb5:.5 G5:.5 Eb5:.5 C5:.5 G4:.5 Eb4:1 | Eb4:.5 Bb4:.5 Eb5:.5 G5:.5 Bb5:.5 G5:.5 Eb5:.5 Bb4:.5 G4:1 | F4:1 Ab4:1 C5:1 F5:2 | G4:2 D5:3',
          loud: 60,
        },
        { on: 'cello', notes: 'C3:5 | Eb3:5 | F3:3 Ab3:2 | G3:5', loud: 62 },
        {
          on: 'woodBlock',
          notes: 'C5:1 C5:1 C5:1 C5:1 C5:1 | C5:1 -:1 C5:1 -:2 | C5:1 -:4 | C5:1 -:4',
          loud: 44,
        },
      ],
    },
    {
      at: 25.2,
      seconds: 7,
      beats: 5,
      chords: ['Fm', 'Cm', 'Ab', 'Eb'],
      layers: ['glass'],
      tunes: [
        {
          on: 'musicbox',
          notes: '-:5 | G5:1 Eb5:1 D5:1 C5:2 | C5:1 Eb5:1 Ab5:1 G5:2 | G5:1 Bb5:1 G5:1 Eb5:2',
          loud: 64,
        },
        { on: 'cello', notes: 'F2:3 Ab2:2 | C3:5 | Ab2:5 | Eb3:5', loud: 52 },
      ],
    },
    {
      at: 32.2,
      seconds: 6,
      beats: 5,
      chords: ['Ab', 'Bb', 'Bbsus', 'Eb'],
      layers: ['warm'],
      tunes: [
        {
          on: 'harp',
          notes: 'Ab3:1 Eb4:1 Ab4:1 C5:2 | Bb3:1 F4:1 Bb4:1 D5:2 | -:5 | Eb4:1 G4:1 Bb4:1 Eb5:2',
          loud: 58,
        },
        {
          on: 'musicbox',
          notes: 'C6:1 Bb5:1 Ab5:1 Eb5:2 | D6:1 C6:1 Bb5:1 F5:2 | -:5 | G5:1 Bb5:1 Eb6:3',
          loud: 60,
        },
        { on: 'cello', notes: 'Ab2:5 | Bb2:5 | Bb2:3 -:2 | Eb3:5', loud: 54 },
      ],
    },
    {
      at: 38.2,
      seconds: 6,
      beats: 5,
      chords: ['Eb', 'Ab', 'Bb', 'Eb'],
      layers: ['organ', 'harp'],
      tunes: [
        {
          on: 'celesta',
          notes:
            'G5:1 Eb5:1 F5:1 G5:2 | Ab5:1 C6:1 Bb5:1 Ab5:2 | D6:1 C6:1 Bb5:1 F5:2 | Eb5:1 G5:1 Bb5:1 Eb6:2',
          loud: 64,
        },
        { on: 'cello', notes: 'Eb3:5 | Ab2:5 | Bb2:5 | Eb2:5', loud: 60 },
        { on: 'horn', notes: '-:5 | C4:5 | D4:5 | Eb4:5', loud: 46 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 7.5, gain: 0.09, pan: [-0.5, 0.5] },
    { kind: 'whoosh', at: 0.8, seconds: 1.6, from: 300, to: 900, gain: 0.14, pan: [0.8, -0.1] },
    caw(2.7),
    ...ticking(7.1, 3),
    { kind: 'creak', at: 9.6, seconds: 0.5, gain: 0.08 },
    { kind: 'thud', at: 9.75, seconds: 0.4, gain: 0.22 },
    { kind: 'bell', at: 9.8, seconds: 1.6, from: 262, gain: 0.12 },
    { kind: 'bell', at: 10.5, seconds: 1.6, from: 262, gain: 0.1 },
    caw(10.2, 0.08),
    ...ticking(13.3, 5, 0.07),
    { kind: 'rumble', at: 14.6, seconds: 4, gain: 0.1, pan: [-0.6, 0.5] },
    ...repeated(6, 0.5, { kind: 'tap', at: 14.8, seconds: 0.12, from: 420, gain: 0.1, pan: -0.2 }),
    { kind: 'whoosh', at: 17.5, seconds: 0.45, from: 1500, to: 450, gain: 0.26, pan: 0.3 },
    { kind: 'wind', at: 17.6, seconds: 2, gain: 0.07 },
    ...repeated(11, 0.48, {
      kind: 'whoosh',
      at: 19.3,
      seconds: 0.26,
      from: 420,
      to: 800,
      gain: 0.06,
    }),
    ...[21.2, 21.8, 22.5, 23.2, 23.8, 24.4].map(
      (at): SoundEffect => ({ kind: 'thud', at: at - 0.05, seconds: 0.25, gain: 0.1 }),
    ),
    ...repeated(5, 0.7, { kind: 'creak', at: 20.8, seconds: 0.4, gain: 0.05 }),
    squeak(26.7),
    caw(27.9, 0.04),
    ...repeated(3, 1.1, {
      kind: 'chirp',
      at: 29.4,
      seconds: 0.5,
      from: 240,
      to: 300,
      gain: 0.04,
      pan: 0.3,
    }),
    { kind: 'whoosh', at: 32.7, seconds: 0.6, from: 500, to: 1100, gain: 0.1 },
    { kind: 'creak', at: 33.7, seconds: 0.6, gain: 0.08, pan: 0.5 },
    ...ticking(34.5, 4, 0.08),
    { kind: 'thud', at: 35.85, seconds: 0.5, gain: 0.16 },
    { kind: 'shimmer', at: 36, seconds: 1.6, gain: 0.08 },
    squeak(37.1),
    { kind: 'wind', at: 38.2, seconds: 6, gain: 0.05 },
    { kind: 'bell', at: 40.4, seconds: 3, from: 311, gain: 0.05 },
    { kind: 'shimmer', at: 40.4, seconds: 2.4, gain: 0.07 },
    squeak(42.4),
  ],
}
