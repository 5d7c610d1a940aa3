import type { Intent } from '../critter/intent.ts'
import { clamp, ease, lerp } from '../time/easing.ts'
import type { Vec2 } from '../time/keyframes.ts'

/** What a live character does when it is asked to. `sit` is held until `stand`; the others end by
 *  themselves. */
export type LiveGesture = 'wave' | 'cheer' | 'laugh' | 'nod' | 'sit' | 'stand'

type Motion = {
  seconds: number
  /** `share` of the gesture, 0 to 1, `at` seconds into it. Angles in radians. */
  act: (at: number, share: number) => Intent
}

/** Short gestures. Each begins and ends at rest. */
const MOTIONS: Record<Exclude<LiveGesture, 'sit' | 'stand'>, Motion> = {
  wave: { seconds: 2.4, act: () => ({ wave: 1, grin: 0.8, tilt: 0.12, squash: 0.02 }) },
  cheer: {
    seconds: 2.2,
    act: (at) => ({
      armL: [0.4, 2 + 0.15 * Math.sin(at * 11)],
      armR: [0.4, 2 - 0.15 * Math.sin(at * 11)],
      hop: HOP,
      hopHeight: 0.3,
      grin: 1,
      wow: 0.15,
      flap: 14,
    }),
  },
  laugh: {
    seconds: 2,
    act: (at) => ({
      happy: 1,
      grin: 0.85 + 0.15 * Math.sin(at * 13),
      squash: 0.035 * Math.sin(at * 13),
      nod: -0.12 + 0.06 * Math.sin(at * 13),
      lean: -0.05,
      armL: [0.5, -0.2],
      armR: [0.5, -0.2],
    }),
  },
  nod: {
    seconds: 1.2,
    act: (at) => ({ nod: 0.28 * Math.sin((at / 1.2) * Math.PI * 4) ** 2, grin: 0.25 }),
  },
}

/** Phase of the hops of joy, radians a second. */
const HOP = 7
/** Seconds in which a gesture comes and goes, and in which somebody sits down. */
const FADE = 0.28
const SIT_DOWN = 0.5

/** What somebody does, as one intent that changes without jumps. */
export class Gestures {
  #playing: { gesture: keyof typeof MOTIONS; at: number } | undefined
  #sits = false
  #sit = 0

  play(gesture: LiveGesture): void {
    if (gesture === 'sit' || gesture === 'stand') this.#sits = gesture === 'sit'
    else this.#playing = { gesture, at: 0 }
  }

  /** The gesture that is going on; `sit` while it is held. */
  get now(): LiveGesture | undefined {
    return this.#playing?.gesture ?? (this.#sits ? 'sit' : undefined)
  }

  /** Moves on by a frame. `isCalm` holds each gesture still at its middle instead of moving in it. */
  step(seconds: number, isCalm: boolean): Intent {
    const way = seconds / SIT_DOWN
    this.#sit = clamp(this.#sit + (this.#sits ? way : -way))
    const sit = ease.smooth(this.#sit)
    const playing = this.#playing
    if (!playing) return { sit }
    const { seconds: length, act } = MOTIONS[playing.gesture]
    playing.at += seconds
    if (playing.at >= length) this.#playing = undefined
    const strength = ease.smooth(clamp(Math.min(playing.at, length - playing.at) / FADE))
    const at = isCalm ? STILL_AT[playing.gesture] : playing.at
    const intent = scaled(act(at, at / length), strength)
    // Who sits, or wants calm, does not hop.
    return isCalm || sit > 0 ? { ...intent, sit, hop: 0 } : { ...intent, sit }
  }
}

/** The seconds at which a still picture of a gesture says most. */
const STILL_AT = { wave: 1, cheer: 1, laugh: 0.1, nod: 0.3 } as const

/** A part of an intent: phases stay, amounts shrink. */
function scaled(intent: Intent, strength: number): Intent {
  const less: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(intent)) {
    if (PHASES.has(name)) less[name] = value
    else if (typeof value === 'number') less[name] = value * strength
    else less[name] = shortened(value, strength)
  }
  return less as Intent
}

const shortened = ([x, y]: Vec2, strength: number): Vec2 => [
  lerp(0, x, strength),
  lerp(0, y, strength),
]

const PHASES = new Set(['hop', 'walk', 'flap'])
