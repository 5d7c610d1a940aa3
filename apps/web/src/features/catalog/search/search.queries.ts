import { SEARCH_ROUTES } from '@starnest/contract/catalog/search.routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** An answer is fresh as long as somebody tries words to and fro, and not kept for long: every letter
 *  that is typed makes one. Milliseconds. */
const FRESH_MS = 60_000

/** The titles for a question. While the answer to the next letter is on its way the one before it
 *  stays; a question that nobody waits for any more is called off. */
export function searchQuery(question: string) {
  return queryOptions({
    queryKey: [SEARCH_ROUTES.search.path, question],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(SEARCH_ROUTES.search, { query: { q: question }, signal }),
    placeholderData: keepPreviousData,
    enabled: question !== '',
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  })
}
