import {
  type Bone,
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  Group,
  type Material,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  ShaderMaterial,
  Skeleton,
  SkinnedMesh,
  Sprite,
  Texture,
} from 'three'
import { clay, facetedClay } from '../../sculpt/clay-material.ts'

/** Everything of a character that has one material, as one mesh. */
export type Skin = {
  /** Draws the character; hang it beside its root. */
  object: Group
  /** Brings over what was shaped anew by the last pose; to be called after each pose. */
  update: () => void
  dispose: () => void
}

const SAME = new Matrix4()
const GONE = new Matrix4().makeScale(0, 0, 0)

/** Joints are the character's own meshes, which keep moving as they did and are no longer drawn.
 *  What is invisible shrinks to a point. */
class JointSkeleton extends Skeleton {
  readonly #root: Object3D

  constructor(joints: readonly Object3D[], root: Object3D) {
    // A skeleton asks of a bone nothing but its matrix in the world.
    super(
      joints as Bone[],
      joints.map(() => SAME),
    )
    this.#root = root
  }

  override update(): void {
    const { boneMatrices } = this
    if (!boneMatrices) return
    for (const [index, joint] of this.bones.entries()) {
      const matrix = this.#isShown(joint) ? joint.matrixWorld : GONE
      matrix.toArray(boneMatrices, index * 16)
    }
    if (this.boneTexture) this.boneTexture.needsUpdate = true
  }

  #isShown(joint: Object3D): boolean {
    for (let at: Object3D | null = joint; at && at !== this.#root; at = at.parent) {
      if (!at.visible) return false
    }
    return true
  }
}

/** The meshes whose vertices change in a pose: they bend without joints. */
export function bendingIn(meshes: readonly Mesh[], pose: () => void): ReadonlySet<Mesh> {
  const before = meshes.map(({ geometry }) => versionOf(geometry))
  pose()
  return new Set(meshes.filter(({ geometry }, index) => versionOf(geometry) !== before[index]))
}

/** Draws a character as few meshes: one for each material, and one more for what bends.
 *  `geometries` as built, by mesh of `root`. */
export function skinOf(
  root: Object3D,
  geometries: ReadonlyMap<Mesh, BufferGeometry>,
  bending: ReadonlySet<Mesh>,
): Skin {
  const bends = (mesh: Mesh) => bending.has(mesh)
  const groups = new Map<string, Mesh[]>()
  for (const [mesh, geometry] of geometries) {
    const { material } = mesh
    // A material with a shader of its own knows no joints: its mesh stays as it is.
    if (Array.isArray(material) || !knowsJoints(material)) {
      mesh.geometry = geometry
      continue
    }
    const key = `${lookOf(material)} ${bends(mesh)}`
    groups.set(key, [...(groups.get(key) ?? []), mesh])
  }
  const object = new Group()
  const skins = [...groups.values()].map((meshes) => {
    const isBent = meshes.some(bends)
    const skin = merge(meshes, (mesh) => geometries.get(mesh))
    const mesh = new SkinnedMesh(skin.geometry, meshes[0]?.material)
    mesh.bind(new JointSkeleton(meshes, root), SAME)
    mesh.castShadow = meshes.some((one) => one.castShadow)
    mesh.receiveShadow = meshes.some((one) => one.receiveShadow)
    mesh.renderOrder = meshes[0]?.renderOrder ?? 0
    mesh.frustumCulled = false
    object.add(mesh)
    for (const one of meshes) one.layers.disableAll()
    return { mesh, follow: isBent ? skin.follow : () => {} }
  })
  return {
    object,
    update() {
      for (const { follow } of skins) follow()
    },
    dispose() {
      for (const { mesh } of skins) {
        mesh.geometry.dispose()
        mesh.skeleton.dispose()
      }
      root.traverse((part) => {
        if (!(part instanceof Mesh || part instanceof Sprite)) return
        // All halos have one plane; what is left of them sends it again by itself.
        part.geometry.dispose()
        for (const material of [part.material].flat()) dispose(material)
      })
    },
  }
}

const versionOf = (geometry: BufferGeometry) =>
  (geometry.getAttribute('position') as BufferAttribute).version

/** How the cloth of a ghost places its vertices. */
const PLACED = 'modelViewMatrix*vec4(p,1.)'
const WITH_JOINTS = `modelViewMatrix*(bindMatrixInverse*getBoneMatrix(skinIndex.x)*vec4(p,1.))`

/** Whether a material moves its vertices with joints. Lit ones do; the cloth of a ghost, which waves
 *  by itself before that, is taught to. */
function knowsJoints(material: Material): boolean {
  if (material instanceof MeshLambertMaterial) return true
  if (!(material instanceof ShaderMaterial)) return false
  if (material.vertexShader.includes(WITH_JOINTS)) return true
  if (!material.vertexShader.includes(PLACED)) return false
  material.vertexShader = `#include <skinning_pars_vertex>\n${material.vertexShader
    .replace(PLACED, WITH_JOINTS)
    .replace('normalMatrix*normal', 'normalMatrix*mat3(getBoneMatrix(skinIndex.x))*normal')}`
  return true
}

/** Cheeks are painted alike with a material each. All others are merged only if they are one. */
function lookOf(material: Material): string {
  if (!(material instanceof MeshLambertMaterial && material.map)) return material.uuid
  return `${material.map.uuid} ${material.color.getHexString()} ${material.opacity}`
}

/** Frees a material with its picture, unless it is the clay of everybody. A picture that another
 *  character still uses is sent to the graphics card again by itself. */
function dispose(material: Material): void {
  if (material === clay || material === facetedClay) return
  if ('map' in material && material.map instanceof Texture) material.map.dispose()
  material.dispose()
}

type Merged = { geometry: BufferGeometry; follow: () => void }

const ATTRIBUTES = ['position', 'normal', 'color', 'finish', 'uv', 'hang'] as const

/** One geometry of many, each vertex on the joint of its mesh. */
function merge(
  meshes: readonly Mesh[],
  geometryOf: (mesh: Mesh) => BufferGeometry | undefined,
): Merged {
  const pieces = meshes.map((mesh) => geometryOf(mesh) ?? mesh.geometry)
  const vertices = pieces.reduce((all, piece) => all + piece.getAttribute('position').count, 0)
  const geometry = new BufferGeometry()
  for (const name of ATTRIBUTES) {
    const size = pieces[0]?.getAttribute(name)?.itemSize
    if (!size) continue
    const values = new Float32Array(vertices * size)
    let at = 0
    for (const piece of pieces) {
      const source = piece.getAttribute(name)
      if (source) values.set(source.array as Float32Array, at)
      at += piece.getAttribute('position').count * size
    }
    geometry.setAttribute(name, new BufferAttribute(values, size))
  }
  addJoints(geometry, pieces, vertices)
  geometry.setIndex(facesOf(pieces, vertices))
  return { geometry, follow: () => follow(geometry, pieces) }
}

function addJoints(
  geometry: BufferGeometry,
  pieces: readonly BufferGeometry[],
  vertices: number,
): void {
  const joints = new Uint16Array(vertices * 4)
  const weights = new Uint8Array(vertices * 4)
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    for (let i = piece.getAttribute('position').count; i > 0; i--) {
      joints[at * 4] = index
      weights[at * 4] = 255
      at++
    }
  }
  geometry.setAttribute('skinIndex', new BufferAttribute(joints, 4))
  geometry.setAttribute('skinWeight', new BufferAttribute(weights, 4, true))
}

function facesOf(pieces: readonly BufferGeometry[], vertices: number): BufferAttribute {
  const faces: number[] = []
  let base = 0
  for (const piece of pieces) {
    const count = piece.getAttribute('position').count
    const { index } = piece
    for (let i = 0; i < (index?.count ?? count); i++) faces.push(base + (index?.getX(i) ?? i))
    base += count
  }
  const values = vertices > 65535 ? new Uint32Array(faces) : new Uint16Array(faces)
  return new BufferAttribute(values, 1)
}

/** Copies positions and normals that a pose has worked out anew. */
function follow(geometry: BufferGeometry, pieces: readonly BufferGeometry[]): void {
  for (const name of ['position', 'normal'] as const) {
    const target = geometry.getAttribute(name) as BufferAttribute
    target.setUsage(DynamicDrawUsage)
    let at = 0
    for (const piece of pieces) {
      const { array } = piece.getAttribute(name)
      target.array.set(array, at)
      at += array.length
    }
    target.needsUpdate = true
  }
}
