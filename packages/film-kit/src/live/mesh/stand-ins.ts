import { BufferAttribute, BufferGeometry, type InterleavedBufferAttribute } from 'three'
import { type Coarsening, coarseningOf } from './coarsen.ts'

/** One painted primitive of a character, in the order in which the character is sculpted. */
export type Part = {
  /** Its number: the n-th primitive is the same one whenever the character is built again. */
  index: number
  /** What is painted in its place, or itself; placed and coloured once the build is over. */
  painted: BufferGeometry
  /** How it can be made of fewer faces, if it can. */
  coarsening: Coarsening | undefined
  /** Vertices and triangles of the primitive as filmed. */
  vertices: number
  triangles: number
}

/** What of a primitive is painted: itself, a thinner copy, or nothing but the corners of its box. */
export type PartChoice = (shape: BufferGeometry, index: number) => BufferGeometry | 'stand-in'

/** Runs `build` while each primitive that is about to be painted is replaced by what `choose` says,
 *  and gives the result with all parts. Not to be nested, and `build` has to be synchronous.
 *
 *  The film's own functions sculpt at the quality of a film in one go. `paint` begins each part with
 *  a copy of its shape, and that copy is what is replaced: so one and the same function makes a
 *  character of any quality, and in as many steps as are wanted, without knowing it. */
export function buildWith<T>(
  build: () => T,
  choose: PartChoice,
): { made: T; parts: readonly Part[] } {
  const parts: Part[] = []
  const copyOf = BufferGeometry.prototype.clone
  const replaced = function clone(this: BufferGeometry): BufferGeometry {
    // Vertices that are being merged are copied too, before they have normals.
    if (!this.hasAttribute('normal')) return copyOf.call(this)
    const chosen = choose(this, parts.length)
    const painted = chosen === 'stand-in' ? corners(this) : chosen
    parts.push({
      index: parts.length,
      painted: painted === this ? copyOf.call(this) : painted,
      coarsening: coarseningOf(this),
      vertices: this.getAttribute('position').count,
      triangles: trianglesOf(this),
    })
    return parts.at(-1)?.painted ?? painted
  }
  BufferGeometry.prototype.clone = replaced as typeof copyOf
  try {
    return { made: build(), parts }
  } finally {
    BufferGeometry.prototype.clone = copyOf
  }
}

/** How many triangles a geometry has; 0 for one without vertices. */
export function trianglesOf(geometry: BufferGeometry): number {
  return (geometry.index?.count ?? geometry.getAttribute('position')?.count ?? 0) / 3
}

/** Four corners of the box round a shape, as two triangles: cheap, and still as large as the shape
 *  once it is placed. */
function corners(shape: BufferGeometry): BufferGeometry {
  const { low, high } = boundsOf(shape.getAttribute('position'))
  const [x, y, z] = low
  const [x2, y2, z2] = high
  const points = [x, y, z, x2, y2, z2, x2, y, z2, x, y2, z]
  const stand = new BufferGeometry()
  const order = [0, 1, 2, 0, 3, 1]
  const flat = shape.index ? points : order.flatMap((at) => points.slice(at * 3, at * 3 + 3))
  stand.setAttribute('position', new BufferAttribute(new Float32Array(flat), 3))
  stand.setAttribute('normal', new BufferAttribute(new Float32Array(flat.length).fill(1), 3))
  if (shape.index) stand.setIndex(order)
  return stand
}

function boundsOf(position: BufferAttribute | InterleavedBufferAttribute) {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < position.count; i++) {
    for (const axis of [0, 1, 2] as const) {
      const value = position.getComponent(i, axis)
      if (value < low[axis]) low[axis] = value
      if (value > high[axis]) high[axis] = value
    }
  }
  return { low, high }
}
