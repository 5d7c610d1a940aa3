import type { Animation } from '@starnest/contract/catalog/catalog'
import { useNavigate } from 'react-router'
import { type EpisodeMove, episodeMove } from '../facts/next-episode.ts'

/** The {@link EpisodeMove} of a title on its page, among the episodes of its series. */
export function useEpisodeMoves(title: Animation, episodes: readonly Animation[]): EpisodeMove {
  const navigate = useNavigate()
  return episodeMove(
    title,
    episodes,
    (id) => void navigate(`/watch/${id}?play=1`, { replace: true }),
  )
}
