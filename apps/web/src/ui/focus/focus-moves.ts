/** Keys that move along a row. */
export type RowKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

/** Whether a key moves along a row. */
export function isRowKey(key: string): key is RowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End'
}

type RowPlace = { index: number; count: number; isRightToLeft: boolean }

/** Index, 0 to count - 1, that a key leads to in a row. It stops at both ends; in a right-to-left
 *  row the arrows follow the eye, so left leads on.
 *  @throws RangeError when the row is empty or the index lies outside it. */
export function moveInRow(key: RowKey, { index, count, isRightToLeft }: RowPlace): number {
  if (index < 0 || index >= count) throw new RangeError(`index ${index} in a row of ${count}`)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isForward = (key === 'ArrowRight') !== isRightToLeft
  return Math.min(count - 1, Math.max(0, index + (isForward ? 1 : -1)))
}

/** Start and end of something along the horizontal axis, in CSS pixels of the window. */
export type Span = { start: number; end: number }

/** Index of the span whose middle is nearest to `x` (CSS pixels of the window), the first of equals,
 *  or -1 when there is none. It keeps the column when the focus changes rows. Spans outside the
 *  window's `width` are only taken when none is inside. */
export function nearestInColumn(spans: readonly Span[], x: number, width: number): number {
  const middle = (span: Span) => (span.start + span.end) / 2
  const isInside = (span: Span) => middle(span) >= 0 && middle(span) <= width
  const isAnyInside = spans.some(isInside)
  let best = -1
  let bestDistance = Number.POSITIVE_INFINITY
  spans.forEach((span, index) => {
    if (isAnyInside && !isInside(span)) return
    const distance = Math.abs(middle(span) - x)
    if (distance >= bestDistance) return
    best = index
    bestDistance = distance
  })
  return best
}
