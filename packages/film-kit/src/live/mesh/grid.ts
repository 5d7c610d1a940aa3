import {
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  LatheGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
} from 'three'

/** Vertices in rows and columns, as three.js lays out spheres, lathes, tori, tubes and capsules:
 *  vertex `row * (columns + 1) + column`. Rows and columns are counted in faces. */
export type Grid = { rows: number; columns: number }

/** The grid of a primitive; undefined where its vertices lie otherwise (boxes, rocks, puffs). */
export function gridOf(shape: BufferGeometry): Grid | undefined {
  const columns = columnsOf(shape)
  if (!columns) return undefined
  const rows = shape.getAttribute('position').count / (columns + 1) - 1
  return Number.isInteger(rows) && rows > 0 ? { rows, columns } : undefined
}

function columnsOf(shape: BufferGeometry): number | undefined {
  if (shape instanceof SphereGeometry) return Math.floor(shape.parameters.widthSegments)
  if (shape instanceof CapsuleGeometry) return shape.parameters.radialSegments
  if (shape instanceof LatheGeometry) return shape.parameters.points.length - 1
  if (shape instanceof TorusGeometry) return Math.floor(shape.parameters.tubularSegments)
  if (shape instanceof TubeGeometry) return shape.parameters.radialSegments
  if (shape instanceof PlaneGeometry) return Math.floor(shape.parameters.widthSegments)
  return undefined
}

/** Triangles of a grid, poles included. */
export const trianglesOfGrid = ({ rows, columns }: Grid): number => rows * columns * 2

/** A copy of a primitive that keeps `to` of its rows and columns, evenly: what is kept stays exactly
 *  where it was, with its normal. */
export function thinned(shape: BufferGeometry, from: Grid, to: Grid): BufferGeometry {
  const rows = kept(from.rows, to.rows)
  const columns = kept(from.columns, to.columns)
  const copy = new BufferGeometry()
  for (const name of ['position', 'normal'] as const) {
    const source = shape.getAttribute(name)
    const values = new Float32Array(rows.length * columns.length * 3)
    let at = 0
    for (const row of rows) {
      for (const column of columns) {
        const vertex = row * (from.columns + 1) + column
        values[at++] = source.getX(vertex)
        values[at++] = source.getY(vertex)
        values[at++] = source.getZ(vertex)
      }
    }
    copy.setAttribute(name, new BufferAttribute(values, 3))
  }
  copy.setIndex(faces(rows.length, columns.length, isTurned(shape, from)))
  return dropFlat(copy)
}

/** Evenly spread numbers of lines from 0 to `segments`, both ends kept. */
function kept(segments: number, wanted: number): number[] {
  const count = Math.max(1, Math.min(segments, wanted))
  return Array.from({ length: count + 1 }, (_, i) => Math.round((i * segments) / count))
}

/** Whether faces run against rows and columns, by the first triangle. */
function isTurned(shape: BufferGeometry, { columns }: Grid): boolean {
  const width = columns + 1
  const corner = (at: number) => {
    const vertex = shape.index?.getX(at) ?? at
    return [vertex % width, Math.floor(vertex / width)] as const
  }
  const [[ax, ay], [bx, by], [cx, cy]] = [corner(0), corner(1), corner(2)]
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay) < 0
}

function faces(rows: number, columns: number, turned: boolean): number[] {
  const list: number[] = []
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column
      const [b, c, d] = [a + 1, a + columns, a + columns + 1]
      if (turned) list.push(a, c, b, b, c, d)
      else list.push(a, b, c, b, d, c)
    }
  }
  return list
}

/** Drops the triangles that have no area, as at the poles of a sphere. */
function dropFlat(geometry: BufferGeometry): BufferGeometry {
  const { index } = geometry
  const position = geometry.getAttribute('position')
  if (!index) return geometry
  const isSame = (a: number, b: number) =>
    Math.abs(position.getX(a) - position.getX(b)) +
      Math.abs(position.getY(a) - position.getY(b)) +
      Math.abs(position.getZ(a) - position.getZ(b)) <
    1e-7
  const left: number[] = []
  for (let at = 0; at < index.count; at += 3) {
    const [a, b, c] = [index.getX(at), index.getX(at + 1), index.getX(at + 2)]
    if (!isSame(a, b) && !isSame(b, c) && !isSame(a, c)) left.push(a, b, c)
  }
  geometry.setIndex(left)
  return geometry
}
