import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  type TextureDataType,
  UnsignedByteType,
  WebGLRenderTarget,
} from 'three'

const target = (width: number, height: number, type: TextureDataType) =>
  new WebGLRenderTarget(width, height, {
    type,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  })

/** High range, for light before the grade. */
export const lightTarget = (width: number, height: number) => target(width, height, HalfFloatType)

/** Eight bits a channel, after the grade. */
export const colorTarget = (width: number, height: number) =>
  target(width, height, UnsignedByteType)

/** Eight bits a channel, read texel by texel. */
export const exactTarget = (width: number, height: number) =>
  new WebGLRenderTarget(width, height, {
    type: UnsignedByteType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  })

/** Where the scene is drawn, with its depth. */
export function sceneTarget(width: number, height: number) {
  const depth = new DepthTexture(width, height)
  const colors = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: true,
    depthTexture: depth,
  })
  return { colors, depth }
}
