import { MAX_NEWS_ITEMS, MAX_NEWS_PICTURES, type NewsItem } from '@starnest/contract/catalog/news'

/** Released titles of one day that are told of one by one; of more, the day tells at once. */
export const SINGLE_TITLES_A_DAY = 5

/** A title that arrived, one of the newest of its group. `count`: titles of the group, which are
 *  those of the same `day` that are to come, or that are not. */
export type Arrival = {
  id: number
  addedAt: Date
  isComingSoon: boolean
  day: string
  count: number
}

/** A piece of news in ids. */
export type ComposedItem = Pick<NewsItem, 'kind' | 'count'> & { at: Date; titleIds: number[] }

/** What the bell tells, newest first. A profile that never looked hears of everything at once, and is
 *  greeted, as of the day it was made.
 *  @param arrivals newest first */
export function composeNews(
  arrivals: readonly Arrival[],
  greeting: { kind: 'welcome' | 'welcome-parent'; at: Date } | null,
): ComposedItem[] {
  const groups = Map.groupBy(arrivals, ({ day, isComingSoon }) => `${day} ${isComingSoon}`)
  const items = [...groups.values()].flatMap((group) => itemsOf(group, greeting !== null))
  if (greeting) items.push({ ...greeting, count: 0, titleIds: [] })
  return items.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MAX_NEWS_ITEMS)
}

function itemsOf(group: readonly Arrival[], isFirstLook: boolean): ComposedItem[] {
  const [newest] = group
  if (!newest) return []
  const { count, isComingSoon, addedAt: at } = newest
  const titleIds = group.slice(0, MAX_NEWS_PICTURES).map(({ id }) => id)
  if (isComingSoon) return [{ kind: 'coming-soon', at, count, titleIds }]
  if (count > SINGLE_TITLES_A_DAY || (isFirstLook && count > 1)) {
    return [{ kind: 'titles-added', at, count, titleIds }]
  }
  return group.map(({ id, addedAt }) => ({
    kind: 'title-added',
    at: addedAt,
    count: 1,
    titleIds: [id],
  }))
}
