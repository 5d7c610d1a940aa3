import { type Material, Mesh, type Object3D, Points, ShaderMaterial, Texture } from 'three'

/** A picture with its smaller copies takes a third more. */
const WITH_MIPMAPS = 4 / 3

/** Bytes of all textures that the meshes under an object are drawn with, each once, four bytes a pixel. */
export function textureBytesOf(root: Object3D): number {
  const textures = new Set<Texture>()
  root.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Points)) return
    const materials: Material[] = [object.material].flat()
    for (const value of materials.flatMap(valuesOf)) {
      if (value instanceof Texture) textures.add(value)
    }
  })
  return [...textures].reduce((sum, texture) => sum + bytesOf(texture), 0)
}

function valuesOf(material: Material): unknown[] {
  const own: unknown[] = Object.values(material)
  if (!(material instanceof ShaderMaterial)) return own
  return [...own, ...Object.values(material.uniforms).map(({ value }) => value)]
}

function bytesOf({ image, generateMipmaps }: Texture): number {
  const { width, height } = sizeOf(image)
  return width * height * 4 * (generateMipmaps ? WITH_MIPMAPS : 1)
}

/** Pixels of whatever a texture is made of. */
function sizeOf(image: unknown): { width: number; height: number } {
  if (image instanceof HTMLVideoElement) {
    return { width: image.videoWidth, height: image.videoHeight }
  }
  const { width = 0, height = 0 } = Object(image)
  return { width: Number(width), height: Number(height) }
}
