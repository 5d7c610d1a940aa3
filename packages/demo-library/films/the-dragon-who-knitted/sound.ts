import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** Wool leaving a small dragon: a soft puff of `seconds`. */
const woolPuff = (at: number, seconds: number): SoundEffect => ({
  kind: 'whoosh',
  at,
  seconds,
  from: 500,
  to: 900,
  gain: 0.14,
})
const hic = (at: number): SoundEffect => ({
  kind: 'chirp',
  at,
  seconds: 0.14,
  from: 520,
  to: 1150,
  gain: 0.12,
})
const squeak = (at: number, gain = 0.08): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.14, from: 900, to: 1500, gain },
  { kind: 'chirp', at: at + 0.18, seconds: 0.2, from: 1100, to: 1900, gain },
]

/** A six-eight jig in D whose fanfare trips over its own feet, and at last does not. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    king: { name: 'King Hob', pitch: 1.28, tempo: 0.98, formant: 'shifted' },
  },
  lines: [
    { at: 4.2, who: 'narrator', text: 'Purl was the castle dragon. A very small one.' },
    { at: 7.5, who: 'king', text: 'Dragon! Light the fire!' },
    { at: 11.1, who: 'narrator', text: 'But Purl breathed wool.' },
    { at: 15.2, who: 'narrator', text: 'Only wool. Every single time.' },
    { at: 20.1, who: 'narrator', text: 'Then winter blew, and put out every fire.' },
    { at: 26.1, who: 'narrator', text: 'No flame was left. But wool is warm.' },
    { at: 32.6, who: 'narrator', text: 'So Purl breathed, and breathed, and breathed.' },
    { at: 38.6, who: 'narrator', text: 'Even the towers got hats.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 6,
      chords: ['D', 'G', 'D', 'A', 'D'],
      layers: ['pad'],
      tunes: [
        {
          on: 'recorder',
          notes:
            '-:6 | B4:1 D5:1 G5:1 F#5:2 E5:1 | F#5:2 D5:1 A5:2 F#5:1 | E5:1 F#5:1 G5:1 E5:2 C#5:1 | D5:4 -:2',
          loud: 76,
        },
        {
          on: 'harp',
          notes:
            'D4 A4 D5 F#5 D5 A4 | G3 D4 G4 B4 G4 D4 | D4 A4 D5 F#5 D5 A4 | A3 E4 A4 C#5 A4 E4 | D4 A4 D5 F#5:3',
          loud: 62,
        },
      ],
      drums: [{ on: 'tambourine', steps: 'o..o.o', loud: 34 }],
    },
    {
      at: 7,
      seconds: 7.8,
      beats: 6,
      chords: ['D', 'A', 'D', 'Bdim', 'G', 'A'],
      layers: ['bass'],
      tunes: [
        {
          on: 'trumpet',
          notes:
            'D4:2 D4:1 F#4:2 A4:1 | E4:1 E4:1 E4:1 A4:3 | D4:2 F#4:1 A4:2 D5:1 | G#4:3 F4:2 D#4:1 | -:12',
          loud: 66,
        },
        { on: 'tuba', notes: '-:18 | -:3 F2:1.5 E2:1.5 | Eb2:2 D2:3 -:1 | -:6', loud: 82 },
        {
          on: 'harp',
          notes:
            'D4:3 A4:3 | A3:3 E4:3 | D4:3 A4:3 | -:6 | G3:1 B3:1 D4:1 G4:3 | A3:1 C#4:1 E4:1 A4:3',
          loud: 56,
        },
        { on: 'recorder', notes: '-:24 | B4:2 -:1 G4:2 -:1 | E4:3 -:3', loud: 70 },
      ],
      drums: [{ on: 'snare', steps: 'o..ooo', loud: 26 }],
    },
    {
      at: 14.8,
      seconds: 4.6,
      beats: 6,
      chords: ['Bm', 'G', 'Em'],
      layers: ['warm'],
      tunes: [
        { on: 'recorder', notes: 'B4:2 D5:1 F#5:3 | E5:2 D5:1 B4:3 | G4:2 F#4:1 E4:3', loud: 58 },
        {
          on: 'harp',
          notes: 'B3:1 F#4:1 B4:1 D5:3 | G3:1 D4:1 G4:1 B4:3 | E3:1 B3:1 E4:1 G4:3',
          loud: 52,
        },
      ],
    },
    {
      at: 19.4,
      seconds: 6.0,
      beats: 6,
      chords: ['Em', 'C', 'Em', 'F#m'],
      layers: ['shiver', 'bass'],
      tunes: [
        { on: 'clarinet', notes: 'E4:3 G4:3 | C4:3 E4:3 | B3:2 C4:1 B3:3 | A3:3 C#4:3', loud: 58 },
        { on: 'recorder', notes: '-:12 | E5:2 F5:1 E5:3 | C#5:6', loud: 50 },
      ],
    },
    {
      at: 25.4,
      seconds: 6.8,
      beats: 6,
      chords: ['G', 'D', 'Em', 'A', 'D'],
      layers: ['warm'],
      tunes: [
        {
          on: 'harp',
          notes:
            'G3 D4 G4 B4 G4 D4 | D4 A4 D5 F#5 D5 A4 | E3 B3 E4 G4 E4 B3 | A3 E4 A4 C#5 A4 E4 | D4 F#4 A4 D5:3',
          loud: 62,
        },
        {
          on: 'recorder',
          notes: '-:6 | D5:2 E5:1 F#5:3 | G5:1 F#5:1 E5:1 B4:3 | C#5:2 D5:1 E5:3 | F#5:3 A5:3',
          loud: 66,
        },
        { on: 'pizz', notes: '-:12 | E3:3 B3:3 | A3:3 E4:3 | D4:1 F#4:1 A4:1 D5:3', loud: 60 },
      ],
      runs: [
        { at: 4.5, on: 'harp', notes: ['A4', 'C#5', 'E5', 'A5', 'C#6', 'E6'], gap: 0.07, loud: 60 },
      ],
    },
    {
      at: 32.2,
      seconds: 5.4,
      beats: 6,
      chords: ['D', 'G', 'Bm', 'A'],
      layers: ['pad', 'pizz'],
      tunes: [
        {
          on: 'recorder',
          notes:
            'F#5:1 G5:1 A5:1 D6:2 A5:1 | B5:1 A5:1 G5:1 D5:3 | F#5:1 E5:1 D5:1 B4:2 D5:1 | C#5:1 D5:1 E5:1 A5:3',
          loud: 78,
        },
        {
          on: 'harp',
          notes:
            'D4 A4 D5 F#5 D5 A4 | G3 D4 G4 B4 G4 D4 | B3 F#4 B4 D5 B4 F#4 | A3 E4 A4 C#5 A4 E4',
          loud: 64,
        },
        { on: 'horn', notes: 'D4:6 | G3:6 | B3:6 | A3:6', loud: 50 },
      ],
      drums: [
        { on: 'tambourine', steps: 'x.ox.o', loud: 44 },
        { on: 'snare', steps: 'o..o.o', loud: 22 },
      ],
    },
    {
      at: 37.6,
      seconds: 6.6,
      beats: 6,
      chords: ['D', 'G', 'A', 'D', 'D'],
      layers: ['pad', 'bass'],
      tunes: [
        {
          on: 'trumpet',
          notes: 'D4:2 D4:1 F#4:2 A4:1 | B4:2 G4:1 D5:3 | C#5:2 B4:1 A4:3 | D5:6 | -:6',
          loud: 66,
        },
        {
          on: 'recorder',
          notes:
            'D5:2 D5:1 F#5:2 A5:1 | B5:2 G5:1 D6:3 | C#6:2 B5:1 A5:2 C#6:1 | D6:6 | D6:1 -:1 A5:1 D6:3',
          loud: 72,
        },
        {
          on: 'harp',
          notes:
            'D4 A4 D5 F#5 D5 A4 | G3 D4 G4 B4 G4 D4 | A3 E4 A4 C#5 A4 E4 | D4 A4 D5 F#5 A5 D6 | D6:6',
          loud: 62,
        },
        { on: 'tuba', notes: '-:18 | D2:3 A2:3 | D2:3 -:3', loud: 62 },
      ],
      drums: [{ on: 'tambourine', steps: 'x..o.o', loud: 38 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0.0, seconds: 7.5, gain: 0.06, pan: [-0.5, 0.5] },
    { kind: 'whoosh', at: 4.6, seconds: 1.4, from: 300, to: 1200, gain: 0.1 },
    woolPuff(5.9, 0.9),
    { kind: 'whoosh', at: 9.0, seconds: 1.2, from: 1400, to: 500, gain: 0.12 },
    woolPuff(10.3, 2.2),
    { kind: 'thud', at: 10.9, seconds: 0.3, gain: 0.07 },
    { kind: 'chirp', at: 12.6, seconds: 0.12, from: 380, to: 1300, gain: 0.16 },
    ...repeated(4, 0.34, { kind: 'tap', at: 12.9, seconds: 0.08, gain: 0.1 }),
    ...squeak(13.3, 0.05),
    ...squeak(14.0, 0.05),
    hic(15.35),
    hic(16.35),
    { kind: 'shimmer', at: 17.9, seconds: 1, gain: 0.06 },
    { kind: 'wind', at: 18.1, seconds: 8.6, gain: 0.2, pan: [-0.7, 0.6] },
    ...[20.1, 20.8, 21.5, 22.4].map(
      (at): SoundEffect => ({ kind: 'whoosh', at, seconds: 0.5, from: 1500, to: 400, gain: 0.22 }),
    ),
    ...repeated(5, 0.34, { kind: 'tap', at: 23.0, seconds: 0.08, gain: 0.07, pan: -0.5 }),
    { kind: 'wind', at: 26.2, seconds: 6.4, gain: 0.08 },
    { kind: 'whoosh', at: 26.5, seconds: 0.9, from: 1200, to: 500, gain: 0.1 },
    woolPuff(27.3, 2.4),
    ...repeated(14, 0.165, { kind: 'tap', at: 27.4, seconds: 0.05, from: 2200, gain: 0.07 }),
    { kind: 'shimmer', at: 29.9, seconds: 1.6, gain: 0.12 },
    ...squeak(30.4, 0.09),
    { kind: 'shimmer', at: 31.6, seconds: 0.9, gain: 0.08 },
    ...repeated(4, 1.3, {
      kind: 'whoosh',
      at: 32.3,
      seconds: 1.1,
      from: 500,
      to: 1700,
      gain: 0.13,
    }),
    ...repeated(6, 0.3, { kind: 'chirp', at: 37.9, seconds: 0.12, from: 420, to: 1150, gain: 0.1 }),
    ...squeak(42.2, 0.06),
    { kind: 'bell', at: 43.4, seconds: 1.1, from: 1175, gain: 0.08 },
  ],
}
