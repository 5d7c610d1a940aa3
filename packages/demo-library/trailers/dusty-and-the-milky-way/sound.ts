import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A busy C major scale that climbs with every star, a pause for the hiccup, one cadence. */
export const sound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.97, formant: 'kept' } },
  lines: [
    { at: 0.7, who: 'narrator', text: 'Dusty was told to clean up the sky.' },
    { at: 4.6, who: 'narrator', text: 'He was very thorough.' },
  ],
  music: [
    {
      at: 0,
      seconds: 5.4,
      chords: ['C', 'F', 'G'],
      layers: ['stroll'],
      tunes: [
        {
          on: 'xylophone',
          notes:
            'C5:.5 D5:.5 E5:.5 F5:.5 G5:.5 E5:.5 C5:1 | F5:.5 G5:.5 A5:.5 B5:.5 C6:.5 A5:.5 F5:1 | G5:.5 A5:.5 B5:.5 C6:.5 D6:2',
          loud: 60,
        },
        {
          on: 'bassoon',
          notes: 'C3:1 G3:1 C3:1 G3:1 | F3:1 C3:1 F3:1 C3:1 | G3:1 D3:1 G3:2',
          loud: 56,
        },
      ],
    },
    {
      at: 7.2,
      seconds: 2.3,
      chords: ['C'],
      layers: ['pad', 'sparkle'],
      tunes: [{ on: 'xylophone', notes: 'G5:.5 E5:.5 C5:1 C6:2', loud: 66 }],
    },
  ],
  effects: [
    { kind: 'wind', at: 0.6, seconds: 4.9, gain: 0.14 },
    ...repeated(11, 0.4, {
      kind: 'chirp',
      at: 1.3,
      seconds: 0.16,
      from: 500,
      to: 1300,
      gain: 0.09,
    }),
    { kind: 'rumble', at: 6.4, seconds: 0.6, gain: 0.14 },
    { kind: 'chirp', at: 7.02, seconds: 0.2, from: 300, to: 900, gain: 0.2 },
    { kind: 'thud', at: 7.02, gain: 0.16 },
    { kind: 'shimmer', at: 7.2, seconds: 1.6, gain: 0.12 },
  ],
}
