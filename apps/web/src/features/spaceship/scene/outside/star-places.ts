/** Stars of the room. Source: specification §9, "Spaceship". */
export const STAR_COUNT = 200

/** One star: where it stands around the room, in radians (yaw 0 is the screen, positive to the left; pitch 0 is
 *  the horizon), how bright it is (0 to 1), how warm its light is (0 blue to 1 amber), and where in its
 *  twinkling it begins (0 to 1). */
export type Star = {
  yawRad: number
  pitchRad: number
  brightness: number
  warmth: number
  phase: number
}

/** Most stars stand where people look: around the screen, and above the floor. */
const MOST_YAW_RAD = 2.6
const LOWEST_RAD = -0.35
const HIGHEST_RAD = 1.35
/** The field that every room has. */
const SEED = 20_261_126

/** A stream of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The stars of the room, the same in the 3D scene and on the canvas. */
export function starPlaces(): Star[] {
  const random = randomOf(SEED)
  return Array.from({ length: STAR_COUNT }, () => ({
    yawRad: (random() * 2 - 1) * MOST_YAW_RAD,
    pitchRad: LOWEST_RAD + random() * (HIGHEST_RAD - LOWEST_RAD),
    // Few are bright.
    brightness: 0.25 + 0.75 * random() ** 3,
    warmth: random(),
    phase: random(),
  }))
}
