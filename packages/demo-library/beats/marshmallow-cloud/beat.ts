import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Marshmallow Cloud',
  genre: 'Pop',
  difficulty: 'Medium',
  feel: 'future bass',
  tempo: 145,
  key: 'F major',
  chords: { A: 'Fmaj9 Fmaj9 Am7 Bbmaj9', B: 'Bbmaj9 C Am7 Dm9' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x.........x.....', 'x.....x.........'],
        B: ['x.....x...x.....', 'x..x......x.x...'],
      },
      snare: { A: '........x.......', B: '........x.......' },
      clap: { B: '........x.......' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: ['x.xxx.xtx.xxx.xr', 'x.xtx.x.x.xrx.xx'] },
      snap: { A: ['....x.......x...', '....x.......x.x.'] },
      openHat: { B: '....x.......x...' },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'longBoom',
        play: 'bass',
        steps: { A: '1---------5-----', B: '1--1--8-1--1--a-' },
      },
      {
        name: 'stack',
        sound: 'stack',
        play: 'chords',
        steps: { A: 'x---------------', B: ['x-x-..x-x-x-..x-', 'x--x--x-x-x-x-x-'] },
        level: 2,
      },
      {
        name: 'pluck',
        sound: 'pluck',
        play: 'arp',
        steps: { A: '0.2.4.2.3.5.3.2.', B: '4.6.5.4.6.5.3.2.' },
        echo: 0.35,
      },
      {
        name: 'kalimba',
        sound: 'kalimba',
        play: 'tune',
        tune: {
          A: 'C5:1 F5:.5 A5:.5 G5:1 E5:1 | C5:2 r:2 | E5:1 G5:.5 C6:.5 B5:1 G5:1 | A5:2 F5:2',
          B: 'D6:.5 C6:.5 A5:1 F5:.5 A5:.5 C6:1 | E5:.5 G5:.5 C6:1 B5:1 G5:1 | E6:.5 D6:.5 C6:1 A5:1 G5:1 | F5:1 A5:1 E5:2',
        },
        level: 1,
        echo: 0.3,
      },
    ],
    mix: { room: 2.2, echo: [0.75, 0.36], pump: 0.55, drive: 1.3, low: 1, high: 1.5 },
  },
  form: [
    'intro 4 A: kalimba stack',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: stack pluck snap',
    'hook 8 B',
    'ending 1 A',
  ],
} satisfies BeatScore
