import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { mist } from '@starnest/film-kit/particles/mist'
import { rain } from '@starnest/film-kit/particles/weather'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { scatter, seededRandom } from '@starnest/film-kit/time/random'
import { type BambooHues, bambooGrove, bambooStalk } from '@starnest/film-kit/world/bamboo/grove'
import { ground } from '@starnest/film-kit/world/ground'
import { rockPile } from '@starnest/film-kit/world/nature/clouds'
import { grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { sky } from '@starnest/film-kit/world/sky'

/** Rain under bamboo: soft light from above, pale air, nothing black. */
export const rainy: Look = {
  ...looks.forest,
  skyLight: '#d4f0e4',
  groundLight: '#3f6a5a',
  ambient: 1.35,
  key: '#f2fff2',
  keyPower: 2.2,
  keyFrom: [-5, 9, 6],
  fill: { color: '#8fd0c8', power: 0.7, from: [7, 3, -3] },
  fog: { color: '#9fd0b6', near: 11, far: 44 },
  rim: '#e4fff0',
  rimPower: 0.9,
  exposure: 0.98,
  bloom: 0.4,
  bloomFrom: 1.02,
  saturation: 1.08,
  contrast: 0.3,
  lift: '#061814',
  gain: [0.99, 1.01, 1],
  vignette: 0.5,
  skySoftness: 1,
}

/** The storm: the green goes out, the air turns to slate. */
export const stormy: Look = {
  ...rainy,
  skyLight: '#a8cfd0',
  groundLight: '#2f4a52',
  ambient: 1.15,
  key: '#dff4ff',
  keyPower: 2.4,
  fog: { color: '#6d9c98', near: 10, far: 42 },
  fill: { color: '#ffe2c8', power: 0.95, from: [3, 3, 9] },
  rim: '#c8fff4',
  rimPower: 1.1,
  contrast: 0.36,
  vignette: 0.6,
}

/** After the rain: sun between the stalks. */
export const cleared: Look = {
  ...rainy,
  skyLight: '#fff4c8',
  groundLight: '#5f8a4a',
  ambient: 1.4,
  key: '#ffe7a0',
  keyPower: 3.1,
  keyFrom: [6, 8, -4],
  fill: { color: '#ffe8c8', power: 1.3, from: [-3, 4, 8] },
  fog: { color: '#e2e6a4', near: 16, far: 56 },
  rim: '#fff6b0',
  rimPower: 1.2,
  bloom: 0.5,
  contrast: 0.26,
  vignette: 0.4,
}

const NEAR: BambooHues = { top: '#2f6a4a', low: '#1c4a3c', leaf: '#2a6a48' }
const MIDDLE: BambooHues = { top: '#5aa066', low: '#3a7a58', leaf: '#4c9a5c' }
const FAR: BambooHues = { top: '#7cb488', low: '#64a080', leaf: '#74b07e' }

/** How a stretch of forest is dressed. */
export type ForestPlan = {
  /** Half the width of the clearing, metres. */
  clearing?: number
  /** Rows of dark stalks close to the lens, at these places. */
  frame?: readonly (readonly [x: number, z: number])[]
  weather?: 'rain' | 'storm' | 'clear'
  count?: number
}

/** The forest with a path along x; the answer bends it, `lean` in radians. */
export function forest(set: FilmSet, plan: ForestPlan = {}) {
  const { clearing = 7, weather = 'rain', count = 60 } = plan
  const pale = { rain: '#9fd0b6', storm: '#6d9c98', clear: '#e2e6a4' }[weather]
  sky(set, {
    stops: [
      [0, { rain: '#8fbcae', storm: '#3f6a70', clear: '#b4dca0' }[weather]],
      [0.4, pale],
      [0.52, weather === 'clear' ? '#fff6c4' : pale],
      [1, pale],
    ],
    glows: weather === 'clear' ? [{ around: 0.8, height: 0.4, width: 0.3, color: '#6a5a10' }] : [],
  })
  ground(set, {
    heightAt: (x, z) =>
      0.1 * Math.sin(x * 0.5 + 1) * Math.cos(z * 0.6) * Math.min(1, Math.abs(z) / 3) +
      (z < -5 ? (-z - 5) * 0.1 : 0),
    colors: weather === 'clear' ? ['#7aa84e', '#4f8a4c'] : ['#4f8a62', '#2f6450'],
    size: 90,
    squares: 48,
    mottle: 0.1,
  })
  undergrowth(set)
  const free = (x: number, z: number) => Math.abs(x) < clearing && z > -6
  const bendNear = bambooGrove(set, {
    count,
    field: [-20, 20, -13, -3.2],
    free,
    hues: MIDDLE,
    seed: 5,
  })
  const bendFar = bambooGrove(set, {
    count: count + 20,
    field: [-30, 30, -34, -13],
    height: [13, 18],
    leaves: 2,
    radius: 0.2,
    hues: FAR,
    seed: 9,
  })
  const random = seededRandom(14)
  const frame = plan.frame ?? []
  if (frame.length > 0)
    sculpt(
      (s) => {
        for (const [x, z] of frame)
          bambooStalk(s, [x, -1, z], { height: 16, radius: 0.24, leaves: 7 }, NEAR, random)
      },
      { to: set.scene, shadow: false },
    )
  mist(set, {
    count: 14,
    color: weather === 'clear' ? '#fff8d0' : '#dff2e6',
    at: [0, 1.4, -9],
    spread: [18, 1.6, 5],
    size: 10,
    opacity: 0.2,
    drift: weather === 'storm' ? 2 : 0.35,
  })
  return (lean: number, gust = 1) => {
    bendNear(lean, gust)
    bendFar(lean * 0.7, gust)
  }
}

function undergrowth(set: FilmSet): void {
  const random = seededRandom(6)
  const places = scatter(46, 27, (next) => ({ x: (next() - 0.5) * 34, z: -8 + next() * 12 }))
  sculpt(
    (s) => {
      for (const { x, z } of places) {
        if (Math.abs(z) < 1.5 && Math.abs(x) < 9) continue
        grassTuft(s, [x, set.heightAt(x, z), z], 0.7, ['#4c9a60', '#2a6a50'], random)
      }
      for (const [x, z, size] of [
        [-6.6, -3.2, 0.9],
        [5.4, -4.4, 1.2],
        [-10, 1.8, 0.7],
        [9.4, 1.4, 0.8],
      ] as const)
        rockPile(s, [x, set.heightAt(x, z), z], size, ['#6f8f86', '#3f5f5c'])
    },
    { to: set.scene, shadow: false },
  )
}

/** Rain before the lens; `wind` metres a second to the right. */
export const downpour = (set: FilmSet, wind = 0.6, count = 260, z = 1): void =>
  rain(set, {
    count,
    wind,
    box: [10, 11, 6],
    at: [0, 4.5, z],
    size: 0.5,
    opacity: 0.5,
    colors: ['#f0fff8'],
  })

/** Acting on twos: every pose is held for two frames. Seconds. */
export const onTwos = (t: number): number => Math.floor(t * 12 + 1e-6) / 12

/** Lettering of the title, on film, poster and in the trailer. */
export const titleLook = {
  family: 'Kaushan Script',
  weight: 400,
  top: '#fffaf0',
  bottom: '#ffe3cc',
  outline: '#b3172b',
  outlineWidth: 0.14,
} as const
