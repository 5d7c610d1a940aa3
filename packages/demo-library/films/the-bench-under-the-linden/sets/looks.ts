import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'

/** Spring: clear and tender, the first and the last time. */
export const springLook: Look = {
  ...looks.day,
  ambient: 1.35,
  key: '#fff0d0',
  keyPower: 2.1,
  keyFrom: [4, 8, 6],
  fog: { color: '#cfe8e0', near: 20, far: 70 },
  exposure: 1.02,
  saturation: 1,
  vignette: 0.4,
  skySoftness: 0.8,
}

/** A summer evening with the lamp lit. */
export const summerLook: Look = {
  ...looks.dusk,
  ambient: 1.3,
  keyPower: 1.7,
  keyFrom: [5, 4, 6],
  exposure: 1.12,
  vignette: 0.45,
  skySoftness: 0.7,
}

/** Autumn: low gold. */
export const autumnLook: Look = {
  ...looks.sunset,
  ambient: 1.2,
  keyFrom: [6, 4.5, 6],
  exposure: 1.02,
  vignette: 0.45,
  skySoftness: 0.8,
}

/** A blue winter afternoon. */
export const winterLook: Look = {
  ...looks.snow,
  ambient: 1.2,
  key: '#e8ecff',
  keyPower: 1.5,
  keyFrom: [3, 7, 6],
  fill: { color: '#ffb870', power: 0.6, from: [6, 3, 3] },
  exposure: 0.88,
  vignette: 0.45,
  skySoftness: 0.8,
}

/** The grey end of a winter: little colour, soft light. */
export const greyLook: Look = {
  ...looks.snow,
  skyLight: '#c0c8d8',
  groundLight: '#8a8490',
  ambient: 1.35,
  key: '#f4ecf0',
  keyPower: 1.3,
  keyFrom: [3, 7, 6],
  fill: { color: '#c8a890', power: 0.4, from: [-6, 3, 4] },
  fog: { color: '#b8bcc8', near: 16, far: 60 },
  exposure: 1,
  saturation: 0.9,
  vignette: 0.5,
  skySoftness: 0.8,
}

/** Lettering of the title. */
export const lettering = {
  family: 'Limelight',
  weight: 400,
  top: '#fffdf4',
  bottom: '#ffe2c0',
  outline: '#4a3048',
  outlineWidth: 0.1,
} as const
