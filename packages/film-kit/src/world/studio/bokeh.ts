import type { FilmSet } from '../../film/film-set.ts'
import { bright, particles } from '../../particles/particles.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { cycle, scatter } from '../../time/random.ts'

/** Discs of light out of focus. Each drifts on a circle that closes in `seconds`, so that a shot of
 *  this length loops. `field` is half the width, height and depth that they fill round `at`, metres. */
export type BokehPlan = {
  count?: number
  at?: Vec3
  field?: Vec3
  colors: readonly string[]
  /** Width of a disc, metres. */
  size?: number
  opacity?: number
  seconds?: number
  seed?: number
}

/** Hangs soft discs of light in the air behind a portrait or a stage. */
export function bokeh(set: FilmSet, plan: BokehPlan): void {
  const { count = 24, at = [0, 2, -4], field = [4, 2, 1], size = 0.4 } = plan
  const { opacity = 0.3, seconds = 4 } = plan
  const dots = particles(count, bright('#ffffff'))
  set.add(dots.points)
  const tints = plan.colors.map((color) => bright(color))
  const discs = scatter(count, plan.seed ?? 5, (random) => ({
    x: (random() - 0.5) * 2,
    y: (random() - 0.5) * 2,
    z: (random() - 0.5) * 2,
    scale: 0.5 + random() * 0.9,
    phase: random() * Math.PI * 2,
  }))
  set.everyFrame((t) => {
    const turn = (t / seconds) * Math.PI * 2
    dots.set((i) => {
      const { x, y, z, scale, phase } = cycle(discs, i)
      return {
        at: [
          at[0] + x * field[0] + 0.12 * Math.sin(turn + phase),
          at[1] + y * field[1] + 0.12 * Math.cos(turn + phase),
          at[2] + z * field[2],
        ],
        size: size * scale,
        opacity: opacity * (0.6 + 0.4 * Math.sin(turn + phase * 2)),
        color: cycle(tints, i),
      }
    })
  })
}
