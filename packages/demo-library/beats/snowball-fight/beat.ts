import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Snowball Fight',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'bell trap',
  tempo: 150,
  key: 'G minor',
  chords: { A: 'Gm Eb Cm D', B: 'Eb F Gm D7' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x.....x...x.....', 'x..x......x..x..'],
        B: ['x.....x..xx.....', 'x..x..x...x...x.'],
      },
      snare: { A: '........x.......', B: ['........x.......', '........x..t..r.'] },
      hat: {
        A: ['x.xtx.x.x.x.xrx.', 'xrx.x.xtx.x.x.x.'],
        B: ['xtx.xrx.xtx.x.xr', 'x.xrxtx.xxxxxrxx'],
      },
      openHat: { A: ['..............x.', '................'] },
      tambourine: { A: 'x...x...x...x...', B: 'x.x.x.x.x.x.x.x.' },
      snap: { B: '........x.......' },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'boom',
        play: 'bass',
        steps: { A: ['1-----1---1-----', '1--1------5--a--'], B: '1-----1--81-----' },
      },
      {
        name: 'bells',
        sound: 'bells',
        play: 'tune',
        tune: {
          A: 'D6:.5 D6:.5 Bb5:.5 G5:.5 A5:1 Bb5:1 | G5:2 r:2 | C6:.5 C6:.5 Bb5:.5 G5:.5 Eb5:1 G5:1 | F#5:2 r:2',
          B: 'G5:.5 Bb5:.5 Eb6:1 D6:.5 Bb5:.5 G5:1 | A5:.5 C6:.5 F6:1 C6:2 | Bb5:.5 D6:.5 G6:1 D6:1 Bb5:1 | A5:1 F#5:1 D5:2',
        },
        echo: 0.2,
        level: 1,
      },
      { name: 'glock', sound: 'glock', play: 'arp', steps: { B: '0.2.3.2.4.2.3.2.' } },
      {
        name: 'pad',
        sound: 'warmPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: -2,
      },
      {
        name: 'strings',
        sound: 'pizzicato',
        play: 'chords',
        steps: { A: ['x.....x...x.....', '................'] },
      },
    ],
    mix: { room: 1.9, echo: [0.5, 0.3], pump: 0.2, drive: 1.3, low: 1.5, high: 1 },
  },
  form: [
    'intro 4 A: bells tambourine',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: bells boom',
    'verse 8 A',
    'ending 1 A',
  ],
} satisfies BeatScore
