import { type Camera, Vector3 } from 'three'

const place = new Vector3()
const forward = new Vector3()
const up = new Vector3()

/** Where a camera's ears are and how its head is turned. The same objects at each call. */
export function earsOf(camera: Camera): [Vector3, { forward: Vector3; up: Vector3 }] {
  const { elements } = camera.matrixWorld
  place.setFromMatrixPosition(camera.matrixWorld)
  forward.set(-(elements[8] ?? 0), -(elements[9] ?? 0), -(elements[10] ?? -1)).normalize()
  up.set(elements[4] ?? 0, elements[5] ?? 1, elements[6] ?? 0).normalize()
  return [place, { forward, up }]
}
