import type { FilmSound } from '@starnest/film-kit/film/script'

/** How many beats the loop has. */
export const BEATS = 16

/** Space disco in F: bass in octaves, off-beat hats, brass that asks and a whistle that answers.
 *  The last bar is the dominant and leads back to the first. */
export const sound: FilmSound = {
  voices: {},
  lines: [],
  music: [
    {
      at: 0,
      seconds: 10,
      beats: 4,
      chords: ['F', 'Dm', 'Bb', 'C7'],
      layers: ['motor'],
      tunes: [
        {
          on: 'electricBass',
          notes:
            'F2:.5 F3:.5 F2:.5 F3:.5 F2:.5 F3:.5 A2:.5 C3:.5 | D2:.5 D3:.5 D2:.5 D3:.5 D2:.5 D3:.5 F2:.5 A2:.5 | Bb2:.5 Bb3:.5 Bb2:.5 Bb3:.5 Bb2:.5 Bb3:.5 D3:.5 F3:.5 | C2:.5 C3:.5 C2:.5 C3:.5 E2:.5 E3:.5 G2:.5 Bb2:.5',
          loud: 98,
        },
        {
          on: 'jazzGuitar',
          notes:
            '-:.5 A4:.25 -:.75 C5:.25 -:.25 A4:.25 -:.75 C5:.25 -:.25 A4:.5 | -:.5 F4:.25 -:.75 A4:.25 -:.25 F4:.25 -:.75 A4:.25 -:.25 F4:.5 | -:.5 D5:.25 -:.75 F5:.25 -:.25 D5:.25 -:.75 F5:.25 -:.25 D5:.5 | -:.5 E5:.25 -:.75 G5:.25 -:.25 E5:.25 -:.75 G5:.25 -:.25 E5:.5',
          loud: 64,
        },
        {
          on: 'brass',
          notes:
            'C5:.5 F5:.5 A5:.5 -:.5 G5:.5 F5:.5 -:1 | D5:.5 F5:.5 A5:.5 -:.5 C6:.5 A5:.5 -:1 | D5:.5 F5:.5 Bb5:.5 -:.5 A5:.5 F5:.5 -:1 | E5:.5 G5:.5 Bb5:.5 -:.5 C6:1 -:1',
          loud: 70,
        },
        {
          on: 'whistle',
          notes: '-:3 C6:.5 A5:.5 | -:3 D6:.5 C6:.5 | -:3 F6:.5 D6:.5 | -:3 E6:.5 G6:.5',
          loud: 58,
        },
        {
          on: 'steelDrum',
          notes:
            'F5:.5 -:.5 A5:.5 C6:.5 -:2 | D5:.5 -:.5 F5:.5 A5:.5 -:2 | Bb4:.5 -:.5 D5:.5 F5:.5 -:2 | C5:.5 -:.5 E5:.5 G5:.5 -:2',
          loud: 56,
        },
      ],
      drums: [
        { on: 'kick', steps: 'x...x...x...x...', loud: 98 },
        { on: 'clap', steps: '....x.......x...', loud: 84 },
        { on: 'snare', steps: '....o.......o..o', loud: 60 },
        { on: 'openHat', steps: '..x...x...x...x.', loud: 46 },
        { on: 'hat', steps: 'x..ox..ox..ox..o', loud: 36 },
        { on: 'cowbell', steps: '......x.......xo', loud: 34 },
        { on: 'tambourine', steps: 'o.x.o.x.o.x.o.x.', loud: 30 },
      ],
    },
  ],
  effects: [],
}
