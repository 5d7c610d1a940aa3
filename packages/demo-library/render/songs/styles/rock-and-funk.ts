import type { Groove } from '../../band/chart.ts'
import { BAND_FILLS, HIP_HOP_FILLS } from '../../band/fills.ts'

/** How songs are accompanied by a band of guitars. */
export const ROCK_AND_FUNK_STYLES = {
  rock: {
    kit: 'rock',
    drums: {
      kick: {
        A: ['x.....x.x.......', 'x..x..x.x.......'],
        B: ['x.x...x.x.x.....', 'x.x...x.x..x..x.'],
      },
      snare: { A: '....x.......x...', B: '....x.......x...' },
      hat: { A: 'x.x.x.x.x.x.x.x.' },
      ride: { B: 'x.x.x.x.x.x.x.x.' },
      openHat: { B: ['................', '..............x.'] },
      tambourine: { B: '....x.......x...' },
    },
    fills: BAND_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'pickBass',
        play: 'bass',
        steps: { A: '1.1.1.1.1.1.1.5.', B: '1.1.1.1.1.1.8.5.' },
      },
      {
        name: 'left',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: 'x.x.x.x.x.x.x.x.', B: 'x---x---x---x-x-' },
        hand: 3,
        pan: -0.6,
      },
      {
        name: 'right',
        sound: 'driveGuitar',
        play: 'chords',
        steps: { A: 'x-----x-x-----x-', B: 'x-x-x-x-x-x-x-x-' },
        hand: 3,
        pan: 0.6,
        late: true,
      },
      { name: 'steel', sound: 'steel', play: 'chords', steps: { A: 'x---x-o-x---x-ou' }, level: 1 },
      {
        name: 'organ',
        sound: 'rockOrgan',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -2,
      },
      { name: 'counter', sound: 'brass', play: 'counter', steps: { B: 'x' }, late: true },
    ],
    mix: { room: 1.4, drive: 1.45, high: 1.5 },
  },
  funk: {
    kit: 'room',
    drums: {
      kick: {
        A: ['x.....x...x.....', 'x..x......x..x..'],
        B: ['x.x...x...x..x..', 'x..x..x...xx....'],
      },
      snare: { A: ['....x..o.o..x...', '....x..o.o..x..o'], B: '....x..o.o..x.oo' },
      hat: { A: 'x.xox.x.x.xox.x.', B: 'xoxxxoxxxoxxxoxx' },
      openHat: { A: ['................', '......x.........'], B: '..............x.' },
      congaHigh: { B: '..x..xx...x..x.x' },
      clap: { B: '....x.......x...' },
    },
    fills: HIP_HOP_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'fingerBass',
        play: 'bass',
        steps: {
          A: ['1..1..8.1.7.5...', '1..1..8..7.5.7.a'],
          B: ['1.1.8..1.8.5.7.8', '1..1.8.1.8.7.5.a'],
        },
        level: 1,
      },
      {
        name: 'guitar',
        sound: 'mutedGuitar',
        play: 'chords',
        steps: { A: '..x.oxo...x.oxo.', B: 'x.oxo.oxx.oxo.ox' },
        hand: 3,
        level: 1,
      },
      {
        name: 'clav',
        sound: 'clav',
        play: 'chords',
        steps: { A: 'x.....o...x.o...', B: 'x.o..x.o..x.ox..' },
        hand: 3,
        late: true,
      },
      {
        name: 'organ',
        sound: 'organ',
        play: 'chords',
        steps: { B: 'x---------------' },
        level: -2,
      },
      {
        name: 'horns',
        sound: 'brass',
        play: 'chords',
        steps: { B: ['x-............x-', '..........x.x.x-'] },
        level: 2,
        late: true,
      },
    ],
    mix: { room: 1, drive: 1.35, high: 1 },
  },
} satisfies Record<string, Groove>
