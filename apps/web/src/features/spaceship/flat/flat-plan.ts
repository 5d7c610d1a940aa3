import type { ScreenBox } from '../scene/screens/big-screen.ts'

/** A point of the picture, shares from 0 to 1. */
export type Point = { x: number; y: number }
/** Four corners of a side screen: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** What the picture of the room is laid out by: where the screen, the floor and the side screens are. */
export type FlatPlan = {
  screen: ScreenBox
  /** Where the floor meets space. */
  horizon: number
  panels: readonly Quad[]
}

/** Widest part of the picture that the screen takes, and what stays free above it and below. */
const SCREEN_SHARE = { wide: 0.56, high: 0.94, watchedWide: 0.72, watchedHigh: 0.98 }
const FREE = { top: 0.12, bottom: 0.3, watchedTop: 0.07, watchedBottom: 0.16 }

/** Lays the picture out for a window in CSS pixels. While a film plays the screen is larger. */
export function flatPlan(
  { width, height }: { width: number; height: number },
  isWatching: boolean,
): FlatPlan {
  const isHigh = height > width
  const share = isWatching
    ? isHigh
      ? SCREEN_SHARE.watchedHigh
      : SCREEN_SHARE.watchedWide
    : isHigh
      ? SCREEN_SHARE.high
      : SCREEN_SHARE.wide
  const top = isWatching ? FREE.watchedTop : FREE.top
  const room = 1 - top - (isWatching ? FREE.watchedBottom : FREE.bottom)
  const wide = Math.min(share, ((room * height) / width) * (16 / 9))
  const high = (wide * width * 9) / 16 / Math.max(1, height)
  const screen = {
    left: (1 - wide) / 2,
    top: top + Math.max(0, (Math.min(room, isHigh ? room * 0.62 : room) - high) / 2),
    width: wide,
    height: high,
  }
  const foot = screen.top + screen.height
  return {
    screen,
    horizon: Math.min(0.86, foot + (isHigh ? 0.07 : 0.045)),
    panels: isHigh ? [] : panelsBeside(screen),
  }
}

/** Two side screens on each side, that lean towards whoever looks. */
function panelsBeside({ left, top, height }: ScreenBox): Quad[] {
  const free = left - 0.03
  if (free < 0.1) return []
  const [near, far] = [0.015, left - 0.02]
  const rows = [0, 1].map((row) => ({
    top: top + height * (0.04 + row * 0.5),
    high: height * 0.4,
  }))
  const flares = 0.06
  return rows.flatMap(({ top: from, high }) => {
    const leftQuad: Quad = [
      { x: near, y: from - high * flares },
      { x: far, y: from + high * flares },
      { x: far, y: from + high * (1 - flares) },
      { x: near, y: from + high * (1 + flares) },
    ]
    const mirror = ({ x, y }: Point): Point => ({ x: 1 - x, y })
    const rightQuad: Quad = [
      mirror(leftQuad[1]),
      mirror(leftQuad[0]),
      mirror(leftQuad[3]),
      mirror(leftQuad[2]),
    ]
    return [leftQuad, rightQuad]
  })
}

/** Whether a point is inside a quad whose corners go round clockwise. */
export function isInside({ x, y }: Point, quad: Quad): boolean {
  return quad.every((corner, at) => {
    const next = quad[(at + 1) % 4] ?? corner
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0
  })
}
