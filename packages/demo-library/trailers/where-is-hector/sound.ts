import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Tuba tiptoe and clarinet giggles. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 1, tempo: 0.93, formant: 'kept' },
    mimi: { name: 'Mimi', pitch: 1.5, tempo: 0.95, formant: 'shifted' },
  },
  lines: [
    { at: 0.6, who: 'mimi', text: 'Eight. Nine. Ten!' },
    { at: 5.4, who: 'mimi', text: 'Oh, where can he be?' },
    { at: 7.5, who: 'narrator', text: 'Nobody knows.' },
  ],
  music: [
    {
      at: 0,
      seconds: 4.8,
      chords: ['G', 'C', 'D7', 'G'],
      layers: ['oompah'],
      tunes: [
        {
          on: 'bassoon',
          notes:
            'G2:.5 B2:.5 D3:.5 B2:.5 G3 D3 | C3:.5 E3:.5 G3:.5 E3:.5 C3 - | -:2 D3:.5 -:.5 F#3:.5 -:.5 | G3:.5 -:3.5',
          loud: 66,
        },
        {
          on: 'clarinet',
          notes: '-:8 | A4:.5 -:.5 F#4:.5 -:.5 D4:.5 -:1.5 | B4:.5 -:3.5',
          loud: 58,
        },
      ],
    },
    {
      at: 5.9,
      seconds: 3.4,
      chords: ['C', 'D7', 'G'],
      layers: ['oompah'],
      tunes: [
        {
          on: 'clarinet',
          notes: 'E5:.5 C5:.5 G4 E5 C5 | D5:.5 F#5:.5 A5 F#5 D5 | G5:2 -:2',
          loud: 68,
        },
      ],
      drums: [{ on: 'triangle', steps: 'x...o...', loud: 36 }],
    },
  ],
  effects: [
    ...repeated(7, 0.25, { kind: 'thud', at: 0.3, gain: 0.13, pan: [-0.6, 0.3] }),
    { kind: 'whoosh', at: 1.5, seconds: 0.6, from: 900, to: 400, gain: 0.14 },
    { kind: 'creak', at: 2.1, seconds: 0.7, gain: 0.12, pan: 0.3 },
    ...repeated(6, 0.21, {
      kind: 'tap',
      at: 3,
      seconds: 0.05,
      from: 1200,
      gain: 0.06,
      pan: [-0.3, 0.1],
    }),
    { kind: 'creak', at: 4.5, seconds: 0.5, gain: 0.08, pan: 0.3 },
  ],
}
