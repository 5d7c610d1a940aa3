import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Clockwork Orchestra',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'orchestral pop',
  tempo: 120,
  key: 'C minor',
  chords: { A: 'Cm Ab Eb Bb', B: 'Ab Bb Cm Gm' },
  groove: {
    kit: 'concert',
    drums: {
      kick: { A: ['x.......x.......', 'x.......x...x...'], B: 'x...x...x...x...' },
      snare: { A: '....o.......o...', B: ['....x..o....x.oo', '....x..o....xrxr'] },
      block: { A: 'x.o.x.o.x.o.x.o.', B: 'x.o.x.o.x.o.x.o.' },
      hat: { B: 'x.x.x.x.x.x.x.x.' },
      tomLow: { B: ['x..x..x.........', '..........x.x.x.'] },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: '1---..1-1---5---', B: '1-1-1-1-8-8-5-a-' },
      },
      {
        name: 'cello',
        sound: 'cello',
        play: 'chords',
        steps: { A: 'x...x...x...x...', B: 'x.x.x.x.x.x.x.x.' },
        hand: 2,
        level: 1,
      },
      {
        name: 'pizz',
        sound: 'pizzicato',
        play: 'arp',
        steps: { A: '0.2.3.2.1.2.3.2.', B: '0121012301210123' },
        level: 3,
      },
      {
        name: 'violin',
        sound: 'strings',
        play: 'tune',
        tune: {
          B: 'C6:1.5 Bb5:.5 Ab5:2 | D6:1.5 C6:.5 Bb5:2 | G5:1 C6:1 Eb6:1.5 D6:.5 | D6:2 Bb5:2',
        },
        level: 1,
      },
      { name: 'horn', sound: 'horn', play: 'counter', steps: { B: 'x' }, level: 3 },
      {
        name: 'celesta',
        sound: 'celesta',
        play: 'arp',
        steps: { A: ['................', '4.3.2.1.4.3.2.1.'] },
        level: 2,
      },
    ],
    mix: { room: 2.6, drive: 1.15, low: 1, high: 2 },
  },
  form: [
    'intro 4 A: block pizz',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: celesta block',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
