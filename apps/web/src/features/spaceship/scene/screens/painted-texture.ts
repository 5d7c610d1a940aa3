import { CanvasTexture, LinearFilter, type Texture } from 'three'

/** A texture of something painted, as a video is one: its colours are not decoded, which the shaders do. */
export function paintedTexture(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas)
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  return texture
}
