import { RULER_MARK_MS, RULER_MS } from '@starnest/contract/editor/document'

/** How many CSS pixels a second has. */
export const ZOOM_RANGE = { min: 0.5, max: 400 } as const
/** What a project is opened with, where its width is not known yet. */
export const FIRST_ZOOM = 40

/** Height of a track, in CSS pixels. */
export const TRACK_PX = 64
/** Height of the ruler above the tracks, in CSS pixels. */
export const RULER_PX = 30

/** Milliseconds behind the end that the ruler goes on for. */
const ROOM_MS = 20_000

/** Milliseconds between two marks, the finest first. Source: specification §9 has one every 10 s. */
const MARK_STEPS_MS = [
  100,
  250,
  500,
  1000,
  2000,
  5000,
  RULER_MARK_MS,
  30_000,
  60_000,
  300_000,
  900_000,
]
/** CSS pixels that two marks with their times need. */
const MARK_PX = 64

/** The timeline runs from left to right in every language, as time does in every editor. */
export const xOf = (ms: number, pxPerSecond: number): number => (ms * pxPerSecond) / 1000
/** Milliseconds at a place, not rounded. */
export const msAt = (xPx: number, pxPerSecond: number): number => (xPx * 1000) / pxPerSecond

/** How long the ruler is: 60 seconds, and more as soon as something ends near its end. */
export const rulerMsFor = (endMs: number): number => {
  const needed = endMs + ROOM_MS
  return needed <= RULER_MS ? RULER_MS : Math.ceil(needed / RULER_MARK_MS) * RULER_MARK_MS
}

/** Milliseconds between two marks of the ruler: every 10 s, less often where those would touch and more often
 *  where there is room. */
export function markStepMs(pxPerSecond: number): number {
  const fitting = MARK_STEPS_MS.filter((step) => xOf(step, pxPerSecond) >= MARK_PX)
  return fitting[0] ?? 900_000
}

/** A zoom within its bounds. */
export const boundedZoom = (pxPerSecond: number): number =>
  Math.min(ZOOM_RANGE.max, Math.max(ZOOM_RANGE.min, pxPerSecond))

/** The zoom at which so much is seen at once. */
export const zoomToFit = (ms: number, widthPx: number): number =>
  boundedZoom((widthPx * 1000) / Math.max(1000, ms))

/** Where to scroll so that what is under the pointer stays there. `pointerPx` is from the left of what is seen. */
export function scrollAfterZoom(
  { scrollPx, pointerPx }: { scrollPx: number; pointerPx: number },
  { from, to }: { from: number; to: number },
): number {
  const ms = msAt(scrollPx + pointerPx, from)
  return Math.max(0, xOf(ms, to) - pointerPx)
}

/** The layer at a height, from the top of the tracks; the highest layer is the top row. */
export function layerAt(yPx: number, tracks: number): number {
  const row = Math.min(tracks - 1, Math.max(0, Math.floor(yPx / TRACK_PX)))
  return tracks - 1 - row
}

/** Items that are at least partly between two times; the others need not be drawn. */
export function seenItems<Item extends { startTime: number; duration: number }>(
  items: readonly Item[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Item[] {
  return items.filter(
    ({ startTime, duration }) => startTime <= toMs && startTime + duration >= fromMs,
  )
}
