import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A harpsichord-like waltz in C minor that holds its breath for one sneeze. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.92, formant: 'kept' },
    hall: { name: 'The portraits', pitch: 1.3, tempo: 1, formant: 'shifted' },
    countess: { name: 'The Countess', pitch: 1.25, tempo: 0.88, formant: 'shifted' },
  },
  lines: [
    { at: 0.5, who: 'narrator', text: 'Three hundred years of dust.' },
    { at: 5, who: 'hall', text: 'Bless you!' },
    { at: 6.4, who: 'countess', text: 'Thank you. Carry on.' },
  ],
  music: [
    {
      at: 0,
      seconds: 3.2,
      beats: 3,
      chords: ['Cm', 'Ab', 'G7'],
      layers: ['pizz'],
      tunes: [
        {
          on: 'dulcimer',
          notes: 'C5:.5 Eb5:.5 G5:1 Eb5:1 | C5:.5 Eb5:.5 Ab5:1 Eb5:1 | B4:1 D5:1 F5:1',
          loud: 66,
        },
        { on: 'celesta', notes: 'G5:3 | Ab5:3 | B5:1 B5:1 B5:1', loud: 46 },
      ],
    },
    {
      at: 5.9,
      seconds: 4.1,
      beats: 3,
      chords: ['Cm', 'Fm', 'G7', 'Cm'],
      layers: ['pizz', 'organ'],
      tunes: [
        {
          on: 'dulcimer',
          notes:
            'C5:.5 Eb5:.5 G5:1 Eb5:1 | F5:.5 Ab5:.5 C6:1 Ab5:1 | G5:.5 F5:.5 D5:1 B4:1 | C5:1 G4:1 C4:1',
          loud: 68,
        },
        { on: 'violin', notes: 'G5:3 | Ab5:3 | B5:2 D6:1 | C6:3', loud: 58 },
      ],
    },
  ],
  effects: [
    ...repeated(7, 0.28, { kind: 'crackle', at: 0.5, seconds: 0.16, gain: 0.12 }),
    { kind: 'creak', at: 2.3, seconds: 0.7, gain: 0.1, pan: 0.3 },
    { kind: 'whoosh', at: 3.1, seconds: 0.8, from: 1400, to: 400, gain: 0.16 },
    { kind: 'whoosh', at: 4, seconds: 0.6, from: 500, to: 2600, gain: 0.4 },
    { kind: 'thud', at: 4.02, gain: 0.5 },
    { kind: 'splash', at: 4.02, seconds: 0.4, gain: 0.1 },
    { kind: 'tap', at: 4.6, seconds: 0.1, from: 500, gain: 0.16, pan: -0.5 },
    { kind: 'shimmer', at: 7.4, seconds: 2, gain: 0.08 },
  ],
}
