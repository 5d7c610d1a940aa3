import { LATIN_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Mango Market',
  genre: 'Crossover',
  difficulty: 'Medium',
  feel: 'afrobeat',
  tempo: 112,
  key: 'D minor',
  chords: { A: 'Dm7 Gm7 Dm7 Am7', B: 'Bbmaj7 C Dm7 Am7' },
  groove: {
    kit: 'live',
    drums: {
      kick: { A: ['x.....x..x......', 'x..x..x...x.....'], B: 'x...x...x...x...' },
      rim: { A: '...x..x....x..x.' },
      snare: { B: '...x..x....x..x.' },
      hat: { A: 'x.xxx.xxx.xxx.xx', B: 'x.xxx.xxx.xxx.xx' },
      openHat: { A: ['..............x.', '......x.........'] },
      shaker: { A: 'xxoxxxoxxxoxxxox', B: 'xxoxxxoxxxoxxxox' },
      clave: { A: 'x..x..x...x.x...', B: 'x..x..x...x.x...' },
      congaHigh: { A: '..x..xx...x..xx.', B: '.xx..xx..xx..xxx' },
      congaLow: { A: 'x.......x..x....', B: 'x..x....x..x....' },
    },
    fills: LATIN_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: { A: ['1.1..5..7..8....', '..1..1.5..7.5.a.'], B: '1..1..8.1..5..a.' },
        level: 1,
      },
      {
        name: 'guitar',
        sound: 'cleanGuitar',
        play: 'arp',
        steps: { A: '0.2.3.2.1.3.2.3.', B: '0.23.23.1.32.13.' },
        level: 2,
      },
      {
        name: 'organ',
        sound: 'organ',
        play: 'chords',
        steps: { A: '..x...x...x...x.', B: '..x.x.x...x.x.x.' },
      },
      {
        name: 'horns',
        sound: 'brass',
        play: 'tune',
        tune: {
          B: 'D5:.5 F5:.5 A5:.5 F5:1 D5:.5 F5:1 | E5:.5 G5:.5 C6:.5 G5:1 E5:.5 G5:1 | F5:.5 A5:.5 D6:1 C6:.5 A5:.5 F5:1 | E5:1 C5:1 r:2',
        },
        level: 1,
      },
    ],
    mix: { room: 1.3, drive: 1.25, high: 1 },
  },
  form: [
    'intro 4 A: congaHigh congaLow shaker clave guitar',
    'verse 8 A',
    'hook 4 B',
    'break 4 A: drums bass',
    'hook 8 B',
    'ending 1 A',
  ],
} satisfies BeatScore
