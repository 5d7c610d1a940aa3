import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Dragon Parade',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'koto trap',
  tempo: 132,
  key: 'D minor',
  chords: { A: 'D5 D5 Bb C', B: 'Bb C Dm Am' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x.......x..x....', 'x.....x....x....'],
        B: ['x..x....x.x.....', 'x......x..xx....'],
      },
      clap: { A: '........x.......', B: '........x.....o.' },
      hat: {
        A: ['x.x.xtx.x.x.x.x.', 'x.x.x.x.x.xrx.x.'],
        B: ['x.xtx.x.x.xtx.xr', 'xxx.x.xtxrx.x.xx'],
      },
      tomLow: {
        A: ['x..x..x.........', '................'],
        B: ['................', '..........x.x.xx'],
      },
      block: { B: '..x...x...x...x.' },
      crash: {
        B: ['x...............', '................', '................', '................'],
      },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'longBoom',
        play: 'bass',
        steps: { A: ['1-------1--1----', '1-----1----5----'], B: '1--1----8-5-----' },
      },
      {
        name: 'koto',
        sound: 'koto',
        play: 'tune',
        tune: {
          A: 'D5:.5 F5:.5 G5:.5 A5:1 G5:.5 F5:1 | D5:.5 C5:.5 A4:1 r:2 | D5:.5 F5:.5 G5:.5 Bb5:1 A5:.5 G5:1 | A5:.25 G5:.25 F5:.5 D5:1 r:2',
          B: 'D6:.5 C6:.5 A5:1 G5:.5 A5:.5 F5:1 | G5:.5 F5:.5 D5:1 C5:2 | D5:.5 F5:.5 A5:1 D6:1 C6:1 | A5:2 r:2',
        },
        echo: 0.25,
        level: 1,
      },
      { name: 'flute', sound: 'panFlute', play: 'counter', steps: { B: 'x' } },
      {
        name: 'strings',
        sound: 'strings',
        play: 'chords',
        steps: { B: 'x---x---x---x---' },
        level: -3,
        hand: 3,
      },
    ],
    mix: { room: 1.8, echo: [0.75, 0.3], pump: 0.2, drive: 1.3, low: 1.5, high: 1.5 },
  },
  form: [
    'intro 4 A: koto tomLow',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: koto boom',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
