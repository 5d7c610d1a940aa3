import type { FilmSet } from '../../film/film-set.ts'
import { glow } from '../../light/glow.ts'
import { sculpt } from '../../sculpt/sculptor.ts'
import type { Vec2 } from '../../time/keyframes.ts'
import { between, seededRandom } from '../../time/random.ts'
import { pine } from '../nature/trees.ts'

/** A road along x from `from` to `to` metres; trees stand beyond the rail, lamps every `lamps`
 *  metres (0 for none). */
export type RoadPlan = {
  from: number
  to: number
  lamps?: number
  asphalt?: readonly [string, string]
  line?: string
  rail?: string
  pine?: readonly [string, string]
  /** Places along x without rail, lamps and trees. */
  gap?: Vec2
  seed?: number
}

/** A mountain road 4.4 m wide in the plane y 0, its middle at z 0, a rail at z -2.5 with the drop
 *  behind it, lamps and pine tops below. Lay the ground yourself. */
export function mountainRoad(set: FilmSet, plan: RoadPlan): void {
  const { from, to, lamps = 11, line = '#ffd88a', rail = '#d8dcff', gap = [0, 0] } = plan
  const [top, low] = plan.asphalt ?? ['#3c3786', '#2c2870']
  const needles = plan.pine ?? ['#2a5a9a', '#1c2f78']
  const random = seededRandom(plan.seed ?? 8)
  const middle = (from + to) / 2
  const free = (x: number) => x > gap[0] && x < gap[1]
  sculpt(
    (s) => {
      s.box(top, [middle, -0.05, 0], [to - from, 0.12, 4.4], { grad: low, rim: 0.2 })
      for (const z of [-1.9, 1.9]) s.box('#f4eaff', [middle, 0.015, z], [to - from, 0.01, 0.09])
      for (let x = from; x < to; x += 2.4)
        s.box(line, [x, 0.016, 0], [1.2, 0.01, 0.12], { glow: 0.35 })
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      for (let x = from; x < to; x += 2.2) {
        if (free(x)) continue
        s.cylinder('#5a5ab0', [x, 0.35, -2.5], [0.07, 0.08, 0.9], { segments: 6 })
        s.box(rail, [x + 1.1, 0.62, -2.45], [2.2, 0.2, 0.07], { grad: '#8a8ad8' })
        s.ball('#ffb04a', [x, 0.62, -2.38], 0.07, { segments: 6, glow: 1.1 })
      }
      for (let x = from; x < to; x += 1.7) {
        if (free(x)) continue
        const [deep, tall] = [between(random, 4.4, 10), between(random, 3, 6)]
        pine(s, [x + random(), -0.4 * deep, -deep], tall, needles)
      }
    },
    { to: set.scene, shadow: false },
  )
  if (lamps <= 0) return
  sculpt(
    (s) => {
      for (let x = from + lamps / 2; x < to; x += lamps) {
        if (free(x)) continue
        s.cylinder('#4a4aa8', [x, 1.9, -2.9], [0.06, 0.09, 4.2], { segments: 8 })
          .pill('#4a4aa8', [x, 3.95, -2.5], 0.06, 0.8, { rotate: [Math.PI / 2, 0, 0], segments: 8 })
          .ball('#ffe9a8', [x, 3.85, -2], [0.22, 0.16, 0.22], { glow: 1.4, segments: 12 })
      }
    },
    { to: set.scene, shadow: false },
  )
  for (let x = from + lamps / 2; x < to; x += lamps)
    if (!free(x)) glow(set.scene, '#ffc870', 2.6, [x, 3.85, -1.9], 0.7)
}
