import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import type { VaultHues } from '@starnest/film-kit/world/castle/vault'

/** Bottle-green stone. */
export const HUES: VaultHues = {
  stones: ['#568c80', '#4c7f76', '#61988a'],
  low: '#2c5254',
  floor: ['#4c6660', '#33494c'],
}

/** The cellar: amber candles from below and the side, green air. */
export const cellarLook: Look = {
  ...looks.candle,
  skyLight: '#5fa0a0',
  groundLight: '#8a5a32',
  ambient: 0.85,
  key: '#ffbe70',
  keyPower: 1.9,
  keyFrom: [5, 5, 7],
  fill: { color: '#3fb0a0', power: 0.6, from: [-6, 4, 2] },
  fog: { color: '#17343a', near: 14, far: 46 },
  rim: '#8fe0c8',
  rimPower: 0.8,
  exposure: 1.2,
  lift: '#08161a',
  gain: [1.03, 0.99, 1],
  vignette: 0.55,
}

/** The corridor: dimmer, so that the far door shines. */
export const corridorLook: Look = {
  ...cellarLook,
  ambient: 0.75,
  keyPower: 1.5,
  keyFrom: [4, 5, 8],
  fog: { color: '#12303a', near: 10, far: 40 },
}

/** Lettering of the title. */
export const lettering = {
  family: 'Henny Penny',
  weight: 400,
  top: '#fff0c0',
  bottom: '#ffb04a',
  outline: '#5a1030',
  outlineWidth: 0.13,
} as const
