import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated, type SoundEffect } from '@starnest/film-kit/score/sound-effect'

/** Seconds of a beat: 96 a minute, four bars. */
export const BEAT = 0.625

/** The rap in eighths and sixteenths of four bars, x for a syllable: the mouth follows it. */
export const FLOW = [
  '....x.xxx.x.xxx.',
  'x.xxx.x.xxx.x...',
  'x.xxx.xxx.x.x.x.',
  'x.x.xxx.x.......',
] as const

const scratch = (at: number): SoundEffect[] => [
  { kind: 'chirp', at, seconds: 0.1, from: 700, to: 260, gain: 0.12, pan: 0.4 },
  { kind: 'whoosh', at, seconds: 0.14, from: 900, to: 2600, gain: 0.3, pan: 0.4 },
  { kind: 'whoosh', at: at + 0.15, seconds: 0.12, from: 2400, to: 800, gain: 0.3, pan: 0.4 },
]

/** Boom-bap: dusty vibes, round bass, a flute sample, and a scratch between bars. */
export const sound: FilmSound = {
  voices: {},
  lines: [],
  music: [
    {
      at: 0,
      seconds: 10,
      beats: 4,
      chords: ['Dm7', 'Gm7', 'Dm7', 'A7'],
      tunes: [
        {
          on: 'electricBass',
          notes: 'D2:1.5 D2:.5 - F2:.5 A2:.5 | G2:1.5 G2:.5 - Bb2:.5 D3:.5',
          loud: 104,
        },
        {
          on: 'electricBass',
          notes: '-:8 | D2:1.5 D2:.5 - F2:.5 A2:.5 | A2:1.5 A2:.5 C#3 D2:1',
          loud: 104,
        },
        { on: 'vibes', notes: 'F5:.5 A5:1 C6:1 A5:1.5 | Bb5:.5 D6:1 F6:1 D6:1.5', loud: 62 },
        { on: 'vibes', notes: '-:8 | F5:.5 A5:1 C6:1 A5:1.5 | E5:.5 G5:1 C#6:1 D6:1.5', loud: 62 },
        {
          on: 'jazzGuitar',
          notes: '- D4:.5 -:.5 - F4:.5 -:.5 | - G4:.5 -:.5 - Bb4:.5 -:.5',
          loud: 66,
        },
        {
          on: 'jazzGuitar',
          notes: '-:8 - D4:.5 -:.5 - F4:.5 -:.5 | - E4:.5 -:.5 - A4:.5 -:.5',
          loud: 66,
        },
        {
          on: 'flute',
          notes: '-:8 D6:.5 C6:.5 A5:1 F5:.5 G5:.5 A5:1 | G5:.5 E5:.5 C#5:1 D5:2',
          loud: 54,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x..x..x...x.....', loud: 100 },
        { on: 'snare', steps: '....x.......x...', loud: 92 },
        { on: 'hat', steps: 'x.xox.x.x.xox.xo', loud: 44 },
        { on: 'rim', steps: '.......o.......o', loud: 40 },
        { on: 'shaker', steps: 'o.o.o.o.o.o.o.o.', loud: 26 },
      ],
    },
  ],
  effects: [
    ...scratch(0.08),
    ...scratch(4.72),
    ...scratch(9.05),
    ...repeated(2, 0.3125, {
      kind: 'chirp',
      at: 4.4,
      seconds: 0.1,
      from: 300,
      to: 620,
      gain: 0.08,
    }),
    { kind: 'thud', at: 9.375, seconds: 0.5, gain: 0.25 },
  ],
}
