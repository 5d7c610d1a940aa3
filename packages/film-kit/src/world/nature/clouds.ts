import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'
import type { Random } from '../../time/random.ts'
import type { Hues } from './trees.ts'

/** A flat-bottomed heap of seven balls, about 1.9 times `width` across. */
export function cloud(
  s: Sculptor,
  [x, y, z]: Vec3,
  width: number,
  hues: Hues,
  random: Random,
): void {
  for (let i = 0; i < 7; i++) {
    const across = (i - 3) / 3
    const rise = (1 - across * across) * width * 0.16 + (random() - 0.5) * width * 0.1
    const radius = width * (0.34 - 0.16 * Math.abs(across) + random() * 0.06)
    s.ball(
      hues[0],
      [x + across * width * 0.75, y + rise, z + (random() - 0.5) * width * 0.3],
      radius,
      {
        segments: 16,
        grad: hues[1],
        rim: 0.8,
      },
    )
  }
}

/** A boulder with a smaller one leaning on it. */
export function rockPile(s: Sculptor, [x, y, z]: Vec3, size: number, hues: Hues): void {
  s.rock(hues[0], [x, y + 0.35 * size, z], [0.95 * size, 0.85 * size, 0.6 * size], {
    detail: 1,
    rotate: [0.2, 0.6, 0.1],
    grad: hues[1],
  })
  s.rock(
    hues[0],
    [x + 0.75 * size, y + 0.15 * size, z + 0.2 * size],
    [0.5 * size, 0.45 * size, 0.4 * size],
    {
      detail: 1,
      grad: hues[1],
    },
  )
}
