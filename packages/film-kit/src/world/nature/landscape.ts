import type { Mesh } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, type Random, seededRandom } from '../../time/random.ts'
import { cloud } from './clouds.ts'
import { flower, grassTuft } from './small-plants.ts'
import { type Hues, leafyTree, pine } from './trees.ts'

/** Is this place kept free? Metres. */
export type KeepFree = (x: number, z: number) => boolean

/** Scatters `count` things over a field and stands each on the ground. `paint` sculpts one at
 *  `at`; field is [left, right, back, front] in metres; everything becomes one mesh. */
export function strew(
  set: FilmSet,
  plan: {
    count: number
    field: readonly [left: number, right: number, back: number, front: number]
    seed: number
    free?: KeepFree
    shadow?: boolean
    faceted?: boolean
  },
  paint: (s: Sculptor, at: Vec3, random: Random, index: number) => void,
): Mesh {
  const [left, right, back, front] = plan.field
  const random = seededRandom(plan.seed)
  const sculptor = new Sculptor()
  for (let index = 0; index < plan.count; index++) {
    const x = left + random() * (right - left)
    const z = back + random() * (front - back)
    if (plan.free?.(x, z)) continue
    paint(sculptor, [x, set.heightAt(x, z), z], random, index)
  }
  return sculptor.mesh({
    to: set.scene,
    shadow: plan.shadow ?? true,
    faceted: plan.faceted ?? false,
  })
}

/** Grass and flowers round the middle, `spread` metres to each side. */
export function meadow(
  set: FilmSet,
  plan: {
    grass: Hues
    flowers?: readonly string[]
    tufts?: number
    blossoms?: number
    spread?: number
    seed?: number
    free?: KeepFree
  },
): void {
  const { spread = 8.5, seed = 11, tufts = 520, blossoms = 34 } = plan
  const free = plan.free ?? ((x, z) => Math.abs(x) < 1 && z > -0.5)
  strew(
    set,
    { count: tufts, field: [-spread, spread, -spread * 0.75, spread * 0.75], seed, shadow: false },
    (s, at, random) => grassTuft(s, at, 0.16 + random() * 0.2, plan.grass, random),
  )
  const colors = plan.flowers ?? []
  if (colors.length === 0) return
  strew(
    set,
    {
      count: blossoms,
      field: [-spread * 0.76, spread * 0.76, -spread * 0.53, spread * 0.53],
      seed: seed + 1,
      free,
      shadow: false,
    },
    (s, at, random, index) => flower(s, at, 0.3 + random() * 0.16, cycle(colors, index)),
  )
}

/** Firs and leafy trees in an arc behind the stage, with a clear view down the middle. */
export function wood(
  set: FilmSet,
  plan: {
    pine: Hues
    leafy?: Hues
    count?: number
    seed?: number
    snow?: string
    clearing?: number
  },
): void {
  const { count = 46, seed = 11, clearing = 3.4, leafy } = plan
  const free: KeepFree = (x, z) => z > -2.5 || Math.abs(x) < clearing || Math.hypot(x, z + 7) < 8
  strew(
    set,
    { count: count * 2, field: [-28, 28, -33, 1.5], seed, free },
    (s, [x, y, z], random) => {
      const height = 2.2 + random() * 2.6
      if (leafy && random() > 0.62) leafyTree(s, [x, y - 0.1, z], height, leafy)
      else pine(s, [x, y - 0.1, z], height, plan.pine, plan.snow)
    },
  )
}

/** Places and widths of a well-spread cloudy sky. */
const CLOUD_BANK: readonly (readonly [x: number, y: number, z: number, width: number])[] = [
  [-17, 9, -34, 6],
  [13, 13, -38, 7],
  [24, 7.5, -36, 5],
  [-30, 14, -40, 8],
  [2, 19, -44, 6],
  [-9, 22, -40, 5],
  [16, 25, -42, 6],
]

/** Clouds that drift to the right, `speed` metres a second. */
export function cloudBank(set: FilmSet, hues: Hues, { speed = 0.12, seed = 5 } = {}): void {
  const random = seededRandom(seed)
  const mesh = sculpt(
    (s) => {
      for (const [x, y, z, width] of CLOUD_BANK) cloud(s, [x, y, z], width, hues, random)
    },
    { to: set.scene, shadow: false },
  )
  set.everyFrame((t) => {
    mesh.position.x = t * speed
  })
}
