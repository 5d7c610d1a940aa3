import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Driving eighths of the electric bass under one chord a bar. */
export const chug = (roots: readonly string[]): string =>
  roots.map((root) => Array.from({ length: 8 }, () => `${root}:.5`).join(' ')).join(' | ')

/** 160 beats a minute in D: a drive of guitar and piano, and a tune that the choir lifts. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' },
    miko: { name: 'Miko', pitch: 1.42, tempo: 1, formant: 'shifted' },
  },
  lines: [
    { at: 2.6, who: 'narrator', text: 'One comet. One night. One promise.' },
    { at: 6.5, who: 'miko', text: 'I promised Grandpa: when it comes, I ring the bell.' },
    { at: 13, who: 'narrator', text: 'The comet had a head start.' },
    { at: 18.5, who: 'narrator', text: 'Grandpa had waited for sixty years.' },
    { at: 23.6, who: 'miko', text: 'Uh-oh.' },
    { at: 27.3, who: 'narrator', text: 'For one moment, it was a tie.' },
    { at: 34.8, who: 'miko', text: 'Grandpa! Look up!' },
    { at: 38.4, who: 'narrator', text: 'And the whole town turned out its lights to see.' },
  ],
  music: [
    {
      at: 0,
      seconds: 6,
      chords: ['D', 'A', 'Bm', 'G'],
      layers: ['piano', 'warm'],
      tunes: [
        { on: 'guitar', notes: chug(['D3', 'A2', 'B2', 'G2']), loud: 50 },
        {
          on: 'piano',
          notes: 'A5:1.5 F#5:.5 D5:2 | E5:1.5 C#5:.5 A4:2 | D5:1 E5:1 F#5:2 | G5:2 A5:2',
          loud: 66,
        },
      ],
      runs: [
        {
          at: 1.5,
          on: 'glock',
          notes: ['D5', 'F#5', 'A5', 'D6', 'F#6', 'A6'],
          gap: 0.07,
          loud: 56,
        },
      ],
      drums: [{ on: 'hat', steps: 'o.o.o.o.', loud: 44 }],
    },
    {
      at: 6,
      seconds: 6,
      chords: ['Bm', 'G', 'D', 'A'],
      layers: ['piano', 'bass'],
      tunes: [
        {
          on: 'guitar',
          notes:
            'F#4:1 D5:1 B4:1 D5:1 | G4:1 D5:1 B4:1 D5:1 | A4:1 D5:1 F#5:1 D5:1 | A4:.5 A4:.5 A4:.5 A4:.5 C#5:.5 C#5:.5 E5:.5 E5:.5',
          loud: 58,
        },
      ],
      drums: [
        { on: 'hat', steps: 'o.o.o.oo', loud: 40 },
        { on: 'kick', steps: 'x...x...', loud: 60 },
      ],
    },
    {
      at: 12,
      seconds: 6,
      chords: ['D', 'A', 'Bm', 'G'],
      layers: ['piano', 'pad'],
      tunes: [
        { on: 'electricBass', notes: chug(['D2', 'A1', 'B1', 'G1']), loud: 84 },
        { on: 'guitar', notes: chug(['D4', 'E4', 'D4', 'D4']), loud: 66 },
        {
          on: 'jazzGuitar',
          notes:
            'F#5:1.5 E5:.5 D5:2 | E5:1.5 C#5:.5 A4:2 | D5:1 E5:1 F#5:1.5 A5:.5 | G5:1 F#5:1 E5:1 D5:1',
          loud: 78,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x..xx...', loud: 92 },
        { on: 'snare', steps: '..x...x.', loud: 84 },
        { on: 'hat', steps: 'xoxoxoxo', loud: 54 },
        { on: 'crash', steps: 'x.......', loud: 40 },
      ],
    },
    {
      at: 18,
      seconds: 4,
      chords: ['Gmaj7', 'Asus'],
      layers: ['warm'],
      tunes: [{ on: 'piano', notes: 'B4:1 D5:1 F#5:2 | E5:1.5 D5:.5 A4:2', loud: 54 }],
    },
    {
      at: 22,
      seconds: 3,
      chords: ['Bm', 'Bm'],
      tunes: [
        { on: 'electricBass', notes: chug(['B1', 'B1']), loud: 86 },
        {
          on: 'guitar',
          notes: 'B3:.5 B3:.5 D4:.5 B3:.5 E4:.5 B3:.5 F4:.5 E4:.5 | F#4:2 -:2',
          loud: 72,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x.x.x.x.', loud: 90 },
        { on: 'snare', steps: 'oooxooxx', loud: 66 },
      ],
    },
    {
      at: 25,
      seconds: 6,
      chords: ['G', 'A', 'Bm', 'A'],
      layers: ['choir', 'pad', 'piano'],
      tunes: [
        { on: 'choir', notes: 'D5:2 E5:1 F#5:1 | A5:3 F#5:1 | B5:2 A5:1 F#5:1 | E5:4', loud: 88 },
        { on: 'strings', notes: 'D6:4 | C#6:4 | D6:4 | E6:4', loud: 54 },
        { on: 'electricBass', notes: 'G1:4 | A1:4 | B1:4 | A1:2 A1:2', loud: 80 },
      ],
      drums: [
        { on: 'crash', steps: 'x.......', loud: 62 },
        { on: 'ride', steps: 'o.o.o.o.', loud: 44 },
        { on: 'kick', steps: 'x.....x.', loud: 76 },
      ],
    },
    {
      at: 31,
      seconds: 6,
      chords: ['D', 'D', 'Bm', 'A'],
      layers: ['pad'],
      tunes: [
        { on: 'bells', notes: 'D4:4 | D4:4 | -:4 | D4:4', loud: 96 },
        { on: 'electricBass', notes: `D2:4 | D2:2 D2:2 | ${chug(['B1', 'A1'])}`, loud: 78 },
        {
          on: 'piano',
          notes: '-:4 | A4:1 D5:1 F#5:2 | F#5:1 E5:1 D5:2 | E5:1 F#5:1 A5:2',
          loud: 64,
        },
      ],
      drums: [
        { on: 'kick', steps: '....x..x', loud: 74 },
        { on: 'snare', steps: '......x.', loud: 60 },
      ],
    },
    {
      at: 37,
      seconds: 7,
      chords: ['G', 'A', 'Bm', 'D'],
      layers: ['choir', 'pad', 'piano', 'sparkle'],
      tunes: [
        {
          on: 'choir',
          notes: 'D5:2 E5:1 F#5:1 | A5:2 B5:1 C#6:1 | D6:2 B5:1 A5:1 | A5:1 F#5:1 D5:2',
          loud: 90,
        },
        { on: 'jazzGuitar', notes: '-:4 | -:4 | F#5:2 D5:2 | D5:4', loud: 58 },
        { on: 'electricBass', notes: 'G1:4 | A1:4 | B1:4 | D2:4', loud: 76 },
        { on: 'bells', notes: '-:4 | -:4 | -:4 | D4:4', loud: 80 },
      ],
      drums: [
        { on: 'kick', steps: 'x.....x.', loud: 58 },
        { on: 'ride', steps: 'o.o.o.o.', loud: 36 },
      ],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 12, gain: 0.06 },
    { kind: 'whoosh', at: 0.6, seconds: 3.2, from: 300, to: 1200, gain: 0.16, pan: [-0.8, 0.6] },
    { kind: 'chirp', at: 1.6, seconds: 0.18, from: 600, to: 1100, gain: 0.07 },
    { kind: 'shimmer', at: 1.7, seconds: 2.4, gain: 0.12 },
    { kind: 'crackle', at: 9.9, seconds: 0.5, gain: 0.08 },
    { kind: 'creak', at: 10.7, seconds: 0.4, gain: 0.1 },
    { kind: 'rumble', at: 11, seconds: 1.2, gain: 0.16 },
    { kind: 'rumble', at: 12, seconds: 6, gain: 0.18 },
    { kind: 'wind', at: 12, seconds: 6, gain: 0.14, pan: [0.5, -0.5] },
    ...repeated(4, 1.28, {
      kind: 'whoosh',
      at: 12.6,
      seconds: 0.4,
      from: 1500,
      to: 600,
      gain: 0.14,
      pan: [0.8, -0.8],
    }),
    { kind: 'crickets', at: 18, seconds: 4, gain: 0.1 },
    ...repeated(2, 1.9, { kind: 'wind', at: 18.4, seconds: 1.1, gain: 0.1 }),
    { kind: 'rumble', at: 22, seconds: 3.4, gain: 0.2 },
    ...repeated(8, 0.14, { kind: 'tap', at: 22.2, seconds: 0.05, from: 1500, gain: 0.1 }),
    { kind: 'bell', at: 23.26, seconds: 0.5, from: 1700, gain: 0.12 },
    ...repeated(3, 0.58, { kind: 'tap', at: 23.8, seconds: 0.1, from: 500, gain: 0.12, pan: 0.4 }),
    { kind: 'thud', at: 25.85, gain: 0.34 },
    { kind: 'whoosh', at: 25.9, seconds: 1.4, from: 300, to: 2000, gain: 0.3 },
    { kind: 'shimmer', at: 27.2, seconds: 3, gain: 0.16 },
    { kind: 'whoosh', at: 29.7, seconds: 1.6, from: 1800, to: 300, gain: 0.26 },
    { kind: 'bell', at: 31.7, seconds: 3.2, from: 294, gain: 0.5 },
    { kind: 'thud', at: 31.7, gain: 0.3 },
    { kind: 'bell', at: 33.1, seconds: 3, from: 294, gain: 0.3 },
    { kind: 'thud', at: 32.5, gain: 0.4, pan: 0.3 },
    { kind: 'creak', at: 32.7, seconds: 0.5, gain: 0.1, pan: 0.3 },
    { kind: 'bell', at: 34.5, seconds: 3, from: 294, gain: 0.18 },
    ...repeated(12, 0.3, { kind: 'tap', at: 37.8, seconds: 0.05, from: 900, gain: 0.06 }),
    { kind: 'shimmer', at: 39, seconds: 4, gain: 0.14 },
    { kind: 'crickets', at: 37, seconds: 7, gain: 0.05 },
  ],
}
