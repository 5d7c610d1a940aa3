import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import {
  cup,
  saucer,
  sugarCube,
  sugarHeap,
  teapot,
} from '@starnest/film-kit/world/kitchen/crockery'
import { spoon } from '@starnest/film-kit/world/kitchen/cutlery'
import { ginghamTable, kitchenAtNight } from '@starnest/film-kit/world/kitchen/table'

/** Night in the kitchen: the lamp over the stove is warm, the window is blue. */
export const kitchenLook: Look = {
  ...looks.candle,
  skyLight: '#8c9cff',
  groundLight: '#b0506a',
  ambient: 1.3,
  key: '#ffd494',
  keyPower: 3,
  keyFrom: [5, 7, 6],
  fill: { color: '#5f86ff', power: 1.3, from: [-7, 4, -3] },
  fog: { color: '#39407e', near: 20, far: 62 },
  rim: '#a4c4ff',
  rimPower: 1,
  exposure: 1.1,
  vignette: 0.5,
  saturation: 1.06,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Bangers',
  weight: 400,
  top: '#fff3b0',
  bottom: '#ffab2e',
  outline: '#5a1238',
  outlineWidth: 0.16,
  spacing: 0.02,
} as const

/** The china of this house. */
export const CHINA = ['#4fb4b8', '#2a5a94'] as const
const BOWL_CHINA = ['#fff4e6', '#c8a0c8'] as const

/** The table and the dark kitchen behind it. */
export function table(set: FilmSet): void {
  ginghamTable(set)
  kitchenAtNight(set)
}

/** Big soft shapes at the back of the table. */
export function backOfTable(s: Sculptor): void {
  teapot(s, [-8.5, 0, -10], 8, CHINA, '#ffd24f')
  cup(s, [8.6, 0.3, -9], {
    radius: 2.7,
    height: 3.7,
    hues: ['#f0788c', '#8a3a78'],
    trim: '#fff0d0',
    handle: 0.2,
  })
  saucer(s, [8.6, 0, -9], 4, ['#f0788c', '#8a3a78'], '#fff0d0')
}

/** Height of the sugar bowl's rim, and radius of its mouth; metres. */
export const BOWL = { height: 2.3, radius: 2.1 }

/** The sugar bowl, heaped, with its foot at `at`. */
export function sugarBowl(s: Sculptor, at: Vec3): void {
  cup(s, at, { ...BOWL, hues: BOWL_CHINA, trim: '#ffb84a' })
  for (const [angle, height] of [
    [0.4, 0.5],
    [1.3, 0.55],
    [2.2, 0.5],
    [3.1, 0.55],
  ] as const)
    s.ball(
      '#ff8fa8',
      [
        at[0] + Math.cos(angle) * BOWL.radius * 0.9,
        at[1] + BOWL.height * height,
        at[2] + Math.sin(angle) * BOWL.radius * 0.9,
      ],
      [0.16, 0.16, 0.16],
      { segments: 10 },
    )
  sugarHeap(s, [at[0], at[1] + BOWL.height * 0.8, at[2]], BOWL.radius * 0.84, {
    edge: 0.8,
    layers: 3,
  })
}

/** A joint with one sugar cube on it. */
export function looseCube(set: FilmSet, edge = 0.8) {
  const root = set.add(joint())
  sculpt((s) => sugarCube(s, [0, 0, 0], edge), { to: root })
  return root
}

/** A joint with a spoon lying along its x axis. */
export function looseSpoon(set: FilmSet, length: number) {
  const root = set.add(joint())
  sculpt((s) => spoon(s, [0, 0, 0], length), { to: root })
  return root
}
