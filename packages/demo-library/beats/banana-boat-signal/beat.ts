import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Banana Boat Signal',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'dancehall',
  tempo: 102,
  key: 'G minor',
  chords: { A: 'Gm Gm Eb F', B: 'Cm Gm D7 Gm' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: { A: ['x.....x.........', 'x..x..x.........'], B: 'x..x..x...x.....' },
      snare: { A: '......x.....x...', B: '......x.....x...' },
      rim: { A: '...x..x....x..x.', B: '...x..x....x..x.' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'x.xxx.xxx.xxx.xt' },
      clap: { B: '............x...' },
      tomHigh: { A: ['................', '..........xx.x..'] },
      shaker: { B: 'xoxoxoxoxoxoxoxo' },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: ['1-----1-..5-1---', '1--1..1-8---5---'], B: '1--1..8-5--1..a-' },
        level: 1,
      },
      {
        name: 'skank',
        sound: 'dubChord',
        play: 'chords',
        steps: { A: '..x...x...x...x.', B: '..x...x...x.x.x.' },
        echo: 0.3,
      },
      {
        name: 'drum',
        sound: 'steelDrum',
        play: 'tune',
        tune: {
          B: 'C5:.5 Eb5:.5 G5:1 Eb5:.5 C5:.5 G5:1 | Bb5:.5 G5:.5 D5:1 G5:2 | A5:.5 F#5:.5 D5:1 F#5:.5 A5:.5 C6:1 | Bb5:1 G5:3',
        },
      },
      {
        name: 'stab',
        sound: 'brass',
        play: 'chords',
        steps: { A: ['................', '............x.x-'] },
        level: 1,
      },
    ],
    mix: { room: 1.6, echo: [0.75, 0.42], drive: 1.3, low: 1.5, high: 1 },
  },
  form: [
    'intro 2 A: skank rim hat',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: bass rim tomHigh',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
