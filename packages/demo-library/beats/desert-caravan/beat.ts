import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Desert Caravan',
  genre: 'Crossover',
  difficulty: 'Hard',
  feel: 'desert groove',
  tempo: 100,
  key: 'D minor',
  chords: { A: 'Dm Dm Eb Dm', B: 'Gm Dm A Dm' },
  groove: {
    kit: 'live',
    drumLevel: 1,
    drums: {
      congaLow: { A: 'X.....x.X.......', B: 'X.....x.X...x...' },
      congaHigh: { A: '..x.x.....x.x.oo', B: '..xox.o.o.xox.oo' },
      kick: { A: 'x.....x.x.......', B: 'x.x...x.x...x...' },
      tambourine: { A: '..x.x.....x.x...', B: 'o.x.x.o.o.x.x.oo' },
      clap: { B: '....x.......x...' },
      shaker: { A: 'xoxoxoxoxoxoxoxo', B: 'xoxoxoxoxoxoxoxo' },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'subBass',
        play: 'bass',
        steps: { A: '1-----1-1-----5-', B: '1--1..8-1-..5-a-' },
        level: 1,
      },
      {
        name: 'oud',
        sound: 'nylon',
        play: 'tune',
        tune: {
          A: 'D4:.5 Eb4:.25 F#4:.25 G4:.5 A4:.5 G4:.5 F#4:.5 Eb4:.5 D4:.5 | A4:1 G4:.5 F#4:.5 D4:2 | G4:.5 Bb4:.5 Eb5:.5 D5:.5 Bb4:1 G4:1 | F#4:.5 Eb4:.5 D4:1 r:2',
          B: 'D5:.5 C5:.5 Bb4:.5 A4:.5 G4:1 Bb4:1 | A4:.5 F4:.5 D4:1 A4:2 | C#5:.5 D5:.5 E5:.5 C#5:.5 A4:1 E5:1 | F5:.5 E5:.5 D5:1 r:2',
        },
        level: 2,
      },
      {
        name: 'strings',
        sound: 'strings',
        play: 'tune',
        tune: {
          B: 'D5:.5 C5:.5 Bb4:.5 A4:.5 G4:1 Bb4:1 | A4:.5 F4:.5 D5:1 A4:2 | C#5:.5 D5:.5 E5:.5 C#5:.5 A4:1 E5:1 | F5:.5 E5:.5 D5:1 r:2',
        },
        level: -2,
        octave: 1,
      },
      {
        name: 'drone',
        sound: 'accordion',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        hand: 3,
        level: -2,
      },
      { name: 'flute', sound: 'panFlute', play: 'counter', steps: { B: 'x' } },
    ],
    mix: { room: 2, drive: 1.25, low: 1, high: 1 },
  },
  form: [
    'intro 2 A: oud drone shaker',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: congaHigh congaLow tambourine',
    'verse 4 A',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
