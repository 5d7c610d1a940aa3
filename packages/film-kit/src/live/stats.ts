import {
  Layers,
  Mesh,
  type Object3D,
  SkinnedMesh,
  Sprite,
  Texture,
  type WebGLRenderer,
} from 'three'

/** What one picture cost, as the renderer counted it. */
export type LiveStats = {
  drawCalls: number
  triangles: number
  /** Geometries and textures that the graphics card holds for this renderer. */
  geometries: number
  textures: number
}

/** Bytes that a scene keeps on the graphics card. */
export type LiveBytes = { geometryBytes: number; textureBytes: number }

/** Reads the counts of the last picture; ask right after `render`. */
export function statsOf(renderer: Pick<WebGLRenderer, 'info'>): LiveStats {
  const { render, memory } = renderer.info
  return {
    drawCalls: render.calls,
    triangles: render.triangles,
    geometries: memory.geometries,
    textures: memory.textures,
  }
}

/** What is drawn of a scene, counted once each: vertices, faces, joints, and pictures with their
 *  smaller copies. A picture is four bytes a pixel unless its numbers are known. */
export function bytesOf(scene: Object3D): LiveBytes {
  const buffers = new Set<ArrayBufferLike>()
  const textures = new Set<Texture>()
  scene.traverse((object) => {
    if (!isDrawn(object)) return
    const { attributes, index } = object.geometry
    for (const attribute of [...Object.values(attributes), index])
      if (attribute && 'array' in attribute) buffers.add(attribute.array.buffer)
    for (const texture of texturesOf(object)) textures.add(texture)
  })
  return {
    geometryBytes: sum([...buffers].map(({ byteLength }) => byteLength)),
    textureBytes: sum([...textures].map(bytesOfTexture)),
  }
}

const EVERY_LAYER = new Layers()
EVERY_LAYER.enableAll()

const isDrawn = (object: Object3D): object is Mesh | Sprite =>
  (object instanceof Mesh || object instanceof Sprite) && object.layers.test(EVERY_LAYER)

function texturesOf(object: Mesh | Sprite): Texture[] {
  const joints = object instanceof SkinnedMesh ? object.skeleton.boneTexture : null
  const pictures = [object.material].flat().flatMap((material) => Object.values(material))
  return [joints, ...pictures].filter((value) => value instanceof Texture)
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** All smaller copies of a picture together are a third of it. */
const MIPMAPS = 4 / 3

function bytesOfTexture(texture: Texture): number {
  const image = texture.image as { width?: number; height?: number; data?: ArrayBufferView } | null
  if (image?.data) return image.data.byteLength
  const bytes = (image?.width ?? 0) * (image?.height ?? 0) * 4
  return Math.round(texture.generateMipmaps ? bytes * MIPMAPS : bytes)
}
