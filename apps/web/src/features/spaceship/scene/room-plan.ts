/** The plan of the room. Metres; x to the right, y up, z towards the back; the film is seen along -z. */

/** The big screen, 16:9, a piece of a wide cylinder around the viewers. */
export const SCREEN = {
  width: 7.6,
  height: 7.6 * (9 / 16),
  centreY: 2.85,
  z: -8.4,
  /** How far its edges come forward. */
  bend: 0.62,
} as const

/** Half of the room's width at the floor, where its back wall is, where it opens to the stars, and its ribs: half
 *  circles that are higher than wide by `ribHeight`. */
export const ROOM = {
  halfWidth: 5.6,
  backZ: 5.6,
  frontZ: -10.2,
  ribRadius: 6.1,
  ribHeight: 1.2,
} as const

/** Where ribs stand along the room. */
export const RIBS_Z = [5.4, 3, 0.6, -1.8, -4.2, -6.6, -9] as const

/** Lanterns that hang from the ribs: their light is that of the room. */
export const LANTERNS = [
  [-3.5, 4.5, -1.8],
  [3.5, 4.5, -1.8],
  [-3.6, 4.2, 3],
  [3.6, 4.2, 3],
  [-4.4, 4.4, -6.6],
  [4.4, 4.4, -6.6],
] as const

/** A place where something stands, and where it faces: `yaw` 0 is towards the screen. */
export type Place = { x: number; y: number; z: number; yaw: number }

/** A side screen, 16:9 as the films are, metres. */
export const PANEL = { width: 2.5, height: 2.5 * (9 / 16) } as const
/** Where the side screens stand, three on each side, in the order in which films are put on them: the nearest to the
 *  big screen first. */
export const PANELS: readonly Place[] = [-1, 1, -2, 2, -3, 3].map((step) => {
  const side = Math.sign(step)
  const angle = 0.72 + (Math.abs(step) - 1) * 0.42
  const radius = 6.5
  return {
    x: side * Math.sin(angle) * radius * 0.82,
    y: 2.05 + (Math.abs(step) - 1) * 0.06,
    z: 0.4 - Math.cos(angle) * radius,
    yaw: -side * angle,
  }
})

/** Where the crew sits, each turned a little to the middle. */
export const CREW_SEATS: readonly Place[] = [
  { x: 1.9, y: 0.36, z: -3, yaw: 0.28 },
  { x: -1.9, y: 0.36, z: -3, yaw: -0.28 },
  { x: 3.3, y: 0.36, z: -2.1, yaw: 0.5 },
  { x: -3.3, y: 0.36, z: -2.1, yaw: -0.5 },
]
