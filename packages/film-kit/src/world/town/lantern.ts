import type { Group, Object3D } from 'three'
import { glow } from '../../light/glow.ts'
import { pointLamp } from '../../light/lamps.ts'
import { joint, sculpt } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A lantern that stands on its root; power 0 is out, 1 is as bright as it was made. */
export type Lantern = { root: Group; set: (power: number) => void }

/** A hand lantern 0.7 m tall with its light and halo; `set(0)` puts it out. */
export function lantern(
  to: Object3D,
  at: Vec3,
  { metal = '#6a4a3a', light = '#ffd27a', reach = 8 } = {},
): Lantern {
  const root = joint(to, at)
  sculpt(
    (s) =>
      s
        .cylinder(metal, [0, 0.05, 0], [0.2, 0.22, 0.1])
        .ball(light, [0, 0.3, 0], [0.17, 0.22, 0.17], { glow: 1.6 })
        .cone(metal, [0, 0.46, 0], 0.2, 0.18)
        .ring(metal, [0, 0.68, 0], [0.09, 0.02]),
    { to: root },
  )
  const halo = glow(root, light, 2.2, [0, 0.32, 0], 0.8)
  const lamp = pointLamp(root, light, [0, 0.7, 0.7], 8, reach)
  return {
    root,
    set(power) {
      halo.set(power)
      lamp.intensity = 8 * power
    },
  }
}

/** A street lamp 3 m tall, lit. */
export function streetLamp(
  to: Object3D,
  at: Vec3,
  { metal = '#3a3a5a', light = '#ffd890' } = {},
): Group {
  const root = joint(to, at)
  sculpt(
    (s) =>
      s
        .cylinder(metal, [0, 0.12, 0], [0.14, 0.22, 0.24], { segments: 10 })
        .cylinder(metal, [0, 1.3, 0], [0.06, 0.08, 2.4], { segments: 10 })
        .ball(light, [0, 2.72, 0], [0.22, 0.3, 0.22], { glow: 1.5 })
        .cone(metal, [0, 2.94, 0], 0.3, 0.26),
    { to: root },
  )
  glow(root, light, 3, [0, 2.72, 0.2], 0.7)
  return root
}

/** Paper lanterns on a sagging string between two points. */
export function lanternString(
  to: Object3D,
  from: Vec3,
  end: Vec3,
  colors: readonly string[],
): void {
  const sag = 0.35 * Math.hypot(end[0] - from[0], end[2] - from[2]) * 0.3
  const point = (share: number): Vec3 => [
    from[0] + (end[0] - from[0]) * share,
    from[1] + (end[1] - from[1]) * share - sag * 4 * share * (1 - share),
    from[2] + (end[2] - from[2]) * share,
  ]
  sculpt(
    (s) => {
      s.tube('#4a3a4a', [0, 0.25, 0.5, 0.75, 1].map(point), 0.018)
      for (const [index, color] of colors.entries()) {
        const [x, y, z] = point((index + 0.5) / colors.length)
        s.ball(color, [x, y - 0.26, z], [0.2, 0.23, 0.2], { glow: 1.15, segments: 14 })
        s.cylinder('#4a3a4a', [x, y - 0.04, z], [0.08, 0.08, 0.05], { segments: 8 })
      }
    },
    { to, shadow: false },
  )
  for (const [index, color] of colors.entries()) {
    const [x, y, z] = point((index + 0.5) / colors.length)
    glow(to, color, 1.5, [x, y - 0.26, z + 0.1], 0.5)
  }
}
