import type { Rendition } from '../../../../ports/media/media.ts'

/** Boxes that a film has to fit into, long side by short, with the highest rate of each: Apple's
 *  table for pictures of 16:9. Source: research, §4; HLS Authoring Specification, appendix A. */
const BOXES = [
  { longPx: 1920, shortPx: 1080, bitsPerSecond: 6_000_000 },
  { longPx: 1280, shortPx: 720, bitsPerSecond: 3_000_000 },
  { longPx: 854, shortPx: 480, bitsPerSecond: 1_100_000 },
  { longPx: 640, shortPx: 360, bitsPerSecond: 365_000 },
  { longPx: 426, shortPx: 240, bitsPerSecond: 145_000 },
] as const

/** How much more H.264 may take than what it was made of, since that was encoded well, perhaps by a
 *  better codec. */
const SOURCE_RATE_SHARE = 2

/** A rung has to be cheaper than the one above it by at least this share, or nobody needs it. */
const WORTHWHILE_SHARE = 0.8

/** Frames a second for which the rates of the table are meant. */
const TABLE_FRAMES_PER_SECOND = 30

/** A film as the ladder sees it. `bitsPerSecond`: of the whole file, null when nobody knows. */
export type LadderSource = {
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly bitsPerSecond: number | null
}

/** The sizes that a film is encoded in, the largest first, at least one; none is larger than the
 *  film, and its shape stays, upright or wide. Sides are even, as H.264 wants them. */
export function rungsOf(source: LadderSource): Rendition[] {
  const longPx = Math.max(source.widthPx, source.heightPx)
  const shortPx = Math.min(source.widthPx, source.heightPx)
  const fits = BOXES.map((box) => ({
    ...box,
    scale: Math.min(box.longPx / longPx, box.shortPx / shortPx),
  }))
  // Of the boxes that are larger than the film, the smallest holds it as it is.
  const own = fits.findLastIndex(({ scale }) => scale >= 1)
  const rungs = fits.slice(Math.max(0, own)).map((box) => rungIn(box, source))
  const kept: Rendition[] = []
  for (const rung of rungs) {
    const above = kept.at(-1)
    const isWorthwhile = !above || rung.bitsPerSecond < above.bitsPerSecond * WORTHWHILE_SHARE
    if (isWorthwhile) kept.push(rung)
  }
  return kept
}

type Fit = (typeof BOXES)[number] & { readonly scale: number }

function rungIn(fit: Fit, source: LadderSource): Rendition {
  const scale = Math.min(1, fit.scale)
  const widthPx = even(source.widthPx, scale)
  const heightPx = even(source.heightPx, scale)
  return {
    name: `video-${fit.shortPx}`,
    widthPx,
    heightPx,
    bitsPerSecond: rateOf(fit, { ...source, widthPx, heightPx }),
  }
}

/** The table's rate for so many pixels, half as much again at twice the frames, and not far above
 *  what the film itself had. */
function rateOf(fit: Fit, { widthPx, heightPx, framesPerSecond, bitsPerSecond }: LadderSource) {
  const share = Math.max(0.1, Math.min(1, (widthPx * heightPx) / (fit.longPx * fit.shortPx)))
  const frames = framesPerSecond > TABLE_FRAMES_PER_SECOND ? 1.5 : 1
  const most = bitsPerSecond === null ? Number.POSITIVE_INFINITY : bitsPerSecond * SOURCE_RATE_SHARE
  return Math.round(Math.max(32_000, Math.min(fit.bitsPerSecond * share * frames, most)))
}

/** An even number of pixels, not more than there are. */
const even = (px: number, scale: number) =>
  Math.max(2, 2 * Math.min(Math.floor(px / 2), Math.round((px * scale) / 2)))

/** Most frames a second that are kept. */
const MAX_FRAMES_PER_SECOND = 60

/** Frames a second of films that do not say. */
const USUAL_FRAMES_PER_SECOND = 25

/** The constant frame rate that a film is encoded at: its own mean up to 60; above, the half or the
 *  third of it and so on; 25 when it has none. */
export function constantFrameRate(framesPerSecond: number | null): number {
  if (framesPerSecond === null || !(framesPerSecond >= 1) || framesPerSecond > 1000) {
    return USUAL_FRAMES_PER_SECOND
  }
  return framesPerSecond / Math.ceil(framesPerSecond / (MAX_FRAMES_PER_SECOND + 0.01))
}

/** A frame rate as ffmpeg takes it, with those of television exact: `30000/1001`. */
export function frameRateText(framesPerSecond: number): string {
  for (const base of [24, 30, 48, 60]) {
    if (Math.abs(framesPerSecond - (base * 1000) / 1001) < 0.005) return `${base * 1000}/1001`
    if (Math.abs(framesPerSecond - base) < 0.005) return String(base)
  }
  return String(Math.round(framesPerSecond * 1000) / 1000)
}
