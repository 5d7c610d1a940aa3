import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Haunted Elevator',
  genre: 'Hip Hop',
  difficulty: 'Hard',
  feel: 'spooky boom bap',
  tempo: 86,
  key: 'C# minor',
  chords: { A: 'C#m A G#7 C#m', B: 'F#m C#m D G#7' },
  groove: {
    kit: 'dusty',
    drums: {
      kick: { A: ['x.x.......x.....', 'x..x..x.......x.'], B: 'x.x...x..xx.....' },
      snare: { A: '....x.......x...', B: '....x.......x..o' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'xxx.x.x.xxx.x.x.' },
      openHat: { A: ['................', '..........x.....'] },
      block: { B: ['x.......x.......', '....x.......x...'] },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'moog',
        play: 'bass',
        steps: { A: '1---1-..8-7-5-a-', B: '1-1-..1-8---a---' },
      },
      {
        name: 'church',
        sound: 'churchOrgan',
        play: 'chords',
        steps: { A: 'x---....x---....', B: 'x---------------' },
        level: -1,
      },
      {
        name: 'celesta',
        sound: 'celesta',
        play: 'tune',
        tune: {
          A: 'G#5:.5 C#6:.5 E6:.5 C#6:.5 G#5:1 r:1 | A5:.5 C#6:.5 E6:.5 C#6:.5 A5:1 r:1 | G#5:.5 C6:.5 D#6:.5 F#6:.5 D#6:1 r:1 | E6:.5 D#6:.5 C#6:1 r:2',
        },
        echo: 0.35,
        level: -1,
      },
      {
        name: 'strings',
        sound: 'tremolo',
        play: 'chords',
        steps: { B: 'x-------x-------' },
        level: -1,
      },
      {
        name: 'theremin',
        sound: 'whine',
        play: 'tune',
        tune: { B: 'A5:2 G#5:1 F#5:1 | G#5:3 E5:1 | F#5:2 A5:2 | G#5:4' },
        level: -3,
        echo: 0.3,
      },
    ],
    mix: { room: 2.6, echo: [0.75, 0.36], crackle: 0.4, drive: 1.4, low: 1 },
  },
  form: [
    'intro 2 A: celesta church',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: celesta bass',
    'verse 4 A',
    'hook 2 B',
    'ending 1 A',
  ],
} satisfies BeatScore
