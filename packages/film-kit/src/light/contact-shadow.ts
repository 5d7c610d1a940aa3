import { Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry, type Texture } from 'three'
import { softDisc } from '../sculpt/soft-disc.ts'

/** Height of the ground at a place, metres. */
export type HeightAt = (x: number, z: number) => number

/** A shadow to be moved along with its owner; `place` in metres of the set. */
export type ContactShadow = {
  place: (x: number, z: number) => void
  /** 0 hides it: for somebody who leaves the ground. */
  fade: (opacity: number) => void
}

let spot: Texture | undefined

/** Soft dark disc that follows the ground and keeps a character from floating. Metres. */
export function contactShadow(
  to: Object3D,
  {
    radius = 1,
    opacity = 0.6,
    heightAt = () => 0,
  }: { radius?: number; opacity?: number; heightAt?: HeightAt } = {},
): ContactShadow {
  spot ??= softDisc('20,8,50', [
    [0, 1],
    [0.5, 0.55],
    [1, 0],
  ])
  const plane = new PlaneGeometry(2 * radius, 2 * radius, 8, 8).rotateX(-Math.PI / 2)
  const material = new MeshBasicMaterial({
    map: spot,
    transparent: true,
    opacity,
    depthWrite: false,
    fog: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const mesh = new Mesh(plane, material)
  mesh.renderOrder = 1
  to.add(mesh)
  const vertices = plane.getAttribute('position')
  const place = (x: number, z: number) => {
    mesh.position.set(x, 0, z)
    for (let i = 0; i < vertices.count; i++) {
      vertices.setY(i, heightAt(x + vertices.getX(i), z + vertices.getZ(i)) + 0.04)
    }
    vertices.needsUpdate = true
    plane.computeBoundingSphere()
  }
  place(0, 0)
  return {
    place,
    fade(share) {
      material.opacity = opacity * share
      mesh.visible = share > 0.01
    },
  }
}
