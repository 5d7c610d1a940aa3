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

/** Class of an element whose cards have this shape and size; it sets their width. */
export function cardsClass(shape: CardShape, size: CardSize): string {
  return `cards cards-${shape}-${size}`
}
