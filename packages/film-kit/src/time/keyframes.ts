import { clamp, type Easing, ease, lerp } from './easing.ts'

/** A point of the picture or of an outline, or two numbers that belong together, such as the angles
 *  of a limb. */
export type Vec2 = readonly [x: number, y: number]
/** Metres: x to the right, y up, z towards the camera. */
export type Vec3 = readonly [x: number, y: number, z: number]

/** A value reached at `at` seconds; `easing` shapes the way there from the keyframe before. */
export type Keyframe<T> = readonly [at: number, value: T, easing?: Easing]

type Animatable = number | Vec2 | Vec3

/** Point between two points: mix 0 is `from`, mix 1 is `to`. */
export const mixVec3 = (from: Vec3, to: Vec3, mix: number): Vec3 => [
  lerp(from[0], to[0], mix),
  lerp(from[1], to[1], mix),
  lerp(from[2], to[2], mix),
]

function blend(from: Animatable, to: Animatable, mix: number): Animatable {
  if (typeof from === 'number' || typeof to === 'number') {
    return lerp(Number(from), Number(to), mix)
  }
  if (from.length === 3 && to.length === 3) return mixVec3(from, to, mix)
  return [lerp(from[0], to[0], mix), lerp(from[1], to[1], mix)]
}

/** Value at time `t` (seconds) of keyframes in order of time, `keys(t, [0, 1], [2, 5])`; it holds
 *  before the first and after the last. All values of a row have the same shape.
 *  @throws RangeError without keyframes. */
export function keys(t: number, ...frames: readonly Keyframe<number>[]): number
export function keys(t: number, ...frames: readonly Keyframe<Vec2>[]): Vec2
export function keys(t: number, ...frames: readonly Keyframe<Vec3>[]): Vec3
export function keys(t: number, ...frames: readonly Keyframe<Animatable>[]): Animatable {
  let previous = frames[0]
  if (!previous) throw new RangeError('keys needs at least one keyframe')
  if (t <= previous[0]) return previous[1]
  for (const next of frames.slice(1)) {
    if (t <= next[0]) {
      const progress = (t - previous[0]) / (next[0] - previous[0])
      return blend(previous[1], next[1], (next[2] ?? ease.smooth)(progress))
    }
    previous = next
  }
  return previous[1]
}

/** Eased progress of `t` through [from, to]: 0 before, 1 after. Seconds. */
export const progress = (t: number, from: number, to: number, easing: Easing = ease.smooth) =>
  easing(clamp((t - from) / (to - from)))

/** Goes up over `ramp` seconds from `from`, holds, and is down again at `to`.
 *  The default ramp of five frames keeps a change of pose from snapping. */
export const pulse = (t: number, from: number, to: number, ramp = 5 / 24): number =>
  progress(t, from, from + ramp) * (1 - progress(t, to - ramp, to))
