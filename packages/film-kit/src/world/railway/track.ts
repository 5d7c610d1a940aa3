import type { Sculptor } from '../../sculpt/sculptor.ts'
import type { Vec3 } from '../../time/keyframes.ts'

/** A place on a railway line: rail height at `at`; a vehicle facing +x that is turned by `turn`
 *  radians about the vertical faces along the line. */
export type TrackPoint = { at: Vec3; turn: number }
/** Place after so many metres of a line; negative metres lie before its middle. */
export type Track = (metres: number) => TrackPoint

/** Half the distance between the rails, metres. */
export const HALF_GAUGE = 0.62

/** A straight line through `middle`; turn 0 runs to +x, -pi/2 towards the camera. */
export const straightTrack =
  (middle: Vec3 = [0, 0, 0], turn = 0): Track =>
  (metres) => ({
    at: [middle[0] + Math.cos(turn) * metres, middle[1], middle[2] - Math.sin(turn) * metres],
    turn,
  })

/** A bend through `middle` that runs to +x and whose ends come towards the camera; a negative
 *  radius bends away from it. */
export const bendTrack =
  (radius: number, middle: Vec3 = [0, 0, 0]): Track =>
  (metres) => {
    const angle = metres / radius
    return {
      at: [
        middle[0] + radius * Math.sin(angle),
        middle[1],
        middle[2] + radius * (1 - Math.cos(angle)),
      ],
      turn: -angle,
    }
  }

/** A point beside the line: metres to the right of it (towards the camera on a line to +x). */
export function beside(track: Track, metres: number, right: number, rise = 0): Vec3 {
  const { at, turn } = track(metres)
  return [at[0] + Math.sin(turn) * right, at[1] + rise, at[2] + Math.cos(turn) * right]
}

/** Sleepers and two rails from `from` to `to` metres; the rails' top is the line's height. */
export function layTrack(
  s: Sculptor,
  track: Track,
  {
    from,
    to,
    rail = '#8f9cc8',
    sleeper = '#5a4666',
    gap = 0.9,
  }: {
    from: number
    to: number
    rail?: string
    sleeper?: string
    gap?: number
  },
): void {
  const count = Math.round((to - from) / gap)
  for (let i = 0; i < count; i++) {
    const metres = from + (i + 0.5) * gap
    const { turn } = track(metres)
    const rotate = [0, turn, 0] as const
    s.box(sleeper, beside(track, metres, 0, -0.15), [0.3, 0.12, 2.1], { rotate, rim: 0.5 })
    for (const side of [-1, 1]) {
      const at = beside(track, metres, side * HALF_GAUGE, -0.05)
      s.box(rail, at, [gap * 1.02, 0.1, 0.1], { rotate, rim: 0.8, gloss: 0.5 })
    }
  }
}
