import { AdditiveBlending, Color, type Object3D, Sprite, SpriteMaterial, type Texture } from 'three'
import { softDisc } from '../sculpt/soft-disc.ts'
import type { Vec3 } from '../time/keyframes.ts'

let halo: Texture | undefined

/** A halo to be dimmed or widened; a width left out is the one it was made with. */
export type Glow = {
  sprite: Sprite
  /** Opacity 0 to 1 and width in metres. */
  set: (opacity: number, width?: number) => void
}

/** A soft halo that always faces the camera; `width` in metres. Lamps, stars, magic. */
export function glow(
  to: Object3D,
  color: string,
  width: number,
  at: Vec3 = [0, 0, 0],
  power = 1,
): Glow {
  halo ??= softDisc(
    '255,255,255',
    [
      [0, 1],
      [0.12, 0.62],
      [0.4, 0.16],
      [1, 0],
    ],
    128,
  )
  const material = new SpriteMaterial({
    map: halo,
    color: new Color(color).multiplyScalar(power),
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    fog: false,
  })
  const sprite = new Sprite(material)
  sprite.scale.setScalar(width)
  sprite.position.set(...at)
  sprite.renderOrder = 6
  to.add(sprite)
  return {
    sprite,
    set(opacity, size = width) {
      material.opacity = opacity
      sprite.scale.setScalar(size)
    },
  }
}
