import { BAND_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Lemonade Stand',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'bright pop',
  tempo: 116,
  key: 'D major',
  chords: { A: 'D A Bm G', B: 'G D A Bm,A' },
  groove: {
    kit: 'live',
    drums: {
      kick: { A: ['x.....x.x.....x.', 'x.....x.x..x....'], B: 'x.x...x.x.x...x.' },
      snare: { A: '....x.......x...', B: '....x.......x..o' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xoxoxoxoxoxoxoxo' },
      clap: { B: '....x.......x...' },
      tambourine: { B: 'o.x.o.x.o.x.o.x.' },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'pickBass',
        play: 'bass',
        steps: { A: '1-1-..1-1-1-..5-', B: '1-1-1-1-1-1-5-a-' },
      },
      {
        name: 'guitar',
        sound: 'steel',
        play: 'chords',
        steps: { A: 'x...x.o.x...x.ou', B: 'x.o.x.ux.ox.x.xu' },
      },
      { name: 'piano', sound: 'brightPiano', play: 'chords', steps: { B: 'x---x---x---x---' } },
      {
        name: 'glock',
        sound: 'glock',
        play: 'tune',
        tune: {
          B: 'B5:.5 A5:.5 G5:.5 B5:.5 D6:1 B5:1 | A5:.5 F#5:.5 D5:.5 F#5:.5 A5:2 | E5:.5 A5:.5 C#6:.5 E6:.5 C#6:1 A5:1 | D6:1 F#5:1 E5:2',
        },
        level: -2,
      },
      { name: 'mallet', sound: 'marimba', play: 'arp', steps: { A: '0.2.3.2.1.2.3.2.' }, level: 2 },
    ],
    mix: { room: 1.2, drive: 1.2, high: 1 },
  },
  form: [
    'intro 2 A: mallet guitar',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: guitar kick clap',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
