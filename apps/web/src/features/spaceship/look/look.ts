import type { Seat } from './seats.ts'

/** Where somebody looks, radians: yaw to the left and pitch up from straight ahead. */
export type Look = { yawRad: number; pitchRad: number }

/** Nobody's neck turns further up or down. */
const MAX_PITCH_RAD = 1.2
/** One press of an arrow key or a button of the pad. */
export const LOOK_STEP_RAD = 0.21
/** A pointer that goes over the whole window turns by so much. */
const TURN_PER_WINDOW_RAD = 1.9
/** Share of the way that the view goes in a second, as an exponent: it glides. */
const GLIDE_PER_SECOND = 9

/** Where the screen is from a seat. `screen` as in room-plan, metres; `lower` metres below its middle, where the
 *  crew and the floor are in view as well. */
export function lookAtScreen(
  { eyes }: Seat,
  screen: { centreY: number; z: number },
  lower = 0,
): Look {
  const ahead = eyes.z - screen.z
  const far = Math.hypot(ahead, eyes.x)
  return {
    yawRad: Math.atan2(eyes.x, ahead),
    pitchRad: Math.atan2(screen.centreY - lower - eyes.y, far),
  }
}

/** The same look within what a neck allows; yaw from -π to π. Not finite: straight ahead. */
export function withinNeck({ yawRad, pitchRad }: Look): Look {
  const turned = Math.atan2(Math.sin(yawRad), Math.cos(yawRad))
  return {
    yawRad: Number.isFinite(turned) ? turned : 0,
    pitchRad: Number.isFinite(pitchRad)
      ? Math.max(-MAX_PITCH_RAD, Math.min(MAX_PITCH_RAD, pitchRad))
      : 0,
  }
}

/** How far a pointer turns the view that was dragged by so many CSS pixels in a window of that size: the room
 *  goes along with the finger. */
export function turnOfDrag(
  moved: { x: number; y: number },
  viewport: { width: number; height: number },
): Look {
  const perPixel = TURN_PER_WINDOW_RAD / Math.max(1, Math.max(viewport.width, viewport.height))
  return { yawRad: moved.x * perPixel, pitchRad: moved.y * perPixel }
}

const LOOK_OF_KEY: Readonly<Record<string, Look>> = {
  ArrowLeft: { yawRad: LOOK_STEP_RAD, pitchRad: 0 },
  ArrowRight: { yawRad: -LOOK_STEP_RAD, pitchRad: 0 },
  ArrowUp: { yawRad: 0, pitchRad: LOOK_STEP_RAD / 2 },
  ArrowDown: { yawRad: 0, pitchRad: -LOOK_STEP_RAD / 2 },
}

/** Which way a key turns the view; undefined: it does not. Left is left in every language. */
export const turnOfKey = (key: string): Look | undefined => LOOK_OF_KEY[key]

/** The view of somebody who begins with `first`: where they look, and where the view is on its way there. */
export function createLooking(first: Look) {
  let wanted = withinNeck(first)
  let shown = wanted
  let sensed: Look = { yawRad: 0, pitchRad: 0 }
  return {
    turn(by: Look) {
      wanted = withinNeck({
        yawRad: wanted.yawRad + by.yawRad,
        pitchRad: wanted.pitchRad + by.pitchRad,
      })
    },
    face(look: Look) {
      wanted = withinNeck(look)
    },
    /** What the device's own turning adds. */
    sense(turned: Look) {
      sensed = turned
    },
    wanted: () => wanted,
    /** Goes on by a picture. `isCalm`: at once. */
    update(deltaSeconds: number, isCalm: boolean): Look {
      const aim = withinNeck({
        yawRad: wanted.yawRad + sensed.yawRad,
        pitchRad: wanted.pitchRad + sensed.pitchRad,
      })
      const share = isCalm ? 1 : 1 - Math.exp(-GLIDE_PER_SECOND * deltaSeconds)
      const around = withinNeck({ yawRad: aim.yawRad - shown.yawRad, pitchRad: 0 }).yawRad
      shown = withinNeck({
        yawRad: shown.yawRad + around * share,
        pitchRad: shown.pitchRad + (aim.pitchRad - shown.pitchRad) * share,
      })
      return shown
    },
  }
}
