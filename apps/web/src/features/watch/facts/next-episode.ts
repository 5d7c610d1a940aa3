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
  return episodes.slice(index + 1).find((one) => isPlayable(one) && !one.isComingSoon)
}
