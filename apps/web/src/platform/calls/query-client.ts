import { QueryClient } from '@tanstack/react-query'
import { HttpError } from './http.ts'

const MINUTE_MS = 60_000

/** A refusal stays a refusal: only a broken line or a failing server is asked again, twice. */
function shouldRetry(failureCount: number, error: Error): boolean {
  if (error instanceof HttpError && error.status < 500) return false
  return failureCount < 2
}

/** The cache of server data. Catalogue answers stay fresh five minutes and are kept two days; a
 *  change of profile, rating or library makes them stale at once, where it happens.
 *  Source: design, "Who is asking: Viewer". */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // The server stands in the house: it answers also when the browser sees no internet.
        networkMode: 'always',
        staleTime: 5 * MINUTE_MS,
        gcTime: 48 * 60 * MINUTE_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
      },
    },
  })
}
