import type { Groove } from './chart.ts'

type Fills = Groove['fills']

/** Fills of half a bar for drums that were recorded. */
export const HIP_HOP_FILLS: Fills = [
  { kick: 'x..x....', snare: '....x.xx', hat: 'x.x.....' },
  { kick: 'x.......', snare: '..xo.xox' },
  { kick: 'x..x..x.', snare: 'o.x.xo.x', openHat: '......x.' },
]

/** Fills of half a bar for programmed drums. */
export const TRAP_FILLS: Fills = [
  { kick: 'x.....x.', snare: '....txrX', hat: 'x.r.....' },
  { kick: 'x.......', snare: 'x..x..xx', hat: 'xxrt....' },
  { clap: 'x...x.xx', kick: 'x..x....' },
]

/** Fills of half a bar for bands. */
export const BAND_FILLS: Fills = [
  {
    kick: 'x...x...',
    snare: 'xxo.....',
    tomHigh: '...xx...',
    tomMid: '.....xo.',
    tomLow: '......xx',
  },
  { kick: 'x.......', snare: 'x.xxx.xx' },
  { kick: 'x..x....', tomHigh: 'x.x.....', tomMid: '...xx...', tomLow: '.....xxX' },
]

/** Fills of half a bar for swing and brushes, in triplets. */
export const SWING_FILLS: Fills = [
  { kick: 'x.....', snare: '..x.xx', ride: 'x.....' },
  { kick: 'x..x..', snare: 'x.xo.x' },
  { snare: 'xox.xo', tomLow: '....xx' },
]

/** Fills of half a bar for dance floors. */
export const CLUB_FILLS: Fills = [
  { clap: 'x...x.xx', hat: 'x.x.x.x.' },
  { snare: 'oooxxxXX', kick: 'x.......' },
  { snare: 'x..x..xx', openHat: '..x...x.', kick: 'x...x...' },
]

/** Fills of half a bar with hands. */
export const LATIN_FILLS: Fills = [
  { congaHigh: 'x.xxx.x.', congaLow: '.x...x.x', kick: 'x.......' },
  { snare: 'x.xxt.x.', tomLow: '......xx', kick: 'x..x....' },
  { tomHigh: 'x..x....', tomMid: '....x.x.', tomLow: '......xx', shaker: 'xoxoxoxo' },
]

/** Next to nothing: a rest before the next section. */
export const SOFT_FILLS: Fills = [
  { rim: 'x..x..o.', kick: 'x.......' },
  { snare: '....o.oo', kick: 'x.......' },
  { kick: 'x..x....', openHat: '......x.' },
]
