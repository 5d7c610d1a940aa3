import { type Animation, RELATED_TITLES } from '@starnest/contract/catalog/catalog'

/** What More Like This shows: titles of the same category in the library's order, never the title
 *  itself, six at most. Source: specification §7, GET /api/animations. */
export function relatedTo(
  current: Pick<Animation, 'id' | 'category'>,
  titles: readonly Animation[],
): Animation[] {
  return titles
    .filter((title) => title.category === current.category && title.id !== current.id)
    .slice(0, RELATED_TITLES)
}
