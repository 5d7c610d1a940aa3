import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Cardboard Robots',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'old school electro',
  tempo: 126,
  key: 'E minor',
  chords: { A: 'Em Em D Em', B: 'C D Em Em,D' },
  groove: {
    kit: 'round',
    drums: {
      kick: { A: ['x..x..x...x.....', 'x..x..x...x..x..'], B: 'x..x..x..xx..x..' },
      snare: { A: '....x.......x...', B: '....x.......x..x' },
      clap: { B: '....x.......x...' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xxx.xxx.xxx.xxx.' },
      openHat: { A: ['................', '......x.........'], B: '..............x.' },
      cowbell: { A: '..x..x..x..x.x..', B: 'x..x..x.x..x.x..' },
      zap: { B: ['x...............', '................'] },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'squelch',
        play: 'bass',
        steps: { A: ['1.11.1.8.1.11.7.', '1.11.1.8.5.7.8.a'], B: '1.1.8.1.1.8.1.7.' },
      },
      {
        name: 'stab',
        sound: 'stab',
        play: 'chords',
        steps: { A: ['x.......x..x....', '................'], B: 'x..x..x...x.x...' },
      },
      {
        name: 'robot',
        sound: 'talkLead',
        play: 'tune',
        tune: {
          B: 'E5:.5 E5:.25 G5:.25 A5:.5 G5:.5 E5:1 r:1 | F#5:.5 F#5:.25 A5:.25 B5:.5 A5:.5 F#5:1 r:1 | E5:.5 G5:.5 B5:1 A5:.5 G5:.5 E5:1 | G5:1 E5:1 D5:.5 r:1.5',
        },
        echo: 0.2,
      },
      {
        name: 'chips',
        sound: 'chipArp',
        play: 'arp',
        steps: { A: ['................', '0.1.2.3.2.1.0...'], B: '0123210123210123' },
        level: -2,
        echo: 0.3,
      },
    ],
    mix: { room: 0.8, echo: [0.75, 0.35], drive: 1.3, low: 1, high: 1 },
  },
  form: [
    'intro 4 A: kick hat cowbell bass',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: snare hat stab',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
