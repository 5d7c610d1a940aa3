import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A cobweb in a corner: threads fan out from `at` over a quarter turn that starts at `turn`
 *  radians (0 is to the right), `size` metres long, sagging rings between them. `glow` lets it
 *  catch the light. */
export function cobweb(
  s: Sculptor,
  [x, y, z]: Vec3,
  size: number,
  { turn = 0, color = '#c8d4f4', glow = 0.5, spokes = 5, rings = 4 } = {},
): void {
  const thread = { glow, rim: 0, segments: 6 }
  const point = (spoke: number, share: number): Vec3 => {
    const angle = turn + (spoke / (spokes - 1)) * (Math.PI / 2)
    const reach = size * share * (0.86 + 0.14 * Math.cos(spoke * 2.4))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, z + 0.05 * share]
  }
  for (let spoke = 0; spoke < spokes; spoke++) {
    s.tube(color, [point(spoke, 0), point(spoke, 0.5), point(spoke, 1)], 0.008, thread)
    if (spoke === 0) continue
    for (let ring = 1; ring <= rings; ring++) {
      const share = ring / (rings + 0.4)
      const [from, to] = [point(spoke - 1, share), point(spoke, share)]
      const middle = point(spoke - 0.5, share * 0.86)
      s.tube(color, [from, middle, to], 0.006, thread)
    }
  }
}
