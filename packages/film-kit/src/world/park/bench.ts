import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** Height of a bench's seat, metres. */
export const BENCH_SEAT = 0.66

/** A park bench that faces +z, its middle foot at `at`: `width` metres (3.6), iron sides, four
 *  slats to sit on and three to lean on. `snow` lies on its back and arms. */
export function parkBench(
  s: Sculptor,
  [x, y, z]: Vec3,
  { width = 3.6, wood = '#b06a44', low = '#6a3a38', iron = '#3a3e52', snow = '' } = {},
): void {
  const half = width / 2
  for (let i = 0; i < 4; i++) {
    s.box(wood, [x, y + BENCH_SEAT - 0.04, z + 0.42 - i * 0.25], [width, 0.08, 0.2], {
      grad: low,
      rim: 0.5,
    })
  }
  for (let i = 0; i < 3; i++) {
    s.box(wood, [x, y + 0.98 + i * 0.27, z - 0.52 - i * 0.05], [width, 0.2, 0.08], {
      grad: low,
      rim: 0.5,
      rotate: [-0.16, 0, 0],
    })
  }
  for (const side of [-1, 1]) {
    const at = (dy: number, dz: number): Vec3 => [x + side * (half - 0.08), y + dy, z + dz]
    const bar = { rim: 0.7, segments: 12 }
    s.tube(iron, [at(0, 0.5), at(0.4, 0.4), at(0.62, 0.42)], 0.06, bar)
    s.tube(iron, [at(0, -0.62), at(0.5, -0.46), at(1.1, -0.58), at(1.66, -0.72)], 0.06, bar)
    s.tube(iron, [at(0.62, 0.42), at(1.06, 0.46), at(1.12, 0.1), at(1.06, -0.52)], 0.06, bar)
    s.ball(iron, at(0.03, 0.55), [0.11, 0.06, 0.14], { segments: 10 })
    s.ball(iron, at(0.03, -0.64), [0.11, 0.06, 0.14], { segments: 10 })
    if (snow) s.ball(snow, at(1.14, 0.1), [0.1, 0.06, 0.38], { segments: 12 })
  }
  if (snow) s.ball(snow, [x, y + 1.67, z - 0.63], [half * 0.98, 0.09, 0.12], { segments: 20 })
}
