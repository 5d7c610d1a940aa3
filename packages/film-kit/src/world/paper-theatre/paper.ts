import { ExtrudeGeometry, Path, Shape, Vector2 } from 'three'
import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec2, Vec3 } from '../../time/keyframes.ts'

/** Time in steps of a twelfth of a second: paper puppets are moved by hand, twelve poses a second. */
export const onTwos = (t: number): number => Math.floor(t * 12 + 1e-6) / 12

/** How a sheet of paper is cut and painted. Lengths in metres. */
export type SheetPlan = {
  at?: Vec3
  rotate?: Vec3
  /** Colour at its lower end. */
  grad?: string
  thick?: number
  /** A wider sheet of this colour glued behind it, seen as a border. */
  edge?: string
  edgeWidth?: number
  /** Openings cut out of it. */
  holes?: readonly (readonly Vec2[])[]
  glow?: number
}

/** A flat sheet of paper cut along `outline`, in the xy plane, its back at `at`. */
export function sheet(
  s: Sculptor,
  outline: readonly Vec2[],
  color: string,
  plan: SheetPlan = {},
): void {
  const { at = [0, 0, 0], rotate, thick = 0.04, edge, edgeWidth = 0.06, holes = [], glow } = plan
  const finish = {
    rim: 0.12,
    ...(glow === undefined ? {} : { glow }),
    ...(rotate ? { rotate } : {}),
  }
  if (edge)
    s.add(cut(widened(outline, edgeWidth), thick, holes), edge, {
      ...finish,
      at: [at[0], at[1], at[2] - thick * 0.8],
    })
  s.add(cut(outline, thick, holes), color, {
    ...finish,
    at,
    ...(plan.grad ? { grad: plan.grad } : {}),
  })
}

function cut(
  outline: readonly Vec2[],
  thick: number,
  holes: readonly (readonly Vec2[])[],
): ExtrudeGeometry {
  const points = (line: readonly Vec2[]) => line.map(([x, y]) => new Vector2(x, y))
  const shape = new Shape(points(outline))
  for (const hole of holes) shape.holes.push(new Path(points(hole)))
  return new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, steps: 1 })
}

/** The outline moved outwards by `width`. */
function widened(outline: readonly Vec2[], width: number): Vec2[] {
  const count = outline.length
  const area = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % count] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  const outward = area > 0 ? 1 : -1
  return outline.map(([x, y], i): Vec2 => {
    const [px, py] = outline[(i + count - 1) % count] ?? [x, y]
    const [nx, ny] = outline[(i + 1) % count] ?? [x, y]
    const [dx, dy] = [nx - px, ny - py]
    const length = Math.hypot(dx, dy) || 1
    return [x + (outward * width * dy) / length, y - (outward * width * dx) / length]
  })
}

/** An ellipse of radius `wide` and `high` round (x, y). */
export const oval = (wide: number, high = wide, [x, y]: Vec2 = [0, 0], steps = 28): Vec2[] =>
  Array.from({ length: steps }, (_, i): Vec2 => {
    const angle = (i / steps) * Math.PI * 2
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high]
  })

/** A rectangle with its lower left corner at (x, y). */
export const slab = (x: number, y: number, wide: number, high: number): Vec2[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]

/** A strip from `from` to `to` (x) with its foot at `low` and a top that `top` gives for each x. */
export function strip(
  from: number,
  to: number,
  low: number,
  top: (x: number) => number,
  steps = 60,
): Vec2[] {
  const crest = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const x = to + ((from - to) * i) / steps
    return [x, top(x)]
  })
  return [[from, low], [to, low], ...crest]
}

/** A flat-footed cloud about `width` metres wide, standing on its origin. */
export function cloudCut(width: number): Vec2[] {
  const bumps: readonly (readonly [number, number])[] = [
    [-0.36, 0.16],
    [-0.15, 0.26],
    [0.1, 0.3],
    [0.33, 0.19],
  ]
  return strip(-width / 2, width / 2, 0, (x) => {
    const across = x / width
    const high = bumps.map(([middle, radius]) => {
      const away = (across - middle) / radius
      return Math.abs(away) < 1 ? radius * Math.sqrt(1 - away * away) : 0
    })
    return Math.max(0.03, ...high) * width
  })
}

/** Sun or star with `rays` points, its outer radius 1. */
export const rays = (count: number, inner = 0.72): Vec2[] =>
  Array.from({ length: count * 2 }, (_, i): Vec2 => {
    const angle = (i / (count * 2)) * Math.PI * 2 + Math.PI / 2
    const radius = i % 2 ? inner : 1
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })

/** A crown with three points, one unit wide, standing on its origin. */
export const crownCut = (): Vec2[] => [
  [-0.46, 0],
  [0.46, 0],
  [0.56, 0.5],
  [0.28, 0.27],
  [0, 0.62],
  [-0.28, 0.27],
  [-0.56, 0.5],
]

/** A folded paper boat 2 m wide with its keel on the origin. */
export const boatCut = (): Vec2[] => [
  [-0.62, 0],
  [0.62, 0],
  [1.15, 0.72],
  [0.42, 0.42],
  [0, 1.02],
  [-0.42, 0.42],
  [-1.15, 0.72],
]
