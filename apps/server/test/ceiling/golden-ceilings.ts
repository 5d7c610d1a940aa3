import { AGE_RATINGS, type AgeRating, type ContentRating } from '@starnest/contract/age-rating'
import type { TitleRule } from '@starnest/contract/parents/parents'

/** Every rating that a title can have, none included. */
export const EVERY_RATING = [...AGE_RATINGS, null]

/** The golden table: what each ceiling shows. Everything else does not exist for it. */
const VISIBLE: Record<ContentRating, readonly (AgeRating | null)[]> = {
  G: ['G', 'TV-Y', 'TV-G'],
  PG: ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG'],
  'PG-13': ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG', 'PG-13'],
  R: EVERY_RATING,
}

/** The golden rule: blocked never, approved always, else by rating unless only approved ones count. */
export function isMeantFor(
  title: { rating: AgeRating | null; rule: TitleRule | null },
  who: { ceiling: ContentRating; isApprovedOnly?: boolean },
): boolean {
  if (title.rule !== null) return title.rule === 'approved'
  return !who.isApprovedOnly && VISIBLE[who.ceiling].includes(title.rating)
}
