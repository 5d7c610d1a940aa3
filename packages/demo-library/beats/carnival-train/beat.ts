import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Carnival Train',
  genre: 'Crossover',
  difficulty: 'Hard',
  feel: 'samba',
  tempo: 104,
  key: 'D major',
  chords: { A: 'Dmaj7 B7 Em7 A7', B: 'Gmaj7 A7 F#m7 B7' },
  groove: {
    kit: 'live',
    drumLevel: 1.5,
    drums: {
      bigDrum: { A: 'o.......x.......', B: 'o...x...o...x...' },
      kick: { A: 'x..xx..xx..xx..x' },
      snare: { A: 'xooxooxoxooxooxo', B: 'xooxoxoxxooxoxot' },
      tambourine: { A: 'xoxoxoxoxoxoxoxo', B: 'xxoxxxoxxxoxxxox' },
      cowbell: { A: 'x.x.xx.x.x.xx.x.', B: 'x.xx.x.xx.x.xx.x' },
      shaker: { A: 'xoxxxoxxxoxxxoxx', B: 'xoxxxoxxxoxxxoxx' },
      congaHigh: { B: 'x..x..x..x.xx.x.' },
      block: { B: ['x.x...x.x...x.x.', '................'] },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1--.5--51--.5--5', B: '1--.5--18--.5-a-' },
      },
      {
        name: 'guitar',
        sound: 'nylon',
        play: 'chords',
        steps: { A: 'x.ox.ox.x.ox.ox.', B: 'x.xo.xx.ox.xo.x.' },
        level: 2,
      },
      { name: 'piano', sound: 'brightPiano', play: 'chords', steps: { B: 'x..x..x...x.x...' } },
      {
        name: 'brass',
        sound: 'brass',
        play: 'tune',
        tune: {
          B: 'B4:.5 D5:.5 F#5:.5 B5:1 A5:.5 G5:1 | C#5:.5 E5:.5 G5:.5 C#6:1 B5:.5 A5:1 | A5:.5 F#5:.5 C#5:.5 E5:1 F#5:.5 A5:1 | D#5:.5 F#5:.5 A5:1 B5:2',
        },
        level: 1,
      },
      {
        name: 'whistle',
        sound: 'whistle',
        play: 'arp',
        steps: {
          A: ['................', '................', '................', '4.4...4.4.4.....'],
        },
        level: -4,
      },
    ],
    mix: { room: 1.5, drive: 1.3, high: 1 },
  },
  form: [
    'intro 4 A: drums',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: snare tambourine cowbell',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
