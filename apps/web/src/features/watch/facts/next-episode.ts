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

/** Plays the episode before or after the one that plays, in its place. False where there is none. */
export type EpisodeMove = (direction: 'next' | 'previous') => boolean

/** The {@link EpisodeMove} of a title among the episodes of its series, in their order. */
export function episodeMove(
  current: Pick<Animation, 'id'>,
  episodes: readonly Animation[],
  play: (titleId: number) => void,
): EpisodeMove {
  return (direction) => {
    const neighbour = direction === 'next' ? nextEpisode : previousEpisode
    const episode = neighbour(current, episodes)
    if (episode) play(episode.id)
    return episode !== undefined
  }
}

const canPlay = (one: Animation) => isPlayable(one) && !one.isComingSoon
