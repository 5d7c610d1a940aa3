import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Double Dutch',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'party break',
  tempo: 108,
  key: 'C minor',
  chords: { A: 'Cm7 Cm7 F7 Cm7', B: 'Ab7 G7 Cm7 Cm7,G7#9' },
  groove: {
    kit: 'room',
    drumLevel: 1,
    drums: {
      kick: { A: ['x.x.......xx....', 'x.x.......x..x..'], B: 'x.x..x....xx..x.' },
      snare: { A: ['....x..o.o..x..o', '....x..o.oo.x..o'], B: '....x..o.o..x.x.' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'x.x.x.x.x.x.x...' },
      openHat: { B: '..............x.' },
      clap: { A: ['................', '............x...'], B: '....x.......x...' },
      cowbell: { B: 'x...x...x...x...' },
      congaHigh: { A: '..x..x....x..x..' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: ['1.1..5.7.8..7.5.', '1.1..5.7.8.7.5a.'], B: '1..1.8.1..1.8.a.' },
      },
      {
        name: 'guitar',
        sound: 'mutedGuitar',
        play: 'chords',
        steps: { A: '..x.oxo...x.oxo.', B: '.ox..ox..ox..oxo' },
        hand: 3,
      },
      {
        name: 'horns',
        sound: 'brass',
        play: 'chords',
        steps: { A: ['................', '............x.x-'], B: 'x-....x-......x-' },
        level: 1,
      },
      {
        name: 'organ',
        sound: 'rockOrgan',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -4,
      },
    ],
    mix: { room: 1, drive: 1.4, high: 1 },
  },
  form: [
    'intro 2 A: drums',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: kick snare hat congaHigh',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
