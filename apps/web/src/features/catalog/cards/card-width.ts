import type { ScreenClass } from '../../../platform/screen/screen-class.ts'

/** Poster (2:3) or wide picture (16:9). */
export type CardShape = 'poster' | 'wide'
/** How much of the row one card takes. Source: specification §2.4. */
export type CardSize = 'small' | 'medium' | 'large'

/** How wide cards are, as in catalog.css, for the browser's choice of a picture. */
export const CARD_SIZES: Record<CardShape, Record<CardSize, string>> = {
  poster: {
    small: '(min-width: 64rem) 11vw, (min-width: 48rem) 17vw, 29vw',
    medium: '(min-width: 64rem) 15vw, (min-width: 48rem) 21vw, 39vw',
    large: '(min-width: 64rem) 18vw, (min-width: 48rem) 28vw, 52vw',
  },
  wide: {
    small: '(min-width: 64rem) 15vw, (min-width: 48rem) 22vw, 44vw',
    medium: '(min-width: 64rem) 22vw, (min-width: 48rem) 35vw, 66vw',
    large: '(min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 80vw',
  },
}

/** How many cards fit beside each other, as in cards.css: on a phone, a tablet and a desktop. A film
 *  wall has room for one more than a desktop. */
export const COLUMNS: Record<CardShape, Record<CardSize, readonly [number, number, number]>> = {
  poster: { small: [3.3, 5.3, 8.3], medium: [2.3, 4.3, 6.3], large: [1.8, 3.3, 5.3] },
  wide: { small: [2.1, 4.1, 6], medium: [1.4, 2.6, 4.3], large: [1.15, 2.15, 3.25] },
}

/** Cards that fill less of their row than this are few. */
const FILLED = 0.85

/** Whether so many cards leave a part of their row empty that can be seen, and are drawn as stories. */
export function areFewCards(
  count: number,
  { shape, size }: { shape: CardShape; size: CardSize },
  screen: ScreenClass,
): boolean {
  const [phone, tablet, desktop] = COLUMNS[shape][size]
  return count < FILLED * { phone, tablet, desktop, wall: desktop + 1 }[screen]
}

/** How wide the picture of a story is, of so many beside each other. */
export const storySizes = (count: number): string =>
  `(min-width: 48rem) ${Math.max(30, Math.round(92 / count))}vw, 92vw`

/** Class of an element whose cards have this shape and size; it sets their width. */
export function cardsClass(shape: CardShape, size: CardSize): string {
  return `cards cards-${shape}-${size}`
}
