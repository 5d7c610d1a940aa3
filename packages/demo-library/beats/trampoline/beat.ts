import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Trampoline',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'dance pop',
  tempo: 128,
  key: 'C major',
  chords: { A: 'C G Am F', B: 'F C G Am' },
  groove: {
    kit: 'club',
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x...' },
      clap: { A: '....x.......x...', B: '....x.......x...' },
      hat: { A: '..x...x...x...x.', B: 'o.xoo.xoo.xoo.xo' },
      openHat: { B: '..x...x...x...x.' },
      shaker: { A: 'xoxoxoxoxoxoxoxo' },
      snap: { A: ['................', '......x.......x.'] },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'rubber',
        play: 'bass',
        steps: { A: '1.1.1.1.1.1.1.1.', B: '..1-..1-..1-..a-' },
      },
      {
        name: 'stack',
        sound: 'stack',
        play: 'chords',
        steps: { A: ['x---------------', 'x---------------'], B: 'x..x..x.x..x..x.' },
        level: 1,
      },
      {
        name: 'marimba',
        sound: 'marimba',
        play: 'arp',
        steps: { A: '0.2.3.0.2.3.0.2.' },
        level: 2,
      },
      {
        name: 'lead',
        sound: 'pluck',
        play: 'tune',
        tune: {
          B: 'A5:.5 C6:.5 A5:.5 F5:.5 A5:1 C6:1 | G5:.5 C6:.5 G5:.5 E5:.5 G5:1 C6:1 | B5:.5 D6:.5 B5:.5 G5:.5 B5:1 D6:1 | C6:.5 E6:.5 C6:.5 A5:.5 C6:2',
        },
        echo: 0.3,
        level: 2,
      },
    ],
    mix: { room: 1.5, echo: [0.75, 0.3], pump: 0.5, drive: 1.3, high: 1 },
  },
  form: [
    'intro 4 A: marimba shaker stack',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: marimba snap',
    'hook 8 B',
    'ending 1 A',
  ],
} satisfies BeatScore
