import { type Animation, RELATED_TITLES } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf, type QueryFor } from '@starnest/contract/route'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { titleDetailQuery } from '../../library/title/title.queries.ts'
import { ask, call } from '../../platform/calls/http.ts'
import { staleOn } from '../../platform/calls/stale-on.ts'
import { countRenditions } from './player/rules/source-plan.ts'

/** Titles among which the next one that can be played is looked for. */
const FOLLOWING_TITLES = 25

/** The newest of a category, each series once: as many as More Like This shows, and the one that it is of. */
export const alikeQuery = (category: Animation['category']) =>
  libraryQuery({ category, seriesOnce: 'true', limit: RELATED_TITLES + 1 })

/** What comes after a title in the library's order, of its category, each series once. */
export const followingQuery = ({ id, category }: Pick<Animation, 'id' | 'category'>) =>
  libraryQuery({ category, seriesOnce: 'true', after: id, limit: FOLLOWING_TITLES })

function libraryQuery(query: QueryFor<typeof CATALOG_ROUTES.list>) {
  return queryOptions({
    queryKey: [CATALOG_ROUTES.list.path, query],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(CATALOG_ROUTES.list, { query, signal }),
  })
}

/** All episodes of the series that a title is of. */
export function episodesQuery(id: number) {
  return queryOptions({
    queryKey: [pathOf(CATALOG_ROUTES.episodes, { id })],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(CATALOG_ROUTES.episodes, { params: { id }, signal }),
  })
}

/** How many renditions a title's stream offers; 1 when it has no stream or it cannot be read, which
 *  only means that the file itself is played. */
export function renditionsQuery(playlistUrl: string | null) {
  return queryOptions({
    queryKey: [playlistUrl],
    queryFn: async ({ signal }) => {
      if (playlistUrl === null) return 1
      const answer = await ask(playlistUrl, { signal })
      return answer.ok ? countRenditions(await answer.text()) : 1
    },
    enabled: playlistUrl !== null,
    retry: false,
  })
}

/** Make every answer stale that tells where the viewer stands in a title: the rows of the home
 *  screen, where it resumes, and the title with its views. */
export async function refreshAfterWatching(queryClient: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(staleOn('progress')),
    queryClient.invalidateQueries({ queryKey: titleDetailQuery(id).queryKey }),
  ])
}
