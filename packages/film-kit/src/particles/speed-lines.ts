import type { FilmSet } from '../film/film-set.ts'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { between, seededRandom } from '../time/random.ts'

/** Strokes of one colour in a box `span` metres long, `high` and `deep`; a gap of `clear` metres
 *  above and below the middle keeps a face free. */
export type SpeedLinePlan = {
  color?: string
  count?: number
  span?: number
  high?: number
  /** Nearest and furthest, metres of z from the middle. */
  deep?: readonly [far: number, near: number]
  clear?: number
  /** Metres a second to the left. */
  speed?: number
  thick?: number
  seed?: number
}

/** Drawn strokes that rush past somebody fast. Call in every frame with the middle of the runner,
 *  the seconds, how long they are (`power` 0 to 1) and their slope in radians. */
export function speedLines(
  set: FilmSet,
  plan: SpeedLinePlan = {},
): (middle: Vec3, t: number, power?: number, slope?: number) => void {
  const { color = '#ffffff', count = 34, span = 26, high = 7, deep = [-3, 2.4] } = plan
  const { clear = 1.2, speed = 30, thick = 0.022 } = plan
  const random = seededRandom(plan.seed ?? 31)
  const root = joint(set.scene)
  const strip = joint(root)
  sculpt(
    (s) => {
      for (let i = 0; i < count; i++) {
        const [x, length] = [random() * span, between(random, 1.2, 4.4)]
        const side = random() > 0.5 ? 1 : -1
        const y = side * between(random, clear, high / 2)
        const z = between(random, deep[0], deep[1])
        const tall = thick * between(random, 0.6, 1.8)
        // The same strokes once more, one span on, so that the row has no end.
        for (const turn of [-1, 0])
          s.box(color, [x + turn * span, y, z], [length, tall, 0.01], { glow: 1.05, rim: 0 })
      }
    },
    { to: strip, shadow: false },
  )
  return (middle, t, power = 1, slope = 0) => {
    root.visible = power > 0.02
    root.position.set(...middle)
    root.rotation.z = slope
    root.scale.set(Math.max(0.02, power), 1, 1)
    strip.position.x = span / 2 - ((t * speed) % span)
  }
}

/** Wedges that point at the middle of the picture, as when a drawing holds its breath: they stand
 *  `away` metres before the lens, leave a hole of `hole` (share of the half height) free and grow
 *  with `power` 0 to 1. Keep the blur of such a frame low. */
export function focusLines(
  set: FilmSet,
  {
    color = '#ffffff',
    count = 46,
    away = 3,
    hole = 0.62,
    seed = 12,
  }: { color?: string; count?: number; away?: number; hole?: number; seed?: number } = {},
): (from: Vec3, at: Vec3, power: number, lens?: number) => void {
  const random = seededRandom(seed)
  const root = joint(set.scene)
  const wedges = joint(root)
  sculpt(
    (s) => {
      for (let i = 0; i < count; i++) {
        const angle = ((i + random() * 0.8) / count) * Math.PI * 2
        const tip = hole * between(random, 0.9, 1.7)
        s.cylinder(
          color,
          [Math.cos(angle) * (tip + 1.2), Math.sin(angle) * (tip + 1.2), 0],
          [between(random, 0.012, 0.05), 0.001, 2.4],
          { segments: 3, rotate: [0, 0, angle - Math.PI / 2], glow: 1, rim: 0 },
        )
      }
    },
    { to: wedges, shadow: false },
  )
  return (from, at, power, lens = 30) => {
    root.visible = power > 0.02
    const [dx, dy, dz] = [at[0] - from[0], at[1] - from[1], at[2] - from[2]]
    const far = Math.hypot(dx, dy, dz) || 1
    root.position.set(
      from[0] + (dx / far) * away,
      from[1] + (dy / far) * away,
      from[2] + (dz / far) * away,
    )
    root.lookAt(...from)
    const half = away * Math.tan((lens * Math.PI) / 360)
    // Growing inwards: at no power the wedges wait outside the picture.
    wedges.scale.setScalar(half * (1 + 2.2 * (1 - power)))
  }
}
