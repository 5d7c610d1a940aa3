import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Palm Street Cruise',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'G-funk',
  tempo: 94,
  key: 'A minor',
  chords: { A: 'Am9 Am9 Dm9 E7#9', B: 'Fmaj7 G Am9 Am9,E7' },
  groove: {
    kit: 'round',
    swing: 0.1,
    drums: {
      kick: { A: ['x..x....x.x.....', 'x..x....x..x..x.'], B: 'x..x..x.x.x.....' },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      clap: { A: '....x.......x...', B: '....x.......x.x.' },
      hat: { A: 'x.xxx.x.x.xxx.x.', B: 'xxx.x.xxx.x.x.xx' },
      openHat: { A: ['................', '..............x.'] },
      cowbell: { B: 'x.....x.....x...' },
      tambourine: { B: '....x.......x...' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'moog',
        play: 'bass',
        steps: { A: ['1-.1..1-..5-7.8.', '1-.1..1-8-7-5-a.'], B: '1-.1..8-1-.17-5-' },
        level: 0.5,
      },
      {
        name: 'whine',
        sound: 'whine',
        play: 'tune',
        tune: {
          A: 'r:4 | A5:2 G5:.5 E5:1.5 | F5:1.5 E5:.5 D5:1 C5:1 | B4:3 r:1',
          B: 'C6:2 B5:.5 A5:1.5 | B5:1.5 A5:.5 G5:2 | A5:1 C6:1 E6:1.5 D6:.5 | C6:1 B5:1 G#5:2',
        },
        level: -3,
        echo: 0.25,
      },
      {
        name: 'ep',
        sound: 'tines',
        play: 'chords',
        steps: { A: ['x-----o-..x-----', 'x---..o-x-----..'], B: 'x-----x---x-----' },
      },
      {
        name: 'guitar',
        sound: 'mutedGuitar',
        play: 'arp',
        steps: { A: '0..1..2.0..1..2.', B: '0.2.1.2.3.2.1.2.' },
        level: -1,
      },
      {
        name: 'pad',
        sound: 'slowStrings',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -5,
      },
    ],
    mix: { room: 1.3, echo: [0.75, 0.3], drive: 1.2, low: 1, high: 1 },
  },
  form: [
    'intro 2 A: ep guitar hat',
    'verse 8 A',
    'hook 4 B',
    'verse 4 A',
    'break 2 B: ep whine bass',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
