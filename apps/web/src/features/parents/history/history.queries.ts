import type { HistoryDays, HistoryPage, WatchedPlace } from '@starnest/contract/parents/history'
import { HISTORY_ROUTES } from '@starnest/contract/parents/history.routes'
import { pathOf } from '@starnest/contract/route'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'
import { staleOn } from '../../../platform/calls/stale-on.ts'

/** What a profile watched, the latest first, page by page; asked anew whenever it is looked at. */
export function historyQuery(profileId: number) {
  return infiniteQueryOptions({
    queryKey: [pathOf(HISTORY_ROUTES.history, { id: profileId })],
    queryFn: ({ pageParam, signal }) => {
      const query = { cursor: pageParam || undefined }
      return call(HISTORY_ROUTES.history, { params: { id: profileId }, query, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** How long the household keeps what was watched. */
export const historyKeptQuery = queryOptions({
  queryKey: [HISTORY_ROUTES.days.path],
  queryFn: ({ signal }) => call(HISTORY_ROUTES.days, { signal }),
})

/** Has a title forgotten. It leaves the list at once, and comes back when that fails. */
export function useForgetTitle(profileId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = historyQuery(profileId)
  return useMutation({
    mutationFn: (titleId: number) =>
      call(HISTORY_ROUTES.forget, { params: { id: profileId, titleId } }),
    onMutate: async (titleId) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => list && withoutTitle(list, titleId))
    },
    onSettled: () => refreshHistory(queryClient, profileId),
  })
}

function withoutTitle(list: InfiniteData<HistoryPage>, titleId: number): InfiniteData<HistoryPage> {
  const isOther = ({ animation }: HistoryPage['entries'][number]) => animation.id !== titleId
  const pages = list.pages.map((page) => ({ ...page, entries: page.entries.filter(isOther) }))
  return { ...list, pages }
}

/** Brings a title back that was forgotten. Outlives the list that it was removed from.
 *  @throws HttpError */
export async function restoreTitle(
  queryClient: QueryClient,
  place: { profileId: number; titleId: number; watched: WatchedPlace },
): Promise<void> {
  const { profileId, titleId, watched } = place
  await call(HISTORY_ROUTES.restore, { params: { id: profileId, titleId }, body: watched })
  await refreshHistory(queryClient, profileId)
}

/** Has all forgotten that a profile watched. */
export function useClearHistory(profileId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(HISTORY_ROUTES.clear, { params: { id: profileId } }),
    onSuccess: () => refreshHistory(queryClient, profileId),
  })
}

/** What tells of a profile's history: its list, and rows of home where it is the own one. */
async function refreshHistory(queryClient: QueryClient, profileId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: historyQuery(profileId).queryKey }),
    queryClient.invalidateQueries(staleOn('progress')),
  ])
}

/** Changes how long the household keeps what was watched; lists may have become shorter. */
export function useKeepHistoryFor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (days: HistoryDays) => call(HISTORY_ROUTES.setDays, { body: { days } }),
    onSuccess: (kept) => {
      queryClient.setQueryData(historyKeptQuery.queryKey, kept)
      return Promise.all([
        queryClient.invalidateQueries(staleOn('progress')),
        queryClient.invalidateQueries({
          predicate: ({ queryKey: [first] }) => /\/history$/.test(`${first}`),
        }),
      ])
    },
  })
}
