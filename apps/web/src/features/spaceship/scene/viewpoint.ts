import { Group, MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import type { Look } from '../look/look.ts'
import type { Seat } from '../look/seats.ts'

/** How wide the view is, degrees: around the room, and of a film. On a window that is higher than wide less is
 *  seen to the sides, so that the screen stays large. */
const WIDE = { landscape: { room: 80, film: 62 }, portrait: { room: 58, film: 46 } }
/** Never higher than this, which would bend the room, and never so low that a wide window cuts the screen. */
const HIGHEST_DEGREES = 96
const LOWEST_DEGREES = 38
/** Share of the way that somebody who changes seats goes in a second, as an exponent. */
const WALK_PER_SECOND = 4

/** The vertical angle of view, degrees, for a window. `closeness`: 0 for the room, 1 for a film. */
export function viewAngle(aspect: number, closeness: number): number {
  const { room, film } = aspect >= 1 ? WIDE.landscape : WIDE.portrait
  const wide = room + (film - room) * closeness
  const half = Math.atan(Math.tan(MathUtils.degToRad(wide / 2)) / Math.max(0.1, aspect))
  return MathUtils.clamp(MathUtils.radToDeg(half) * 2, LOWEST_DEGREES, HIGHEST_DEGREES)
}

/** The eyes of whoever sits in the room. In a headset they are where it says, around the seat. */
export function createViewpoint(camera: PerspectiveCamera, first: Seat) {
  camera.near = 0.1
  camera.far = 500
  camera.rotation.order = 'YXZ'
  const rig = new Group()
  rig.add(camera)
  const seat = new Vector3(first.eyes.x, first.eyes.y, first.eyes.z)
  rig.position.copy(seat)
  return {
    rig,
    sit: ({ eyes }: Seat) => seat.set(eyes.x, eyes.y, eyes.z),
    update(look: Look, { closeness, deltaSeconds, isCalm }: ViewStep) {
      rig.position.lerp(seat, isCalm ? 1 : 1 - Math.exp(-WALK_PER_SECOND * deltaSeconds))
      camera.rotation.set(look.pitchRad, look.yawRad, 0)
      camera.fov = viewAngle(camera.aspect, closeness)
      camera.updateProjectionMatrix()
      rig.updateMatrixWorld()
      camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
    },
  }
}

type ViewStep = { closeness: number; deltaSeconds: number; isCalm: boolean }
