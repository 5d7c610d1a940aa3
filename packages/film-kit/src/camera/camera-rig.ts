import { PerspectiveCamera, Vector3 } from 'three'
import { drift } from '../time/drift.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'

/** One frame of a camera that stands at `from` and looks at `at`, metres of the set. */
export type CameraMove = {
  /** Seconds in the shot: drives the tiny drift of a held camera. */
  t: number
  from: Vec3
  at: Vec3
  /** Drift, metres; 0 is a tripod. */
  sway?: number
  /** Vertical angle of view, degrees, when the lens zooms. */
  lens?: number
  /** Roll about the axis of view, radians. */
  roll?: number
}

/** The camera of one set. Lens is the vertical angle of view in degrees: 27 to 34 flatters. */
export class CameraRig {
  readonly camera: PerspectiveCamera

  constructor(lens: number, aspect: number) {
    this.camera = new PerspectiveCamera(lens, aspect, 0.3, 140)
  }

  /** Puts the camera at `from`, looking at the point `at`. */
  shoot({ t, from, at, sway = 0.05, lens, roll = 0 }: CameraMove): void {
    const { camera } = this
    if (lens !== undefined && lens !== camera.fov) {
      camera.fov = lens
      camera.updateProjectionMatrix()
    }
    camera.position.set(
      from[0] + drift(t * 0.5, 1) * sway,
      from[1] + drift(t * 0.45, 2) * sway * 0.7,
      from[2],
    )
    camera.up.set(Math.sin(roll), Math.cos(roll), 0)
    camera.lookAt(
      at[0] + drift(t * 0.4, 3) * sway * 0.4,
      at[1] + drift(t * 0.42, 4) * sway * 0.4,
      at[2],
    )
    camera.updateMatrixWorld()
  }

  /** Metres from the lens to a point of the set, along the axis of view. */
  distanceTo(point: Vec3): number {
    return -new Vector3(...point).applyMatrix4(this.camera.matrixWorldInverse).z
  }

  /** Where a point of the set is in the picture: (0, 0) bottom left, (1, 1) top right. */
  project(point: Vec3): Vec2 {
    const place = new Vector3(...point).project(this.camera)
    return [place.x * 0.5 + 0.5, place.y * 0.5 + 0.5]
  }
}
