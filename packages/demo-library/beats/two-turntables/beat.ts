import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Two Turntables',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'breakbeat',
  tempo: 104,
  key: 'F minor',
  chords: { A: 'Fm7 Fm7 Bb7 Fm7', B: 'Dbmaj7 C7#9 Fm7 Eb' },
  groove: {
    kit: 'room',
    drumLevel: 2,
    drums: {
      kick: {
        A: ['x.x.......xx....', 'x.x.....o.x...x.'],
        B: ['x..x..x...x.x...', 'x.x...x...xx....'],
      },
      snare: {
        A: ['....x..o.o..x..o', '....x..o.o.ox..x'],
        B: ['....x..o.o..x...', '....x.oo.x..x.xx'],
      },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xxx.xxx.xxx.xxx.' },
      ride: { B: 'x...x...x...x...' },
      zap: {
        A: ['................', '..........x.x.xx'],
        B: ['x.xx............', '................'],
      },
      crash: { B: ['x...............', '................'] },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'slapBass',
        play: 'bass',
        steps: { A: ['1..1.8..1.7.5.7.', '1..1.8..5.7.8.a.'], B: '1.1.8.1..1.8.5a.' },
      },
      {
        name: 'clav',
        sound: 'clav',
        play: 'chords',
        steps: { A: 'x.ox..x.o.x.ox..', B: '..x..x.x..x..x.o' },
        hand: 3,
      },
      {
        name: 'stab',
        sound: 'brass',
        play: 'chords',
        steps: {
          A: ['................', 'x...............'],
          B: ['x..x............', '........x..x.x..'],
        },
        level: 2,
      },
      {
        name: 'organ',
        sound: 'rockOrgan',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -4,
      },
    ],
    mix: { room: 0.9, crackle: 0.35, drive: 1.5, high: 1 },
  },
  form: [
    'intro 2 A: drums',
    'verse 8 A',
    'hook 4 B',
    'break 4 A: kick snare hat zap',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
