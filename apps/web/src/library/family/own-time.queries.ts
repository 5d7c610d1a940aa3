import type { WatchTime } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, HttpError } from '../../platform/calls/http.ts'

const SECOND_MS = 1000
/** Longest wait before time that is left is asked for again. */
const LONGEST_WAIT_MS = 30 * SECOND_MS
/** Wait while the film may be seen to its end, or an answer is hoped for. */
const OVER_WAIT_MS = 4 * SECOND_MS

/** The time of whoever watches here, for an open player: asked again when it should be over, and
 *  often once it is. */
export const ownTimeQuery = queryOptions({
  queryKey: [TIME_ROUTES.own.path],
  meta: { staleOn: ['time'] },
  queryFn: ({ signal }) => call(TIME_ROUTES.own, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => waitMsFor(state.data),
})

/** How long to wait before time is asked for again, in milliseconds; false: until a change is
 *  announced. */
export function waitMsFor(time: WatchTime | undefined): number | false {
  if (!time || time.is === 'unlimited') return false
  if (time.is === 'over') return OVER_WAIT_MS
  return Math.min(LONGEST_WAIT_MS, Math.max(1, time.seconds) * SECOND_MS)
}

/** Ask again how much time is left. */
export function refreshTime(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownTimeQuery.queryKey })
}

/** The same after something was watched: where nobody counts it, there is nothing new. */
export async function refreshCountedTime(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(ownTimeQuery.queryKey)?.is === 'unlimited') return
  await refreshTime(queryClient)
}

/** Whether the server said that watching time is over. */
export function isTimeOver(error: Error): boolean {
  return error instanceof HttpError && error.code === 'time_over'
}
