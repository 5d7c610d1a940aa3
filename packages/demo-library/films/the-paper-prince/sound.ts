import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** Paper that is moved by hand. */
const rustle = (at: number, seconds: number, gain = 0.1): SoundEffect => ({
  kind: 'crackle',
  at,
  seconds,
  gain,
})
/** A real drop on paper. */
const plip = (at: number, pan = 0): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.09, from: 1900, to: 700, gain: 0.2, pan },
  { kind: 'splash', at: at + 0.02, seconds: 0.25, gain: 0.1, pan },
]
const giggle = (at: number, pan: number): SoundEffect[] =>
  repeated(3, 0.16, { kind: 'chirp', at, seconds: 0.1, from: 880, to: 1250, gain: 0.06, pan })

/** A minuet in G for dulcimer, glockenspiel and plucked strings that gets caught in the rain. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.94, formant: 'kept' },
    prince: { name: 'The Prince', pitch: 1.4, tempo: 0.98, formant: 'shifted' },
  },
  lines: [
    { at: 4.5, who: 'narrator', text: 'In a paper theater lived a paper prince.' },
    { at: 8, who: 'narrator', text: 'Far across the sea, somebody waved.' },
    { at: 11.7, who: 'narrator', text: 'But paper is afraid of water.' },
    { at: 17.6, who: 'narrator', text: 'Silly prince! The sea is paper, too.' },
    { at: 24.5, who: 'narrator', text: 'But that was not paper.' },
    { at: 28.9, who: 'prince', text: 'Hold on! I am coming!' },
    { at: 33.4, who: 'narrator', text: 'He got very wet. He did not mind at all.' },
    { at: 38.7, who: 'narrator', text: 'And in the morning, they dried together.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7,
      beats: 3,
      chords: ['G', 'D', 'G', 'C', 'D'],
      layers: [],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'G4:1 B4:.5 D5:.5 G5:1 | F#5:.5 E5:.5 D5:1 A4:1 | B4:1 D5:.5 B4:.5 G4:1 | C5:.5 D5:.5 E5:1 C5:1 | A4:1 D5:2',
          loud: 78,
        },
        {
          on: 'dulcimer',
          notes: 'G3:2 B3:1 | D3:2 F#3:1 | G3:2 D3:1 | C3:2 E3:1 | D3:3',
          loud: 60,
        },
        { on: 'glock', notes: '-:6 | G5:1 -:2 | E6:1 -:2 | F#6:1 -:2', loud: 46 },
      ],
    },
    {
      at: 7,
      seconds: 6.4,
      beats: 3,
      chords: ['G', 'Em', 'C', 'B7'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'D5:1 G4:.5 A4:.5 B4:.5 C5:.5 | D5:1 G4:1 G4:1 | E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 | D#5:1 B4:1 -:1',
          loud: 74,
        },
        { on: 'glock', notes: 'D6:1 -:1 D6:1 | G6:1 -:2 | -:3 | -:3', loud: 44 },
      ],
    },
    {
      at: 13.4,
      seconds: 6.8,
      beats: 3,
      chords: ['Em', 'Am', 'D', 'G'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'bassoon',
          notes: 'E3:1 B3:.5 A3:.5 G3:1 | A3:1 E3:1 C3:1 | D3:1 F#3:1 A3:1 | G3:1 -:2',
          loud: 64,
        },
        {
          on: 'dulcimer',
          notes:
            'B4:.5 -:.5 G4:.5 -:.5 E4:.5 -:.5 | C5:.5 -:.5 A4:.5 -:.5 E4:.5 -:.5 | A4:1 -:1 D5:1 | G5:.5 F#5:.5 E5:.5 D5:.5 C5:.5 B4:.5',
          loud: 70,
        },
        { on: 'glock', notes: '-:8 F#6:1 | G6:.5 -:.5 B6:.5 -:1.5', loud: 48 },
      ],
    },
    {
      at: 20.2,
      seconds: 5.6,
      beats: 3,
      chords: ['G', 'C', 'D', 'Ddim'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'dulcimer',
          notes: 'D5:1 G4:.5 A4:.5 B4:.5 C5:.5 | E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 | -:3 | -:3',
          loud: 78,
        },
        { on: 'strings', notes: 'B4:3 | C5:3 | A4:3 | G#4:3', loud: 40 },
        { on: 'glock', notes: 'G5:1 B5:1 D6:1 | C6:1 E6:1 G6:1 | -:6', loud: 46 },
      ],
    },
    {
      at: 25.8,
      seconds: 7,
      beats: 3,
      chords: ['Em', 'Cm', 'G', 'D'],
      layers: ['shiver', 'bass'],
      tunes: [
        { on: 'cello', notes: 'E3:2 G3:1 | C3:2 Eb3:1 | D3:1 G3:1 B3:1 | A3:1 D4:2', loud: 66 },
        {
          on: 'dulcimer',
          notes:
            'E4:.5 G4:.5 B4:.5 E5:.5 B4:.5 G4:.5 | Eb4:.5 G4:.5 C5:.5 Eb5:.5 C5:.5 G4:.5 | D4:.5 G4:.5 B4:.5 D5:.5 G5:.5 B5:.5 | A5:.5 F#5:.5 D5:.5 F#5:.5 A5:.5 D6:.5',
          loud: 68,
        },
        { on: 'horn', notes: '-:6 | G3:1 B3:1 D4:1 | F#4:3', loud: 62 },
      ],
    },
    {
      at: 32.8,
      seconds: 4.2,
      beats: 3,
      chords: ['Cmaj7', 'D', 'G'],
      layers: ['pad'],
      tunes: [
        { on: 'glock', notes: 'E5:1 G5:1 B5:1 | A5:1 F#5:1 D5:1 | G5:2 -:1', loud: 50 },
        { on: 'violin', notes: 'E4:2 G4:1 | F#4:2 A4:1 | B4:3', loud: 52 },
        { on: 'pizz', notes: 'C3:1 -:2 | D3:1 -:2 | G3:1 -:2', loud: 58 },
      ],
    },
    {
      at: 37,
      seconds: 6.6,
      beats: 3,
      chords: ['G', 'C', 'D', 'G'],
      layers: ['pizz', 'pad'],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'D5:1 G4:.5 A4:.5 B4:.5 C5:.5 | E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 | G5:1 A5:.5 F#5:.5 D5:1 | G5:2 -:1',
          loud: 78,
        },
        {
          on: 'glock',
          notes:
            'B5:1 -:1 D6:1 | G6:1 E6:1 C6:1 | B5:1 C6:.5 A5:.5 F#5:1 | G5:.5 B5:.5 D6:.5 G6:1.5',
          loud: 50,
        },
        { on: 'violin', notes: 'B4:3 | C5:3 | D5:2 C5:1 | B4:3', loud: 50 },
      ],
    },
  ],
  effects: [
    ...repeated(9, 0.14, { kind: 'tap', at: 0.4, seconds: 0.07, from: 1400, gain: 0.08 }),
    { kind: 'creak', at: 4, seconds: 1.6, gain: 0.07 },
    rustle(4.1, 1.9, 0.16),
    ...repeated(6, 0.25, { kind: 'tap', at: 4.9, seconds: 0.06, gain: 0.09, pan: -0.5 }),
    rustle(7, 6.2, 0.035),
    ...repeated(3, 0.5, { kind: 'bell', at: 7.4, seconds: 0.7, from: 1568, gain: 0.07, pan: 0.6 }),
    { kind: 'splash', at: 11.05, seconds: 0.7, gain: 0.18, pan: -0.3 },
    rustle(11.1, 0.5, 0.2),
    { kind: 'chirp', at: 11.4, seconds: 0.25, from: 600, to: 1300, gain: 0.12, pan: -0.4 },
    ...giggle(14, 0.2),
    rustle(13.8, 0.5, 0.14),
    ...giggle(15.8, 0.2),
    ...repeated(2, 0.3, { kind: 'tap', at: 16.95, seconds: 0.07, from: 700, gain: 0.24 }),
    { kind: 'shimmer', at: 17.5, seconds: 1.2, gain: 0.08 },
    { kind: 'whoosh', at: 18, seconds: 1.3, from: 400, to: 1000, gain: 0.1, pan: [0.7, -0.1] },
    rustle(18, 1.2, 0.14),
    { kind: 'thud', at: 19.95, seconds: 0.3, gain: 0.14 },
    rustle(20.2, 5.4, 0.04),
    ...plip(22.85, 0.2),
    ...plip(24.05),
    ...plip(25.05, -0.3),
    { kind: 'rumble', at: 24.3, seconds: 2.4, gain: 0.1 },
    { kind: 'crackle', at: 25.8, seconds: 11.2, gain: 0.14 },
    { kind: 'wind', at: 25.8, seconds: 11, gain: 0.07 },
    ...repeated(14, 0.43, {
      kind: 'chirp',
      at: 26.1,
      seconds: 0.07,
      from: 1700,
      to: 800,
      gain: 0.05,
    }),
    { kind: 'whoosh', at: 29.7, seconds: 1, from: 400, to: 1300, gain: 0.16 },
    ...repeated(5, 0.3, { kind: 'splash', at: 30.7, seconds: 0.25, gain: 0.12 }),
    { kind: 'shimmer', at: 32.1, seconds: 1.4, gain: 0.1 },
    ...giggle(34.4, 0.2),
    ...giggle(35.3, -0.2),
    ...repeated(4, 0.9, { kind: 'creak', at: 37.4, seconds: 0.4, gain: 0.03 }),
    { kind: 'shimmer', at: 37.3, seconds: 2, gain: 0.07 },
    rustle(40.4, 0.4, 0.12),
    ...giggle(40.8, -0.2),
    { kind: 'bell', at: 42.3, seconds: 1.2, from: 1568, gain: 0.08 },
  ],
}
