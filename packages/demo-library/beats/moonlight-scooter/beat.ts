import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Moonlight Scooter',
  genre: 'Pop',
  difficulty: 'Medium',
  feel: 'synthwave',
  tempo: 100,
  key: 'F# minor',
  chords: { A: 'F#m D A E', B: 'D E F#m C#m' },
  groove: {
    kit: 'round',
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x.x.' },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      clap: { B: '....x.......x...' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xoxoxoxoxoxoxoxo' },
      tomMid: { A: ['................', '............xx..'] },
      tomLow: { A: ['................', '..............xx'] },
      openHat: { B: '..x...x...x...x.' },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'moog',
        play: 'bass',
        steps: { A: '1111111111111111', B: '1181118111811a1a' },
      },
      {
        name: 'pad',
        sound: 'warmPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: 2,
      },
      {
        name: 'arp',
        sound: 'pluck',
        play: 'arp',
        steps: { A: ['................', '0.2.4.2.3.5.4.2.'], B: '0241352402413524' },
        echo: 0.35,
      },
      {
        name: 'lead',
        sound: 'hollowLead',
        play: 'tune',
        tune: {
          B: 'A5:1.5 F#5:.5 D5:1 F#5:1 | G#5:1.5 E5:.5 B4:2 | C#6:1.5 A5:.5 F#5:1 A5:1 | G#5:2 E5:2',
        },
        echo: 0.35,
        level: 1,
      },
      {
        name: 'stack',
        sound: 'stack',
        play: 'chords',
        steps: { B: 'x-----x-----x---' },
        level: -2,
      },
    ],
    mix: { room: 2.2, echo: [0.75, 0.36], pump: 0.35, drive: 1.3, high: 1 },
  },
  form: [
    'intro 4 A: bass pad',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: arp pad',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
