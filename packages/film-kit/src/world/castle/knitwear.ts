import type { Group, Object3D } from 'three'
import { joint, type Sculptor, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'
import { cycle } from '../../time/random.ts'

/** Ribs of knitting on a turned shape: `count` of them, `deep` as a share of the radius. */
const ribbed = (count: number, deep: number) => (v: { x: number; y: number; z: number }) => {
  const rib = 1 + deep * Math.cos(Math.atan2(v.z, v.x) * count)
  v.x *= rib
  v.z *= rib
}

/** A bobble of wool, `radius` metres. */
export function pompom(s: Sculptor, at: Vec3, radius: number, color: string, low: string): void {
  s.ball(color, at, radius, {
    grad: low,
    segments: 22,
    glow: 0.12,
    deform: (v) =>
      v.multiplyScalar(1 + 0.1 * Math.sin(v.x * 11) * Math.sin(v.y * 11 + 1) * Math.cos(v.z * 11)),
  })
}

/** Measures of a knitted hat: `radius` at the brim and `height` without its bobble, metres. */
export type HatPlan = {
  at?: Vec3
  radius: number
  height: number
  /** Brim first, then the stripes from bottom to top. */
  colors: readonly string[]
  bobble: readonly [color: string, low: string]
}

/** A striped hat with a ribbed brim and a bobble; high enough, it goes over the roof of a tower. */
export function bobbleHat(to: Object3D, plan: HatPlan): Group {
  const { radius, height, colors } = plan
  const root = joint(to, plan.at)
  const stripes = Math.max(3, colors.length)
  const wide = (share: number) => radius * (1 - share ** 2.1 * 0.94)
  sculpt(
    (s) => {
      for (let stripe = 0; stripe < stripes; stripe++) {
        const rows = 4
        const profile = Array.from({ length: rows + 1 }, (_, row): Vec2 => {
          const share = (stripe + row / rows) / stripes
          return [wide(share) * (1 + 0.04 * Math.sin((row / rows) * Math.PI)), share * height]
        })
        const color = cycle(colors, stripe + 1)
        s.lathe(color, profile, { segments: 40, glow: 0.1, deform: ribbed(13, 0.022) })
      }
      s.lathe(
        cycle(colors, 0),
        [
          [radius * 0.94, -0.1 * height],
          [radius * 1.13, -0.06 * height],
          [radius * 1.17, 0.06 * height],
          [radius * 1.1, 0.15 * height],
          [radius * 0.9, 0.17 * height],
        ],
        { segments: 44, glow: 0.12, deform: ribbed(14, 0.03) },
      )
      pompom(s, [0, height + radius * 0.2, 0], radius * 0.42, ...plan.bobble)
    },
    { to: root },
  )
  return root
}

/** A thick striped scarf round a neck of `radius` metres, with one end hanging down in front. */
export function knittedScarf(
  to: Object3D,
  at: Vec3,
  { radius, colors }: { radius: number; colors: readonly string[] },
): Group {
  const root = joint(to, at)
  sculpt(
    (s) => {
      const pieces = 16
      for (let i = 0; i < pieces; i++) {
        const arc = (Math.PI * 2) / pieces
        s.ring(cycle(colors, i), [0, 0, 0], [radius, radius * 0.36], {
          arc: arc * 1.04,
          rotate: [Math.PI / 2, 0, i * arc],
          segments: 3,
          tubeSegments: 10,
          glow: 0.12,
        })
      }
      for (let row = 0; row < 6; row++) {
        s.ball(
          cycle(colors, row + 1),
          [radius * 0.55, -radius * (0.4 + row * 0.24), radius * (1.12 + 0.02 * row)],
          [radius * 0.34, radius * 0.17, radius * 0.2],
          { segments: 12, glow: 0.12, rotate: [0, 0, 0.08 * row] },
        )
      }
    },
    { to: root },
  )
  return root
}

/** A knitted sleeve over something long: an ear, a trunk. `radius` at each point, metres. */
export function knittedSleeve(
  to: Object3D,
  path: readonly Vec3[],
  { radius, colors }: { radius: readonly number[]; colors: readonly string[] },
): Group {
  const root = joint(to)
  sculpt(
    (s) => {
      for (const [index, at] of path.entries()) {
        s.ball(cycle(colors, index), at, cycle(radius, index), { segments: 16, glow: 0.12 })
      }
    },
    { to: root },
  )
  return root
}
