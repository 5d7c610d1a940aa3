import type { Look } from '../../light/look.ts'

/** Light of a show: dark coloured air, one warm key from the hall, a strong rim from the stage.
 *  `air` is the hue of the haze, `rim` that of the lamps behind. */
export const showLook = ({ air = '#5a3ab8', rim = '#ff7ad0', key = '#ffe4c0' } = {}): Look => ({
  skyLight: '#8a7cff',
  groundLight: '#4a1f7e',
  ambient: 1.15,
  key,
  keyPower: 2,
  keyFrom: [-3, 7, 8],
  fill: { color: rim, power: 2, from: [4, 5, -7] },
  fog: { color: air, near: 14, far: 60 },
  rim,
  rimPower: 1,
  exposure: 1.08,
  bloom: 0.55,
  bloomFrom: 0.95,
  saturation: 1.06,
  contrast: 0.26,
  lift: '#0c0630',
  vignette: 0.5,
  skySoftness: 1,
})
