import { type Animation, RELATED_TITLES } from '@starnest/contract/catalog/catalog'

/** What can be related to a title. */
type Shelves = {
  /** Titles in the library's order, each series once. */
  library: readonly Animation[]
  /** All episodes of the title's own series, in their order; none when it stands alone. */
  episodes: readonly Animation[]
}

/** What More Like This shows: titles of the same category in the library's order, then what else there is of the
 *  title's own series, never the title itself, six at most. Source: specification §7, GET /api/animations. */
export function relatedTo(
  current: Pick<Animation, 'id' | 'category'>,
  { library, episodes }: Shelves,
): Animation[] {
  const own = new Set(episodes.map(({ id }) => id))
  const others = library.filter(({ id, category }) => category === current.category && !own.has(id))
  return [...others, ...episodes].filter(({ id }) => id !== current.id).slice(0, RELATED_TITLES)
}
