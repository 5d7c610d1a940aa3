import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'
import { bleat, COUNTING } from './sound.ts'

/** The counting song as a march that gets too big for its boots, and stops for one small sheep. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 0.98, tempo: 0.95, formant: 'kept' } },
  lines: [
    { at: 0.5, who: 'narrator', text: 'Some sheep jump.' },
    { at: 7.2, who: 'narrator', text: 'This one has another plan.' },
    { at: 17.6, who: 'narrator', text: 'It is going to be a long night.' },
  ],
  music: [
    {
      at: 0,
      seconds: 4.8,
      beats: 2,
      chords: ['F', 'F', 'Bb', 'C7'],
      layers: ['oompah'],
      tunes: [{ on: 'clarinet', notes: COUNTING, octave: 1, loud: 70 }],
      drums: [{ on: 'snare', steps: 'o.oo', loud: 36 }],
    },
    {
      at: 4.8,
      seconds: 4.4,
      beats: 4,
      chords: ['F'],
      tunes: [
        { on: 'bassoon', notes: 'F3:.4 G3:.4 A3:.4 Bb3:.4 -:2.4', loud: 70 },
        { on: 'tuba', notes: '-:1.7 F2:.4 -:1.9', loud: 70 },
      ],
    },
    {
      at: 9.4,
      seconds: 7.6,
      beats: 2,
      chords: ['Dm', 'Gm', 'A7', 'Dm', 'Bb', 'C7'],
      layers: ['oompah', 'pizz'],
      tunes: [
        {
          on: 'bassoon',
          notes:
            'D3:.5 E3:.5 F3:1 | A3:1 F3:1 | G3:.5 A3:.5 Bb3:1 | A3:1 F3:1 | Bb3:.5 C4:.5 D4:1 | E4:.5 F4:.5 G4:1',
          loud: 82,
        },
        {
          on: 'clarinet',
          notes:
            '-:2 | A4:.5 C5:.5 F5:1 | -:1 E5:.5 C#5:.5 | D5:1 A5:1 | D5:.5 F5:.5 Bb5:1 | C6:.5 Bb5:.5 G5:.5 E5:.5',
          loud: 66,
        },
        { on: 'brass', notes: '-:8 | Bb3:2 | C4:2', loud: 60 },
      ],
      drums: [{ on: 'snare', steps: 'xooo', loud: 46 }],
      runs: [{ at: 5.2, on: 'timpani', notes: ['F2'], loud: 100 }],
    },
    {
      at: 20.2,
      seconds: 2.8,
      beats: 2,
      chords: ['F', 'F'],
      tunes: [
        { on: 'tuba', notes: 'F2:1 C2:1 | F2:1 -:1', loud: 84 },
        { on: 'bassoon', notes: 'F3:.5 G3:.5 A3:1 | F3:1 -:1', loud: 80 },
        { on: 'accordion', notes: '-:.5 A4:.5 -:.5 A4:.5 | A4:1 -:1', loud: 60 },
      ],
    },
  ],
  effects: [
    ...repeated(2, 1.3, { kind: 'whoosh', at: 0.2, seconds: 0.8, from: 500, to: 1500, gain: 0.18 }),
    { kind: 'tap', at: 6.65, seconds: 0.16, gain: 0.3 },
    ...repeated(18, 0.11, { kind: 'tap', at: 9.6, seconds: 0.07, gain: 0.14, pan: -0.4 }),
    { kind: 'whoosh', at: 12.6, seconds: 1.9, from: 300, to: 2800, gain: 0.26 },
    { kind: 'thud', at: 14.6, seconds: 0.7, gain: 0.8 },
    { kind: 'rumble', at: 14.6, seconds: 1.2, gain: 0.2 },
    ...bleat(17.1, 380, 0.09),
    { kind: 'bell', at: 20.2, seconds: 1.6, from: 698, gain: 0.16 },
  ],
}

/** Sheep that jump, one that does not, and everything that is tried; not the reason. */
export default trailer({
  cuts: [
    { shot: 'count', from: 3.2, seconds: 1.4 },
    { shot: 'count', from: 4.5, seconds: 1.4 },
    { shot: 'nine', from: 0.6, seconds: 2 },
    { shot: 'nine', from: 2.5, seconds: 2 },
    { shot: 'nine', from: 4.7, seconds: 1.5 },
    { shot: 'push', from: 0.4, seconds: 1.7 },
    { shot: 'push', from: 2.3, seconds: 1.3 },
    { shot: 'bounce', from: 0.3, seconds: 1.4 },
    { shot: 'bounce', from: 1.8, seconds: 2.6 },
    { shot: 'push', from: 3.7, seconds: 1.6 },
    { shot: 'bounce', from: 4.2, seconds: 1.3 },
    { shot: 'why', from: 0.2, seconds: 1.9 },
    { shot: 'count', from: 0.4, seconds: 3 },
  ],
  sound: trailerSound,
})
