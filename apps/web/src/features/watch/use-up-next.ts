import type { AnimationDetail } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useViewingPreferences } from '../../library/family/viewing-preferences.ts'
import { upNextAfter } from './facts/up-next.ts'
import { animationsQuery, episodesQuery } from './watch.queries.ts'

/** The episodes of a title's series, in their order, and what comes after the title for whoever is watching. Nothing
 *  of either while the answers are on their way. */
export function useUpNext(title: AnimationDetail) {
  const { isChild } = useViewingPreferences()
  const library = useQuery(animationsQuery).data ?? []
  const episodes =
    useQuery({ ...episodesQuery(title.id), enabled: title.series !== null }).data ?? []
  return { episodes, next: upNextAfter(title, { episodes, library, isChild }) }
}
