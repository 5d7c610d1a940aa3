import type { Group, Object3D } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'

/** A rowing boat to be placed and rocked by hand. */
export type RowingBoat = {
  /** Its waterline is at height 0, its bow towards +x; 3 m long at size 1. */
  root: Group
  /** Height of the thwart to sit on, metres. */
  seat: number
  /** Both oars, 0 to 2 pi a stroke. */
  row: (phase: number) => void
}

/** A rounded wooden boat with two oars. */
export function rowingBoat(
  to: Object3D,
  { hull = '#8a5a3c', trim = '#e8d8b8', size = 1 } = {},
): RowingBoat {
  const root = joint(to)
  root.scale.setScalar(size)
  sculpt(
    (s) => {
      s.ball(hull, [0, 0.42, 0], [1.55, 0.72, 0.78], {
        segments: 30,
        grad: '#4a3038',
        deform: (v) => {
          v.z *= 1 - 0.38 * v.x * v.x
          if (v.y > 0) v.y = 0.16 * v.x * v.x
          else v.y += 0.16 * v.x * v.x
        },
      })
        .ball('#3a2a34', [0, 0.43, 0], [1.36, 0.02, 0.62], {
          segments: 26,
          rim: 0.2,
          deform: (v) => {
            v.z *= 1 - 0.38 * v.x * v.x
            v.y += 4 * v.x * v.x
          },
        })
        .ring(trim, [0, 0.43, 0], [1, 0.05], {
          rotate: [Math.PI / 2, 0, 0],
          size: [1.53, 0.76, 1],
          segments: 40,
          deform: (v) => {
            v.z -= 0.16 * v.x * v.x
            v.y *= 1 - 0.38 * v.x * v.x
          },
        })
        .box(trim, [-0.15, 0.5, 0], [0.36, 0.06, 1.2], { grad: '#9a8468' })
    },
    { to: root },
  )
  const oars = [-1, 1].map((side) => {
    const pivot = joint(root, [0.12, 0.56, side * 0.72])
    sculpt(
      (s) =>
        s
          .cylinder(trim, [0, 0, side * 0.3], [0.035, 0.035, 1.9], {
            rotate: [Math.PI / 2, 0, 0],
            segments: 8,
          })
          .ball(trim, [0, 0, side * 1.3], [0.13, 0.03, 0.28], { segments: 12 }),
      { to: pivot },
    )
    return { pivot, side }
  })
  return {
    root,
    seat: 0.5,
    row(phase) {
      for (const { pivot, side } of oars) {
        pivot.rotation.set(
          side * (0.42 + 0.16 * Math.cos(phase)),
          side * 0.5 * Math.sin(phase),
          0,
          'YXZ',
        )
      }
    },
  }
}
