import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Glass Escalator',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'trap',
  tempo: 140,
  key: 'F# minor',
  chords: { A: 'F#m F#m Dmaj7 C#m7', B: 'Dmaj7 E F#m C#m7' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x......x..x.....', 'x.........x..x..'],
        B: ['x..x...x..x.....', 'x......x.x....x.'],
      },
      snare: { A: '........x.......', B: ['........x.......', '........x.....t.'] },
      hat: {
        A: ['x.x.x.x.x.x.x.r.', 'x.x.xxx.t.x.x.xr'],
        B: ['xxx.x.xrx.x.xxx.', 'x.t.x.x.xrx.t.xx'],
      },
      openHat: { B: '......x.........' },
      rim: { A: ['................', '.....x........x.'] },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'longBoom',
        play: 'bass',
        steps: {
          A: ['1------1--1-----', '1---------5--1--'],
          B: ['1--1---1--8-----', '1------1-5----a-'],
        },
      },
      {
        name: 'bells',
        sound: 'darkBell',
        play: 'tune',
        tune: {
          A: 'F#5:1.5 C#5:1 A4:1 G#4:.5 | A4:2 r:2 | F#5:1.5 E5:1 C#5:1.5 | B4:1 G#4:3',
          B: 'A5:1 F#5:.5 E5:1 F#5:1.5 | E5:1.5 B4:2.5 | A5:1 F#5:.5 C#5:1 E5:1.5 | G#4:2 r:2',
        },
        echo: 0.3,
      },
      {
        name: 'pad',
        sound: 'warmPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: -4,
      },
      {
        name: 'strings',
        sound: 'strings',
        play: 'chords',
        steps: { B: 'x---o---x---o---' },
        level: -4,
      },
    ],
    mix: { room: 1.9, echo: [0.75, 0.36], pump: 0.25, drive: 1.35, low: 1.5, high: 1.5 },
  },
  form: [
    'intro 4 A: bells pad',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: bells pad boom',
    'verse 8 A',
    'ending 1 A',
  ],
} satisfies BeatScore
