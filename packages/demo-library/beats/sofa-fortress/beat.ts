import { SOFT_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Sofa Fortress',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'lo-fi',
  tempo: 82,
  key: 'F major',
  chords: { A: 'Fmaj9 Em7,A7 Dm9 Gm9,C9', B: 'Bbmaj9 Am7 Gm9 C13' },
  groove: {
    kit: 'sleepy',
    swing: 0.22,
    drums: {
      kick: { A: ['x..x....x.......', 'x..x......x.....'], B: 'x..x....x..x....' },
      snare: { A: '....x.......x...', B: ['....x.......x..o', '....x..o....x...'] },
      hat: { A: 'x.x.x.xox.x.x.x.', B: 'xox.x.x.xox.x.x.' },
      shaker: { B: 'x.o.x.o.x.o.x.o.' },
    },
    fills: SOFT_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: '1--1....1---5-a-', B: '1-----5-1--8--a-' },
      },
      {
        name: 'guitar',
        sound: 'nylon',
        play: 'arp',
        steps: { A: '0.2.1.3.2.1.3.2.', B: '0.3.2.4.3.2.1.2.' },
        level: 2,
      },
      {
        name: 'keys',
        sound: 'tines',
        play: 'chords',
        steps: { A: ['x-------........', '........x-------'], B: 'x---------------' },
        level: -1,
        strum: 26,
      },
      {
        name: 'whistle',
        sound: 'whistle',
        play: 'tune',
        tune: {
          B: 'F5:1 D5:.5 F5:.5 A5:2 | G5:1 E5:.5 C5:.5 E5:2 | F5:.5 G5:.5 Bb5:1 A5:.5 G5:.5 F5:1 | G5:3 r:1',
        },
        level: -2,
        echo: 0.3,
      },
    ],
    mix: {
      room: 1.4,
      echo: [0.75, 0.28],
      crackle: 0.7,
      waver: 0.4,
      dark: 12_000,
      drive: 1.3,
      low: 1.5,
    },
  },
  form: ['intro 2 A: guitar', 'verse 8 A', 'hook 4 B', 'verse 4 A', 'hook 4 B', 'ending 1 A'],
} satisfies BeatScore
