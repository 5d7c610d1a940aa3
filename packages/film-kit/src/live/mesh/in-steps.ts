import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three'
import { type Grid, thinned, trianglesOfGrid } from './grid.ts'
import { buildWith, type Part, trianglesOf } from './stand-ins.ts'

/** Most vertices that are painted between two pauses. A slow phone paints some 60 in a millisecond,
 *  so that a step stays well under the 50 ms after which a page feels stuck. */
export const STEP_VERTICES = 1000

/** What is built: its root with all that moves on it. */
export type Rooted = { readonly root: Object3D }

/** A character with the geometry that each of its meshes is to be drawn with. */
export type Built<T> = {
  made: T
  /** By mesh of `made.root`; positions in the space of that mesh. */
  geometries: ReadonlyMap<Mesh, BufferGeometry>
  /** Vertices painted in each step, for who wants to know that no step is long. */
  steps: readonly number[]
  /** Triangles as filmed. */
  filmedTriangles: number
}

/** Builds a character of at most about `triangles` triangles, with a pause after each step.
 *
 *  The first step builds it of stand-ins only, which tells how large each part is. Then it is built
 *  again for each handful of meshes, with everything else left out. Coarser parts are chosen so that
 *  all of them stray equally far from the shape as filmed: small parts become simple first, and the
 *  face, which everybody looks at, keeps twice as much as the rest. */
export async function buildInSteps<T extends Rooted>(
  build: () => T,
  { triangles, pause }: { triangles: number; pause: () => Promise<void> },
): Promise<Built<T>> {
  const { made, parts } = buildWith(build, () => 'stand-in')
  const meshes = meshesOf(made.root)
  const owned = partsByMesh(meshes, parts)
  const fixed = meshes.filter((mesh) => !owned.has(mesh))
  const detail = detailOf(
    owned,
    triangles - sum(fixed.map(({ geometry }) => trianglesOf(geometry))),
  )
  const steps: number[] = []
  const geometries = new Map(fixed.map((mesh) => [mesh, mesh.geometry]))
  for (const step of stepsOf(owned, detail)) {
    await pause()
    const wanted = new Set(step.flatMap((mesh) => owned.get(mesh) ?? []).map(({ index }) => index))
    const again = buildWith(build, (shape, index) => {
      if (!wanted.has(index)) return 'stand-in'
      const { from, to } = detail.get(index) ?? {}
      return from && to ? thinned(shape, from, to) : shape
    })
    const sculpted = meshesOf(again.made.root)
    for (const mesh of step) {
      const same = sculpted[meshes.indexOf(mesh)]
      if (same) geometries.set(mesh, same.geometry)
    }
    steps.push(
      sum(
        [...wanted].map((index) => again.parts[index]?.painted.getAttribute('position').count ?? 0),
      ),
    )
  }
  await pause()
  return {
    made,
    geometries,
    steps,
    filmedTriangles:
      sum(fixed.map(({ geometry }) => trianglesOf(geometry))) +
      sum([...owned.values()].flat().map((part) => part.triangles)),
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** All meshes of a character in a fixed order. */
export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Which parts were merged into which mesh. A sculpture is merged right after its last part, so its
 *  parts are the newest that were there before it, as many as its vertices tell. */
function partsByMesh(meshes: readonly Mesh[], parts: readonly Part[]): Map<Mesh, Part[]> {
  const owned = new Map<Mesh, Part[]>()
  for (const mesh of meshes) {
    const left = mesh.geometry.getAttribute('position').count
    const older = parts.filter(({ painted }) => painted.id < mesh.geometry.id)
    const isFlat = mesh.geometry.index === null
    const mine = lastParts(older, left, isFlat)
    if (mine.length > 0) owned.set(mesh, mine)
  }
  return owned
}

/** The last parts that together have exactly `vertices` vertices; none if they cannot. */
function lastParts(parts: readonly Part[], vertices: number, isFlat: boolean): Part[] {
  let left = vertices
  for (let at = parts.length - 1; at >= 0 && left > 0; at--) {
    const { painted } = parts[at] as Part
    left -= isFlat ? trianglesOf(painted) * 3 : painted.getAttribute('position').count
    if (left === 0) return parts.slice(at)
  }
  return []
}

type Thinning = { from: Grid; to: Grid }

/** Farthest that a flat face strays from the round shape, metres: from film quality to a few balls. */
const STRAY = { least: 0.0002, most: 0.05 } as const

/** How far each part is thinned, for a character of at most `triangles`. */
function detailOf(
  owned: ReadonlyMap<Mesh, readonly Part[]>,
  triangles: number,
): Map<number, Thinning> {
  let [fine, coarse] = [STRAY.least, STRAY.most] as [number, number]
  for (let round = 0; round < 18; round++) {
    const middle = Math.sqrt(fine * coarse)
    if (countOf(owned, middle) > triangles) fine = middle
    else coarse = middle
  }
  return thinningsOf(owned, countOf(owned, STRAY.least) <= triangles ? STRAY.least : coarse)
}

function countOf(owned: ReadonlyMap<Mesh, readonly Part[]>, stray: number): number {
  const thinnings = thinningsOf(owned, stray)
  return sum(
    [...owned.values()].flat().map((part) => {
      const thinning = thinnings.get(part.index)
      return thinning ? trianglesOfGrid(thinning.to) : part.triangles
    }),
  )
}

function thinningsOf(
  owned: ReadonlyMap<Mesh, readonly Part[]>,
  stray: number,
): Map<number, Thinning> {
  const all = new Map<number, Thinning>()
  for (const [mesh, parts] of owned) {
    const allowed = mesh.castShadow ? stray : stray / FACE_CARE
    for (const { index, grid, painted } of parts) {
      if (!grid) continue
      const to = coarser(grid, radiusOf(painted, mesh), allowed)
      if (to.rows < grid.rows || to.columns < grid.columns) all.set(index, { from: grid, to })
    }
  }
  return all
}

/** Eyes and lips throw no shadow; they may stray this much less. */
const FACE_CARE = 4

/** Half the diagonal of a placed part, metres of the set. */
function radiusOf(painted: BufferGeometry, mesh: Mesh): number {
  const position = painted.getAttribute('position')
  const scale = Math.cbrt(Math.abs(mesh.matrixWorld.determinant())) || 1
  const [a, b] = [new Vector3(), new Vector3()]
  let most = 0
  for (let i = 0; i < position.count; i++) {
    a.fromBufferAttribute(position, 0)
    b.fromBufferAttribute(position, i)
    most = Math.max(most, a.distanceTo(b))
  }
  return (most / 2) * scale
}

/** A circle of radius r as n straight lines strays by r * (1 - cos(pi / n)), about r * pi² / 2n². */
function coarser({ rows, columns }: Grid, radius: number, stray: number): Grid {
  const round = Math.PI * Math.sqrt(radius / (2 * stray))
  const share = Math.min(1, round / Math.max(rows, columns))
  const less = (segments: number) =>
    Math.min(segments, Math.max(FEWEST, Math.round(segments * share)))
  return { rows: less(rows), columns: less(columns) }
}

/** Fewer faces round a part, and it is no longer round. */
const FEWEST = 5

/** The meshes of each step, in order, each step with as many as it may paint. */
function stepsOf(
  owned: ReadonlyMap<Mesh, readonly Part[]>,
  detail: ReadonlyMap<number, Thinning>,
): Mesh[][] {
  const steps: Mesh[][] = []
  let room = 0
  for (const [mesh, parts] of owned) {
    const vertices = sum(
      parts.map((part) => {
        const to = detail.get(part.index)?.to
        return to ? (to.rows + 1) * (to.columns + 1) : part.vertices
      }),
    )
    const last = steps.at(-1)
    if (last && vertices <= room) last.push(mesh)
    else {
      steps.push([mesh])
      room = STEP_VERTICES
    }
    room -= vertices
  }
  return steps
}
