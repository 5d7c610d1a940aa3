import { SWING_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Blue Note Basement',
  genre: 'Crossover',
  difficulty: 'Hard',
  feel: 'swing',
  tempo: 138,
  key: 'F major',
  chords: { A: 'F7 Bb7 F7 F7 Bb7 Bb7 F7 D7 Gm7 C7 F7,D7 Gm7,C7' },
  groove: {
    kit: 'jazz',
    drumLevel: -1,
    drums: {
      ride: { A: 'x..x.xx..x.x' },
      hat: { A: '...x.....x..' },
      kick: { A: ['x.....o.....', 'o....x......'] },
      snare: { A: ['.....o......', '..o.....x..o', '.....x......', '...........x'] },
    },
    fills: SWING_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: ['1--3--5--6--', '8--7--5--a--', '1--5--6--5--', '1--3--5--a--'] },
        level: 2,
      },
      {
        name: 'piano',
        sound: 'piano',
        play: 'chords',
        steps: { A: ['..x-........', '.....x-..x..', '...x-.......', '..x.....x-..'] },
        level: 1,
      },
      {
        name: 'sax',
        sound: 'tenorSax',
        play: 'tune',
        tune: {
          A: 'r:1/3 A4:2/3 C5:2/3 D5:1/3 Eb5:1 C5:1 | r:4 | r:1/3 A4:2/3 C5:2/3 D5:1/3 F5:1 Eb5:1 | C5:2 r:2 | r:1/3 D5:2/3 F5:2/3 G5:1/3 Ab5:1 F5:1 | r:4 | C5:2/3 A4:1/3 F4:1 r:2 | r:4 | Bb4:1 D5:2/3 F5:1/3 G5:1 F5:1 | E5:2/3 C5:1/3 Bb4:1 G4:2 | A4:2/3 C5:1/3 F5:1 r:2 | r:4',
        },
        level: -1,
      },
      {
        name: 'guitar',
        sound: 'jazzGuitar',
        play: 'chords',
        steps: { A: 'x..x..x..x..' },
        hand: 3,
        level: -1,
      },
      {
        name: 'brass',
        sound: 'brass',
        play: 'chords',
        steps: { A: ['............', '............', '............', '........x-x-'] },
        level: 1,
      },
    ],
    mix: { room: 1.6, drive: 1.15, high: 1 },
  },
  form: ['intro 4 A: ride hat bass', 'verse 12 A', 'verse 12 A', 'ending 2 A'],
} satisfies BeatScore
