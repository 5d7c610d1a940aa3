import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import type { Random } from '../../time/random.ts'
import type { Hues } from '../nature/trees.ts'

/** A branching coral. */
export function coral(
  s: Sculptor,
  [x, y, z]: Vec3,
  height: number,
  hues: Hues,
  random: Random,
): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + random()
    const reach = height * (0.2 + random() * 0.25)
    const top: Vec3 = [
      x + Math.cos(angle) * reach,
      y + height * (0.6 + random() * 0.4),
      z + Math.sin(angle) * reach,
    ]
    const middle: Vec3 = [
      x + Math.cos(angle) * reach * 0.3,
      y + height * 0.4,
      z + Math.sin(angle) * reach * 0.3,
    ]
    s.tube(hues[0], [[x, y, z], middle, top], height * 0.08, { grad: hues[1], segments: 8 })
    s.ball(hues[0], top, height * 0.12, { segments: 10, glow: 0.15 })
  }
}
