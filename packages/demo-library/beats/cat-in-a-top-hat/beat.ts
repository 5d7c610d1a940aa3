import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Cat in a Top Hat',
  genre: 'Crossover',
  difficulty: 'Hard',
  feel: 'electro swing',
  tempo: 124,
  key: 'C minor',
  chords: { A: 'Cm6 Cm6 Fm6 G7', B: 'Fm7 Bb7 Ebmaj7 G7' },
  groove: {
    kit: 'club',
    swing: 0.2,
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x...' },
      snare: { A: '....x.......x...', B: '....x..o....x.oo' },
      hat: { A: 'o.x.o.xxo.x.o.xx', B: 'oxxxoxxxoxxxoxxx' },
      openHat: { A: '..x...x...x...x.' },
      snap: { A: ['................', '....x.......x...'] },
      block: { B: ['x.x..x..x.x..x..', '................'] },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: '1---5---1---5---', B: '1---3---5---a---' },
        level: 1,
      },
      {
        name: 'piano',
        sound: 'brightPiano',
        play: 'chords',
        steps: { A: '..x...x...x...xo', B: '..x..ox...x..ox.' },
        level: 1,
      },
      {
        name: 'clarinet',
        sound: 'clarinet',
        play: 'tune',
        tune: {
          A: 'r:16 | G4:.5 C5:.5 Eb5:.5 G5:.5 F#5:.5 G5:.5 r:1 | Eb5:.5 C5:.5 A4:1 r:2 | Ab4:.5 C5:.5 F5:.5 Ab5:.5 G5:1 F5:1 | D5:.5 B4:.5 G4:1 r:2',
          B: 'C5:.5 Eb5:.5 Ab5:1 G5:.5 F5:.5 Eb5:1 | D5:.5 F5:.5 Bb5:1 Ab5:1 F5:1 | G5:.5 Bb5:.5 D6:1 Bb5:.5 G5:.5 Eb5:1 | B4:.5 D5:.5 G5:1 r:2',
        },
      },
      {
        name: 'horns',
        sound: 'mutedTrumpet',
        play: 'chords',
        steps: { A: ['................', '..........x.x.x.'], B: 'x..x............' },
        hand: 3,
        level: 1,
      },
      {
        name: 'banjo',
        sound: 'banjo',
        play: 'chords',
        steps: { B: 'x.o.x.o.x.o.x.o.' },
        level: -1,
      },
    ],
    mix: { room: 1.2, pump: 0.25, crackle: 0.35, drive: 1.35, high: 1 },
  },
  form: [
    'intro 4 A: piano snap bass',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: bass snap',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
