import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Pixel Pirates',
  genre: 'Pop',
  difficulty: 'Hard',
  feel: 'chiptune',
  tempo: 150,
  key: 'A minor',
  chords: { A: 'Am F G Am', B: 'F G C E' },
  groove: {
    kit: 'chip',
    drums: {
      kick: { A: 'x...x...x...x...', B: ['x.x...x.x.x...x.', 'x...x...x.x.x...'] },
      snare: { A: '....x.......x...', B: '....x.......x.xx' },
      hat: { A: 'x.o.x.o.x.o.x.o.', B: 'xoxoxoxoxoxoxoxo' },
      openHat: { A: '..x...x...x...x.' },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'chipBass',
        play: 'bass',
        steps: { A: '1.8.1.8.1.8.1.8.', B: '1.1.8.1.1.1.8.a.' },
      },
      {
        name: 'arp',
        sound: 'chipArp',
        play: 'arp',
        steps: { A: '0123012301230123', B: '0321032103210321' },
      },
      {
        name: 'lead',
        sound: 'chipLead',
        play: 'tune',
        tune: {
          A: 'r:16 | A5:.5 C6:.5 E6:1 D6:.5 C6:.5 A5:1 | A5:.5 C6:.5 F6:1 E6:.5 C6:.5 A5:1 | B5:.5 D6:.5 G6:1 F6:.5 D6:.5 B5:1 | C6:1 B5:1 A5:2',
          B: 'A5:.5 A5:.25 A5:.25 C6:.5 A5:.5 F5:1 A5:1 | B5:.5 B5:.25 B5:.25 D6:.5 B5:.5 G5:1 B5:1 | C6:.5 E6:.5 G6:.5 E6:.5 C6:1 E6:1 | B5:.5 G#5:.5 E5:1 G#5:1 B5:1',
        },
        level: 1,
      },
      { name: 'second', sound: 'chipLead', play: 'counter', steps: { B: 'x' }, pan: -0.3 },
    ],
    mix: { room: 0.5, drive: 1.2, low: 1 },
  },
  form: [
    'intro 4 A: arp hat bass',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: arp bass',
    'verse 8 A',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
