import type { Animation, AnimationDetail } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useViewingPreferences } from '../../library/family/viewing-preferences.ts'
import { nextEpisode } from './facts/next-episode.ts'
import { upNextAfter } from './facts/up-next.ts'
import { episodesQuery, followingQuery } from './watch.queries.ts'

const NONE: readonly Animation[] = []

/** The episodes of a title's series, in their order, and what comes after the title for whoever is watching. Nothing
 *  of either while the answers are on their way. */
export function useUpNext(title: AnimationDetail) {
  const { isChild } = useViewingPreferences()
  const own = useQuery({ ...episodesQuery(title.id), enabled: title.series !== null })
  const episodes = own.data ?? NONE
  const isLast = (title.series === null || own.isSuccess) && !nextEpisode(title, episodes)
  // The series stands in the library where its first episode does: going on from there never comes back to it.
  const { id, category } = episodes[0] ?? title
  const following = useQuery({
    ...followingQuery({ id, category }),
    enabled: isLast && !isChild,
  })
  const shelves = { episodes, following: following.data ?? NONE, isChild }
  return { episodes, next: upNextAfter(title, shelves) }
}
