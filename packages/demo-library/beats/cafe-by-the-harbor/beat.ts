import { SOFT_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Café by the Harbor',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'bossa nova',
  tempo: 130,
  key: 'F major',
  chords: {
    A: 'Fmaj9 Fmaj9 G13 G13 Gm9 C13 Fmaj9 Gb7',
    B: 'Bbmaj7 Eb9 Am7 D7b9 Gm9 C13 Fmaj9 C13',
  },
  groove: {
    kit: 'brushes',
    drums: {
      kick: { A: 'x.....xxx.....xx', B: 'x.....xxx.....xx' },
      rim: {
        A: ['x.....x.....x...', '....x.....x.....'],
        B: ['x.....x.....x...', '....x.....x.....'],
      },
      shaker: { A: 'xoxoxoxoxoxoxoxo', B: 'xoxoxoxoxoxoxoxo' },
      hat: { B: '....x.......x...' },
      ride: { B: 'x.x.x.x.x.x.x.x.' },
    },
    fills: SOFT_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'upright',
        play: 'bass',
        steps: { A: '1-----5-5-----1-', B: '1-----5-5-----a-' },
      },
      {
        name: 'guitar',
        sound: 'nylon',
        play: 'chords',
        steps: {
          A: ['x--x--x---x--x--', '..x--x--x--x----'],
          B: ['x--x--x---x--x--', '..x--x--x--x----'],
        },
        level: 2,
      },
      {
        name: 'flute',
        sound: 'flute',
        play: 'tune',
        tune: {
          B: 'D5:1 F5:1 A5:1.5 G5:.5 | F5:2 Db5:2 | C5:1 E5:1 G5:1.5 F#5:.5 | F#5:1 Eb5:1 C5:2 | D5:1 F5:1 A5:1 Bb5:1 | A5:1.5 G5:.5 E5:2 | G5:1 A5:3 | r:4',
        },
        level: -1,
      },
      { name: 'ep', sound: 'ep', play: 'chords', steps: { B: 'x-------..x-----' } },
    ],
    mix: { room: 1.7, drive: 1.1, high: 1.5 },
  },
  form: ['intro 4 A: guitar shaker', 'verse 8 A', 'hook 8 B', 'verse 8 A', 'ending 1 A'],
} satisfies BeatScore
