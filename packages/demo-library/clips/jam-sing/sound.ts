import type { FilmSound } from '@starnest/film-kit/film/script'
import { repeated } from '@starnest/film-kit/score/sound-effect'

/** Seconds of a beat: four bars of four, and a last chord. */
export const BEAT = 0.6

/** What the cub sings, in the words of a tune; its mouth follows it. */
export const SONG =
  'E5 G5 G5:.5 A5:.5 G5 | D5 G5 B5 A5:.5 G5:.5 | C6:1.5 B5:.5 A5 G5 | A5:.5 B5:.5 C6:2 B5 | C6:4'

/** Karaoke pop: piano, bass and drums, and a voice without words. */
export const sound: FilmSound = {
  voices: {},
  lines: [],
  music: [
    {
      at: 0,
      seconds: 12,
      beats: 4,
      chords: ['C', 'G', 'Am', 'F', 'C'],
      layers: ['piano', 'walk', 'pad'],
      tunes: [
        { on: 'hum', notes: SONG, loud: 112 },
        { on: 'hum', notes: SONG, loud: 60, octave: -1 },
        { on: 'glock', notes: SONG, loud: 34, octave: 1 },
      ],
      drums: [
        { on: 'kick', steps: 'x.....x.x.......', loud: 82 },
        { on: 'snare', steps: '....x.......x...', loud: 66 },
        { on: 'hat', steps: 'x.o.x.o.x.o.x.o.', loud: 40 },
        { on: 'clap', steps: '....x.......x...', loud: 50 },
        { on: 'tambourine', steps: '..o...o...o...o.', loud: 34 },
      ],
      runs: [
        { at: 7.05, on: 'harp', notes: ['F4', 'A4', 'C5', 'F5', 'A5', 'C6'], gap: 0.03, loud: 60 },
      ],
    },
    {
      at: 7.2,
      seconds: 4.8,
      beats: 4,
      chords: ['F', 'C'],
      layers: ['choir'],
      drums: [{ on: 'crash', steps: 'x...', loud: 60 }],
    },
  ],
  effects: [
    { kind: 'whoosh', at: 0, seconds: 1.2, from: 400, to: 1800, gain: 0.12, pan: [-0.5, 0.5] },
    { kind: 'shimmer', at: 7.2, seconds: 1.8, gain: 0.1 },
    ...repeated(2, 0.06, { kind: 'thud', at: 7.2, seconds: 0.4, gain: 0.2 }),
  ],
}
