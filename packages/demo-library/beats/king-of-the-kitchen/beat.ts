import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'King of the Kitchen',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'brass trap',
  tempo: 80,
  key: 'E minor',
  chords: { A: 'Em Em C B', B: 'Em G C B7' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: {
        A: ['x..x....x.x.....', 'x.....x.x..x....'],
        B: ['x..x..x.x.x.....', 'x..x....xxx.....'],
      },
      snare: { A: '....x.......x...', B: '....x.......x.t.' },
      clap: { B: '....x.......x...' },
      hat: { A: ['xxxtxxxrxxxtxxxx', 'xxtxxxxxxrxxxxtt'], B: 'xtxxxrxxxtxxxrxx' },
      bigDrum: { B: 'x.......x.......' },
      openHat: { A: ['..x.............', '..........x.....'] },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'boom',
        play: 'bass',
        steps: { A: ['1--1----1-1-....', '1-----1-1--5----'], B: '1--1--8-1-1---a-' },
        level: 0.5,
      },
      {
        name: 'brass',
        sound: 'brass',
        play: 'chords',
        steps: { A: ['................', '..........x.x.x-'], B: 'x--x--x-x---..x-' },
        level: 3,
      },
      {
        name: 'tuba',
        sound: 'trombone',
        play: 'tune',
        tune: {
          B: 'E3:.75 E3:.75 G3:.5 E3:1 r:1 | G3:.75 G3:.75 B3:.5 G3:1 r:1 | C4:.75 C4:.75 E4:.5 C4:1 r:1 | B3:.75 A3:.75 F#3:.5 B3:2',
        },
      },
      {
        name: 'strings',
        sound: 'pizzicato',
        play: 'arp',
        steps: { A: '0.0.2.1.3.1.2.1.' },
        level: 2,
      },
      {
        name: 'choir',
        sound: 'choir',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -3,
      },
    ],
    mix: { room: 1.8, drive: 1.4, low: 1.5, high: 2 },
  },
  form: [
    'intro 2 A: strings hat',
    'verse 8 A',
    'hook 4 B',
    'verse 2 A: strings boom snare',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
