import type { Genre } from '@starnest/contract/catalog/catalog'

/** Ordered lists that rows are made from. `newest`, `popular`, `family` and `unseen` are one list per
 *  genre; `finished` is what others of the family watched to the end. `taste` and `favorite` are no lists of titles: a place of `taste` says how many of the titles
 *  that a profile began last are of the genre, `favorite` that the profile likes the genre. */
export const PLACEMENT_LISTS = [
  'recent',
  'coming-soon',
  'banner',
  'featured',
  'trailers',
  'unfinished',
  'watch-later',
  'newest',
  'popular',
  'family',
  'unseen',
  'finished',
  'taste',
  'favorite',
] as const
/** One of {@link PLACEMENT_LISTS}. */
export type PlacementList = (typeof PLACEMENT_LISTS)[number]

/** That a title stands at a place, from 1, of a list. `views`: plays in this household. */
export type Placement = {
  list: PlacementList
  /** null: nobody has said; of the lists of a genre such titles have one of their own in `popular` and `unseen`. */
  genre: Genre | null
  id: number
  place: number
  views: number
  /** Slug of its series; null: it stands alone. */
  series: string | null
}
