import type { Vec2 } from '../time/keyframes.ts'

/** A star with rounded corners, one unit wide to its points; for `Sculptor.puff`. */
export function starOutline({ points = 5, inner = 0.58, cornerSteps = 6 } = {}): Vec2[] {
  const corners = points * 2
  const corner = (index: number): Vec2 => {
    const angle = Math.PI / 2 + (index * Math.PI) / points
    const radius = index % 2 ? inner : 1
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  }
  const outline: Vec2[] = []
  for (let index = 0; index < corners; index++) {
    const here = corner(index)
    const cut = index % 2 ? 0.25 : 0.42
    const from = towards(here, corner(index + corners - 1), cut)
    const to = towards(here, corner(index + 1), cut)
    for (let step = 0; step <= cornerSteps; step++) {
      outline.push(quadratic(from, here, to, step / cornerSteps))
    }
  }
  return outline
}

/** A heart about two units wide; for `Sculptor.puff`. */
export function heartOutline(steps = 40): Vec2[] {
  return Array.from({ length: steps }, (_, index): Vec2 => {
    const a = (index / steps) * Math.PI * 2
    const x = Math.sin(a) ** 3
    const y = 0.81 * Math.cos(a) - 0.31 * Math.cos(2 * a) - 0.125 * Math.cos(3 * a)
    return [-x, y]
  })
}

/** A pointed leaf, one unit long, standing on its stem; for `Sculptor.puff`. */
export function leafOutline(steps = 12): Vec2[] {
  const side = (index: number) => Math.sin((index / steps) * Math.PI) ** 0.8 * 0.3
  const right = Array.from({ length: steps }, (_, i): Vec2 => [side(i), i / steps])
  const left = Array.from({ length: steps }, (_, i): Vec2 => [-side(steps - i), 1 - i / steps])
  return [...right, ...left]
}

const towards = (from: Vec2, to: Vec2, share: number): Vec2 => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

function quadratic(from: Vec2, bend: Vec2, to: Vec2, t: number): Vec2 {
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1],
  ]
}
