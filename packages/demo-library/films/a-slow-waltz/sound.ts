import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A drop that falls into wet moss, `at` seconds; the note rises with `from` (hertz). */
const drop = (at: number, from: number, pan: number) => ({
  kind: 'chirp' as const,
  at,
  seconds: 0.09,
  from,
  to: from * 1.7,
  gain: 0.06,
  pan,
})

/** A slow waltz in D, two seconds a bar: harp alone, then his cello, then her violin, then both
 *  with the accordion; the last bars are the first ones again, for two. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.92, formant: 'kept' } },
  lines: [
    { at: 4.9, who: 'narrator', text: 'Basil wanted to dance with Posy.' },
    { at: 8, who: 'narrator', text: 'But Posy was very shy.' },
    { at: 11.4, who: 'narrator', text: 'And Basil was very slow.' },
    { at: 16, who: 'narrator', text: 'So slow that she had time to be brave.' },
    { at: 24.6, who: 'narrator', text: 'One, two, three. One, two, three.' },
    { at: 33, who: 'narrator', text: 'The dance took all day.' },
    { at: 36.8, who: 'narrator', text: 'And they did not mind.' },
  ],
  music: [
    {
      at: 0,
      seconds: 10,
      beats: 3,
      chords: ['D', 'A', 'Bm', 'Gadd9', 'A7'],
      layers: ['harp'],
      tunes: [
        {
          on: 'cello',
          notes: '-:3 | -:3 | D3:2 F#3:1 | B3:2 A3:1 | E3:2 G3:1',
          loud: 66,
        },
        { on: 'celesta', notes: 'F#5:2 A5:1 | E5:3 | -:3 | -:3 | C#6:1 -:2', loud: 44 },
      ],
      runs: [{ at: 7.5, on: 'harp', notes: ['A5', 'G5', 'E5', 'C#5', 'A4'], gap: 0.08, loud: 54 }],
    },
    {
      at: 10,
      seconds: 10,
      beats: 3,
      chords: ['D', 'Em', 'A7', 'Bm', 'A'],
      layers: ['pizz', 'warm'],
      tunes: [
        {
          on: 'cello',
          notes: 'F#3:2 A3:1 | G3:2 E3:1 | C#3:2 E3:1 | D3:1 F#3:1 B3:1 | A3:3',
          loud: 68,
        },
        {
          on: 'violin',
          notes: '-:3 | -:1 B4:.5 -:1.5 | -:2 C#5:.5 E5:.5 | F#5:2 D5:1 | E5:3',
          loud: 52,
        },
      ],
    },
    {
      at: 20,
      seconds: 10,
      beats: 3,
      chords: ['D', 'Gadd9', 'D', 'Em', 'A7'],
      layers: ['pizz', 'pad', 'harp'],
      tunes: [
        {
          on: 'accordion',
          notes: 'A4:2 F#4:1 | B4:2 G4:1 | D5:1 C#5:1 A4:1 | B4:1 G4:1 E4:1 | A4:2 C#5:1',
          loud: 66,
        },
        {
          on: 'violin',
          notes: 'F#5:2 A5:1 | G5:2 B5:1 | A5:2 F#5:1 | G5:2 B5:1 | C#6:2 E6:1',
          loud: 60,
        },
      ],
      runs: [
        { at: 1.7, on: 'celesta', notes: ['D6', 'F#6', 'A6', 'D7'], gap: 0.1, loud: 48 },
        { at: 9.2, on: 'harp', notes: ['A4', 'C#5', 'E5', 'G5', 'A5', 'C#6'], gap: 0.1, loud: 56 },
      ],
      drums: [{ on: 'triangle', steps: 'o.....', loud: 34 }],
    },
    {
      at: 30,
      seconds: 10.4,
      beats: 3,
      chords: ['Bm', 'Gadd9', 'A7', 'D', 'D'],
      layers: ['pad', 'harp'],
      tunes: [
        {
          on: 'accordion',
          notes: 'D5:2 B4:1 | B4:2 G4:1 | A4:1 G4:1 E4:1 | F#4:3 | D4:3',
          loud: 54,
        },
        { on: 'cello', notes: 'B3:2 F#3:1 | G3:2 B3:1 | C#4:2 A3:1 | D4:3 | D3:3', loud: 60 },
        { on: 'violin', notes: '-:3 | -:1 D5:1 G5:1 | E5:2 C#5:1 | F#5:2 A5:1 | D6:3', loud: 54 },
        { on: 'celesta', notes: '-:9 | F#5:1 A5:1 D6:1 | F#6:3', loud: 42 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 40, gain: 0.03 },
    ...[
      [0.8, 900, -0.5],
      [1.9, 1200, 0.4],
      [3.1, 1000, 0.1],
      [6.6, 1350, 0.6],
      [9.3, 900, -0.3],
      [12.4, 1100, 0.5],
      [14.9, 1250, -0.2],
      [21.8, 1400, 0],
    ].map(([at = 0, from = 0, pan = 0]) => drop(at, from, pan)),
    { kind: 'chirp', at: 7.5, seconds: 0.22, from: 900, to: 380, gain: 0.09, pan: 0.3 },
    { kind: 'tap', at: 7.8, seconds: 0.12, gain: 0.16, pan: 0.3 },
    ...repeated(4, 0.12, { kind: 'tap', at: 8.1, seconds: 0.05, gain: 0.06, pan: 0.3 }),
    { kind: 'chirp', at: 12.5, seconds: 0.2, from: 420, to: 760, gain: 0.07, pan: 0.2 },
    { kind: 'chirp', at: 13.75, seconds: 0.16, from: 800, to: 380, gain: 0.08, pan: 0.2 },
    { kind: 'chirp', at: 15.1, seconds: 0.26, from: 420, to: 820, gain: 0.07, pan: 0.2 },
    { kind: 'bell', at: 21.7, seconds: 1.6, from: 1480, gain: 0.08 },
    { kind: 'shimmer', at: 21.7, seconds: 2, gain: 0.1 },
    { kind: 'shimmer', at: 30.2, seconds: 3, gain: 0.09 },
    { kind: 'crickets', at: 30, seconds: 10, gain: 0.05 },
    { kind: 'shimmer', at: 36.2, seconds: 2.6, gain: 0.1 },
  ],
}
