import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'
import { swingKit, THEME } from './sound.ts'

/** The theme as a stomp: trumpet over bass, one bar faster each time, one hole, one hit. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.98, formant: 'kept' } },
  lines: [
    { at: 0.5, who: 'narrator', text: 'Three mice have a plan.' },
    { at: 8.6, who: 'narrator', text: 'One cat has very good ears.' },
    { at: 18.4, who: 'narrator', text: 'It was a terrible plan.' },
  ],
  music: [
    {
      at: 0,
      seconds: 6,
      chords: ['Gm6', 'Gm6', 'Cm6', 'D7'],
      layers: ['walk'],
      tunes: [{ on: 'clarinet', notes: THEME, loud: 66 }],
      drums: [{ on: 'brush', steps: '...o.....o..', loud: 46 }],
      runs: [{ at: 5.1, on: 'xylophone', notes: ['D5', 'C#5', 'D5'], gap: 0.1, loud: 70 }],
    },
    {
      at: 6.4,
      seconds: 5.6,
      chords: ['Gm6', 'Cm6', 'Ebmaj7', 'D7'],
      layers: ['walk', 'pizz'],
      tunes: [
        { on: 'mutedTrumpet', notes: THEME, loud: 78 },
        { on: 'tremolo', notes: 'D5:4 | Eb5:4 | G5:4 | F#5:4', loud: 34 },
      ],
      drums: swingKit(46),
    },
    {
      at: 12,
      seconds: 4.8,
      chords: ['Gm6', 'Cm6', 'D7', 'D7'],
      layers: ['walk', 'pizz'],
      tunes: [
        {
          on: 'mutedTrumpet',
          notes:
            'G5:.67 Bb5:.33 D6:1 Bb5:.67 G5:.33 D5:1 | C5:.67 Eb5:.33 G5:1 Eb5:.67 C5:.33 G5:1 | D5:.67 F#5:.33 A5:1 C6:.67 A5:.33 D6:1 | D5:.5 E5:.5 F#5:.5 G5:.5 A5:.5 B5:.5 C6:.5 C#6:.5',
          loud: 84,
        },
      ],
      drums: swingKit(58),
    },
    {
      at: 20.4,
      seconds: 2.9,
      chords: ['Gm6', 'Gm6'],
      layers: ['walk'],
      tunes: [
        {
          on: 'mutedTrumpet',
          notes: 'G4:.67 Bb4:.33 D5:.67 C#5:1.33 D5:1 | G5:1 - G4:1 -',
          loud: 88,
        },
        { on: 'brass', notes: 'G3:4 | G4:1 - G3:1 -', loud: 62 },
      ],
      drums: swingKit(56),
    },
  ],
  effects: [
    { kind: 'bell', at: 5.2, seconds: 1.4, from: 1240, gain: 0.34 },
    { kind: 'tap', at: 5.2, seconds: 0.15, gain: 0.5 },
    { kind: 'wind', at: 6.2, seconds: 1.6, gain: 0.2, pan: [-0.2, 0.7] },
    { kind: 'wind', at: 8, seconds: 1.6, gain: 0.28, pan: [0.7, -0.5] },
    { kind: 'creak', at: 13, seconds: 0.4, gain: 0.16 },
    { kind: 'whoosh', at: 13.6, seconds: 3, from: 300, to: 3000, gain: 0.28 },
    { kind: 'thud', at: 17.5, seconds: 0.5, gain: 0.6 },
    ...repeated(8, 0.09, { kind: 'tap', at: 17.5, seconds: 0.1, gain: 0.32 }),
    { kind: 'whoosh', at: 18.4, seconds: 1.4, from: 200, to: 560, gain: 0.2, pan: 0.4 },
    { kind: 'bell', at: 20.4, seconds: 1.6, from: 1240, gain: 0.2 },
  ],
}

/** The plan, everything that goes wrong with it, and the title. */
export default trailer({
  cuts: [
    { shot: 'plan', from: 5, seconds: 2.4 },
    { shot: 'tiptoe', from: 1.3, seconds: 1.8 },
    { shot: 'tiptoe', from: 3.5, seconds: 1.9 },
    { shot: 'whiskers', from: 1.4, seconds: 1.7 },
    { shot: 'whiskers', from: 3.5, seconds: 1.7 },
    { shot: 'tower', from: 0.4, seconds: 1.6 },
    { shot: 'tower', from: 2.1, seconds: 1.5 },
    { shot: 'tower', from: 4, seconds: 1.5 },
    { shot: 'tower', from: 5.2, seconds: 2.3 },
    { shot: 'heap', from: 0, seconds: 1.2 },
    { shot: 'heap', from: 1.5, seconds: 2.1 },
    { shot: 'plan', from: 0.4, seconds: 3 },
  ],
  sound: trailerSound,
})
