import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Thunder on the Stairs',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'orchestral hip hop',
  tempo: 90,
  key: 'D minor',
  chords: { A: 'Dm Bb Gm A', B: 'Bb C Dm A7' },
  groove: {
    kit: 'dusty',
    drums: {
      kick: { A: ['x.....x...x.....', 'x..x..x...x.....'], B: 'x..x..x..xx..x..' },
      snare: { A: '....x.......x...', B: '....x.......x..o' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xxxxxxxxxxxxxxxx' },
      bigDrum: { A: ['x...............', '........x.......'], B: 'x.....x.x.....x.' },
      crash: { B: ['x...............', '................'] },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: '1---1---8---5---', B: '1-1-..1-8-1-..a-' },
      },
      {
        name: 'staccato',
        sound: 'strings',
        play: 'arp',
        steps: { A: '0.2.1.2.0.2.1.2.', B: '0121012101210121' },
        level: 3,
      },
      {
        name: 'low',
        sound: 'cello',
        play: 'chords',
        steps: { A: 'x...x...x...x.x.', B: 'x.x.x.x.x.x.x.x.' },
        hand: 2,
      },
      {
        name: 'horns',
        sound: 'horn',
        play: 'tune',
        tune: { B: 'D4:1.5 F4:.5 Bb4:2 | C5:1.5 Bb4:.5 G4:2 | A4:1 D5:1 F5:1.5 E5:.5 | C#5:4' },
        level: 1,
      },
      { name: 'choir', sound: 'choir', play: 'chords', steps: { B: 'x---------------' }, level: 0 },
      {
        name: 'timpani',
        sound: 'timpani',
        play: 'arp',
        steps: { B: '0.......0...0.00' },
        level: -1,
      },
    ],
    mix: { room: 2.4, drive: 1.4, low: 1.5, high: 1.5 },
  },
  form: [
    'intro 2 A: staccato bigDrum',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: staccato low',
    'verse 4 A',
    'hook 2 B',
    'ending 1 A',
  ],
} satisfies BeatScore
