import { filterInPlace } from './biquad.ts'
import { JAM_RATE, type Stereo } from './stereo.ts'

/** So much later a sound comes again from the sides: too soon for an echo. */
const DELAY = Math.round(0.013 * JAM_RATE)
/** Low tones stay in the middle, hertz. */
const LOWEST_HERTZ = 260

/** Spreads a sound from left to right, in place: a late copy is added on one side and taken away on the
 *  other, so that both together are as before. `amount` 0 to 1. Source: M. Schroeder, "An artificial
 *  stereophonic effect obtained from a single audio signal" (1958). */
export function spread([left, right]: Stereo, amount: number): void {
  const side = new Float32Array(left.length)
  for (let i = DELAY; i < side.length; i++) {
    side[i] = ((left[i - DELAY] ?? 0) + (right[i - DELAY] ?? 0)) / 2
  }
  filterInPlace(side, { kind: 'highpass', hertz: LOWEST_HERTZ })
  for (let i = 0; i < side.length; i++) {
    left[i] = (left[i] ?? 0) + (side[i] ?? 0) * amount
    right[i] = (right[i] ?? 0) - (side[i] ?? 0) * amount
  }
}
