import { HIP_HOP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Sunday Choir',
  genre: 'Hip Hop',
  difficulty: 'Medium',
  feel: 'gospel hip hop',
  tempo: 84,
  key: 'Ab major',
  chords: { A: 'Ab Fm7 Db Eb', B: 'Db Eb Fm7,Eb/G Ab' },
  groove: {
    kit: 'room',
    swing: 0.14,
    drums: {
      kick: { A: ['x.....x...x.....', 'x..x......x..x..'], B: 'x..x..x...x..xx.' },
      clap: { A: '....x.......x...', B: '....x.......x...' },
      snare: { B: '....x..o....x..o' },
      hat: { A: 'x.x.x.x.x.x.x.x.', B: 'x.x.x.xox.x.x.x.' },
      tambourine: { A: ['................', '..x...x...x...x.'], B: 'o.x.o.x.o.x.o.x.' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: '1-----5-1---6-5-', B: '1---8-5-1-3-5-a-' },
      },
      {
        name: 'organ',
        sound: 'organ',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: 1,
      },
      {
        name: 'piano',
        sound: 'piano',
        play: 'chords',
        steps: { A: 'x..x..x.x.....x.', B: 'x.x...x.x.x...x.' },
        level: 1,
      },
      { name: 'choir', sound: 'choir', play: 'chords', steps: { B: 'x-----x-x-------' }, level: 2 },
      {
        name: 'horns',
        sound: 'brass',
        play: 'chords',
        steps: { B: ['................', '..........x.x-..'] },
      },
    ],
    mix: { room: 2.2, drive: 1.3, high: 1 },
  },
  form: [
    'intro 2 A: organ clap',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: organ clap tambourine',
    'hook 6 B',
    'ending 1 A',
  ],
} satisfies BeatScore
