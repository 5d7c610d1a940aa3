import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: "Grandpa's Record Shelf",
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'jazz boom bap',
  tempo: 92,
  key: 'G minor',
  chords: { A: 'Gm9 C13 Fm9 Bb13', B: 'Ebmaj9 D7#9 Gm9 Gm9,D7#9' },
  groove: {
    kit: 'dusty',
    swing: 0.28,
    drums: {
      kick: {
        A: ['x.o....x..x.....', 'x.....xx..x..o..'],
        B: ['x..x...x..x.....', 'x......xx.....x.'],
      },
      snare: { A: ['....x..o.o..x...', '....x..o....x.oo'], B: '....x.o..o..x..o' },
      hat: { A: 'x.xox.x.x.xox.x.', B: 'x.x.x.xox.x.x.xo' },
      ride: { B: 'x...x...x...x...' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: {
          A: ['1---3---5---7---', '1---5---8---a---'],
          B: ['1---..5-7---5---', '1---3---5---a---'],
        },
      },
      {
        name: 'piano',
        sound: 'piano',
        play: 'chords',
        steps: { A: ['..x-....o-..x---', '..x-..o-........'], B: 'x---..x-....o---' },
      },
      {
        name: 'sax',
        sound: 'tenorSax',
        play: 'tune',
        tune: {
          B: 'r:.5 G4:.5 Bb4:.5 D5:.5 F5:1 D5:1 | Eb5:.5 C5:.5 A4:.5 F#4:.5 A4:2 | Bb4:.5 D5:.5 G5:1.5 F5:.5 D5:1 | C5:.5 Bb4:.5 A4:1 r:2',
        },
        level: -1,
        echo: 0.15,
      },
      {
        name: 'vibes',
        sound: 'vibes',
        play: 'chords',
        steps: { A: ['................', '........x-------'] },
        level: -3,
      },
    ],
    mix: {
      room: 1.2,
      echo: [0.5, 0.2],
      crackle: 0.6,
      waver: 0.2,
      drive: 1.4,
      dark: 14_000,
      low: 1,
    },
  },
  form: [
    'intro 2 A: piano vibes hat',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: bass snare',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
