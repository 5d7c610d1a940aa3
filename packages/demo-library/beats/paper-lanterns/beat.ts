import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Paper Lanterns',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'dream pop',
  tempo: 92,
  key: 'E major',
  chords: { A: 'Emaj7 C#m7 Amaj7 B', B: 'Amaj7 B G#m7 C#m7,B' },
  groove: {
    kit: 'round',
    drums: {
      kick: { A: ['x.......x.......', 'x......x..x.....'], B: 'x.....x...x.....' },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      clap: { B: '....x.......x...' },
      hat: { A: 'o.x.o.x.o.x.o.x.', B: 'xoxoxoxoxoxoxoxo' },
      shaker: { B: 'x.x.x.x.x.x.x.x.' },
      tomLow: { A: ['................', '..............x.'] },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: '1-------1-----5-', B: '1-----1-1---5-a-' },
      },
      {
        name: 'arp',
        sound: 'pluck',
        play: 'arp',
        steps: { A: '0.1.2.3.4.3.2.1.', B: '0123432101234321' },
        echo: 0.35,
        level: 1,
      },
      {
        name: 'pad',
        sound: 'airPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: 2,
      },
      {
        name: 'bell',
        sound: 'glassKeys',
        play: 'tune',
        tune: {
          B: 'C#6:1 B5:.5 G#5:.5 E5:2 | D#5:1 F#5:.5 B5:.5 F#5:2 | B5:1 G#5:.5 F#5:.5 D#5:2 | E5:2 F#5:2',
        },
        echo: 0.4,
      },
      { name: 'hum', sound: 'hum', play: 'counter', steps: { B: 'x' } },
    ],
    mix: { room: 2.8, echo: [0.75, 0.4], pump: 0.2, drive: 1.15, high: 1 },
  },
  form: [
    'intro 2 A: arp pad',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: pad bell bass',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
