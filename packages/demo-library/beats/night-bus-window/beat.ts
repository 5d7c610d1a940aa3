import { SOFT_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Night Bus Window',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'slow R&B',
  tempo: 78,
  key: 'Db major',
  chords: { A: 'Gbmaj9 F7#9 Bbm9 Abm7,Db9', B: 'Gbmaj9 Ab Bbm9 Fm7' },
  groove: {
    kit: 'round',
    swing: 0.12,
    drums: {
      kick: { A: ['x.....x..x......', 'x.........x..x..'], B: 'x..x..x..x......' },
      snap: { A: '....x.......x...' },
      snare: { B: '....x.......x...' },
      hat: { A: ['x.xxx.x.x.xxx.t.', 'x.x.xxx.x.xtx.x.'], B: 'xxxtxxx.xxx.xtxx' },
      rim: { A: ['.......x........', '..........x..x..'] },
      shaker: { B: 'x.o.x.o.x.o.x.o.' },
    },
    fills: SOFT_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'sineBass',
        play: 'bass',
        steps: { A: '1-----1--5------', B: '1--1--8--5----a-' },
      },
      {
        name: 'tines',
        sound: 'tines',
        play: 'chords',
        steps: { A: 'x---------x-----', B: 'x-----x-----x---' },
        strum: 30,
        level: 1,
      },
      {
        name: 'pad',
        sound: 'airPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
      },
      {
        name: 'guitar',
        sound: 'cleanGuitar',
        play: 'tune',
        tune: {
          A: 'r:4 | r:2 C6:.5 Ab5:.5 F5:1 | r:4 | r:1 Eb5:.5 Gb5:.5 Ab5:2',
          B: 'F5:.5 Gb5:.5 Ab5:1 Db6:2 | C6:.5 Bb5:.5 Ab5:1 Eb5:2 | Db5:.5 F5:.5 Bb5:1 Ab5:2 | Eb5:1 C5:1 r:2',
        },
        echo: 0.4,
      },
    ],
    mix: { room: 2.2, echo: [0.75, 0.36], pump: 0.15, drive: 1.2, low: 1.5, high: 1 },
  },
  form: ['intro 2 A: tines pad', 'verse 8 A', 'hook 4 B', 'verse 4 A', 'hook 2 B', 'ending 1 A'],
} satisfies BeatScore
