import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Marching Ants',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'drumline',
  tempo: 100,
  key: 'Bb major',
  chords: { A: 'Bb Bb Eb F', B: 'Gm Eb Bb F' },
  groove: {
    kit: 'live',
    drumLevel: 1,
    drums: {
      bigDrum: { A: ['x.....x...x.....', 'x..x....x.x.....'], B: 'x.....x.x.x...x.' },
      kick: { B: 'x...x...x...x...' },
      snare: {
        A: ['X.ooxoooXoooxoto', 'XoxoxooXoxooXotr'],
        B: ['XooxooxoXooxoxxx', 'XoooXoxoXtXtXxxr'],
      },
      crash: { B: ['x...............', '................'] },
      clap: { B: '....x.......x...' },
      tomHigh: { A: ['................', '..........xx....'] },
      tomLow: { A: ['................', '............xxx.'] },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'tuba',
        sound: 'tuba',
        play: 'bass',
        steps: { A: '1---5---1---5-a-', B: '1-.15-.11-.15-a-' },
      },
      {
        name: 'brass',
        sound: 'brass',
        play: 'chords',
        steps: { A: ['................', '......x-x---....'], B: 'x--x--x-......x-' },
        level: 2,
      },
      {
        name: 'trumpet',
        sound: 'trumpet',
        play: 'tune',
        tune: {
          B: 'D5:.5 D5:.25 F5:.25 Bb5:1 A5:.5 G5:.5 r:1 | G5:.5 G5:.25 Bb5:.25 G5:1 F5:.5 Eb5:.5 r:1 | F5:.5 F5:.5 D5:.5 F5:.5 Bb5:2 | A5:.75 G5:.75 F5:2.5',
        },
        level: -1,
      },
      {
        name: 'piccolo',
        sound: 'piccolo',
        play: 'arp',
        steps: { B: ['................', '0.1.2.3.2.3.4...'] },
        level: -1,
      },
    ],
    mix: { room: 1.5, drive: 1.2, high: 1 },
  },
  form: [
    'intro 4 A: snare bigDrum',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: snare tomHigh tomLow',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
