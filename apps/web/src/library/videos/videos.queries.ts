import { pathOf } from '@starnest/contract/route'
import type { BEST_VERSION, TitleVideos } from '@starnest/contract/watch/videos'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** The versions of a title, and the extras that come with it. */
export function titleVideosQuery(id: number) {
  return queryOptions({
    queryKey: [pathOf(WATCH_ROUTES.videos, { id })],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(WATCH_ROUTES.videos, { params: { id }, signal }),
  })
}

/** What the player needs to begin. Asked again with every visit of the page, because another
 *  device may have watched on. `video`: a version or an extra, or the best version; absent: the version that the
 *  profile chose. */
export function playbackQuery(id: number, video?: AskedVersion) {
  const path = pathOf(WATCH_ROUTES.playback, { id })
  return queryOptions({
    queryKey: video === undefined ? [path] : [path, { video }],
    meta: { staleOn: ['library', 'progress'] },
    queryFn: ({ signal }) =>
      call(WATCH_ROUTES.playback, { params: { id }, query: { video }, signal }),
    staleTime: 0,
  })
}

/** A version or an extra by its number, or the best version. */
type AskedVersion = number | typeof BEST_VERSION | undefined

/** Names the saving of a choice: until it has ended, nobody knows what plays next. */
export const versionChoiceKey = (id: number) => ['version choice', id] as const

/** Chooses which version of a title the profile watches; null: the best. It is shown before the server has said
 *  so, and what plays next is asked for again. */
export function versionChoice(queryClient: QueryClient, id: number) {
  const { queryKey } = titleVideosQuery(id)
  return {
    mutationKey: versionChoiceKey(id),
    mutationFn: (version: number | null) =>
      call(WATCH_ROUTES.chooseVersion, { params: { id }, body: { version } }),
    onMutate: async (version: number | null) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<TitleVideos>(
        queryKey,
        (videos) => videos && { ...videos, chosen: version },
      )
    },
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        // What a page at rest plays next; a film that is open plays on by what it has.
        queryClient.invalidateQueries({
          queryKey: playbackQuery(id).queryKey,
          exact: true,
        }),
      ])
    },
  }
}
