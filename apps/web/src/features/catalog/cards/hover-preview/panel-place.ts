/** A rectangle of the window, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** How much wider than its card the panel gets, and never narrower or wider than, CSS pixels. */
const GROWTH = 1.35
const NARROWEST_PX = 320
const WIDEST_PX = 560
/** Words and buttons under the panel's 16:9 picture, CSS pixels. */
const WORDS_PX = 170
/** What stays free between the panel and the window's edges, CSS pixels. */
const MARGIN_PX = 16

/** Where the panel of a card stands: over the card's middle, moved as far as needed to be whole inside
 *  the window. `originX` and `originY` say, as shares from 0 to 1, from which point of it it grows. */
export function panelPlace(card: Box, viewport: { width: number; height: number }) {
  const width = Math.min(
    Math.max(card.width * GROWTH, NARROWEST_PX),
    WIDEST_PX,
    viewport.width - 2 * MARGIN_PX,
  )
  const height = (width * 9) / 16 + WORDS_PX
  const middle = { x: card.left + card.width / 2, y: card.top + card.height / 2 }
  const left = within(middle.x - width / 2, viewport.width - width - MARGIN_PX)
  const top = within(middle.y - height / 2, viewport.height - height - MARGIN_PX)
  return {
    left,
    top,
    width,
    originX: (middle.x - left) / width,
    originY: (middle.y - top) / height,
  }
}

function within(wanted: number, most: number): number {
  return Math.max(MARGIN_PX, Math.min(wanted, most))
}
