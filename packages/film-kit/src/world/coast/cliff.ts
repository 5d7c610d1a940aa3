import { CylinderGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import { seededRandom } from '../../time/random.ts'

/** A cliff by its foot: width and height in metres, hues of rock above and below. */
export type CliffPlan = {
  width: number
  height: number
  depth?: number
  rock?: string
  low?: string
  seed?: number
}

/** A craggy cliff with smaller rocks at its foot; its flat top is `height` above `at`. Sculpt it
 *  `faceted`, and the turf (`cliffTurf`) smooth. */
export function cliff(s: Sculptor, [x, y, z]: Vec3, plan: CliffPlan): void {
  const { width, height, depth = width * 0.7, rock = '#6f7f98', low = '#2e3c58' } = plan
  const random = seededRandom(plan.seed ?? 1)
  const block = (at: Vec3, wide: number, high: number, deep: number) => {
    const [phase, twist] = [random() * 6.3, random() * 6.3]
    s.add(new CylinderGeometry(0.82, 1, 1, 13, 5).translate(0, 0.5, 0), rock, {
      at,
      size: [wide / 2, high, deep / 2],
      grad: low,
      rim: 0.4,
      rotate: [0, twist, 0],
      deform: (v) => {
        const angle = Math.atan2(v.z, v.x)
        const crag = 1 + 0.13 * Math.sin(angle * 4 + phase + v.y * 5) + 0.09 * Math.sin(angle * 7)
        if (v.y < 0.98) {
          v.x *= crag
          v.z *= crag
        }
      },
    })
  }
  block([x, y - 0.4, z], width, height + 0.4, depth)
  for (let i = 0; i < 4; i++) {
    const angle = random() * Math.PI
    const size = width * (0.16 + random() * 0.16)
    block(
      [x + Math.cos(angle) * width * 0.5, y - 0.5, z + Math.sin(angle) * depth * 0.5],
      size,
      size * (0.8 + random()),
      size,
    )
  }
}

/** The turf on a cliff's flat top. */
export function cliffTurf(
  s: Sculptor,
  [x, y, z]: Vec3,
  { width, height, depth = width * 0.7 }: CliffPlan,
  hues: readonly [string, string] = ['#5f8a80', '#3a5c68'],
): void {
  s.ball(hues[0], [x, y + height, z], [width * 0.43, 0.16 + height * 0.03, depth * 0.43], {
    grad: hues[1],
    segments: 26,
    rim: 0.5,
  })
}
