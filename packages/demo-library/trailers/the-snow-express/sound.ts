import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** D major in four, with the sleigh bells galloping from the whistle on, and a silence before the
 *  one big chord. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    pilou: { name: 'Pilou', pitch: 1.55, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 0.5, who: 'narrator', text: 'The first star of winter.' },
    { at: 2.75, who: 'pilou', text: 'All aboard!' },
    { at: 6.2, who: 'narrator', text: 'One small train must carry it over the mountain.' },
    { at: 14.4, who: 'narrator', text: 'If the mountain will let it.' },
    { at: 17.35, who: 'pilou', text: 'Hold on tight!' },
    { at: 21.05, who: 'narrator', text: 'The Snow Express. Coming soon.' },
  ],
  music: [
    {
      at: 0,
      seconds: 5.4,
      chords: ['Bm', 'G'],
      layers: ['shiver'],
      tunes: [
        { on: 'dulcimer', notes: 'F#5:1 B5 A5 F#5 | G5 D5 A5:2', loud: 60 },
        { on: 'horn', notes: '-:4 | D4:2 A4:2', loud: 58 },
      ],
      drums: [{ on: 'tambourine', steps: 'o...o...', loud: 34 }],
    },
    {
      at: 5.4,
      seconds: 5.6,
      chords: ['D', 'A', 'G', 'A'],
      layers: ['gallop', 'pad', 'bass'],
      tunes: [
        {
          on: 'horn',
          notes: 'D4 A4 A4:1.5 B4:.5 | A4:1 E4 C#5:2 | B4 D5 D5:1.5 E5:.5 | C#5:2 E5:2',
          loud: 84,
        },
        { on: 'violin', notes: '-:8 | B5:2 D6:2 | C#6:2 E6:2', loud: 56 },
      ],
      runs: [
        { at: 0, on: 'glock', notes: ['A6', 'B6', 'C#7', 'D7', 'F#7', 'A7'], gap: 0.06, loud: 40 },
      ],
      drums: [{ on: 'tambourine', steps: 'xoxoxoxo', loud: 56 }],
    },
    {
      at: 11,
      seconds: 3.4,
      chords: ['Bm', 'F#'],
      layers: ['gallop', 'bass'],
      tunes: [
        { on: 'brass', notes: 'B3 F#4 F#4:1.5 G4:.5 | F#4:2 C#5:2', loud: 80 },
        { on: 'horn', notes: 'B4:2 D5:2 | A#4:2 C#5:2', loud: 70 },
      ],
      drums: [
        { on: 'tambourine', steps: 'xoxoxoxo', loud: 66 },
        { on: 'kick', steps: 'x...x...', loud: 60 },
      ],
    },
    {
      at: 14.4,
      seconds: 4.2,
      chords: ['Em', 'C', 'F#7'],
      layers: ['shiver', 'gallop'],
      tunes: [
        { on: 'brass', notes: 'E3:4 | C3:4 | F#3:4', loud: 76 },
        { on: 'strings', notes: 'E5 F#5 G5 A5 | G5 A5 B5 C6 | A#5 C#6 E6 F#6', loud: 70 },
      ],
      drums: [{ on: 'tambourine', steps: 'xoxoxoxo', loud: 70 }],
      runs: [
        {
          at: 3.4,
          on: 'timpani',
          notes: ['F#2', 'F#2', 'F#2', 'F#2', 'F#2', 'F#2'],
          gap: 0.12,
          loud: 84,
        },
      ],
    },
    {
      at: 19.75,
      seconds: 4.25,
      chords: ['D', 'G', 'D'],
      layers: ['pad', 'choir', 'bass', 'sparkle'],
      tunes: [
        { on: 'brass', notes: 'D4:4 | B3:2 D4:2 | D4:4', loud: 92 },
        { on: 'horn', notes: 'D4 A4 A4:1.5 B4:.5 | B4:2 D5:2 | D5:4', loud: 92 },
        { on: 'trumpet', notes: 'F#5:4 | G5:4 | A5:4', loud: 72 },
        { on: 'timpani', notes: 'D2:4 | G2:4 | D2:4', loud: 96 },
      ],
      runs: [
        {
          at: 0,
          on: 'harp',
          notes: ['D4', 'F#4', 'A4', 'D5', 'F#5', 'A5', 'D6', 'F#6'],
          gap: 0.05,
          loud: 66,
        },
        { at: 1.7, on: 'glock', notes: ['D7', 'F#7', 'A7', 'D8'], gap: 0.1, loud: 44 },
      ],
      drums: [
        { on: 'crash', steps: 'x...', loud: 74 },
        { on: 'tambourine', steps: 'x.o.o.o.', loud: 46 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 5.4, gain: 0.1 },
    { kind: 'shimmer', at: 0.2, seconds: 2.4, gain: 0.12, pan: -0.3 },
    { kind: 'chirp', at: 4.02, seconds: 0.9, from: 2300, to: 2450, gain: 0.2, pan: 0.2 },
    { kind: 'chirp', at: 4.04, seconds: 0.9, from: 2750, to: 2900, gain: 0.12, pan: 0.2 },
    { kind: 'whoosh', at: 4.5, seconds: 0.9, from: 500, to: 1800, gain: 0.24, pan: 0.4 },
    ...repeated(14, 0.38, { kind: 'tap', at: 5.5, seconds: 0.2, gain: 0.26, pan: 0.1 }),
    { kind: 'rumble', at: 5.4, seconds: 5.8, gain: 0.16 },
    ...repeated(18, 0.19, { kind: 'tap', at: 11, seconds: 0.16, gain: 0.3 }),
    { kind: 'rumble', at: 11, seconds: 3.6, gain: 0.26 },
    { kind: 'whoosh', at: 13, seconds: 1.6, from: 400, to: 2400, gain: 0.36, pan: [0, -0.6] },
    { kind: 'rumble', at: 15, seconds: 3.8, gain: 0.36 },
    ...repeated(10, 0.27, { kind: 'thud', at: 15.5, seconds: 0.4, gain: 0.24, pan: 0.3 }),
    { kind: 'wind', at: 18.5, seconds: 1.4, gain: 0.14 },
    { kind: 'chirp', at: 18.9, seconds: 0.8, from: 620, to: 660, gain: 0.2 },
    { kind: 'chirp', at: 18.92, seconds: 0.8, from: 780, to: 830, gain: 0.16 },
    { kind: 'thud', at: 19.75, seconds: 0.9, gain: 0.5 },
    { kind: 'whoosh', at: 19.6, seconds: 1.6, from: 300, to: 3200, gain: 0.5 },
    { kind: 'splash', at: 19.75, seconds: 1.5, gain: 0.26 },
    { kind: 'shimmer', at: 20.2, seconds: 3.4, gain: 0.16 },
  ],
}
