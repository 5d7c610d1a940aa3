import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Pavement Sunrise',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'boom bap',
  tempo: 88,
  key: 'D minor',
  chords: { A: 'Dm9 Bbmaj7 Gm9 A7', B: 'Bbmaj7 C Dm9 Dm9,A7' },
  groove: {
    kit: 'dusty',
    swing: 0.2,
    drums: {
      kick: {
        A: ['x.....x...x.....', 'x..x......x..x..'],
        B: ['x.....xx..x.....', 'x..x..x...x.....'],
      },
      snare: { A: ['....x.......x..o', '....x..o....x...'], B: '....x..o.o..x...' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: ['x.x.xox.x.x.xox.', 'x.x.x.x.x.xox...'] },
      openHat: { B: ['................', '..............x.'] },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: ['1-----1...5-7-..', '1--1......8-5-a.'], B: '1-----8...1-5-..' },
      },
      {
        name: 'keys',
        sound: 'ep',
        play: 'chords',
        steps: { A: ['x-----..o---....', 'x---..x-....o-..'], B: 'x-------x-----..' },
        echo: 0.15,
      },
      {
        name: 'horn',
        sound: 'mutedTrumpet',
        play: 'tune',
        tune: {
          B: 'r:1 A4:.5 C5:.5 D5:1.5 C5:.5 | A4:1 G4:.5 F4:.5 r:2 | r:1 F4:.5 A4:.5 D5:1 E5:.5 D5:.5 | C5:1 A4:1 r:2',
        },
        level: -2,
        echo: 0.3,
      },
      {
        name: 'vibes',
        sound: 'vibes',
        play: 'arp',
        steps: { A: ['..0...2...3.....', '................'] },
        level: -2,
        echo: 0.3,
      },
    ],
    mix: { room: 1.1, echo: [0.75, 0.3], crackle: 0.3, drive: 1.3, low: 1, high: 1 },
  },
  form: [
    'intro 2 A: keys vibes hat',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: keys vibes bass',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
