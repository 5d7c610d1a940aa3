import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Comet Tail',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'drum and bass, half-time',
  tempo: 160,
  key: 'A minor',
  chords: { A: 'Am9 Am9 Fmaj9 Em7', B: 'Fmaj9 G Am9 Em7' },
  groove: {
    kit: 'club',
    drums: {
      kick: {
        A: ['x.........x.....', 'x..x......x.....'],
        B: ['x.........x.....', 'x.........x...x.'],
      },
      snare: {
        A: ['........x.......', '........x......o'],
        B: ['....x..o.o..x...', '....x..o.o..x.ox'],
      },
      hat: { A: ['x.xxx.xxx.x.x.xx', 'x.x.x.xtx.xxx.x.'], B: 'xoxoxoxoxoxoxoxo' },
      ride: { B: 'x.x.x.x.x.x.x.x.' },
      shaker: { A: 'o.o.o.o.o.o.o.o.' },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'reese',
        sound: 'reese',
        play: 'bass',
        steps: {
          A: ['1---------8---5-', '1-----1-----7-a-'],
          B: ['1-----..1--5----', '1-----8---7-5-a-'],
        },
      },
      {
        name: 'glass',
        sound: 'glassKeys',
        play: 'arp',
        steps: { A: '0.3.5.2.4.1.3.2.', B: '4.2.5.3.6.4.5.2.' },
        echo: 0.4,
        level: 1,
      },
      {
        name: 'pad',
        sound: 'warmPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: -1,
      },
      {
        name: 'lead',
        sound: 'hollowLead',
        play: 'tune',
        tune: { B: 'A5:2 E5:2 | D5:1.5 E5:1.5 G5:1 | C6:2 B5:1 A5:1 | G5:2 E5:2' },
        level: -2,
        echo: 0.35,
      },
    ],
    mix: { room: 2.4, echo: [0.75, 0.4], pump: 0.3, drive: 1.4, low: 1, high: 1 },
  },
  form: [
    'intro 4 A: glass pad hat',
    'verse 8 A',
    'hook 8 B',
    'break 4 A: glass pad',
    'hook 8 B',
    'verse 4 A',
    'ending 2 A',
  ],
} satisfies BeatScore
