import type { FilmSet } from '../../film/film-set.ts'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { between, type Random, seededRandom } from '../../time/random.ts'

/** Colours of a bamboo stalk from top to bottom, and of its leaves. */
export type BambooHues = { top: string; low: string; leaf: string }

/** Metres between the knots of a stalk. */
const KNOT = 1.15

/** One bamboo stalk with its foot at `at`, `height` and `radius` in metres, leaves on the upper
 *  part. About 500 vertices at 10 m. */
export function bambooStalk(
  s: Sculptor,
  at: Vec3,
  { height, radius = 0.14, leaves = 4 }: { height: number; radius?: number; leaves?: number },
  hues: BambooHues,
  random: Random,
): void {
  const profile: Vec2[] = []
  for (let y = 0; y < height; y += KNOT) {
    const girth = radius * (1 - 0.45 * (y / height))
    profile.push([girth, y], [girth * 1.16, y + 0.04], [girth * 0.94, y + 0.1])
  }
  const lean: Vec3 = [(random() - 0.5) * 0.05, random() * 6, (random() - 0.5) * 0.1]
  s.lathe(hues.top, profile, { at, grad: hues.low, segments: 8, rotate: lean, gloss: 0.12 })
  for (let i = 0; i < leaves; i++) {
    const up = height * between(random, 0.42, 0.98)
    const out = random() * Math.PI * 2
    const from: Vec3 = [
      at[0] + Math.cos(out) * 0.5 - lean[2] * up,
      at[1] + up,
      at[2] + Math.sin(out) * 0.5,
    ]
    bambooSpray(s, from, 1, hues.leaf, random)
  }
}

/** Six hanging leaves round `at`, each about `size` metres long. */
export function bambooSpray(
  s: Sculptor,
  at: Vec3,
  size: number,
  color: string,
  random: Random,
): void {
  for (let i = 0; i < 6; i++) {
    const length = size * between(random, 0.6, 1.1)
    s.lathe(
      color,
      [
        [0, 0],
        [0.075 * size, length * 0.3],
        [0, length],
      ],
      {
        at: [at[0] + (random() - 0.5) * 0.5 * size, at[1], at[2] + (random() - 0.5) * 0.5 * size],
        rotate: [between(random, -0.5, 0.5), random() * 6, between(random, 1.7, 4.5)],
        size: [1, 1, 0.35],
        segments: 4,
        rim: 0.7,
      },
    )
  }
}

/** Where bamboo grows and how: `field` in metres, `free` says where it must not stand. */
export type GrovePlan = {
  count: number
  field: readonly [left: number, right: number, back: number, front: number]
  height?: readonly [low: number, high: number]
  radius?: number
  leaves?: number
  hues: BambooHues
  /** True where nothing may grow. */
  free?: (x: number, z: number) => boolean
  seed?: number
  shadow?: boolean
}

/** Stalks that sway together in one wind. */
const CLUMPS = 5

/** A stand of bamboo that sways by itself; call the answer to bend it: `lean` in radians (above 0
 *  to the right), `gust` 1 is a breeze and 5 a storm. */
export function bambooGrove(set: FilmSet, plan: GrovePlan): (lean: number, gust?: number) => void {
  const { count, field, height = [9, 14], radius = 0.15, leaves = 4, hues } = plan
  const [left, right, back, front] = field
  const random = seededRandom(plan.seed ?? 3)
  const each = Math.ceil(count / CLUMPS)
  const clumps = Array.from({ length: CLUMPS }, (_, index) => {
    const root = joint(set.scene)
    sculpt(
      (s) => {
        for (let i = 0; i < each; i++) {
          let [x, z] = [between(random, left, right), between(random, back, front)]
          for (let tries = 0; tries < 20 && plan.free?.(x, z); tries++)
            [x, z] = [between(random, left, right), between(random, back, front)]
          const tall = between(random, height[0], height[1])
          const girth = radius * between(random, 0.7, 1.25)
          const foot: Vec3 = [x, set.heightAt(x, z) - 0.2, z]
          bambooStalk(s, foot, { height: tall, radius: girth, leaves }, hues, random)
        }
      },
      { to: root, shadow: plan.shadow ?? false },
    )
    return { root, phase: index * 1.7 + random() * 2 }
  })
  let wind = { lean: 0, gust: 1 }
  set.everyFrame((t) => {
    for (const { root, phase } of clumps) {
      const sway = 0.008 * Math.sin(t * 0.9 + phase) + 0.005 * Math.sin(t * 2.1 + phase * 2)
      // A shear, not a turn: every stalk keeps its own foot.
      root.matrixAutoUpdate = false
      const bend = wind.lean + sway * wind.gust
      root.matrix.set(1, bend, 0, 0, 0, 1, 0, 0, 0, bend * 0.2, 1, 0, 0, 0, 0, 1)
      root.matrixWorldNeedsUpdate = true
    }
  })
  return (lean, gust = 1) => {
    wind = { lean, gust }
  }
}
