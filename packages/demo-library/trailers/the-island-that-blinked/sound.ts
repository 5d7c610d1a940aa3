import type { FilmSound } from '@starnest/film-kit/film/script'

/** A brave little march for ukulele and whistle, and one very low note. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' } },
  lines: [
    { at: 1.2, who: 'narrator', text: 'Pip found a brand-new island.' },
    { at: 6.2, who: 'narrator', text: 'And the island found Pip.' },
  ],
  music: [
    {
      at: 0,
      seconds: 4.5,
      chords: ['C', 'F', 'G'],
      layers: ['stroll'],
      tunes: [
        { on: 'whistle', notes: 'G4 C5 E5:.5 D5:.5 C5 | A4 C5 F5:2 | E5 D5 G5:.5 -:1.5', loud: 72 },
      ],
      drums: [{ on: 'snare', steps: 'o.oox.o.', loud: 36 }],
    },
    {
      at: 5.4,
      seconds: 3.9,
      chords: ['F', 'G', 'C'],
      layers: ['stroll', 'pad'],
      tunes: [
        { on: 'whistle', notes: 'A4 C5 F5 A5 | G5 F5 E5 D5 | C5:4', loud: 74 },
        { on: 'tuba', notes: 'F2:4 | G2:4 | C2:4', loud: 74 },
      ],
      drums: [{ on: 'snare', steps: 'o.oox.o.', loud: 40 }],
    },
  ],
  effects: [
    { kind: 'thud', at: 0.8, gain: 0.24 },
    { kind: 'bubbles', at: 2.8, seconds: 2, gain: 0.12 },
    { kind: 'tap', at: 3.3, seconds: 0.1, from: 500, gain: 0.2, pan: -0.3 },
    { kind: 'tap', at: 3.9, seconds: 0.1, from: 500, gain: 0.2, pan: 0.3 },
    { kind: 'rumble', at: 4.5, seconds: 1.3, gain: 0.18 },
    { kind: 'splash', at: 4.8, seconds: 1.2, gain: 0.22 },
    { kind: 'chirp', at: 5.3, seconds: 0.7, from: 110, to: 180, gain: 0.2 },
  ],
}
