import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

const SILVER = '#d4daf0'
const SHADE = '#7a84b4'

/** A spoon that lies along x, `length` metres, with its bowl to the right; `at` is its middle. */
export function spoon(s: Sculptor, [x, y, z]: Vec3, length: number): void {
  const polish = { gloss: 1, grad: SHADE, rim: 1.2 }
  s.ball(SILVER, [x + length * 0.38, y, z], [length * 0.15, length * 0.035, length * 0.095], {
    ...polish,
    segments: 24,
  })
    .ball(
      '#8d97c4',
      [x + length * 0.38, y + length * 0.018, z],
      [length * 0.12, length * 0.024, length * 0.072],
      { gloss: 1, segments: 20, grad: '#5a649c' },
    )
    .pill(SILVER, [x - length * 0.08, y, z], length * 0.02, length * 0.66, {
      ...polish,
      rotate: [0, 0, Math.PI / 2],
    })
    .ball(SILVER, [x - length * 0.43, y, z], [length * 0.08, length * 0.025, length * 0.045], {
      ...polish,
    })
}

/** A fork that lies along x, `length` metres, with its prongs to the right; `at` is its middle. */
export function fork(s: Sculptor, [x, y, z]: Vec3, length: number): void {
  const polish = { gloss: 1, grad: SHADE, rim: 1.2 }
  const flat = [0, 0, Math.PI / 2] as const
  s.pill(SILVER, [x - length * 0.12, y, z], length * 0.02, length * 0.6, {
    ...polish,
    rotate: flat,
  })
    .ball(SILVER, [x + length * 0.24, y, z], [length * 0.1, length * 0.028, length * 0.07], {
      ...polish,
    })
    .ball(SILVER, [x - length * 0.43, y, z], [length * 0.08, length * 0.025, length * 0.045], {
      ...polish,
    })
  for (const side of [-1.5, -0.5, 0.5, 1.5])
    s.pill(
      SILVER,
      [x + length * 0.38, y, z + side * length * 0.036],
      length * 0.012,
      length * 0.2,
      {
        ...polish,
        rotate: flat,
        segments: 8,
      },
    )
}
