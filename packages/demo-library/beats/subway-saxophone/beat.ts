import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Subway Saxophone',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'jazz-hop',
  tempo: 96,
  key: 'Bb minor',
  chords: { A: 'Bbm9 Ebm9 Abm7,Db9 Gbmaj9,F7#9', B: 'Gbmaj9 F7#9 Bbm9 Bbm9' },
  groove: {
    kit: 'dusty',
    swing: 0.16,
    drums: {
      kick: { A: ['x......x.x......', 'x.....x....x....'], B: 'x..x...x.x...x..' },
      snare: { A: '....x.......x...', B: ['....x..o....x..o', '....x.......x.x.'] },
      hat: { A: ['x.x.x.x.x.x.x.x.', 'x.x.x.xox.x.xox.'], B: 'xox.xox.xox.xox.' },
      shaker: { A: 'o.o.o.o.o.o.o.o.' },
      ride: { B: 'x...x...x...x...' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fretless',
        play: 'bass',
        steps: { A: ['1-----..5-8-..7-', '1---..5-..8-..a-'], B: '1---5---8---7-a-' },
      },
      {
        name: 'ep',
        sound: 'ep',
        play: 'chords',
        steps: { A: '..x---..o-..x---', B: 'x-----x-----x---' },
        echo: 0.15,
      },
      {
        name: 'sax',
        sound: 'altoSax',
        play: 'tune',
        tune: {
          A: 'r:8 | r:2 Db5:.5 Eb5:.5 F5:1 | Db5:1.5 C5:.5 r:2',
          B: 'F5:1 Ab5:.5 F5:.5 Db5:1 Eb5:1 | C5:.5 Eb5:.5 F5:1 A4:2 | Bb4:.5 Db5:.5 F5:1 Ab5:1 F5:1 | Eb5:.5 Db5:.5 Bb4:1 r:2',
        },
        echo: 0.25,
      },
      {
        name: 'pad',
        sound: 'slowStrings',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -4,
      },
    ],
    mix: { room: 1.9, echo: [0.75, 0.3], crackle: 0.3, drive: 1.3 },
  },
  form: [
    'intro 2 A: ep hat',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: ep bass',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
