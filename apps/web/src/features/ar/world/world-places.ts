import type { ArElement } from '@starnest/contract/ar/ar'
import { directionOf } from '../look/anchors.ts'
import { degrees, type Quaternion, turnAbout, turned, type Vector } from '../look/quaternion.ts'
import type { WorldPose } from './world-session.ts'

/** Metres from the middle of what was placed to who stands around it, and how high things float. */
const CIRCLE_METRES = 0.9
const PROP_METRES = 0.55
/** Degrees beside a ray in which it still points at something. */
const POINTS_WITHIN = 12

/** How the group that was placed stands in the room: where the viewer pointed, upright, and facing the
 *  viewer. */
export function groupPose(floor: WorldPose, viewer: Pick<WorldPose, 'position'>): WorldPose {
  const [x, , z] = floor.position
  const turn: Quaternion = turnAbout(
    'y',
    Math.atan2(viewer.position[0] - x, viewer.position[2] - z),
  )
  return { position: floor.position, turn }
}

/** Where an element stands in the group, metres: characters on the floor in a half circle that is open to the
 *  viewer, things above them. */
export function placeInGroup({ position, type }: Pick<ArElement, 'position' | 'type'>): Vector {
  const [x, , z] = directionOf(position)
  const height = type === 'character' ? 0 : PROP_METRES - position.y * 0.25
  return [x * CIRCLE_METRES, height, z * CIRCLE_METRES + CIRCLE_METRES / 2]
}

/** The way from the viewer's eye to a place of a group. */
export function wayTo(
  place: Vector,
  group: WorldPose,
  viewer: Pick<WorldPose, 'position'>,
): Vector {
  const [x, y, z] = turned(place, group.turn)
  const [gx, gy, gz] = group.position
  const [vx, vy, vz] = viewer.position
  return [x + gx - vx, y + gy - vy, z + gz - vz]
}

/** Which place of a group a ray points at: the nearest one within 12 degrees; undefined: none. */
export function pointedAt(
  places: readonly Vector[],
  group: WorldPose,
  ray: WorldPose,
): number | undefined {
  const [x, y, z] = turned([0, 0, -1], ray.turn)
  const beside = places.map((place) => {
    const [px, py, pz] = wayTo(place, group, ray)
    const along = (px * x + py * y + pz * z) / Math.hypot(px, py, pz)
    return degrees(Math.acos(Math.max(-1, Math.min(1, along))))
  })
  const least = Math.min(...beside)
  return least <= POINTS_WITHIN ? beside.indexOf(least) : undefined
}
