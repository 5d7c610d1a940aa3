import type { DeviceAngles } from '../../../platform/motion/device-turning.ts'
import { headingOf, onScreen, SmoothTurn, turnOfDevice } from './device-look.ts'
import { product, type Quaternion, radians, turnAbout, turned, type Vector } from './quaternion.ts'

/** How far up and down somebody may look who turns the view by hand, radians. */
const MOST_PITCH = radians(50)
/** Share of the way that a view which turns by itself goes in a sixtieth of a second. */
const GLIDE_SHARE = 0.14
const GLIDE_MS = 1000 / 60
/** Radians from which a glide has arrived. */
const ARRIVED = 0.002
/** Radians below a marker that the view turns to: what it marks stands there. */
const BELOW = radians(7)

/** The nearer way round from one heading to another, radians, -pi to pi. */
const nearerWay = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

const held = (pitch: number) => Math.max(-MOST_PITCH, Math.min(MOST_PITCH, pitch))

/** Where the viewer looks: what the device's sensor says, turned so that straight ahead is where it looked
 *  at the start, and on top of it what was dragged. Without a sensor only what was dragged counts. */
export class Look {
  readonly #smooth = new SmoothTurn()
  #heading: number | undefined
  /** Dragged: round the horizon and up, radians. */
  #yaw = 0
  #pitch = 0
  #target: { yaw: number; pitch: number } | undefined

  /** Whether the device tells how it is turned. */
  get isSensing(): boolean {
    return this.#smooth.turn !== undefined
  }

  /** Whether the view turns by itself at the moment. */
  get isGliding(): boolean {
    return this.#target !== undefined
  }

  /** Takes what the sensor says; `screenDegrees` as the screen is turned then. */
  sense(angles: DeviceAngles, atMs: number, screenDegrees: number): void {
    const turn = this.#smooth.follow(turnOfDevice(angles), atMs)
    this.#heading ??= headingOf(onScreen(turn, screenDegrees))
  }

  /** Straight ahead is from now on where the viewer looks; `screenDegrees` as the screen is turned then. */
  recentre(screenDegrees: number): void {
    const { turn } = this.#smooth
    this.#heading = turn && headingOf(onScreen(turn, screenDegrees))
    this.#yaw = 0
    this.#pitch = 0
    this.#target = undefined
  }

  /** Turns the view by a drag: what was under the finger stays there. */
  drag({ x, y }: { x: number; y: number }, focal: number): void {
    this.#target = undefined
    this.#yaw += Math.atan2(x, focal)
    this.#pitch = held(this.#pitch + Math.atan2(y, focal))
  }

  /** Turns the view until a direction is in its middle, at once or in the next frames. */
  turnTo(direction: Vector, screenDegrees: number, { atOnce }: { atOnce: boolean }): void {
    const now = turned([0, 0, -1], this.turn(screenDegrees))
    const heading = Math.atan2(-direction[0], -direction[2])
    const rise = Math.asin(Math.max(-1, Math.min(1, direction[1])))
    const yaw = this.#yaw + nearerWay(heading - Math.atan2(-now[0], -now[2]))
    // A sensor says itself how high the viewer looks.
    const pitch = this.isSensing ? this.#pitch : held(rise - BELOW)
    this.#target = { yaw, pitch }
    if (atOnce) this.#arrive({ yaw, pitch })
  }

  /** Lets a glide go on. */
  pass(milliseconds: number): void {
    const target = this.#target
    if (!target) return
    const share = 1 - (1 - GLIDE_SHARE) ** (Math.min(milliseconds, 250) / GLIDE_MS)
    this.#yaw += (target.yaw - this.#yaw) * share
    this.#pitch += (target.pitch - this.#pitch) * share
    const left = Math.hypot(target.yaw - this.#yaw, target.pitch - this.#pitch)
    if (left < ARRIVED) this.#arrive(target)
  }

  #arrive({ yaw, pitch }: { yaw: number; pitch: number }): void {
    this.#yaw = yaw
    this.#pitch = pitch
    this.#target = undefined
  }

  /** Where the viewer looks, on a screen that is turned by so many degrees. */
  turn(screenDegrees: number): Quaternion {
    const { turn } = this.#smooth
    const dragged = turnAbout('x', this.#pitch)
    if (!turn) return product(turnAbout('y', this.#yaw), dragged)
    const ahead = turnAbout('y', this.#yaw - (this.#heading ?? 0))
    return product(ahead, onScreen(turn, screenDegrees), dragged)
  }
}
