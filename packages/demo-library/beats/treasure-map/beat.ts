import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Treasure Map',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'sitar boom bap',
  tempo: 90,
  key: 'E minor',
  chords: { A: 'Em Em F Em', B: 'Am Em F Em' },
  groove: {
    kit: 'dusty',
    swing: 0.12,
    drums: {
      kick: { A: ['x..x......x..x..', 'x.....x..xx.....'], B: 'x..x..x...x..x..' },
      snare: { A: '....x.......x...', B: '....x..o....x..o' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'x.xxx.x.x.xxx.x.' },
      congaHigh: { A: '...x..x....x..x.', B: '..xx..x...xx..x.' },
      congaLow: { A: 'x.......x.......', B: 'x....x..x....x..' },
      tambourine: { B: '..x...x...x...x.' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: '1-----1---8-7-5-', B: '1--1--8-1--1--a-' },
      },
      {
        name: 'sitar',
        sound: 'sitar',
        play: 'tune',
        tune: {
          A: 'E4:.5 F4:.25 E4:.25 D4:.5 E4:.5 B4:1 A4:1 | G4:.5 A4:.25 G4:.25 F4:.5 E4:1.5 r:1 | F4:.5 A4:.5 C5:1 B4:.5 A4:.5 F4:1 | E4:2 r:2',
          B: 'C5:.5 B4:.5 A4:1 E5:2 | B4:.5 A4:.5 G4:1 B4:2 | A4:.5 C5:.5 F5:1 E5:.5 C5:.5 A4:1 | G4:.5 F4:.5 E4:1 r:2',
        },
        echo: 0.2,
        level: 1,
      },
      {
        name: 'drone',
        sound: 'cello',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        hand: 2,
        level: -2,
      },
      { name: 'flute', sound: 'flute', play: 'counter', steps: { B: 'x' } },
    ],
    mix: { room: 1.8, echo: [0.75, 0.28], crackle: 0.3, drive: 1.3, low: 1 },
  },
  form: [
    'intro 2 A: sitar drone congaHigh',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: sitar congaHigh congaLow',
    'verse 4 A',
    'hook 2 B',
    'ending 1 A',
  ],
} satisfies BeatScore
