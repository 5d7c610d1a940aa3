import type { FilmSound } from '@starnest/film-kit/film/script'

/** A summer tune for harmonica and ukulele, one hiccup, and a very low answer. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.94, formant: 'kept' },
    goro: { name: 'Goro', pitch: 1.6, tempo: 0.9, formant: 'shifted' },
  },
  lines: [
    { at: 0.4, who: 'narrator', text: 'Rin found a thunder. A small one.' },
    { at: 5.7, who: 'goro', text: 'Mama?' },
  ],
  music: [
    {
      at: 0,
      seconds: 3.2,
      chords: ['F', 'C'],
      layers: ['guitar', 'warm'],
      tunes: [
        { on: 'harmonica', notes: 'A5:1 C6:1 A5:.5 G5:.5 F5:1 | G5:1.5 A5:.5 G5:2', loud: 58 },
      ],
    },
    {
      at: 3.6,
      seconds: 2.4,
      chords: ['Dm'],
      layers: ['shiver'],
      tunes: [
        { on: 'timpani', notes: 'D2:1 D2:1 D2:1 D2:1', loud: 78 },
        { on: 'horn', notes: '-:2 D3:2', loud: 56 },
      ],
    },
    {
      at: 6.2,
      seconds: 3.8,
      chords: ['Bb', 'C', 'F'],
      layers: ['pad', 'choir', 'guitar', 'bass'],
      tunes: [
        { on: 'harmonica', notes: 'D6:2 C6:1 Bb5:1 | C6:2 A5:1 G5:1 | A5:1 G5:1 F5:2', loud: 64 },
      ],
      drums: [{ on: 'kick', steps: 'x...x...', loud: 60 }],
    },
  ],
  effects: [
    { kind: 'crickets', at: 0, seconds: 3.4, gain: 0.08 },
    { kind: 'wind', at: 0, seconds: 10, gain: 0.1, pan: [-0.5, 0.5] },
    { kind: 'chirp', at: 2.5, seconds: 0.14, from: 500, to: 1300, gain: 0.14 },
    { kind: 'crackle', at: 2.52, seconds: 0.5, gain: 0.24 },
    { kind: 'thud', at: 2.56, gain: 0.2 },
    { kind: 'rumble', at: 3.7, seconds: 3.4, gain: 0.34 },
    { kind: 'chirp', at: 7.6, seconds: 0.14, from: 500, to: 1300, gain: 0.12 },
    { kind: 'crackle', at: 7.62, seconds: 0.4, gain: 0.18 },
    { kind: 'shimmer', at: 6.6, seconds: 2, gain: 0.12 },
  ],
}
