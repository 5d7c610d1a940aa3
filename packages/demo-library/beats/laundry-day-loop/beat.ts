import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Laundry Day Loop',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'soul boom bap',
  tempo: 86,
  key: 'C major',
  chords: { A: 'Cmaj7 Am7 Dm9 G9sus4', B: 'Fmaj7 Em7 Dm9 G13' },
  groove: {
    kit: 'dusty',
    swing: 0.22,
    drums: {
      kick: { A: ['x......xx.......', 'x......x..x.....'], B: 'x..x...xx.x.....' },
      snare: { A: '....x.......x...', B: '....x..o....x..o' },
      hat: { A: 'x.x.x.xox.x.x.x.', B: 'x.xox.x.x.xox.x.' },
      tambourine: { B: '....x.......x...' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1-----..1-3-5-..', B: '1---3-5-8-5-3-a-' },
      },
      {
        name: 'strings',
        sound: 'strings',
        play: 'chords',
        steps: { A: 'x-------x-------', B: 'x---x---x---x---' },
        level: 0,
      },
      {
        name: 'guitar',
        sound: 'cleanGuitar',
        play: 'chords',
        steps: { A: '....x.......x...', B: '....x..o....x.o.' },
        hand: 3,
      },
      {
        name: 'glock',
        sound: 'glock',
        play: 'tune',
        tune: {
          B: 'A5:1 C6:.5 E6:.5 C6:2 | G5:1 B5:.5 D6:.5 B5:2 | F5:1 A5:.5 C6:.5 A5:2 | B5:1 G5:1 r:2',
        },
        level: -3,
        echo: 0.2,
      },
      { name: 'ep', sound: 'ep', play: 'chords', steps: { A: 'x---o---..o-----' } },
    ],
    mix: { room: 1.3, echo: [0.5, 0.25], crackle: 0.6, drive: 1.5, dark: 13_500, low: 1 },
  },
  form: [
    'intro 2 A: strings ep',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: bass guitar snare',
    'verse 4 A',
    'hook 2 B',
    'ending 1 A',
  ],
} satisfies BeatScore
