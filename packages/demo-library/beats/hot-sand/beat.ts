import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Hot Sand',
  genre: 'Crossover',
  difficulty: 'Easy',
  feel: 'reggaeton',
  tempo: 94,
  key: 'B minor',
  chords: { A: 'Bm G D A', B: 'G A Bm F#m' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x...' },
      snare: { A: '...x..x....x..x.', B: '...x..x....x..x.' },
      hat: { A: ['................', 'x.x.x.x.x.x.x.x.'], B: 'x.x.x.x.x.x.x.x.' },
      rim: { B: '...x..x....x..x.' },
      shaker: { A: 'o.x.o.x.o.x.o.x.', B: 'oxxxoxxxoxxxoxxx' },
      congaHigh: { B: '......xx......x.' },
      snap: { A: ['................', '..............xx'] },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'sineBass',
        play: 'bass',
        steps: { A: '1--1--1-1--1--5-', B: '1--1--8-1--1--a-' },
        level: 1,
      },
      {
        name: 'pluck',
        sound: 'pluck',
        play: 'tune',
        tune: {
          A: 'F#5:.75 D5:.75 B4:.5 D5:1 F#5:1 | G5:.75 D5:.75 B4:.5 D5:2 | F#5:.75 D5:.75 A4:.5 D5:1 A5:1 | E5:.75 C#5:.75 A4:.5 C#5:2',
          B: 'B5:.75 G5:.75 D5:.5 G5:2 | C#6:.75 A5:.75 E5:.5 A5:2 | D6:.75 B5:.75 F#5:.5 B5:1 D6:1 | C#6:1 A5:1 F#5:2',
        },
        echo: 0.25,
        level: -1,
      },
      {
        name: 'guitar',
        sound: 'nylon',
        play: 'chords',
        steps: { A: 'x..x..x.x..x..x.', B: 'x..x..x.x..x..xu' },
      },
      {
        name: 'stack',
        sound: 'stack',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -2,
      },
    ],
    mix: { room: 1.4, echo: [0.75, 0.3], pump: 0.25, drive: 1.3, low: 1, high: 1 },
  },
  form: [
    'intro 2 A: guitar pluck',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: pluck shaker',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
