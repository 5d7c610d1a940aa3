import {
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import type { Vec2, Vec3 } from '../time/keyframes.ts'

/** A shadow on a wall, to be set in every frame; at darkness 0 it is gone. */
export type WallShadow = {
  /** Place, size in metres a unit of the outline, and darkness 0 to 1. */
  set: (at: Vec3, size: number, darkness: number) => void
  mesh: Mesh
}

/** A shadow play on a wall: a flat outline that may be much larger than its owner. Tinted, never
 *  black; hang it a hand before the wall. */
export function wallShadow(
  to: Object3D,
  outlines: readonly (readonly Vec2[])[],
  color = '#150f3c',
): WallShadow {
  const shapes = outlines.map((outline) => new Shape(outline.map(([x, y]) => new Vector2(x, y))))
  const material = new MeshBasicMaterial({
    color,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    fog: false,
  })
  const mesh = new Mesh(new ShapeGeometry(shapes), material)
  mesh.renderOrder = 3
  to.add(mesh)
  return {
    mesh,
    set(at, size, darkness) {
      mesh.position.set(...at)
      mesh.scale.set(size, size, 1)
      material.opacity = darkness
      mesh.visible = darkness > 0.01
    },
  }
}
