import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Jellybean Jump',
  genre: 'Pop',
  difficulty: 'Hard',
  feel: 'pop punk',
  tempo: 158,
  key: 'A major',
  chords: { A: 'A E F#m D', B: 'D A E F#m,E' },
  groove: {
    kit: 'rock',
    drums: {
      kick: { A: ['x...x.x.x...x.x.', 'x.x...x.x.x.....'], B: 'x.x.x.x.x.x.x.x.' },
      snare: { A: '....x.......x...', B: '..x...x...x...x.' },
      hat: { A: 'x.x.x.x.x.x.x.x.' },
      ride: { B: 'x...x...x...x...' },
      openHat: { A: ['................', '..............x.'] },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'pickBass',
        play: 'bass',
        steps: { A: '1.1.1.1.1.1.1.1.', B: '1.1.1.1.5.5.8.a.' },
      },
      {
        name: 'left',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: 'x.x.x.x.x.x.x.x.', B: 'x-x-x-x-x-x-x-x-' },
        hand: 3,
        pan: -0.6,
        level: 1,
      },
      {
        name: 'right',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: ['................', 'x---x---x---x---'], B: 'x---..x-x---..x-' },
        hand: 3,
        pan: 0.6,
        level: 1,
      },
      {
        name: 'synth',
        sound: 'chipLead',
        play: 'tune',
        tune: {
          B: 'F#5:.5 A5:.5 D6:.5 A5:.5 F#5:1 A5:1 | E5:.5 A5:.5 C#6:.5 A5:.5 E5:1 A5:1 | G#5:.5 B5:.5 E6:.5 B5:.5 G#5:1 B5:1 | A5:1 C#6:1 B5:2',
        },
        level: -1,
      },
    ],
    mix: { room: 1.1, drive: 1.5, high: 1.5 },
  },
  form: [
    'intro 4 A: left kick',
    'verse 8 A',
    'hook 8 B',
    'break 4 A: bass snare kick',
    'verse 4 A',
    'hook 8 B',
    'ending 2 A',
  ],
} satisfies BeatScore
