import type { Animation } from '@starnest/contract/catalog/catalog'
import { useNavigate } from 'react-router'
import { nextEpisode, previousEpisode } from '../facts/next-episode.ts'

/** Plays the episode before or after the one that plays, in its place. False where there is none. */
export type EpisodeMove = (direction: 'next' | 'previous') => boolean

/** The {@link EpisodeMove} of a title among the episodes of its series, in their order. */
export function useEpisodeMoves(title: Animation, episodes: readonly Animation[]): EpisodeMove {
  const navigate = useNavigate()
  return (direction) => {
    const neighbour = direction === 'next' ? nextEpisode : previousEpisode
    const episode = neighbour(title, episodes)
    if (episode) void navigate(`/watch/${episode.id}?play=1`, { replace: true })
    return episode !== undefined
  }
}
