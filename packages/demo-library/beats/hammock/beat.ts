import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Hammock',
  genre: 'Crossover',
  difficulty: 'Easy',
  feel: 'reggae',
  tempo: 78,
  key: 'A major',
  chords: { A: 'A D A E', B: 'Bm D A E' },
  groove: {
    kit: 'live',
    swing: 0.16,
    drums: {
      kick: { A: '........x.......', B: ['........x.......', 'x.......x.......'] },
      rim: { A: '........x.......' },
      snare: { B: '........x......o' },
      hat: { A: 'x.xxx.xxx.xxx.xx', B: 'x.xxx.x.x.xxx.xo' },
      openHat: { A: ['................', '..............x.'] },
      shaker: { B: 'o.x.o.x.o.x.o.x.' },
      congaHigh: { A: '......xx......x.', B: '......xx....x.xx' },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: ['1---1-..5-6-8-..', '..1-1-5-..8-5---'], B: '1-1-..3-5-5-..a-' },
        level: 2,
      },
      {
        name: 'skank',
        sound: 'cleanGuitar',
        play: 'chords',
        steps: { A: '....x.......x...', B: '....x.......x.o.' },
        hand: 3,
        level: 2,
        echo: 0.2,
      },
      {
        name: 'organ',
        sound: 'organ',
        play: 'chords',
        steps: { A: '..o.x.o...o.x.o.', B: '..o.x.o...o.x.o.' },
      },
      {
        name: 'melodica',
        sound: 'harmonica',
        play: 'tune',
        tune: {
          B: 'D5:1 F#5:.5 B5:.5 A5:2 | F#5:.5 A5:.5 D6:1 A5:2 | C#6:.5 B5:.5 A5:1 E5:2 | G#5:1 B5:1 E5:2',
        },
        level: -1,
        echo: 0.4,
      },
    ],
    mix: { room: 1.5, echo: [0.75, 0.45], drive: 1.25, low: 1.5, high: 1 },
  },
  form: [
    'intro 2 A: organ skank hat',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: bass rim kick hat',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
