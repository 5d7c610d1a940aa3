import type { FilmSound } from '@starnest/film-kit/film/script'

/** A slow waltz in G for jazz guitar and accordion; it stops at the squeak and finds its last bar. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.94, formant: 'kept' } },
  lines: [
    { at: 0.7, who: 'narrator', text: 'Once, a cactus loved a balloon.' },
    { at: 6.2, who: 'narrator', text: "Where there's a wool, there's a way." },
  ],
  music: [
    {
      at: 0,
      seconds: 2.8,
      beats: 3,
      chords: ['G', 'Am7'],
      layers: ['guitar'],
      tunes: [{ on: 'accordion', notes: 'D5:1 B4:1 G4:1 | C5:1 E5:2', loud: 56 }],
    },
    {
      at: 3.4,
      seconds: 1.5,
      beats: 3,
      chords: ['Em'],
      tunes: [{ on: 'jazzGuitar', notes: 'B4:1 G4:1 E4:1', loud: 50 }],
    },
    {
      at: 5.9,
      seconds: 3.9,
      beats: 3,
      chords: ['C', 'D7', 'G'],
      layers: ['guitar', 'pad'],
      tunes: [
        { on: 'accordion', notes: 'E5:1 G5:1 E5:1 | F#5:1 A5:1 C6:1 | B5:3', loud: 62 },
        { on: 'glock', notes: '-:6 | G6:1 B6:1 D7:1', loud: 40 },
      ],
    },
  ],
  effects: [
    { kind: 'wind', at: 0, seconds: 9.8, gain: 0.04 },
    { kind: 'chirp', at: 2.75, seconds: 0.4, from: 1100, to: 1900, gain: 0.1, pan: 0.3 },
    { kind: 'whoosh', at: 5, seconds: 0.7, from: 500, to: 1500, gain: 0.12 },
    { kind: 'thud', at: 5.78, gain: 0.14 },
    { kind: 'chirp', at: 7.1, seconds: 0.3, from: 700, to: 900, gain: 0.08 },
    { kind: 'shimmer', at: 7.2, seconds: 2, gain: 0.1 },
  ],
}
