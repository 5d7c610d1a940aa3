import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** A slow flute, one cut, three seconds of nothing, and a brass band that has been waiting. */
export const sound: FilmSound = {
  voices: {
    narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.9, formant: 'kept' },
    pi: { name: 'Pi', pitch: 1.6, tempo: 1.05, formant: 'shifted' },
  },
  lines: [
    { at: 0.4, who: 'narrator', text: 'They say he needs only one cut.' },
    { at: 6.5, who: 'pi', text: 'Again!' },
  ],
  music: [
    {
      at: 0,
      seconds: 2.4,
      chords: ['Esus'],
      layers: ['warm'],
      tunes: [
        { on: 'panFlute', notes: 'E5:1 F5:.3 E5:.7 B4:2', loud: 62 },
        { on: 'woodBlock', notes: '-:2 A4:.7 A4:.5 A4:.4 A4:.2 A4:.2', loud: 60 },
      ],
    },
    {
      at: 5.9,
      seconds: 4.1,
      chords: ['Am', 'G', 'F', 'Am'],
      layers: ['walk'],
      tunes: [
        {
          on: 'brass',
          notes:
            'A4:.5 C5:.5 E5:1 A5:1 G5:1 | G5:.5 E5:.5 D5:1 G5:2 | F5:1 E5:.5 C5:.5 B4:1 G4:1 | A4:2 A5:2',
          loud: 74,
        },
        {
          on: 'koto',
          notes: 'A5:.5 E5:.5 C5:.5 E5:.5 A5:2 | G5:.5 D5:.5 B4:.5 D5:.5 G5:2 | F5:2 E5:2 | A5:4',
          loud: 60,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x..xx...', loud: 84 },
        { on: 'snare', steps: '..x...x.', loud: 76 },
        { on: 'hat', steps: 'xoxoxoxo', loud: 44 },
      ],
    },
  ],
  effects: [
    { kind: 'bubbles', at: 0, seconds: 10, gain: 0.08, pan: 0.5 },
    { kind: 'crickets', at: 0, seconds: 10, gain: 0.04 },
    { kind: 'whoosh', at: 2.35, seconds: 0.3, from: 900, to: 3600, gain: 0.4, pan: [0.6, -0.6] },
    { kind: 'bell', at: 2.5, seconds: 1.8, from: 2093, gain: 0.14 },
    { kind: 'creak', at: 4.1, seconds: 0.35, gain: 0.1 },
    ...repeated(9, 0.11, { kind: 'tap', at: 4.75, seconds: 0.05, from: 800, gain: 0.16 }),
    { kind: 'splash', at: 5.7, seconds: 0.4, gain: 0.16 },
    { kind: 'thud', at: 5.9, gain: 0.2 },
  ],
}
