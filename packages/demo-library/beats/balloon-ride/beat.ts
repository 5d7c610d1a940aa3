import { SOFT_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Balloon Ride',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'piano ballad',
  tempo: 80,
  key: 'Bb major',
  chords: { A: 'Bb Gm7 Ebmaj7 F', B: 'Eb F Dm7 Gm7,F' },
  groove: {
    kit: 'live',
    drums: {
      kick: { A: ['x.......x.......', 'x......xx.......'], B: 'x.....x.x.....x.' },
      rim: { A: '....x.......x...' },
      snare: { B: '....x.......x...' },
      hat: { A: 'x.o.x.o.x.o.x.o.', B: 'x.x.x.x.x.x.x.x.' },
      shaker: { B: 'o.o.o.o.o.o.o.o.' },
    },
    fills: SOFT_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fretless',
        play: 'bass',
        steps: { A: '1-----------5---', B: '1-----1-5-----a-' },
      },
      {
        name: 'piano',
        sound: 'piano',
        play: 'arp',
        steps: { A: '0.2.3.4.3.2.1.2.', B: '0.2.4.3.5.4.3.2.' },
        level: 4,
      },
      {
        name: 'strings',
        sound: 'slowStrings',
        play: 'chords',
        steps: { A: 'x---------------', B: 'x---------------' },
        level: -1,
      },
      { name: 'cello', sound: 'cello', play: 'counter', steps: { B: 'x' }, level: 3 },
      { name: 'guitar', sound: 'cleanGuitar', play: 'chords', steps: { B: 'x-------x---u---' } },
    ],
    mix: { room: 2.4, drive: 1.15, high: 1.5 },
  },
  form: [
    'intro 2 A: piano',
    'verse 8 A',
    'hook 4 B',
    'break 2 A: piano strings',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
