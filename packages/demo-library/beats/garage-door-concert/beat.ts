import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Garage Door Concert',
  genre: 'Pop',
  difficulty: 'Medium',
  feel: 'rock',
  tempo: 136,
  key: 'E minor',
  chords: { A: 'Em G D A', B: 'C G D Em,D' },
  groove: {
    kit: 'rock',
    drums: {
      kick: { A: ['x.....x.x.x.....', 'x..x..x.x.......'], B: 'x.x...x.x.x...x.' },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      hat: { A: 'x.x.x.x.x.x.x.x.' },
      crash: { B: ['....x...x...x...', 'x...x...x...x...'] },
      ride: { B: 'x.x.x.x.x.x.x.x.' },
      cowbell: { A: ['................', 'x...x...x...x...'] },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'pickBass',
        play: 'bass',
        steps: { A: '1.1.1.1.1.1.1.5.', B: '1.1.1.1.1.1.8.a.' },
      },
      {
        name: 'left',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: 'x.xxx.x.x.xxx.x.', B: 'x---x---x---x-x-' },
        hand: 3,
        pan: -0.6,
        level: 1,
      },
      {
        name: 'right',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: 'x-----x-x-----x-', B: 'x-x-x-x-x-x-x-x-' },
        hand: 3,
        pan: 0.6,
        level: 1,
      },
      {
        name: 'lead',
        sound: 'driveGuitar',
        play: 'tune',
        tune: {
          B: 'E5:1 D5:.5 C5:.5 E5:1 G5:1 | D5:1 B4:.5 D5:.5 G5:2 | F#5:1 E5:.5 D5:.5 A5:2 | G5:.5 F#5:.5 E5:1 D5:1 F#5:1',
        },
        pan: 0,
        echo: 0.25,
      },
      {
        name: 'organ',
        sound: 'rockOrgan',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -3,
      },
    ],
    mix: { room: 1.5, echo: [0.75, 0.25], drive: 1.5, high: 1.5 },
  },
  form: [
    'intro 4 A: left hat kick',
    'verse 8 A',
    'hook 8 B',
    'break 4 A: bass kick snare cowbell',
    'hook 8 B',
    'ending 2 A',
  ],
} satisfies BeatScore
