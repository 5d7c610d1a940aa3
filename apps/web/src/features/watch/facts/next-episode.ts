import type { Animation } from '@starnest/contract/catalog/catalog'
import { isPlayable } from './title-facts.ts'

/** The episode that comes after a title, among the episodes of its series in their order: the next
 *  one that can be played. Undefined after the last one. */
export function nextEpisode(
  current: Pick<Animation, 'id'>,
  episodes: readonly Animation[],
): Animation | undefined {
  const index = episodes.findIndex(({ id }) => id === current.id)
  if (index < 0) return undefined
  return episodes.slice(index + 1).find(canPlay)
}

/** The episode before a title, likewise. Undefined before the first one. */
export function previousEpisode(
  current: Pick<Animation, 'id'>,
  episodes: readonly Animation[],
): Animation | undefined {
  const index = episodes.findIndex(({ id }) => id === current.id)
  return episodes.slice(0, Math.max(0, index)).findLast(canPlay)
}

const canPlay = (one: Animation) => isPlayable(one) && !one.isComingSoon
