import { type FilmSound, trailer } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'
import { chug } from './sound.ts'

/** Piano alone, then the drive, then the choir's tune; a silence, and the bell. */
const trailerSound: FilmSound = {
  voices: { narrator: { name: 'Narrator', pitch: 1, tempo: 0.95, formant: 'kept' } },
  lines: [
    { at: 0.8, who: 'narrator', text: 'It comes once in sixty years.' },
    { at: 6.4, who: 'narrator', text: 'It never stops. It never waits.' },
    { at: 12.6, who: 'narrator', text: 'And she has no brakes.' },
  ],
  music: [
    {
      at: 0,
      seconds: 6,
      chords: ['Bm', 'G', 'D', 'A'],
      layers: ['warm'],
      tunes: [
        {
          on: 'piano',
          notes:
            'F#5:2 D5:1 B4:1 | G5:2 D5:2 | A5:2 F#5:1 D5:1 | E5:1 E5:1 E5:.5 E5:.5 E5:.5 E5:.5',
          loud: 66,
        },
        { on: 'electricBass', notes: '-:4 | -:4 | D2:4 | A1:2 A1:1 A1:1', loud: 74 },
      ],
    },
    {
      at: 6,
      seconds: 6,
      chords: ['Bm', 'G', 'D', 'A'],
      layers: ['piano', 'pad'],
      tunes: [
        { on: 'electricBass', notes: chug(['B1', 'G1', 'D2', 'A1']), loud: 88 },
        { on: 'guitar', notes: chug(['B3', 'B3', 'A3', 'C#4']), loud: 68 },
        {
          on: 'jazzGuitar',
          notes: 'F#5:1.5 E5:.5 D5:2 | D5:1 E5:1 G5:2 | F#5:1.5 A5:.5 A5:2 | G5:1 F#5:1 E5:2',
          loud: 76,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x..xx...', loud: 92 },
        { on: 'snare', steps: '..x...x.', loud: 84 },
        { on: 'hat', steps: 'xoxoxoxo', loud: 54 },
      ],
    },
    {
      at: 12,
      seconds: 6,
      chords: ['G', 'A', 'Bm', 'A'],
      layers: ['choir', 'pad', 'piano'],
      tunes: [
        {
          on: 'choir',
          notes: 'D5:2 E5:1 F#5:1 | A5:3 F#5:1 | B5:2 C#6:1 D6:1 | E6:3 -:1',
          loud: 92,
        },
        { on: 'electricBass', notes: chug(['G1', 'A1', 'B1', 'A1']), loud: 88 },
        { on: 'guitar', notes: chug(['D4', 'E4', 'F#4', 'E4']), loud: 70 },
      ],
      drums: [
        { on: 'kick', steps: 'x.x.x.x.', loud: 92 },
        { on: 'snare', steps: '..x...xx', loud: 86 },
        { on: 'ride', steps: 'xoxoxoxo', loud: 48 },
        { on: 'crash', steps: 'x.......', loud: 52 },
      ],
    },
    {
      at: 19.1,
      seconds: 3.2,
      chords: ['D'],
      layers: ['pad', 'choir'],
      tunes: [
        { on: 'bells', notes: 'D4:4', loud: 112 },
        { on: 'piano', notes: 'D4:.5 A4:.5 D5:.5 F#5:.5 A5:2', loud: 70 },
      ],
      drums: [{ on: 'crash', steps: 'x.......', loud: 70 }],
    },
  ],
  effects: [
    { kind: 'whoosh', at: 0.2, seconds: 2.6, from: 300, to: 1200, gain: 0.16, pan: [-0.8, 0.6] },
    { kind: 'crickets', at: 0, seconds: 5, gain: 0.06 },
    { kind: 'rumble', at: 6, seconds: 6, gain: 0.18 },
    ...repeated(3, 1.6, {
      kind: 'whoosh',
      at: 6.2,
      seconds: 0.4,
      from: 1500,
      to: 600,
      gain: 0.14,
      pan: [0.8, -0.8],
    }),
    { kind: 'bell', at: 11.9, seconds: 0.5, from: 1700, gain: 0.12 },
    { kind: 'whoosh', at: 16.2, seconds: 1.9, from: 200, to: 2800, gain: 0.3 },
    { kind: 'bell', at: 19.1, seconds: 3, from: 294, gain: 0.4 },
    { kind: 'thud', at: 19.1, gain: 0.4 },
  ],
}

export default trailer({
  cuts: [
    { shot: 'title', from: 0.5, seconds: 1.4 },
    { shot: 'promise', from: 0.4, seconds: 2.4 },
    { shot: 'promise', from: 3.6, seconds: 2.2 },
    { shot: 'go', from: 0.4, seconds: 2.2 },
    { shot: 'go', from: 2.6, seconds: 1.8 },
    { shot: 'quiet', from: 0.8, seconds: 1.6 },
    { shot: 'wheel', from: 0.2, seconds: 2.4 },
    { shot: 'leap', from: 0.2, seconds: 2 },
    { shot: 'leap', from: 2.4, seconds: 2 },
    { shot: 'bell', from: 0, seconds: 1.1 },
    { shot: 'title', from: 2.4, seconds: 3 },
  ],
  sound: trailerSound,
})
