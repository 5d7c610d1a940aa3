import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Neon Roller Rink',
  genre: 'Pop',
  difficulty: 'Medium',
  feel: 'disco funk',
  tempo: 118,
  key: 'A minor',
  chords: { A: 'Am7 Dm7 G7 Cmaj7', B: 'Fmaj7 G Em7 Am7' },
  groove: {
    kit: 'live',
    drumLevel: 0.5,
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x...' },
      snare: { A: '....x.......x...', B: '....x.......x..o' },
      clap: { B: '....x.......x...' },
      hat: { A: 'xo.oxo.oxo.oxo.o', B: 'xo.oxo.oxo.oxo.o' },
      openHat: { A: '..x...x...x...x.', B: '..x...x...x...x.' },
      congaHigh: { B: '..xx..x...xx.x..' },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1.8.1.8.1.8.5.8.', B: '1.8.1.8.1.8.3.a.' },
        level: 1,
      },
      {
        name: 'guitar',
        sound: 'mutedGuitar',
        play: 'chords',
        steps: { A: 'xoo.xo.ox.ooxo.o', B: '.oxo.oxo.oxo.oxo' },
        hand: 3,
        level: 2,
      },
      {
        name: 'strings',
        sound: 'strings',
        play: 'tune',
        tune: {
          B: 'C6:.5 B5:.5 A5:1.5 G5:.5 A5:1 | B5:3 r:1 | G5:.5 A5:.5 B5:1.5 D6:.5 B5:1 | C6:2 E6:2',
        },
      },
      {
        name: 'ep',
        sound: 'ep',
        play: 'chords',
        steps: { A: 'x-----x---x-----', B: 'x-----x---x---x-' },
      },
      {
        name: 'horns',
        sound: 'brass',
        play: 'chords',
        steps: { B: ['................', '..........x.x.x-'] },
        level: 2,
      },
    ],
    mix: { room: 1.4, pump: 0.15, drive: 1.3, high: 1 },
  },
  form: [
    'intro 4 A: kick hat openHat guitar',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: guitar bass clap',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
