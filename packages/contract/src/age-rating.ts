import * as z from 'zod/mini'

/** Age ratings a title may carry, from the film and the television scheme. */
export const AGE_RATINGS = [
  'G',
  'TV-Y',
  'TV-G',
  'TV-Y7',
  'PG',
  'TV-PG',
  'PG-13',
  'TV-14',
  'R',
  'TV-MA',
  'NC-17',
] as const

/** One of {@link AGE_RATINGS}. */
export const ageRatingSchema = z.enum(AGE_RATINGS)
export type AgeRating = z.infer<typeof ageRatingSchema>

/** Age in years from which an unrated title may be seen: adults only until a parent rates it. */
export const UNRATED_MINIMUM_AGE = 18

const MINIMUM_AGE_OF: Record<AgeRating, number> = {
  G: 0,
  'TV-Y': 0,
  'TV-G': 0,
  'TV-Y7': 7,
  PG: 8,
  'TV-PG': 8,
  'PG-13': 13,
  'TV-14': 14,
  R: 17,
  'TV-MA': 17,
  'NC-17': 18,
}

/** Youngest age in years, 0 to 18, that may see a title of this rating; 18 when it has none.
 *  Source: design, "Who is asking: Viewer". */
export function minimumAgeOf(rating: AgeRating | null): number {
  return rating === null ? UNRATED_MINIMUM_AGE : MINIMUM_AGE_OF[rating]
}

/** Ratings that a profile's ceiling may be set to. G, PG-13 and R are the defaults of the age groups
 *  child, teen and adult; PG is there for an older child. Source: specification §3, design. */
export const CONTENT_RATINGS = ['G', 'PG', 'PG-13', 'R'] as const
/** One of {@link CONTENT_RATINGS}. */
export const contentRatingSchema = z.enum(CONTENT_RATINGS)
export type ContentRating = z.infer<typeof contentRatingSchema>

/** Oldest minimum age in years, 0 to 18, that a profile with this ceiling may see. R is a grown-up's
 *  ceiling: it shows everything, NC-17 and unrated titles too. */
export function maximumAgeOf(ceiling: ContentRating): number {
  return ceiling === 'R' ? UNRATED_MINIMUM_AGE : MINIMUM_AGE_OF[ceiling]
}
