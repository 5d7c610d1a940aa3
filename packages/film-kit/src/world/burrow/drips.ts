import type { FilmSet } from '../../film/film-set.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import { clamp } from '../../time/easing.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Where drops hang and how they fall. */
export type DripPlan = {
  /** The tip they hang from, metres of the set. */
  from: Vec3
  /** Height they land at, metres of the set. */
  landY: number
  /** Seconds at which they land, in order. */
  lands: readonly number[]
  /** Width of a drop, metres; 0.11 unless said. */
  size?: number
  /** Seconds a drop hangs and swells before it falls; 0.9 unless said. */
  swell?: number
  /** Whether a root hangs down to the tip; it does unless said. */
  root?: boolean
}

/** Metres a second squared: slower than the real thing, so that the eye can follow. */
const GRAVITY = 11

/** Seconds a drop takes to fall so many metres. */
export const fallSeconds = (metres: number): number => Math.sqrt((2 * metres) / GRAVITY)

/** A drop without end: it swells, falls and lands. `dropAt` is where it is and `since` the seconds
 *  since the last one landed (Infinity before the first). */
export type Drip = (t: number) => { since: number; dropAt: Vec3; isFalling: boolean }

/** Drops that fall from a root in the ceiling, landing on time. Call the result in every frame. */
export function dripping(set: FilmSet, plan: DripPlan): Drip {
  const { from, landY, lands, size = 0.11, swell = 0.9 } = plan
  const [x, y, z] = from
  if (plan.root !== false)
    sculpt(
      (s) =>
        s.tube(
          '#c89a78',
          [
            [x - 0.12, y + 1, z - 0.1],
            [x + 0.04, y + 0.45, z],
            [x, y + 0.02, z],
          ],
          0.045,
          { segments: 10, grad: '#a87a68' },
        ),
      { to: set.scene },
    )
  const drop = joint(set.scene)
  sculpt(
    (s) =>
      s
        .turn(
          '#9fdcff',
          [
            [0.001, -0.5],
            [0.34, -0.36],
            [0.46, 0],
            [0.26, 0.42],
            [0.001, 0.95],
          ],
          { grad: '#e8faff', gloss: 1, glow: 0.42, segments: 20, rows: 16 },
        )
        .ball('#ffffff', [-0.16, 0.08, 0.36], [0.09, 0.14, 0.05], { glow: 1.1, segments: 10 })
        .ball('#ffffff', [0.14, -0.22, 0.36], 0.05, { glow: 1, segments: 8 }),
    { to: drop, shadow: false },
  )
  const fall = fallSeconds(y - landY)
  return (t) => {
    const next = lands.find((at) => at > t)
    const since = t - Math.max(Number.NEGATIVE_INFINITY, ...lands.filter((at) => at <= t))
    const left = next === undefined ? Number.POSITIVE_INFINITY : next - t
    const falling = fall - left
    const grown = falling >= 0 ? 1 : clamp(1 + falling / swell)
    const dropAt: Vec3 = [x, falling > 0 ? y - 0.5 * GRAVITY * falling * falling : y, z]
    drop.visible = grown > 0.02
    const wobble = falling > 0 ? 0.12 * Math.sin(falling * 22) : 0.04 * Math.sin(t * 9) * grown
    drop.position.set(dropAt[0], dropAt[1] - 0.5 * size * grown, dropAt[2])
    drop.scale.set(
      size * grown * (1 - wobble),
      size * (0.3 + 0.7 * grown) * (1 + wobble) * (falling > 0 ? 1.1 : 1),
      size * grown * (1 - wobble),
    )
    return { since, dropAt, isFalling: falling > 0 }
  }
}
