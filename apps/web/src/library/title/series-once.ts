import type { Animation } from '@starnest/contract/catalog/catalog'

/** Titles in their order, but each series once: its further episodes, and all of the series that is at
 *  hand, come at the end. */
export function seriesOnce<Title extends Pick<Animation, 'series'>>(
  titles: readonly Title[],
  atHand: Pick<Animation, 'series'>,
): Title[] {
  const told = new Set(atHand.series && [atHand.series.title])
  const [first, further]: [Title[], Title[]] = [[], []]
  for (const title of titles) {
    const isTold = title.series !== null && told.has(title.series.title)
    if (title.series) told.add(title.series.title)
    ;(isTold ? further : first).push(title)
  }
  return [...first, ...further]
}
