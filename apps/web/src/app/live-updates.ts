import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { type Change, LIVE_CHANNEL, REMEMBERED_CHANGES_MS } from '@starnest/contract/live'
import type { Query, QueryClient } from '@tanstack/react-query'
import { dropAnswers, refreshFamily } from '../features/profiles/switch-profile.ts'
import { call } from '../platform/calls/http.ts'
import { changesOf } from '../platform/calls/stale-on.ts'
import { channelLine, openForMs } from '../platform/socket/channel-line.ts'

/** Asks anew for what a change in the house has made stale. Each query says itself what that is. */
export async function applyChange(queryClient: QueryClient, { what }: Change): Promise<void> {
  if (what === 'library') return queryClient.invalidateQueries()
  if (what === 'profiles') {
    await refreshFamily(queryClient)
    // Another tab of this browser may have said who watches along.
    await refreshViewer(queryClient)
  }
  await queryClient.invalidateQueries({ predicate: (query) => isAskedAnew(query, what) })
}

/** A line that stands anew: who is in the family and who watches here, and whatever a change makes
 *  stale, such as whether the title that is open may still be seen, could have changed while nobody
 *  told. */
export async function catchUp(queryClient: QueryClient): Promise<void> {
  await refreshFamily(queryClient)
  await refreshViewer(queryClient)
  await queryClient.invalidateQueries({
    predicate: (query) => changesOf(query).some((what) => isAskedAnew(query, what)),
  })
}

/** Whether a query has to be asked again after a change. A query without an answer is left alone: it is being
 *  asked now, or it failed and the shell asks it again when the server is back. Watching time is the exception: an
 *  answer that is on its way may be older than the change, and no second change would correct it. */
function isAskedAnew(query: Query, what: Change['what']): boolean {
  return changesOf(query).includes(what) && (what === 'time' || query.state.status === 'success')
}

/** Asks who watches on this screen. If the viewers, or what they may see, are not the same as before, all answers
 *  that were given to the earlier viewers are dropped. */
export async function refreshViewer(queryClient: QueryClient): Promise<void> {
  const queryKey = [HOUSEHOLD_ROUTES.viewer.path]
  const before = queryClient.getQueryData(queryKey)
  if (before === undefined) return
  const after = await call(HOUSEHOLD_ROUTES.viewer)
  queryClient.setQueryData(queryKey, after)
  if (JSON.stringify(after) !== JSON.stringify(before)) await dropAnswers(queryClient)
}

/** Keeps the open page in step with the house. Returns the way to stop that. */
export function followHouse(queryClient: QueryClient): () => void {
  // Nobody answers: the page keeps what it has, and the shell says that the line is lost.
  const lost = () => undefined
  const line = channelLine(LIVE_CHANNEL)
  const stops = [
    line.on('changed', (change) => void applyChange(queryClient, change).catch(lost)),
    line.join({
      onJoined({ isFirst }) {
        const wasTold = isFirst && openForMs() < REMEMBERED_CHANGES_MS
        // The server repeats the changes that were missed, but never says that somebody else watches here now.
        void (wasTold ? refreshViewer(queryClient) : catchUp(queryClient)).catch(lost)
      },
      onLeft({ isDismissed }) {
        if (isDismissed) void queryClient.invalidateQueries().catch(lost)
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
