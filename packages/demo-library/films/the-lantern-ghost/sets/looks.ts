import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'

/** Moonrise over the hill: indigo and teal, with amber only in the windows. */
export const moonrise: Look = {
  ...looks.moonlit,
  skyLight: '#7f9ae0',
  groundLight: '#2f5a72',
  ambient: 1.15,
  key: '#cfe0ff',
  keyPower: 2,
  keyFrom: [-7, 9, -3],
  fill: { color: '#7aa8e0', power: 1.15, from: [6, 3, 8] },
  fog: { color: '#3f6394', near: 22, far: 92 },
  rim: '#a8d4ff',
  rimPower: 1.3,
  exposure: 1.12,
  bloom: 0.55,
  bloomFrom: 0.95,
  vignette: 0.5,
  skySoftness: 0.2,
}

/** The long hallway: blue windows against candles. */
export const hallway: Look = {
  ...looks.candle,
  skyLight: '#7c80d8',
  groundLight: '#3a4a86',
  ambient: 1.0,
  key: '#9cc4ff',
  keyPower: 1.25,
  keyFrom: [-6, 6, 4],
  fill: { color: '#4fb0b8', power: 0.4, from: [6, 3, 6] },
  fog: { color: '#2c3676', near: 9, far: 44 },
  rim: '#9cc8ff',
  rimPower: 0.9,
  exposure: 1.15,
  bloom: 0.6,
  lift: '#0c0f34',
  vignette: 0.55,
}

/** The gallery without a candle: indigo, never black. */
export const gallery: Look = {
  ...hallway,
  skyLight: '#5468c8',
  groundLight: '#2c3a78',
  ambient: 0.72,
  keyPower: 0.5,
  fill: { color: '#3f8fa8', power: 0.25, from: [6, 3, 6] },
  fog: { color: '#202c66', near: 8, far: 36 },
  exposure: 1.18,
  vignette: 0.5,
}

/** The attic: starlight from one big window. */
export const attic: Look = {
  ...hallway,
  key: '#b4ccff',
  keyPower: 1.5,
  keyFrom: [1.5, 6, -5],
  ambient: 0.85,
  fog: { color: '#2a3a78', near: 14, far: 60 },
  skySoftness: 0.12,
}
