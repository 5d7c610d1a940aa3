import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Kilt and Kazoo',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'Celtic jig',
  tempo: 114,
  key: 'D major',
  chords: { A: 'D D G A', B: 'Bm G D A' },
  groove: {
    kit: 'room',
    drums: {
      kick: { A: 'x.....x.....', B: 'x..x..x..x..' },
      snare: { B: '...x.....x.x' },
      tomLow: { A: 'x.ox.ox.oxox', B: 'x.ox.ox.oxox' },
      tambourine: { A: ['............', '...x.....x..'], B: 'x.xx.xx.xx.x' },
      clap: { B: '...x.....x..' },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: '1-----5-----', B: '1--5--1--5-a' },
      },
      {
        name: 'guitar',
        sound: 'steel',
        play: 'chords',
        steps: { A: 'x.ux.ux.ux.u', B: 'x.ux.ux.ux.u' },
        level: 1,
      },
      {
        name: 'whistle',
        sound: 'piccolo',
        play: 'tune',
        tune: {
          A: 'r:16 | D5:2/3 F#5:1/3 A5:2/3 D6:1/3 A5:1/3 G5:1/3 F#5:1/3 E5:1 | F#5:2/3 A5:1/3 D6:1 A5:2 | B5:2/3 G5:1/3 D5:2/3 G5:1/3 B5:1/3 A5:1/3 G5:1/3 B5:1 | A5:2/3 E5:1/3 C#5:1 A4:2',
          B: 'F#5:1/3 E5:1/3 F#5:1/3 B5:2/3 F#5:1/3 D5:1 B4:1 | G5:1/3 F#5:1/3 G5:1/3 B5:2/3 G5:1/3 D5:2 | A5:1/3 G5:1/3 A5:1/3 D6:2/3 A5:1/3 F#5:1 D5:1 | E5:1/3 F#5:1/3 E5:1/3 C#5:1 A4:2',
        },
        level: -1,
      },
      { name: 'fiddle', sound: 'fiddle', play: 'arp', steps: { B: '0.12.13.12.1' }, level: 1 },
      {
        name: 'drone',
        sound: 'accordion',
        play: 'chords',
        steps: { A: 'x-----------', B: 'x-----------' },
        hand: 3,
        level: -2,
      },
    ],
    mix: { room: 1.6, drive: 1.2, high: 1 },
  },
  form: [
    'intro 4 A: tomLow guitar',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: tomLow tambourine',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
