import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Midnight Tram',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'drill',
  tempo: 142,
  key: 'C minor',
  chords: { A: 'Cm Cm Abmaj7 G', B: 'Fm Cm Abmaj7 G7' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x.....x.......x.', 'x..x......x.....'],
        B: ['x..x..x...x...x.', 'x.....x..x......'],
      },
      snare: {
        A: ['......x.........', '......x......x..'],
        B: ['......x......x..', '......x.....x...'],
      },
      hat: {
        A: ['x..x..x.x..x..x.', 'x..x..x.x..x.tx.'],
        B: ['x..x..xrx..x..xt', 'x..xt.x.x..xr.x.'],
      },
      rim: { A: ['...........x....', '.....x.....x..x.'], B: '.....x.....x....' },
      openHat: { B: ['..........x.....', '................'] },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'boom',
        play: 'bass',
        steps: {
          A: ['1-----1-......8-', '1--1------5-..a-'],
          B: ['1--1--8---5---1-', '1-----1--7----a-'],
        },
        level: 1,
      },
      {
        name: 'piano',
        sound: 'piano',
        play: 'tune',
        tune: {
          A: 'C5:.75 G4:.75 Eb5:.5 D5:1 r:1 | C5:.75 G4:.75 Eb5:.5 F5:.5 Eb5:.5 r:1 | C5:.75 Ab4:.75 Eb5:.5 D5:2 | B4:1 D5:1 r:2',
          B: 'Ab5:.75 F5:.75 C5:.5 Eb5:2 | G5:.75 Eb5:.75 C5:.5 D5:2 | Eb5:.75 C5:.75 Ab4:.5 C5:2 | D5:.75 B4:.75 G4:2.5',
        },
        echo: 0.25,
      },
      {
        name: 'choir',
        sound: 'choir',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -3,
      },
      {
        name: 'strings',
        sound: 'tremolo',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x-------x-------' },
        level: -4,
        hand: 3,
      },
    ],
    mix: { room: 2.1, echo: [0.75, 0.3], pump: 0.2, drive: 1.4, low: 1.5, high: 2 },
  },
  form: [
    'intro 4 A: piano strings',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: piano boom',
    'verse 8 A',
    'ending 1 A',
  ],
} satisfies BeatScore
