import type { ArElement } from '@starnest/contract/ar/ar'
import { directionOf } from '../look/anchors.ts'
import { type Quaternion, turnAbout, turned, type Vector } from '../look/quaternion.ts'
import type { WorldPose } from './world-session.ts'

/** Metres from the middle of what was placed to who stands around it, and how high things float. */
const CIRCLE_METRES = 0.9
const PROP_METRES = 0.55

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
