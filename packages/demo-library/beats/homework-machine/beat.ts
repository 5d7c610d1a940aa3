import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Homework Machine',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'snap beat',
  tempo: 102,
  key: 'G major',
  chords: { A: 'G5 G5 C5 D5', B: 'Em C G D' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: { A: ['x.....x...x.....', 'x.....x.x.x.....'], B: 'x..x..x...x..x..' },
      snap: { A: '....x.......x...', B: '....x.......x...' },
      clap: { B: ['....x.......x...', '....x.......x.xx'] },
      hat: { A: ['................', '..........xxxxxx'], B: 'x.x.x.x.x.x.x.x.' },
      block: { A: 'x..x..x.x..x..x.' },
      zap: { A: ['................', 'x...............'] },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'sineBass',
        play: 'bass',
        steps: { A: '1.....1.8.5.....', B: '1--1--8-..5--a--' },
        level: 1,
      },
      {
        name: 'pluck',
        sound: 'pluck',
        play: 'arp',
        steps: { A: '0.0.3.0.2.0.1.0.', B: '0.2.3.2.4.3.2.1.' },
        level: 1,
        echo: 0.2,
      },
      {
        name: 'marimba',
        sound: 'marimba',
        play: 'tune',
        tune: {
          B: 'B4:.5 E5:.5 G5:.5 E5:.5 B4:1 r:1 | C5:.5 E5:.5 G5:.5 E5:.5 C5:1 r:1 | D5:.5 G5:.5 B5:.5 G5:.5 D5:1 r:1 | A4:.5 D5:.5 F#5:.5 A5:.5 F#5:1 r:1',
        },
      },
      {
        name: 'stack',
        sound: 'stack',
        play: 'chords',
        steps: { B: 'x-----x-........' },
        level: -2,
      },
    ],
    mix: { room: 0.9, echo: [0.5, 0.25], drive: 1.3, low: 1.5, high: 1 },
  },
  form: [
    'intro 2 A: snap block pluck',
    'verse 8 A',
    'hook 4 B',
    'verse 4 A',
    'break 2 A: snap boom',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
