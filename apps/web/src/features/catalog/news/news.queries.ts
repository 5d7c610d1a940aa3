import { MAX_NEWS_ITEMS, type News, type NewsItem } from '@starnest/contract/catalog/news'
import { NEWS_ROUTES } from '@starnest/contract/catalog/news.routes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** What is new since the profile last looked. */
export const newsQuery = queryOptions({
  queryKey: [NEWS_ROUTES.news.path],
  meta: { staleOn: ['library'] },
  queryFn: ({ signal }) => call(NEWS_ROUTES.news, { signal }),
})

/** What the open bell shows: what is new, and what was new before while this page was open. */
export type ShownNews = { asOf: string; fresh: NewsItem[]; earlier: NewsItem[] }

const SHOWN_KEY = ['shown', NEWS_ROUTES.news.path]

/** What the open bell shows, asked for each time it opens. */
export function shownNewsQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: SHOWN_KEY,
    queryFn: async ({ signal }): Promise<ShownNews> => {
      const { items, asOf } = await call(NEWS_ROUTES.news, { signal })
      const before = queryClient.getQueryData<ShownNews>(SHOWN_KEY)
      const earlier = before ? [...before.fresh, ...before.earlier] : []
      return { asOf, fresh: items, earlier: earlier.slice(0, MAX_NEWS_ITEMS) }
    },
    staleTime: 0,
  })
}

/** Says that the profile has seen the news as of an instant; the bell's badge goes at once. */
export function newsSeen(queryClient: QueryClient) {
  return {
    mutationFn: (asOf: string) => call(NEWS_ROUTES.seen, { body: { asOf } }),
    onMutate: async (asOf: string) => {
      await queryClient.cancelQueries({ queryKey: newsQuery.queryKey })
      queryClient.setQueryData<News>(newsQuery.queryKey, { items: [], asOf })
    },
    // Not said yet: the badge comes back, and the next look says it again.
    onError: () => queryClient.invalidateQueries({ queryKey: newsQuery.queryKey }),
  }
}
