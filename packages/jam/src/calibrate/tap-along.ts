import { medianOf } from '../numbers/median.ts'

/** How late somebody tapped to a steady click, or why that says nothing: too few taps, or too uneven. `spreadMs` is
 *  the median distance of the taps from their median. */
export type TapEstimate =
  | { is: 'delay'; delayMs: number; spreadMs: number; taps: number }
  | { is: 'refused'; reason: 'too_few' | 'unsteady'; taps: number }

/** Fewest taps that count. */
const MIN_TAPS = 6

/** How uneven taps may be, milliseconds. Untrained people tap within 30 to 50 ms. */
const MAX_SPREAD_MS = 60

/** How early a tap may come before its click, milliseconds: people who tap along are usually a little early. */
const EARLY_MS = 150

/** How late the sound reaches somebody who taps along, for when chirps cannot be heard. `clicksMs` are when the clicks
 *  were played, `tapsMs` when the taps came, both by one clock and in order; clicks stand at least 600 ms apart.
 *  A tap belongs to the last click that was played before it, or that comes within 150 ms. */
export function estimateTapDelay(
  clicksMs: readonly number[],
  tapsMs: readonly number[],
): TapEstimate {
  const delaysMs = tapsMs.flatMap((tapMs) => {
    const clickMs = clicksMs.findLast((click) => click <= tapMs + EARLY_MS)
    return clickMs === undefined ? [] : [tapMs - clickMs]
  })
  const taps = delaysMs.length
  if (taps < MIN_TAPS) return { is: 'refused', reason: 'too_few', taps }
  const delayMs = medianOf(delaysMs)
  const spreadMs = medianOf(delaysMs.map((delay) => Math.abs(delay - delayMs)))
  if (spreadMs > MAX_SPREAD_MS) return { is: 'refused', reason: 'unsteady', taps }
  return { is: 'delay', delayMs, spreadMs, taps }
}
