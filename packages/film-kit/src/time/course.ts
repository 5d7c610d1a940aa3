import type { Vec3 } from './keyframes.ts'

/** A point that is passed at a time, seconds. */
export type Waypoint = readonly [at: number, point: Vec3]

/** One long curve through all its points without a stop: for things that swim, fly or drift.
 *  It holds before the first and after the last.
 *  @throws RangeError without waypoints. */
export function course(...points: readonly Waypoint[]): (t: number) => Vec3 {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) throw new RangeError('course needs at least one waypoint')
  return (t) => {
    if (t <= first[0]) return first[1]
    if (t >= last[0]) return last[1]
    const next = points.findIndex(([at]) => at > t)
    const [from, to] = [points[next - 1], points[next]]
    if (!from || !to) return last[1]
    const seconds = to[0] - from[0]
    const share = (t - from[0]) / seconds
    const leave = slope(points, next - 1)
    const arrive = slope(points, next)
    return hermite(from[1], to[1], scaled(leave, seconds), scaled(arrive, seconds), share)
  }
}

const STILL: Vec3 = [0, 0, 0]

/** Speed at a waypoint, metres a second: still at both ends, so that starts and stops are soft. */
function slope(points: readonly Waypoint[], index: number): Vec3 {
  const [before, after] = [points[index - 1], points[index + 1]]
  if (!before || !after) return STILL
  const seconds = after[0] - before[0]
  const [a, b] = [before[1], after[1]]
  return [(b[0] - a[0]) / seconds, (b[1] - a[1]) / seconds, (b[2] - a[2]) / seconds]
}

const scaled = ([x, y, z]: Vec3, by: number): Vec3 => [x * by, y * by, z * by]

function hermite(from: Vec3, to: Vec3, leave: Vec3, arrive: Vec3, s: number): Vec3 {
  const [s2, s3] = [s * s, s * s * s]
  const weights = [2 * s3 - 3 * s2 + 1, -2 * s3 + 3 * s2, s3 - 2 * s2 + s, s3 - s2] as const
  const on = (axis: 0 | 1 | 2) =>
    from[axis] * weights[0] +
    to[axis] * weights[1] +
    leave[axis] * weights[2] +
    arrive[axis] * weights[3]
  return [on(0), on(1), on(2)]
}
