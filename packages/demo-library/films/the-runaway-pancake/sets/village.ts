import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { looks } from '@starnest/film-kit/light/looks'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { lerp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { cloudBank, strew } from '@starnest/film-kit/world/nature/landscape'
import { bush, flower } from '@starnest/film-kit/world/nature/small-plants'
import { leafyTree } from '@starnest/film-kit/world/nature/trees'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'
import { type VillageHouse, villageHouse } from './houses.ts'

/** Breakfast sun from the left, cool lilac shadows. */
export const morning = {
  ...looks.day,
  skyLight: '#cfd8ff',
  groundLight: '#d89a8a',
  ambient: 1.45,
  key: '#ffdfa4',
  keyPower: 2.7,
  keyFrom: [-6, 9, 7],
  fill: { color: '#a8c8ff', power: 0.6, from: [7, 3, 3] },
  fog: { color: '#c4e2f6', near: 24, far: 85 },
  exposure: 1.1,
  bloom: 0.3,
  saturation: 1.16,
  vignette: 0.2,
  contrast: 0.34,
} as const

/** The street falls this much for every metre to the right, and the hill behind rises. */
const FALL = 0.09
const HILL_FOOT = -6
export const slope = (x: number, z: number): number =>
  -FALL * x + Math.max(0, HILL_FOOT - z) * 0.4 + Math.max(0, z - 5) * 0.05

const HOUSES: readonly VillageHouse[] = [
  { wall: '#ffc2c4', roof: '#d9566a', trim: '#fff0ea', width: 3.5, height: 3.6, gable: true },
  { wall: '#bfe8dc', roof: '#5f9fb8', trim: '#f4fff8', width: 3.1, height: 3.1 },
  { wall: '#ffe6a8', roof: '#e08a52', trim: '#fff8e4', width: 3.7, height: 3.7, gable: true },
  { wall: '#c6d2ff', roof: '#7a70c8', trim: '#f4f4ff', width: 3.2, height: 3.5 },
  { wall: '#ffd2b0', roof: '#c9605a', trim: '#fff4e8', width: 3.4, height: 3.2, gable: true },
  { wall: '#e6ccf4', roof: '#a05fa8', trim: '#fbf2ff', width: 3, height: 3.6 },
]

const BAKERY: VillageHouse = {
  wall: '#ffe0c8',
  roof: '#d9566a',
  trim: '#fff6ec',
  width: 4.6,
  height: 3.7,
  gable: true,
  awning: ['#e2433f', '#fff6ec'],
}

export type VillagePlan = {
  /** Ends of the street, metres. */
  from?: number
  to?: number
  seed?: number
  /** Where along the street the bakery is. */
  bakeryAt?: number
}

/** The village on its hill between `from` and `to` metres along the street. */
export function village(
  set: FilmSet,
  { from = -16, to = 16, seed = 1, bakeryAt }: VillagePlan = {},
): void {
  sky(set, { ...skies.day, glows: [{ around: 0.62, height: 0.44, width: 0.3, color: '#5a4010' }] })
  ground(set, {
    heightAt: slope,
    colors: ['#ecdcc8', '#d6bfc0'],
    size: 96,
    squares: 64,
    mottle: 0.1,
    seed,
  })
  cloudBank(set, ['#ffffff', '#c8d4f4'])
  cobbles(set, from, to, seed)
  houseRows(set, { from, to, seed, bakeryAt })
  hillside(set, from, to, seed)
}

function cobbles(set: FilmSet, from: number, to: number, seed: number): void {
  const hues = ['#f4e6d4', '#d8c4c8', '#e8d4c4', '#c8b4c6', '#f6e2cc'] as const
  strew(
    set,
    {
      count: Math.round((to - from) * 15),
      field: [from, to, -3, 4.4],
      seed: seed + 2,
      shadow: false,
    },
    (s, [x, y, z], random, index) =>
      s.ball(
        cycle(hues, index),
        [x, y - 0.015, z],
        [0.2 + random() * 0.12, 0.05, 0.15 + random() * 0.08],
        {
          segments: 6,
          rotate: [0, random() * 3, -FALL],
          rim: 0.2,
        },
      ),
  )
}

function houseRows(
  set: FilmSet,
  {
    from,
    to,
    seed,
    bakeryAt,
  }: { from: number; to: number; seed: number; bakeryAt: number | undefined },
): void {
  const random = seededRandom(seed * 31)
  sculpt(
    (s) => {
      let x = from
      for (let i = 0; x < to; i++) {
        const plan = cycle(HOUSES, i + seed)
        const middle = x + plan.width / 2
        const room = bakeryAt === undefined ? 9 : Math.abs(middle - bakeryAt)
        if (room > (BAKERY.width + plan.width) / 2)
          villageHouse(s, [middle, slope(middle, -4.8), -4.8], plan, random)
        x += plan.width + 0.25 + random() * 0.9
      }
      if (bakeryAt !== undefined)
        villageHouse(s, [bakeryAt, slope(bakeryAt, -4.8), -4.8], BAKERY, random)
      x = from - 5
      for (let i = 0; x < to + 6; i++) {
        const plan = cycle(HOUSES, i * 5 + seed + 2)
        const middle = x + plan.width / 2
        villageHouse(s, [middle, slope(middle, -11) + 0.4, -11], plan, random)
        x += plan.width + 0.9 + random() * 1.6
      }
      x = from - 12
      for (let i = 0; x < to + 14; i++) {
        const plan = cycle(HOUSES, i * 3 + seed)
        villageHouse(s, [x, slope(x, -18) + 0.4, -18], plan, random)
        x += plan.width + 2.4 + random() * 3
      }
    },
    { to: set.scene },
  )
}

function hillside(set: FilmSet, from: number, to: number, seed: number): void {
  sculpt(
    (s) => {
      for (let i = 0; i < 9; i++) {
        const x = lerp(from - 24, to + 24, i / 8)
        const hue = cycle(['#9ad88a', '#84cc8c', '#aadf8a'], i)
        s.ball(hue, [x, slope(x, -30) - 3 + (i % 3) * 1.6, -32 - (i % 2) * 6], [13, 9, 8], {
          segments: 26,
          grad: '#5fae8c',
        })
      }
    },
    { to: set.scene, shadow: false },
  )
  const trees = ['#8fd07a', '#4f9f7c'] as const
  strew(
    set,
    { count: 46, field: [from - 10, to + 10, -22, -6.6], seed: seed + 7 },
    (s, [x, y, z], random, index) => {
      if (index % 3)
        bush(
          s,
          [x, y, z],
          0.7 + random() * 0.9,
          ['#9ad884', '#58a87c'],
          cycle(['#ffb0c8', '#ffd98a'], index),
        )
      else leafyTree(s, [x, y - 0.1, z], 2.6 + random() * 1.6, trees)
    },
  )
}

/** Little flags on a sagging line between two points. */
export function bunting(
  set: FilmSet,
  from: Vec3,
  to: Vec3,
  { flags = 13, sag = 0.7, size = 1 } = {},
): void {
  const hues = ['#ff6f6f', '#ffd34d', '#5fc8e8', '#7fd08a', '#ff9fd0'] as const
  const at = (k: number): Vec3 => [
    lerp(from[0], to[0], k),
    lerp(from[1], to[1], k) - 4 * sag * k * (1 - k),
    lerp(from[2], to[2], k),
  ]
  sculpt(
    (s) => {
      s.tube('#fff4e6', [0, 0.25, 0.5, 0.75, 1].map(at), 0.022, { segments: 20 })
      for (let i = 0; i < flags; i++) {
        const [x, y, z] = at((i + 0.5) / flags)
        s.cylinder(cycle(hues, i), [x, y - 0.19 * size, z], [0.2 * size, 0.001, 0.38 * size], {
          segments: 4,
          size: [1, 1, 0.14],
          rotate: [0, 0, (i % 3) * 0.06 - 0.06],
        })
      }
    },
    { to: set.scene },
  )
}

/** A tub of flowers: foreground that blurs, or a step's ornament. */
export function flowerTub(set: FilmSet, x: number, z: number, size = 1, hue = '#d9704f'): void {
  const y = set.heightAt(x, z)
  sculpt(
    (s) => {
      s.cylinder(hue, [x, y + 0.25 * size, z], [0.42 * size, 0.3 * size, 0.56 * size], {
        segments: 18,
        grad: '#8a3a4a',
      })
      s.ring(hue, [x, y + 0.52 * size, z], [0.42 * size, 0.05 * size], {
        rotate: [Math.PI / 2, 0, 0],
      })
      bush(s, [x, y + 0.4 * size, z], 0.55 * size, ['#8fd07a', '#4f9f6c'])
      for (let i = 0; i < 6; i++) {
        const color = cycle(['#ff7fa0', '#fff4e0', '#ffc83f'], i)
        const angle = i * 1.05
        flower(
          s,
          [
            x + Math.cos(angle) * 0.34 * size,
            y + 0.5 * size,
            z + 0.1 + Math.sin(angle) * 0.26 * size,
          ],
          (0.42 + (i % 3) * 0.1) * size,
          color,
        )
      }
    },
    { to: set.scene },
  )
}
