import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { sky } from '@starnest/film-kit/world/sky'
import { type PlanetPlan, starsAround } from '@starnest/film-kit/world/space/mail/planets'

/** Sun from the right, teal from the left, coral from below. */
export const spaceLook: Look = {
  ...looks.space,
  skyLight: '#7c9cff',
  groundLight: '#6a3fa8',
  ambient: 1.35,
  key: '#ffe4c4',
  keyPower: 2.9,
  keyFrom: [6, 6, 7],
  fill: { color: '#38e0d0', power: 1.25, from: [-7, 1, 3] },
  rim: '#7ff0e8',
  rimPower: 0.95,
  exposure: 1.08,
  saturation: 1.12,
  bloom: 0.55,
  bloomFrom: 0.95,
  lift: '#0a0634',
  skySoftness: 0.25,
}

/** Far from the sun: blue and quiet, with one warm lamp to come. */
export const farLook: Look = {
  ...spaceLook,
  skyLight: '#7488f0',
  groundLight: '#4a3aa0',
  ambient: 1.25,
  key: '#bcd0ff',
  keyPower: 1.9,
  keyFrom: [-5, 6, 6],
  fill: { color: '#ff8a70', power: 0.9, from: [7, 2, 2] },
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Orbitron',
  weight: 800,
  top: '#fff6e2',
  bottom: '#ff9a78',
  outline: '#1a1160',
  outlineWidth: 0.12,
  halo: '#ff6a5a',
  spacing: 0.02,
}

/** Deep indigo with clouds of teal and coral; `far` is colder and emptier. */
export function deepSpace(set: FilmSet, { far = false, back = false, stars = 390 } = {}): void {
  const turn = back ? 0.5 : 0
  sky(set, {
    stops: far
      ? [
          [0, '#070726'],
          [0.45, '#10124a'],
          [0.62, '#1c1a60'],
          [1, '#0c0a34'],
        ]
      : [
          [0, '#0b0a38'],
          [0.4, '#191766'],
          [0.56, '#2c2482'],
          [0.75, '#341f78'],
          [1, '#150e48'],
        ],
    glows: far
      ? [
          { around: 0.79 + turn, height: 0.4, width: 0.24, color: '#0f2f5c' },
          { around: 0.66 + turn, height: 0.56, width: 0.2, color: '#2a1650' },
        ]
      : [
          { around: 0.8 + turn, height: 0.42, width: 0.28, color: '#0f5a6c' },
          { around: 0.69 + turn, height: 0.54, width: 0.26, color: '#6a2450' },
          { around: 0.3 + turn, height: 0.5, width: 0.3, color: '#123f70' },
        ],
  })
  starsAround(set, { count: stars })
}

/** The planets of Otto's round. */
export const HUES = {
  coral: ['#ff9272', '#a52f78'],
  teal: ['#57e0cf', '#17589c'],
  peach: ['#ffd0a2', '#d45a6a'],
  mint: ['#b6f4d0', '#2a8fa0'],
  lilac: ['#c8b4ff', '#5a3fb8'],
  rose: ['#ffa6b8', '#8a3aa8'],
} as const

/** A street of planets along -z from `from` metres, on both sides of the way. */
export function street(from: number, count: number, gap = 17): PlanetPlan[] {
  const names = ['coral', 'teal', 'peach', 'lilac', 'mint', 'rose'] as const
  return Array.from({ length: count }, (_, i): PlanetPlan => {
    const hues = HUES[names[i % 6] ?? 'coral']
    const side = i % 2 ? 1 : -1
    const radius = 3.2 + 2.6 * ((i * 0.618) % 1)
    const plan: PlanetPlan = {
      at: [side * (radius + 6.5 + ((i * 7) % 5)), 1.5 + (((i * 5) % 7) - 3) * 1.5, from - i * gap],
      radius,
      hues,
      tilt: [0.3 + 0.2 * (i % 3), 0, side * 0.35],
    }
    if (i % 3 === 0) return { ...plan, rings: ['#ffe2b8', '#8fe4dc'], bands: '#ffd4a4' }
    return i % 3 === 1 ? { ...plan, bands: '#e8fff4' } : { ...plan, craters: hues[1] }
  })
}
