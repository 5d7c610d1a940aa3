import type { Look } from '../../light/look.ts'

/** Light of a portrait studio: a warm key from the upper left, a soft fill, and a rim light from
 *  behind in `rim`. `shade` is what shadows lean to. */
export const studioLook = ({ rim = '#a8b4ff', shade = '#6a4aa8', air = '#c4b8ff' } = {}): Look => ({
  skyLight: air,
  groundLight: shade,
  ambient: 2,
  key: '#ffe2b8',
  keyPower: 2.6,
  keyFrom: [-5, 7, 8],
  fill: { color: rim, power: 1.8, from: [6, 4, -5] },
  rim,
  rimPower: 0.95,
  exposure: 1.12,
  bloom: 0.3,
  bloomFrom: 1,
  saturation: 1.08,
  contrast: 0.22,
  lift: '#0c0624',
  vignette: 0.22,
  skySoftness: 1,
})
