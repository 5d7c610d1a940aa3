import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Weekend Morning',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'acoustic pop',
  tempo: 98,
  key: 'E major',
  chords: { A: 'E Aadd9 C#m7 B', B: 'A E B C#m7' },
  groove: {
    kit: 'live',
    swing: 0.1,
    drums: {
      kick: { A: ['x.....x...x.....', 'x......x..x.....'], B: 'x.....x.x.x.....' },
      snap: { A: '....x.......x...' },
      snare: { B: '....x..o....x...' },
      shaker: { A: 'xoxoxoxoxoxoxoxo', B: 'xoxoxoxoxoxoxoxo' },
      congaHigh: { A: '..x...xx..x...x.', B: '..x...xx..x..xx.' },
      hat: { B: 'x.x.x.x.x.x.x.x.' },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1-----1-..5-1---', B: '1--1..5-8--5..a-' },
      },
      {
        name: 'guitar',
        sound: 'nylon',
        play: 'chords',
        steps: { A: 'x..o.ux..o.ux.u.', B: 'x.ox.ux.ox.ux.ou' },
        level: 2,
      },
      { name: 'piano', sound: 'piano', play: 'chords', steps: { B: 'x-----x---x-----' } },
      {
        name: 'whistle',
        sound: 'whistle',
        play: 'tune',
        tune: {
          A: 'r:12 r:1 D#6:.5 F#6:.5 B5:2',
          B: 'C#6:.5 E6:.5 C#6:1 A5:2 | B5:.5 G#5:.5 E5:1 B5:2 | F#5:.5 B5:.5 D#6:1 B5:2 | E6:1 G#5:1 B5:2',
        },
        level: -2,
        echo: 0.2,
      },
    ],
    mix: { room: 1.3, echo: [0.5, 0.25], drive: 1.15, high: 1.5 },
  },
  form: [
    'intro 2 A: guitar shaker',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: guitar congaHigh snap',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
