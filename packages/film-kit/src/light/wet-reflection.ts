import { AdditiveBlending, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three'
import { softDisc } from '../sculpt/soft-disc.ts'
import type { Vec3 } from '../time/keyframes.ts'

/** A long soft reflection of a light in wet ground; `fade` sets how bright it is, 0 to 1. */
export type WetReflection = { fade: (opacity: number) => void }

/** Lays a reflection flat on the ground at `at` (metres of `to`), `width` metres half across and
 *  longer towards the camera, in the colour of the light. */
export function wetReflection(
  to: Object3D,
  { at, width, hue }: { at: Vec3; width: number; hue: string },
): WetReflection {
  const material = new MeshBasicMaterial({
    map: softDisc('255,255,255', [
      [0, 0.8],
      [0.4, 0.4],
      [1, 0],
    ]),
    color: hue,
    transparent: true,
    opacity: 0.55,
    blending: AdditiveBlending,
    depthWrite: false,
    fog: false,
  })
  const plane = new PlaneGeometry(width * 1.5, width * 2.4).rotateX(-Math.PI / 2)
  const streak = new Mesh(plane, material)
  streak.position.set(...at)
  streak.renderOrder = 2
  to.add(streak)
  return {
    fade(opacity) {
      material.opacity = opacity
    },
  }
}
