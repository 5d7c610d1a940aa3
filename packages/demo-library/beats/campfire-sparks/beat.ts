import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Campfire Sparks',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'folk stomp',
  tempo: 108,
  key: 'G major',
  chords: { A: 'G G Cadd9 D', B: 'Em C G D' },
  groove: {
    kit: 'live',
    drums: {
      bigDrum: { A: 'x.......x.......', B: 'x...x...x...x...' },
      kick: { B: 'x...x...x...x...' },
      clap: { A: '....x.......x...', B: '....x.......x...' },
      tambourine: { A: ['................', 'o.x.o.x.o.x.o.x.'], B: 'x.o.x.o.x.o.x.o.' },
      tomLow: {
        A: ['................', '..........x.xx..'],
        B: ['................', '............xxxx'],
      },
      shaker: { A: 'xoxoxoxoxoxoxoxo', B: 'xoxoxoxoxoxoxoxo' },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: '1-------5-------', B: '1---5---1---5-a-' },
      },
      {
        name: 'guitar',
        sound: 'steel',
        play: 'chords',
        steps: { A: 'x..xo.u.x..xo.u.', B: 'x.oux.oux.oux.ou' },
        level: 1,
      },
      { name: 'banjo', sound: 'banjo', play: 'arp', steps: { B: '0.2.3.1.2.3.0.2.' } },
      {
        name: 'fiddle',
        sound: 'fiddle',
        play: 'tune',
        tune: {
          B: 'B4:.5 E5:.5 G5:1 F#5:.5 E5:.5 B4:1 | C5:.5 E5:.5 G5:1 E5:2 | D5:.5 G5:.5 B5:1 A5:.5 G5:.5 D5:1 | A5:1 F#5:1 D5:2',
        },
      },
      { name: 'hum', sound: 'hum', play: 'chords', steps: { B: 'x---------------' }, level: 1 },
    ],
    mix: { room: 1.7, drive: 1.15, high: 1.5 },
  },
  form: [
    'intro 2 A: guitar clap',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: bigDrum clap tomLow',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
