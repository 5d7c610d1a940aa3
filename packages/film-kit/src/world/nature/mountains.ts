import { CylinderGeometry } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import type { Random } from '../../time/random.ts'
import type { Hues } from './trees.ts'

/** A craggy peak with its foot at `at`, snow above and rock below; sculpt it `faceted`. */
export function snowPeak(
  s: Sculptor,
  at: Vec3,
  { height, width = height * 0.9 }: { height: number; width?: number },
  [snow, rock]: Hues,
  random: Random,
): void {
  const shape = new CylinderGeometry(0.02, 1, 1, 11, 5).translate(0, 0.5, 0)
  const [lean, phase, twist] = [(random() - 0.5) * 0.3, random() * 6.3, random() * 6.3]
  s.add(shape, snow, {
    at,
    size: [width * 0.62, height, width * 0.5],
    grad: rock,
    rim: 0.35,
    rotate: [0, twist, 0],
    deform: (v) => {
      const angle = Math.atan2(v.z, v.x)
      const crag = 1 + 0.22 * Math.sin(angle * 3 + phase + v.y * 4) + 0.12 * Math.sin(angle * 7)
      v.x = v.x * crag + lean * v.y * (1 - v.y)
      v.z *= crag
      v.y += 0.05 * Math.sin(angle * 5 + phase) * (1 - v.y) * Math.min(1, v.y * 6)
    },
  })
}
