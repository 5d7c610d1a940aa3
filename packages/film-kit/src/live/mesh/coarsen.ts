import {
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  LatheGeometry,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
} from 'three'

/** How one primitive can be made of fewer faces. `share` is the share of its segments that is left,
 *  above 0 and at most 1. */
export type Coarsening = {
  /** Segments round it as filmed. */
  segments: number
  trianglesAt: (share: number) => number
  verticesAt: (share: number) => number
  at: (share: number) => BufferGeometry
}

/** How a primitive can be made coarser; undefined for boxes and rocks, which are coarse. */
export function coarseningOf(shape: BufferGeometry): Coarsening | undefined {
  const grid = gridOf(shape)
  if (grid) return ofGrid(shape, grid)
  if (shape instanceof CylinderGeometry && isUpright(shape)) return ofCylinder(shape)
  return triangles(shape) >= LUMP_TRIANGLES ? ofLump(shape) : undefined
}

/** Shapes of fewer triangles are left alone where nothing is known of how they are built. */
const LUMP_TRIANGLES = 100
/** Fewer segments round a part, and it is a box. */
const FEWEST = 4

const less = (segments: number, share: number, fewest = FEWEST) =>
  Math.min(segments, Math.max(fewest, Math.round(segments * share)))

const triangles = (shape: BufferGeometry) =>
  (shape.index?.count ?? shape.getAttribute('position').count) / 3

/** Vertices in rows and columns, as three.js lays out spheres, lathes, tori, tubes and capsules:
 *  vertex `row * (columns + 1) + column`. Rows and columns are counted in faces. */
type Grid = { rows: number; columns: number }

function gridOf(shape: BufferGeometry): Grid | undefined {
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
  return shape.constructor === BufferGeometry ? columnsByFaces(shape) : undefined
}

/** A shape that somebody wove row by row: its first face goes from one row to the next, and it has as
 *  many faces as a grid of that width. */
function columnsByFaces({ index, attributes }: BufferGeometry): number | undefined {
  const vertices = attributes.position?.count ?? 0
  if (!index || vertices < 12) return undefined
  const width = Math.max(index.getX(0), index.getX(1), index.getX(2))
  const rows = vertices / width
  const isGrid = Number.isInteger(rows) && index.count === (rows - 1) * (width - 1) * 6
  return isGrid ? width - 1 : undefined
}

function ofGrid(shape: BufferGeometry, grid: Grid): Coarsening {
  const to = (share: number) => ({
    rows: less(grid.rows, share),
    columns: less(grid.columns, share),
  })
  return {
    segments: Math.max(grid.rows, grid.columns),
    trianglesAt(share) {
      const { rows, columns } = to(share)
      return rows * columns * 2
    },
    verticesAt(share) {
      const { rows, columns } = to(share)
      return (rows + 1) * (columns + 1)
    },
    at: (share) => thinned(shape, grid, to(share)),
  }
}

/** Keeps some rows and columns, evenly: what is kept stays exactly where it was, with its normal. */
function thinned(shape: BufferGeometry, from: Grid, to: Grid): BufferGeometry {
  const rows = kept(from.rows, to.rows)
  const columns = kept(from.columns, to.columns)
  const vertices = rows.flatMap((row) => columns.map((column) => row * (from.columns + 1) + column))
  const copy = new BufferGeometry()
  for (const [name, source] of Object.entries(shape.attributes)) {
    const size = source.itemSize
    const values = new Float32Array(vertices.length * size)
    for (const [at, vertex] of vertices.entries()) {
      for (let part = 0; part < size; part++)
        values[at * size + part] = source.getComponent(vertex, part)
    }
    copy.setAttribute(name, new BufferAttribute(values, size))
  }
  copy.setIndex(faces(rows.length, columns.length, isTurned(shape, from)))
  return withoutFlat(copy)
}

/** Evenly spread numbers of lines from 0 to `segments`, both ends kept. */
const kept = (segments: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => Math.round((i * segments) / count))

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
function withoutFlat(geometry: BufferGeometry): BufferGeometry {
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

/** A cylinder that nobody has turned since it was made, by its first vertex. */
function isUpright({ parameters, attributes }: CylinderGeometry): boolean {
  const { radiusTop, height } = parameters
  const first = attributes.position
  return (
    first !== undefined &&
    Math.abs(first.getX(0)) < 1e-6 &&
    Math.abs(first.getY(0) - height / 2) < 1e-6 &&
    Math.abs(first.getZ(0) - radiusTop) < 1e-6
  )
}

function ofCylinder(shape: CylinderGeometry): Coarsening {
  const { radiusTop, radiusBottom, height, radialSegments, heightSegments, openEnded } =
    shape.parameters
  const round = (share: number) => less(radialSegments, share, 5)
  return {
    segments: radialSegments,
    trianglesAt: (share) => round(share) * (heightSegments * 2 + (openEnded ? 0 : 2)),
    verticesAt: (share) => (round(share) + 1) * (heightSegments + 1 + (openEnded ? 0 : 4)),
    at: (share) =>
      new CylinderGeometry(
        radiusTop,
        radiusBottom,
        height,
        round(share),
        heightSegments,
        openEnded,
        shape.parameters.thetaStart,
        shape.parameters.thetaLength,
      ),
  }
}

/** Puffs and cut-outs: vertices that lie close together become one. */
function ofLump(shape: BufferGeometry): Coarsening {
  return lumpy(shape, (segments) => clustered(shape, segments))
}

/** How a skin that bends without joints can be made coarser. Its pose knows each of its vertices, so
 *  they all stay: it gets fewer faces between them. */
export function coarseningOfBending(shape: BufferGeometry): Coarsening {
  return lumpy(shape, (segments) => {
    const coarse = new BufferGeometry()
    for (const [name, attribute] of Object.entries(shape.attributes))
      coarse.setAttribute(name, attribute)
    coarse.setIndex(facesOfCells(shape, segments).index)
    return coarse
  })
}

function lumpy(shape: BufferGeometry, at: (segments: number) => BufferGeometry): Coarsening {
  const count = triangles(shape)
  const vertices = shape.getAttribute('position').count
  const segments = Math.sqrt(count / 2) * 2
  const left = (share: number) => (share > LUMP_SHARE ? 1 : Math.min(1, share * LUMP_LEFT))
  return {
    segments,
    trianglesAt: (share) => count * left(share),
    verticesAt: (share) => vertices * left(share),
    at: (share) => (share > LUMP_SHARE ? shape : at(segments * share)),
  }
}

/** A lump of so many times fewer segments keeps this much more of its triangles; measured on stars,
 *  feathers and paper cuts. */
const LUMP_LEFT = 1.5

/** A lump that may keep more than this is kept as it is. */
const LUMP_SHARE = 0.7

/** One vertex for each cell of a lattice over the shape. */
function clustered(shape: BufferGeometry, segments: number): BufferGeometry {
  const source = shape.getAttribute('position')
  const { index, firsts } = facesOfCells(shape, segments)
  const places = new Map(firsts.map((vertex, at) => [vertex, at]))
  const points = firsts.flatMap((i) => [source.getX(i), source.getY(i), source.getZ(i)])
  const coarse = new BufferGeometry()
  coarse.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  coarse.setIndex(index.map((vertex) => places.get(vertex) ?? 0))
  coarse.computeVertexNormals()
  return shape.index ? coarse : coarse.toNonIndexed()
}

/** The faces that are left when each vertex becomes the first one in its cell of a lattice, and those
 *  first vertices: none moves farther than a cell is wide. */
function facesOfCells(shape: BufferGeometry, segments: number) {
  const source = shape.getAttribute('position')
  shape.computeBoundingSphere()
  const cell = ((shape.boundingSphere?.radius ?? 1) * CELL) / Math.max(segments, 4)
  const cells = new Map<string, number>()
  const firstIn = (i: number): number => {
    const [x, y, z] = [source.getX(i), source.getY(i), source.getZ(i)]
    const key = `${Math.round(x / cell)} ${Math.round(y / cell)} ${Math.round(z / cell)}`
    const known = cells.get(key)
    if (known !== undefined) return known
    cells.set(key, i)
    return i
  }
  const index: number[] = []
  for (let at = 0; at < triangles(shape) * 3; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) =>
      firstIn(shape.index?.getX(at + corner) ?? at + corner),
    )
    if (a !== b && b !== c && a !== c) index.push(a, b, c)
  }
  return { index, firsts: [...cells.values()] }
}

/** Width of a cell for one segment round a shape of radius 1. */
const CELL = 1.75
