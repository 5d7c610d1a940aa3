import { AR_FRAME, AR_MARKER_DIAMETER } from '@starnest/contract/ar/ar'
import { radians, type Vector } from './quaternion.ts'

/** Where something stands in the frame: x and y from -1 to 1, (-1, -1) is its top left. */
export type FramePosition = { readonly x: number; readonly y: number }

/** How far to the sides and up and down the frame reaches around the heading at the start, degrees.
 *  Source: features (g). */
export const REACH = { yaw: 60, pitch: 35 } as const

/** Least side of what can be pressed, CSS pixels. Source: features (g); WCAG 2.2, target size. */
export const MIN_TARGET_PX = 44
/** Scales that a marker may have. */
const SCALES = { min: 0.5, max: 3 } as const

const within = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : (least + most) / 2

/** The pixel of the frame of 1280 x 720 that a position means. What lies outside is brought to its edge.
 *  Source: specification §9, "positions -1..1 map to the canvas". */
export function framePixel({ x, y }: FramePosition): { x: number; y: number } {
  return {
    x: ((within(x, -1, 1) + 1) / 2) * AR_FRAME.width,
    y: ((within(y, -1, 1) + 1) / 2) * AR_FRAME.height,
  }
}

/** The direction that a position stands in, of length 1, where -z is straight ahead: the frame hangs around
 *  the viewer, 120 degrees wide and 70 high, so that things stay put while the viewer turns. */
export function directionOf(position: FramePosition): Vector {
  const { x, y } = framePixel(position)
  const yaw = radians((x / AR_FRAME.width - 0.5) * 2 * REACH.yaw)
  const pitch = radians((0.5 - y / AR_FRAME.height) * 2 * REACH.pitch)
  return [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]
}

/** A scale that a marker can have, whatever was asked for. */
export const fitScale = (scale: number): number => within(scale, SCALES.min, SCALES.max)

/** Diameter of a marker, CSS pixels, where a pixel of the frame is so large. Source: specification §9,
 *  "marker diameter 40 times scale". */
export const markerDiameter = (scale: number, pixelsPerFramePixel: number): number =>
  Math.max(MIN_TARGET_PX, AR_MARKER_DIAMETER * fitScale(scale) * pixelsPerFramePixel)

/** Least distance of two things in the frame, as a share of x: 8 degrees. */
const APART = 8 / REACH.yaw
/** How often things are pushed apart: more than enough for as many as there are. */
const ROUNDS = 60

/** The same positions, moved apart where some stand in the same place or nearly. Those in free places
 *  stay. */
export function spread(positions: readonly FramePosition[]): FramePosition[] {
  const places = positions.map((position) => ({
    x: within(position.x, -1, 1),
    y: within(position.y, -1, 1),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!pushApart(places)) break
  }
  return places
}

/** Whether anything had to move. Only sideways: a row of things reads better than a heap. */
function pushApart(places: { x: number; y: number }[]): boolean {
  let hasMoved = false
  for (const [nth, one] of places.entries()) {
    for (const other of places.slice(nth + 1)) {
      const across = other.x - one.x
      const down = (other.y - one.y) * (REACH.pitch / REACH.yaw)
      const missing = APART - Math.hypot(across, down)
      if (missing <= 1e-9) continue
      hasMoved = true
      const side = across < 0 ? -1 : 1
      one.x = within(one.x - (side * missing) / 2 - side * 1e-6, -1, 1)
      other.x = within(other.x + (side * missing) / 2 + side * 1e-6, -1, 1)
    }
  }
  return hasMoved
}
