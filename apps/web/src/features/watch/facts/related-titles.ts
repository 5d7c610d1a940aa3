import { type Animation, RELATED_TITLES } from '@starnest/contract/catalog/catalog'
import { seriesOnce } from '../../../library/title/series-once.ts'

/** What More Like This shows: titles of the same category in the library's order, each series once where
 *  there are enough others, never the title itself, six at most. Source: specification §7, GET /api/animations. */
export function relatedTo(
  current: Pick<Animation, 'id' | 'category' | 'series'>,
  titles: readonly Animation[],
): Animation[] {
  const alike = titles.filter(
    ({ id, category }) => category === current.category && id !== current.id,
  )
  return seriesOnce(alike, current).slice(0, RELATED_TITLES)
}
