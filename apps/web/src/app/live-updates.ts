import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog'
import { LIST_ROUTES } from '@starnest/contract/catalog/lists'
import { NEWS_ROUTES } from '@starnest/contract/catalog/news'
import { FILE_ROUTES } from '@starnest/contract/files/files'
import { HOUSEHOLD_ROUTES, viewerSchema } from '@starnest/contract/household/household'
import { type Change, LIVE_CHANNEL, REMEMBERED_CHANGES_MS } from '@starnest/contract/live'
import { PARTY_ROUTES } from '@starnest/contract/party/party'
import type { Query, QueryClient } from '@tanstack/react-query'
import { dropAnswers, refreshFamily } from '../features/profiles/switch-profile.ts'
import { getJson } from '../platform/http.ts'
import { channelLine, openForMs } from '../platform/socket/channel-line.ts'

/** First part of the keys of what tells of lists and of places in films. */
const LISTED = [LIST_ROUTES.lists, CATALOG_ROUTES.home]

/** First part of the keys of what tells of the family's own files. */
const OF_FILES = [FILE_ROUTES.list, FILE_ROUTES.filler]

/** Addresses that tell of watching time: of whoever watches, of requests, of a profile. */
const TIME_ADDRESS = /^\/api\/(?:time\b|parents\/(?:time-zone$|profiles\/\d+\/time$))/

/** Asks anew for what a change in the house has made stale. */
export async function applyChange(queryClient: QueryClient, { what }: Change): Promise<void> {
  switch (what) {
    case 'lists':
      return refresh(queryClient, LISTED)
    case 'progress':
      return refresh(queryClient, [CATALOG_ROUTES.home])
    case 'profiles':
      await refreshFamily(queryClient)
      // Another tab of this browser may have said who watches along.
      await refreshViewer(queryClient)
      return refresh(queryClient, [PARTY_ROUTES.party])
    case 'time':
      return queryClient.invalidateQueries({ predicate: tellsOfTime })
    case 'files':
      return refresh(queryClient, OF_FILES)
    case 'library':
      return queryClient.invalidateQueries()
  }
}

const tellsOfTime = ({ queryKey: [first] }: Query) => TIME_ADDRESS.test(`${first}`)

/** What failed is left alone: the shell asks it again when the server is back. */
const isAnswered = ({ state }: Query) => state.status === 'success'

async function refresh(queryClient: QueryClient, routes: string[]): Promise<void> {
  const predicate = isAnswered
  await Promise.all(
    routes.map((route) => queryClient.invalidateQueries({ queryKey: [route], predicate })),
  )
}

/** A line that stands anew: who is in the family and who watches here, what concerns lists, and
 *  whether the title that is open may still be seen, could have changed while nobody told. */
export async function catchUp(queryClient: QueryClient): Promise<void> {
  await refreshFamily(queryClient)
  await refreshViewer(queryClient)
  const isOfTitle = (query: Query) =>
    isAnswered(query) && `${query.queryKey[0]}`.startsWith(`${CATALOG_ROUTES.list}/`)
  await Promise.all([
    refresh(queryClient, [...LISTED, ...OF_FILES, NEWS_ROUTES.news]),
    queryClient.invalidateQueries({ predicate: isOfTitle }),
    queryClient.invalidateQueries({ predicate: tellsOfTime }),
  ])
}

/** Asks who watches on this screen. Where that are others than before, or they see otherwise, what
 *  was answered to those before is dropped. */
export async function refreshViewer(queryClient: QueryClient): Promise<void> {
  const queryKey = [HOUSEHOLD_ROUTES.viewer]
  const before = queryClient.getQueryData(queryKey)
  if (before === undefined) return
  const after = await getJson(viewerSchema, HOUSEHOLD_ROUTES.viewer)
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
        // What it was told it asks for as ever; that somebody else watches here, it would not be told.
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
