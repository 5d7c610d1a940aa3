import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import type { SkyPlan } from '@starnest/film-kit/world/sky'

/** Rose and gold: the two lamps, and nothing else is warm. */
export const ROSE = '#ff7fa6'
export const GOLD = '#ffc24a'

/** A clear slate-blue night. */
export const nightLook: Look = {
  ...looks.moonlit,
  skyLight: '#8fb0d8',
  groundLight: '#4a5c80',
  ambient: 1.25,
  key: '#d0e2ff',
  keyPower: 1.6,
  keyFrom: [-3, 8, 6],
  fill: { color: '#8aa0d0', power: 0.7, from: [5, 3, 7] },
  fog: { color: '#3a5070', near: 26, far: 100 },
  rim: '#b8d8ff',
  rimPower: 1,
  exposure: 1.14,
  bloom: 0.55,
  bloomFrom: 0.95,
  lift: '#0c1428',
  vignette: 0.5,
  skySoftness: 0.25,
}

/** The same sea in the storm: darker and greener. */
export const stormLook: Look = {
  ...nightLook,
  skyLight: '#7f9cba',
  groundLight: '#3f4c6a',
  ambient: 1.1,
  keyPower: 1.2,
  fog: { color: '#2c3c56', near: 14, far: 62 },
  exposure: 1.16,
}

/** Dawn: the sky itself is rose and gold. */
export const dawnLook: Look = {
  ...looks.dawn,
  ambient: 1.25,
  key: '#ffd2a0',
  keyPower: 1.9,
  keyFrom: [2, 5, 7],
  fog: { color: '#e8a8a8', near: 30, far: 120 },
  exposure: 0.9,
  bloom: 0.22,
  skySoftness: 0.6,
}

export const nightSky: SkyPlan = {
  stops: [
    [0, '#0c1530'],
    [0.28, '#1c2c50'],
    [0.42, '#34506f'],
    [0.5, '#6a88a0'],
    [0.54, '#7f9ab0'],
    [1, '#4a6480'],
  ],
  glows: [{ around: 0.75, height: 0.44, width: 0.3, color: '#1f3450' }],
  stars: 420,
  starColor: '#e8f0ff',
  seed: 21,
}

export const stormSky: SkyPlan = {
  stops: [
    [0, '#141c30'],
    [0.28, '#1f2c44'],
    [0.42, '#2f4058'],
    [0.5, '#465a72'],
    [0.54, '#4a607a'],
    [1, '#2a3c58'],
  ],
  glows: [
    { around: 0.7, height: 0.4, width: 0.25, color: '#101a2a' },
    { around: 0.82, height: 0.36, width: 0.2, color: '#0c1420' },
  ],
}

export const dawnSky: SkyPlan = {
  stops: [
    [0, '#5a76b8'],
    [0.3, '#9a94c8'],
    [0.42, '#f0a4b0'],
    [0.485, '#ffc884'],
    [0.52, '#ffe4a8'],
    [1, '#ffd0a0'],
  ],
  glows: [{ around: 0.75, height: 0.49, width: 0.2, color: '#8a5a20' }],
}

/** Lettering of the title. */
export const lettering = {
  family: 'Dancing Script',
  weight: 700,
  top: '#fff4e0',
  bottom: '#ffc8a0',
  outline: '#1c2a4c',
  outlineWidth: 0.1,
  halo: 'rgba(255,160,170,.55)',
} as const
