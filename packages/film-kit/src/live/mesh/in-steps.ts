import { type BufferGeometry, Mesh, type Object3D } from 'three'
import { coarseningOf, coarseningOfBending } from './coarsen.ts'
import { type Primitive, radiusOn, shareEach } from './detail.ts'
import { buildWith, type Part, trianglesOf } from './stand-ins.ts'

/** Most vertices that are painted between two pauses, unless a single mesh has more. A slow phone
 *  paints some 70 in a millisecond, so that a step stays under the 50 ms after which a page feels
 *  stuck. */
export const STEP_VERTICES = 1000

/** What is built: its root with all that moves on it. */
export type Rooted = { readonly root: Object3D }

/** A character with the geometry that each of its meshes is to be drawn with. */
export type Built<T> = {
  made: T
  /** By mesh of `made.root`; positions in the space of that mesh. */
  geometries: ReadonlyMap<Mesh, BufferGeometry>
  /** Meshes of `made.root` whose vertices change with the pose. */
  bends: ReadonlySet<Mesh>
  /** Vertices painted in each step, for who wants to know that no step is long. */
  steps: readonly number[]
  /** Triangles as filmed. */
  filmedTriangles: number
}

/** How a character is built. */
export type StepOptions<T> = {
  /** Most triangles, about. */
  triangles: number
  /** Awaited after each step. */
  pause: () => Promise<void>
  /** The meshes that bend without joints, left in a pose; called once, before anything is made coarser. */
  bending?: (made: T, meshes: readonly Mesh[]) => ReadonlySet<Mesh>
}

type Piece = Primitive & { index: number; vertices: number }

/** Builds a character of at most about `triangles` triangles, with a pause after each step.
 *
 *  The first step builds it of stand-ins only, which tells how large each part is. Then it is built
 *  again for each handful of meshes, with everything else left out. */
export async function buildInSteps<T extends Rooted>(
  build: () => T,
  { triangles, pause, bending = () => new Set() }: StepOptions<T>,
): Promise<Built<T>> {
  const { made, parts } = buildWith(build, () => 'stand-in')
  made.root.updateMatrixWorld(true)
  const meshes = meshesOf(made.root)
  const bends = bending(made, meshes)
  const sculpted = new Map<Mesh, Piece[]>()
  const others = new Map<Mesh, Piece>()
  for (const mesh of meshes) {
    const own = bends.has(mesh) ? [] : partsOf(mesh, meshes, parts)
    if (own.length > 0)
      sculpted.set(
        mesh,
        own.map((part) => pieceOf(mesh, part)),
      )
    else others.set(mesh, otherPiece(mesh, bends.has(mesh)))
  }
  const pieces = [...[...sculpted.values()].flat(), ...others.values()]
  const share = shareEach(pieces, triangles)
  const geometries = new Map<Mesh, BufferGeometry>()
  for (const [mesh, piece] of others)
    geometries.set(mesh, piece.coarsening?.at(share(piece)) ?? mesh.geometry)
  const steps: number[] = []
  for (const step of stepsOf([...sculpted], share)) {
    await pause()
    const wanted = new Map(step.flatMap(([, own]) => own.map((piece) => [piece.index, piece])))
    const again = buildWith(build, (shape, index) => {
      const piece = wanted.get(index)
      if (!piece) return 'stand-in'
      const left = share(piece)
      return left < 1 ? (coarseningOf(shape)?.at(left) ?? shape) : shape
    })
    const same = meshesOf(again.made.root)
    for (const [mesh] of step) {
      const geometry = same[meshes.indexOf(mesh)]?.geometry
      if (geometry) geometries.set(mesh, geometry)
    }
    steps.push(sum([...wanted.keys()].map((index) => verticesOf(again.parts[index]))))
  }
  await pause()
  return {
    made,
    geometries,
    bends,
    steps,
    filmedTriangles: sum(pieces.map((one) => one.triangles)),
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

const verticesOf = (part: Part | undefined) => part?.painted.getAttribute('position').count ?? 0

/** All meshes of a character in a fixed order. */
export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

function pieceOf(mesh: Mesh, { index, painted, coarsening, triangles, vertices }: Part): Piece {
  return {
    index,
    coarsening,
    triangles,
    vertices,
    radius: radiusOn(mesh, painted),
    isFace: !mesh.castShadow,
  }
}

/** A mesh that was not sculpted, such as a glass bowl, or one that bends. */
function otherPiece(mesh: Mesh, bends: boolean): Piece {
  const { geometry } = mesh
  return {
    index: -1,
    coarsening: bends ? coarseningOfBending(geometry) : coarseningOf(geometry),
    triangles: trianglesOf(geometry),
    vertices: geometry.getAttribute('position').count,
    radius: radiusOn(mesh, geometry),
    isFace: false,
  }
}

/** Which parts were merged into a mesh. A sculpture is merged right after its last part: its parts are
 *  the newest that came before it and after the mesh before it, as many as its vertices tell. */
function partsOf({ geometry }: Mesh, meshes: readonly Mesh[], parts: readonly Part[]): Part[] {
  const before = Math.max(
    -1,
    ...meshes.map((mesh) => mesh.geometry.id).filter((id) => id < geometry.id),
  )
  const own = parts.filter(({ painted: { id } }) => id < geometry.id && id > before)
  let left = geometry.getAttribute('position').count
  for (let at = own.length - 1; at >= 0 && left > 0; at--) {
    const { painted } = own[at] as Part
    left -= geometry.index ? painted.getAttribute('position').count : trianglesOf(painted) * 3
    if (left === 0) return own.slice(at)
  }
  return []
}

type Step = [mesh: Mesh, pieces: Piece[]][]

/** The meshes of each step, in order, each step with as many as it may paint. */
function stepsOf(sculpted: Step, share: (piece: Piece) => number): Step[] {
  const steps: Step[] = []
  let room = 0
  for (const [mesh, pieces] of sculpted) {
    const vertices = sum(
      pieces.map((piece) => piece.coarsening?.verticesAt(share(piece)) ?? piece.vertices),
    )
    const last = steps.at(-1)
    if (last && vertices <= room) last.push([mesh, pieces])
    else {
      steps.push([[mesh, pieces]])
      room = STEP_VERTICES
    }
    room -= vertices
  }
  return steps
}
