import type { Object3D } from 'three'

/** Takes the hard shadow away: what swims high above the floor throws at most a soft spot. */
export function swimsAboveItsShadow(body: Object3D): void {
  body.traverse((part) => {
    part.castShadow = false
  })
}
