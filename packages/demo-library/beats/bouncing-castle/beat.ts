import { CLUB_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Bouncing Castle',
  genre: 'Pop',
  difficulty: 'Easy',
  feel: 'house',
  tempo: 122,
  key: 'G major',
  chords: { A: 'G D Em7 Cadd9', B: 'Cadd9 D Em7 G,D' },
  groove: {
    kit: 'club',
    drums: {
      kick: { A: 'x...x...x...x...', B: 'x...x...x...x...' },
      clap: { A: '....x.......x...', B: '....x.......x..o' },
      hat: { A: 'o.o.o.o.o.o.o.o.', B: 'oooooooooooooooo' },
      openHat: { A: '..x...x...x...x.', B: '..x...x...x...x.' },
      shaker: { B: 'xoxoxoxoxoxoxoxo' },
      ride: { B: ['................', '..x...x...x...x.'] },
    },
    fills: CLUB_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'rubber',
        play: 'bass',
        steps: { A: '..1-..1-..1-..5.', B: ['..1-..1-.81-..5.', '..1-..8-..1-5-a.'] },
      },
      {
        name: 'piano',
        sound: 'brightPiano',
        play: 'chords',
        steps: { A: 'x..x..x...x..x..', B: 'x..x..x..x..x.x.' },
        level: 1,
      },
      {
        name: 'pluck',
        sound: 'pluck',
        play: 'arp',
        steps: { A: '0.2.1.3.2.4.1.3.', B: '4.2.5.3.6.4.5.3.' },
        echo: 0.3,
      },
      { name: 'pad', sound: 'stack', play: 'chords', steps: { B: 'x---------------' }, level: -3 },
      {
        name: 'lead',
        sound: 'hollowLead',
        play: 'tune',
        tune: {
          B: 'E5:.75 G5:.75 A5:.5 G5:1 E5:1 | F#5:.75 D5:.75 A4:.5 D5:2 | E5:.75 G5:.75 B5:.5 A5:1 G5:1 | B5:1 A5:1 F#5:2',
        },
        level: -2,
        echo: 0.2,
      },
    ],
    mix: { room: 1.4, echo: [0.75, 0.35], pump: 0.5, drive: 1.3, high: 1 },
  },
  form: [
    'intro 4 A: kick hat openHat piano',
    'verse 8 A',
    'hook 8 B',
    'break 2 A: piano pluck',
    'hook 4 B',
    'ending 1 A',
  ],
} satisfies BeatScore
