import type { FilmSound } from '@starnest/film-kit/film/script'
import { trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** The duel theme from one plucked string to a full drum line, one silence, and a last stroke. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 0.96, tempo: 0.9, formant: 'kept' } },
  lines: [
    { at: 1.2, who: 'narrator', text: 'The forest has a guardian.' },
    { at: 7.2, who: 'narrator', text: 'It never lets anyone through.' },
    { at: 12.2, who: 'narrator', text: 'Tonight, somebody brought an umbrella.' },
  ],
  music: [
    {
      at: 0,
      seconds: 6.2,
      chords: ['Dsus', 'Ebmaj7'],
      layers: ['warm'],
      tunes: [
        { on: 'koto', notes: 'D4:1 A4:.5 D5:1.5 -:1 | Eb5:1 D5:1 Bb4:2', loud: 72 },
        { on: 'taiko', notes: 'D3:4 | D3:2 D3:1 D3:1', loud: 78 },
      ],
    },
    {
      at: 6.2,
      seconds: 5,
      chords: ['Gsus2', 'Ebmaj7'],
      layers: ['shiver'],
      tunes: [
        {
          on: 'taiko',
          notes: 'D3:1 D3:.5 D3:.5 D3:1 D3:1 | D3:1 D3:.5 D3:.5 D3:.5 D3:.5 D3:1',
          loud: 92,
        },
        { on: 'flute', notes: 'D5:.5 Eb5:.5 G5:1 A5:2 | Bb5:1.5 A5:.5 G5:2', loud: 64 },
      ],
      runs: [
        { at: 4, on: 'koto', notes: ['D4', 'Eb4', 'G4', 'A4', 'Bb4', 'D5', 'Eb5', 'G5'], loud: 64 },
      ],
    },
    {
      at: 11.2,
      seconds: 6.4,
      chords: ['Dsus', 'Ebmaj7', 'Gsus2', 'Dsus'],
      layers: ['shiver', 'choir'],
      tunes: [
        {
          on: 'taiko',
          notes:
            'D3:1 D3:.5 D3:.5 D3:1 D3:.5 D3:.5 | D3:.5 D3:.5 D3:.5 D3:.5 D3:1 D3:1 | D3:.5 D3:.5 D3:.5 D3:.5 D3:.5 D3:.5 D3:.5 D3:.5 | D3:.5 D3:.5 D3:.5 D3:.5 D3:.25 D3:.25 D3:.25 D3:.25 D3:1',
          loud: 106,
        },
        {
          on: 'koto',
          notes:
            'D4:.5 A4:.5 D5:.5 Eb5:.5 G5:1 A5:1 | Bb5:.5 A5:.5 G5:.5 Eb5:.5 D5:1 Eb5:1 | G5:.5 A5:.5 Bb5:.5 D6:.5 Bb5:1 A5:1 | G5:.5 A5:.5 Bb5:.5 D6:.5 Eb6:1 D6:1',
          loud: 84,
        },
        { on: 'brass', notes: 'D3:4 | Eb3:4 | G3:4 | A3:3 -:1', loud: 70 },
      ],
    },
    {
      at: 19,
      seconds: 3,
      chords: ['Dsus'],
      layers: ['warm'],
      tunes: [
        { on: 'koto', notes: 'D4:.5 A4:.5 D5:3', loud: 84 },
        { on: 'taiko', notes: 'D3:4', loud: 118 },
        { on: 'flute', notes: '-:1 A5:1 D5:2', loud: 50 },
      ],
    },
  ],
  effects: [
    { kind: 'crackle', at: 0, seconds: 6.2, gain: 0.07 },
    { kind: 'wind', at: 5, seconds: 12.6, gain: 0.16, pan: [-0.5, 0.5] },
    { kind: 'rumble', at: 6.2, seconds: 2.6, gain: 0.22 },
    { kind: 'whoosh', at: 10.9, seconds: 0.5, from: 500, to: 2400, gain: 0.28, pan: [-0.8, 0.8] },
    ...repeated(3, 1.6, { kind: 'thud', at: 12.8, gain: 0.26 }),
    { kind: 'whoosh', at: 16, seconds: 1.6, from: 200, to: 2600, gain: 0.26 },
    { kind: 'thud', at: 19, gain: 0.5 },
    { kind: 'bell', at: 19.02, seconds: 2.4, from: 622, gain: 0.1 },
  ],
}

export default trailer({
  cuts: [
    { shot: 'wide', from: 0.4, seconds: 2.4 },
    { shot: 'drop', from: 0.6, seconds: 1.9 },
    { shot: 'drop', from: 2.5, seconds: 1.9 },
    { shot: 'mask', from: 0.6, seconds: 2.6 },
    { shot: 'mask', from: 3.4, seconds: 1.6 },
    { shot: 'stare', from: 0.4, seconds: 1.2 },
    { shot: 'stare', from: 2, seconds: 1.4 },
    { shot: 'duel', from: 0.2, seconds: 1.7 },
    { shot: 'duel', from: 1.9, seconds: 1.9 },
    { shot: 'stare', from: 3.3, seconds: 1.2 },
    { shot: 'freeze', from: 0, seconds: 1.2 },
    { shot: 'wide', from: 1.9, seconds: 3 },
  ],
  sound: trailerSound,
})
