import { TRAP_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Slow-Motion Splash',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'cloud rap',
  tempo: 75,
  key: 'B minor',
  chords: { A: 'Bm9 Gmaj9 Em9 F#m7', B: 'Gmaj9 A Bm9 F#m7' },
  groove: {
    kit: 'crisp',
    drums: {
      kick: { A: ['x.....o...x.....', 'x.......x..x....'], B: 'x..x......x..x..' },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      hat: {
        A: ['xxxxxxtxxxxxxrxx', 'xxtxxxxxxxrxxxxx'],
        B: ['xtxxxxrxxxtxxxrx', 'xxxxrxxxtxxxxxrr'],
      },
      snap: { B: '....x.......x...' },
    },
    fills: TRAP_FILLS,
    players: [
      {
        name: 'boom',
        sound: 'longBoom',
        play: 'bass',
        steps: { A: ['1-----5---1-----', '1-------1--5----'], B: '1--1------8--5--' },
      },
      {
        name: 'air',
        sound: 'airPad',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: 1,
      },
      {
        name: 'bell',
        sound: 'bellTone',
        play: 'arp',
        steps: { A: ['0...3...2...4...', '..3...2...1.....'], B: '4.2.5.3.6.4.5.3.' },
        echo: 0.45,
        level: 1,
      },
      {
        name: 'hum',
        sound: 'hum',
        play: 'tune',
        tune: { B: 'F#5:2 E5:1 D5:1 | E5:3 r:1 | D5:2 C#5:1 B4:1 | C#5:3 r:1' },
        level: -2,
        echo: 0.3,
      },
    ],
    mix: { room: 3, echo: [0.75, 0.42], pump: 0.3, drive: 1.2, low: 1.5, high: 1 },
  },
  form: [
    'intro 2 A: air bell',
    'verse 8 A',
    'hook 4 B',
    'verse 2 A: boom air hat',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
