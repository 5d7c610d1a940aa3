import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** One syllable of Bolt's beeps, gliding between two pitches in hertz. */
const beep = (at: number, from: number, to: number, seconds = 0.16): SoundEffect => ({
  kind: 'chirp',
  at,
  seconds,
  from,
  to,
  gain: 0.1,
})
const asks = (at: number) => [beep(at, 620, 700), beep(at + 0.2, 700, 1080, 0.24)]
const sighs = (at: number) => [beep(at, 640, 520, 0.26), beep(at + 0.34, 480, 320, 0.4)]
const cheers = (at: number) => [
  beep(at, 700, 900, 0.12),
  beep(at + 0.15, 880, 1100, 0.12),
  beep(at + 0.3, 1050, 1500, 0.3),
]

/** Vibraphone steps in E minor that open into G major when something green grows. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 4.1, who: 'narrator', text: 'All night long, Bolt washed the windows of the city.' },
    { at: 8.1, who: 'narrator', text: 'Then the wind brought him a picture.' },
    { at: 11.1, who: 'narrator', text: 'What was this color?' },
    { at: 14.4, who: 'narrator', text: 'He looked, and looked. But it was nowhere.' },
    { at: 20.4, who: 'narrator', text: 'The lift was closed. His lamp grew faint.' },
    { at: 26.7, who: 'narrator', text: 'But a seed in his brush began to drink.' },
    { at: 31.2, who: 'narrator', text: 'Hello, green.' },
    { at: 37.2, who: 'narrator', text: 'And one by one, the windows opened.' },
  ],
  music: [
    {
      at: 0,
      seconds: 7.5,
      chords: ['Em', 'Cmaj7', 'G'],
      layers: ['warm', 'glass'],
      tunes: [
        {
          on: 'vibes',
          notes:
            'E4:.5 B4:.5 E5:.5 G5:.5 F#5:.5 E5:.5 B4:.5 G4:.5 | C5:.5 E5:.5 G5:.5 B5:.5 G5:.5 E5:.5 B4:.5 G4:.5 | G4:.5 B4:.5 D5:.5 G5:.5 F#5:.5 D5:.5 B4:.5 G4:.5',
          loud: 62,
        },
        { on: 'ocarina', notes: '-:2 B5:2 | G5:1 A5:1 B5:2 | D5:4', loud: 58 },
      ],
    },
    {
      at: 7.5,
      seconds: 6.5,
      chords: ['Am', 'Em', 'Cmaj7'],
      layers: ['glass', 'bass'],
      tunes: [
        {
          on: 'vibes',
          notes: 'A4:1 E5:1 C5:2 | E4:1 B4:1 G4:2 | C5:.5 E5:.5 G5:.5 B5:.5 D6:2',
          loud: 60,
        },
        { on: 'ocarina', notes: '-:4 | B5:1 G5:1 A5:2 | B5:1 D6:3', loud: 54 },
      ],
    },
    {
      at: 14,
      seconds: 6,
      chords: ['Em', 'D', 'Cmaj7'],
      layers: ['motor', 'warm', 'bass'],
      tunes: [
        {
          on: 'vibes',
          notes:
            'E5:.5 B4:.5 G5:.5 B4:.5 E5:.5 B4:.5 F#5:.5 B4:.5 | D5:.5 A4:.5 F#5:.5 A4:.5 D5:.5 A4:.5 E5:.5 A4:.5 | C5:.5 G4:.5 E5:.5 G4:.5 B5:2',
          loud: 64,
        },
      ],
      drums: [
        { on: 'brush', steps: 'o.o.x.o.', loud: 44 },
        { on: 'shaker', steps: 'oooooooo', loud: 32 },
      ],
    },
    {
      at: 20,
      seconds: 6.5,
      chords: ['Am', 'Em', 'Bsus'],
      layers: ['glass', 'warm'],
      tunes: [
        { on: 'ocarina', notes: 'E5:2 C5:2 | B4:3 -:1 | F#4:2 -:2', loud: 52 },
        { on: 'vibes', notes: 'A4:4 | G4:4 | F#4:2 E4:2', loud: 50 },
      ],
    },
    {
      at: 26.5,
      seconds: 7.5,
      chords: ['C', 'D', 'G', 'G'],
      layers: ['warm', 'choir', 'harp'],
      tunes: [
        {
          on: 'vibes',
          notes:
            'C5:1 E5:1 G5:2 | D5:1 F#5:1 A5:2 | B5:.5 G5:.5 D6:1 B5:2 | G5:.5 B5:.5 D6:.5 G6:.5 D6:2',
          loud: 66,
        },
        { on: 'ocarina', notes: '-:4 | -:2 A5:2 | B5:1 G5:1 A5:1 D6:1 | B5:4', loud: 62 },
      ],
      runs: [
        {
          at: 3.6,
          on: 'harp',
          notes: ['G4', 'B4', 'D5', 'G5', 'B5', 'D6', 'G6'],
          gap: 0.08,
          loud: 62,
        },
      ],
    },
    {
      at: 34,
      seconds: 8,
      chords: ['G', 'Em', 'C', 'G'],
      layers: ['pad', 'choir', 'harp', 'bass', 'sparkle'],
      tunes: [
        {
          on: 'ocarina',
          notes: 'B5:1 G5:1 A5:2 | B5:1 D6:1 B5:2 | C6:1 B5:1 G5:2 | G5:4',
          loud: 66,
        },
        {
          on: 'vibes',
          notes:
            'G4:.5 D5:.5 G5:.5 B5:.5 D6:2 | E5:.5 G5:.5 B5:.5 E6:.5 B5:2 | C5:.5 E5:.5 G5:.5 C6:.5 E6:2 | D5:.5 G5:.5 B5:.5 D6:.5 G6:2',
          loud: 64,
        },
      ],
    },
  ],
  effects: [
    { kind: 'crackle', at: 0, seconds: 26.5, gain: 0.035 },
    { kind: 'wind', at: 0, seconds: 20, gain: 0.04, pan: [-0.4, 0.4] },
    { kind: 'whoosh', at: 0.8, seconds: 2.4, from: 400, to: 1300, gain: 0.14, pan: [-0.8, 0.8] },
    ...repeated(4, 0.62, {
      kind: 'whoosh',
      at: 3.4,
      seconds: 0.3,
      from: 1800,
      to: 900,
      gain: 0.08,
    }),
    { kind: 'whoosh', at: 6.2, seconds: 1.1, from: 700, to: 1900, gain: 0.16, pan: [0.8, -0.2] },
    ...asks(7),
    ...repeated(5, 0.31, { kind: 'tap', at: 7.6, seconds: 0.06, gain: 0.05, pan: -0.4 }),
    ...asks(10.2),
    ...asks(13),
    { kind: 'rumble', at: 14.1, seconds: 5, gain: 0.05 },
    ...asks(14.2),
    ...asks(17.6),
    ...sighs(19),
    { kind: 'thud', at: 20.3, gain: 0.14, pan: 0.5 },
    ...sighs(23.6),
    { kind: 'tap', at: 25.2, seconds: 0.12, gain: 0.16 },
    { kind: 'tap', at: 27.5, seconds: 0.08, gain: 0.14 },
    { kind: 'splash', at: 27.55, seconds: 0.5, gain: 0.12 },
    ...repeated(9, 0.26, { kind: 'tap', at: 27.8, seconds: 0.06, from: 1600, gain: 0.07 }),
    { kind: 'shimmer', at: 29.6, seconds: 3.4, gain: 0.16 },
    ...cheers(32.4),
    { kind: 'shimmer', at: 34.2, seconds: 2.4, gain: 0.1 },
    ...repeated(6, 0.42, { kind: 'creak', at: 36.2, seconds: 0.25, gain: 0.04 }),
    ...repeated(6, 0.42, { kind: 'bell', at: 36.35, seconds: 0.9, from: 1568, gain: 0.05 }),
    ...cheers(40),
    { kind: 'bell', at: 40.8, seconds: 1.2, from: 784, gain: 0.1 },
  ],
}
