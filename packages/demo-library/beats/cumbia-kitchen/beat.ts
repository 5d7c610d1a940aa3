import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Cumbia Kitchen',
  genre: 'Crossover',
  difficulty: 'Easy',
  feel: 'cumbia',
  tempo: 92,
  key: 'A minor',
  chords: { A: 'Am Am E7 Am', B: 'Dm Am E7 Am,G' },
  groove: {
    kit: 'live',
    drums: {
      kick: { A: 'x.......x.......', B: 'x...x...x...x...' },
      congaLow: { A: '....x.x.....x.x.', B: '....x.x.....x.x.' },
      congaHigh: { A: ['............x...', '..........x.x.xx'], B: 'x..x..x...x.x...' },
      shaker: { A: 'x.xxx.xxx.xxx.xx', B: 'x.xxx.xxx.xxx.xx' },
      cowbell: { A: 'x...x...x...x...', B: 'x.x.x...x.x.x...' },
      rim: { B: '...x..x....x..x.' },
      clave: { A: ['................', 'x..x..x...x.x...'] },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1-----3-5-----5-', B: '1-----5-8-----a-' },
        level: 1,
      },
      {
        name: 'accordion',
        sound: 'accordion',
        play: 'chords',
        steps: { A: '..x...x...x...x.', B: '..x...x...x.x.x.' },
        level: 1,
      },
      { name: 'guitar', sound: 'cleanGuitar', play: 'arp', steps: { A: '0.2.3.2.0.2.3.2.' } },
      {
        name: 'tune',
        sound: 'accordion',
        play: 'tune',
        tune: {
          B: 'A4:.5 D5:.5 F5:1 E5:.5 D5:.5 A4:1 | C5:.5 E5:.5 A5:1 E5:2 | G#4:.5 B4:.5 E5:1 D5:.5 B4:.5 G#4:1 | A4:1 C5:1 B4:2',
        },
      },
      { name: 'trumpet', sound: 'trumpet', play: 'counter', steps: { B: 'x' } },
    ],
    mix: { room: 1.3, drive: 1.2, high: 1 },
  },
  form: [
    'intro 2 A: shaker cowbell guitar',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: drums bass',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
