import { type BufferGeometry, type Mesh, Vector3 } from 'three'
import type { Coarsening } from './coarsen.ts'

/** One primitive of a character: how it can be made coarser, and how large it is. */
export type Primitive = {
  coarsening: Coarsening | undefined
  /** Triangles as filmed. */
  triangles: number
  /** Half its diagonal once placed, metres of the set. */
  radius: number
  /** Eyes and lips throw no shadow; everybody looks at them. */
  isFace: boolean
}

/** Farthest that a flat face strays from the round shape, metres: from film quality to a few balls. */
const STRAY = { least: 0.0002, most: 0.12 } as const
/** Faces stray so many times less than the rest. */
const FACE_CARE = 4

/** The share of its segments that each primitive keeps, for a character of at most so many triangles.
 *  All primitives stray equally far from their shape, so that small ones become simple first. */
export function shareEach<P extends Primitive>(
  primitives: readonly P[],
  triangles: number,
): (primitive: P) => number {
  let [fine, coarse]: [number, number] = [STRAY.least, STRAY.most]
  if (Number.isFinite(triangles)) {
    for (let round = 0; round < 20; round++) {
      const middle = Math.sqrt(fine * coarse)
      if (countAt(primitives, middle) > triangles) fine = middle
      else coarse = middle
    }
  }
  const isWhole = countAt(primitives, STRAY.least) <= triangles
  return (primitive) => (isWhole ? 1 : shareAt(primitive, coarse))
}

function countAt(primitives: readonly Primitive[], stray: number): number {
  let count = 0
  for (const one of primitives)
    count += one.coarsening?.trianglesAt(shareAt(one, stray)) ?? one.triangles
  return count
}

/** A circle of radius r as n straight lines strays by r * (1 - cos(pi / n)), about r * pi² / 2n². */
function shareAt({ coarsening, radius, isFace }: Primitive, stray: number): number {
  if (!coarsening) return 1
  const round = Math.PI * Math.sqrt(radius / (2 * (isFace ? stray / FACE_CARE : stray)))
  return Math.min(1, round / coarsening.segments)
}

/** Half the diagonal of what was placed on a mesh, metres of the set; the mesh knows its matrix. */
export function radiusOn(mesh: Mesh, placed: BufferGeometry): number {
  const position = placed.getAttribute('position')
  const [first, other] = [new Vector3(), new Vector3()]
  first.fromBufferAttribute(position, 0)
  let most = 0
  for (let i = 1; i < position.count; i++)
    most = Math.max(most, first.distanceTo(other.fromBufferAttribute(position, i)))
  return (most / 2) * (Math.cbrt(Math.abs(mesh.matrixWorld.determinant())) || 1)
}
