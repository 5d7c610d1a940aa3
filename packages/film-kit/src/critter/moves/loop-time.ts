import { wave } from '../../time/loop.ts'

/** Breath, head and tail of a critter move at rates of their own, which no loop divides. */
const BREATH_RATE = 2.1
/** Seconds to each side that turn breathing out into breathing in. */
const REACH = 0.74
/** Blinks as `eyes` times them: share of a beat, and its rate. */
const BLINK = { rate: 0.31, shift: 0.37, from: 0.47, to: 0.63 } as const

/** The time to pose a critter with in a shot that loops in `seconds`: it swings to and fro, so that
 *  breath, head and tail come round with the loop. A critter does not blink by itself then: use
 *  `blinkAt`. */
export function loopTime(t: number, seconds: number, seed = 0, breaths = 1): number {
  return quietMoment(seed) + REACH * wave(t, seconds, breaths)
}

/** A moment in the middle of a breath, without a blink near it. */
function quietMoment(seed: number): number {
  for (let k = 2; k < 40; k++) {
    const middle = (Math.PI * 2 * k - seed) / BREATH_RATE
    const blinks = [-REACH, 0, REACH].map((off) => (middle + off) * BLINK.rate + seed * BLINK.shift)
    const [first = 0, , last = 0] = blinks
    const start = first - Math.floor(first)
    const end = start + last - first
    const meets = [0, 1].some((turn) => start < BLINK.to + turn && end > BLINK.from + turn)
    if (!meets) return middle
  }
  return 0
}

/** `happy` of an intent that shuts the eyes for a blink at `at` seconds, without the happy arcs. */
export function blinkAt(t: number, ...moments: readonly number[]): number {
  let shut = 0
  for (const at of moments) shut = Math.max(shut, 1 - Math.abs(t - at) / 0.11)
  return 0.5 * shut
}
