import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { titleDetailQuery } from '../../library/title/title.queries.ts'
import { playbackQuery } from '../../library/videos/videos.queries.ts'
import { ask, call } from '../../platform/calls/http.ts'
import { staleOn } from '../../platform/calls/stale-on.ts'
import { countRenditions } from './player/rules/source-plan.ts'

/** The library, from which More Like This is chosen. */
export const animationsQuery = queryOptions({
  queryKey: [CATALOG_ROUTES.list.path],
  meta: { staleOn: ['library'] },
  queryFn: ({ signal }) => call(CATALOG_ROUTES.list, { signal }),
})

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
 *  screen, the title with its views, and where it resumes. */
export async function refreshAfterWatching(queryClient: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(staleOn('progress')),
    queryClient.invalidateQueries({ queryKey: titleDetailQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: playbackQuery(id).queryKey }),
  ])
}
