import type { DeviceAngles } from '../../../platform/motion/device-turning.ts'
import {
  angleBetween,
  between,
  degrees,
  product,
  type Quaternion,
  radians,
  turnAbout,
  turned,
} from './quaternion.ts'

/** The camera looks out of the back of the device. */
const OUT_OF_BACK = turnAbout('x', radians(-90))

/** How a device is turned, as a turn of its camera: y is up, and north lies along -z. The screen is not
 *  looked at. Source: W3C Device Orientation and Motion §5, intrinsic turns Z-X'-Y''. */
export const turnOfDevice = ({ alpha, beta, gamma }: DeviceAngles): Quaternion =>
  product(
    turnAbout('y', radians(alpha)),
    turnAbout('x', radians(beta)),
    turnAbout('z', radians(-gamma)),
    OUT_OF_BACK,
  )

/** The same seen on a screen that is turned by so many degrees against the device. */
export const onScreen = (turn: Quaternion, screenDegrees: number): Quaternion =>
  product(turn, turnAbout('z', radians(-screenDegrees)))

/** From here on up or down it is not the look that tells a heading, but the upper edge of the screen. */
const STEEP = 0.9

/** Where somebody looks round the horizon, radians, counter-clockwise from -z. */
export function headingOf(turn: Quaternion): number {
  const [x, y, z] = turned([0, 0, -1], turn)
  if (Math.abs(y) < STEEP) return Math.atan2(-x, -z)
  const [upX, , upZ] = turned([0, 1, 0], turn)
  return y < 0 ? Math.atan2(-upX, -upZ) : Math.atan2(upX, upZ)
}

/** Share of the way that a still device is followed at each sample. Source: features (g), "slerp 0.15". */
const STILL_SHARE = 0.15
/** Share that is added for each degree that the smoothed turn is behind, beyond the first half: noise is
 *  below that, a hand that turns is above it. */
const SHARE_PER_DEGREE = 0.25
const NOISE_DEGREES = 0.5
/** Milliseconds between two samples that the shares are meant for. */
const SAMPLE_MS = 1000 / 60

/** Takes the tremble out of the samples of a sensor: slow where it trembles, near where it turns. It works
 *  on turns, not on angles, so that nothing leaps at 0/360 degrees or where the device stands upright. */
export class SmoothTurn {
  #turn: Quaternion | undefined
  #atMs = 0

  /** What is shown now; undefined: nothing was told yet. */
  get turn(): Quaternion | undefined {
    return this.#turn
  }

  /** Takes a sample and answers what is to be shown. */
  follow(sample: Quaternion, atMs: number): Quaternion {
    const before = this.#turn
    const sinceMs = Math.min(Math.max(atMs - this.#atMs, 0), 200)
    this.#atMs = atMs
    if (!before) {
      this.#turn = sample
      return sample
    }
    const behind = degrees(angleBetween(before, sample))
    const extra = Math.max(0, behind - NOISE_DEGREES) * SHARE_PER_DEGREE
    const share = 1 - (1 - Math.min(1, STILL_SHARE + extra)) ** (sinceMs / SAMPLE_MS)
    this.#turn = between(before, sample, share)
    return this.#turn
  }
}
