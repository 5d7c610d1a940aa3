/** Height of the player, of the film's picture in its middle, and of what the controls cover at the
 *  top and at the bottom, in CSS pixels; 0 covered: they are hidden. */
export type PlayerHeights = {
  boxPx: number
  picturePx: number
  coveredTopPx: number
  coveredBottomPx: number
}

/** Where captions stand, in CSS pixels from the top of the player: they begin at `startPx` and grow
 *  away from the picture, but never beyond `limitPx`; what does not fit grows back from there. */
export type CaptionSpace = { startPx: number; limitPx: number }

/** Share of the player's height between captions and its edge. */
const MARGIN_SHARE = 0.05

/** Between captions and the controls or the picture, CSS pixels. */
const GAP_PX = 10

/** From this share of the player's height on, free below and above the picture, captions stand there:
 *  a film on an upright phone. Narrower bars at the edges of a wide film are passed over. */
const OUTSIDE_SHARE = 0.2

/** The space of captions at the bottom or at the top: always free of the controls. */
export function captionSpace(place: 'bottom' | 'top', heights: PlayerHeights): CaptionSpace {
  const { boxPx, picturePx, coveredTopPx, coveredBottomPx } = heights
  const bandPx = Math.max(0, (boxPx - picturePx) / 2)
  const isOutside = picturePx > 0 && bandPx >= OUTSIDE_SHARE * boxPx
  const coveredPx = place === 'bottom' ? coveredBottomPx : coveredTopPx
  const edgePx = Math.max(MARGIN_SHARE * boxPx, coveredPx === 0 ? 0 : coveredPx + GAP_PX)
  const startPx = isOutside ? Math.max(edgePx, bandPx - GAP_PX) : edgePx
  const fromTop = (px: number) => Math.round(place === 'bottom' ? boxPx - px : px)
  return { startPx: fromTop(startPx), limitPx: fromTop(edgePx) }
}
