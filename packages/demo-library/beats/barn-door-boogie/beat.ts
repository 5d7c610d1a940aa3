import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Barn Door Boogie',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'country hip hop',
  tempo: 96,
  key: 'G major',
  chords: { A: 'G G C D', B: 'C G Em D' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: { A: ['x.....x...x.....', 'x..x..x...x..x..'], B: 'x..x..x.x.x.....' },
      clap: { A: '....x.......x...', B: '....x.......x...' },
      hat: { A: ['x.x.x.x.x.xtx.x.', 'x.x.x.xrx.x.x.xt'], B: 'xxxtxxx.xxxrxxx.' },
      bigDrum: { B: 'x.......x.......' },
      block: { A: '..x...x...x...x.' },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'sineBass',
        play: 'bass',
        steps: { A: '1-----1---5-----', B: '1--1--8-5-----a-' },
        level: 1,
      },
      {
        name: 'banjo',
        sound: 'banjo',
        play: 'arp',
        steps: { A: '0.231.230.231.23', B: '0231023102310231' },
        level: 3,
      },
      {
        name: 'guitar',
        sound: 'steel',
        play: 'chords',
        steps: { A: '....x.......x.u.', B: 'x...x.u.x...x.u.' },
      },
      {
        name: 'fiddle',
        sound: 'fiddle',
        play: 'tune',
        tune: {
          B: 'E5:.5 G5:.5 C6:1 B5:.5 A5:.5 G5:1 | B5:.5 A5:.5 G5:1 D5:2 | E5:.5 F#5:.5 G5:.5 B5:.5 E6:1 B5:1 | A5:1 F#5:1 D5:2',
        },
      },
      { name: 'harp', sound: 'harmonica', play: 'counter', steps: { A: ['x'], B: 'x' }, level: -2 },
    ],
    mix: { room: 1.2, drive: 1.3, low: 1, high: 1 },
  },
  form: [
    'intro 2 A: banjo block',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: banjo clap bass',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
