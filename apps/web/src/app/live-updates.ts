import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { LIST_ROUTES } from '@starnest/contract/catalog/lists.routes'
import { NEWS_ROUTES } from '@starnest/contract/catalog/news.routes'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { Change } from '@starnest/contract/live'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import type { Query, QueryClient } from '@tanstack/react-query'
import { dropAnswers, refreshFamily } from '../features/profiles/switch-profile.ts'
import { call } from '../platform/http.ts'
import { openLive } from '../platform/live.ts'

/** First part of the keys of what tells of lists and of places in films. */
const LISTED = [LIST_ROUTES.lists.path, CATALOG_ROUTES.home.path]

/** First part of the keys of what tells of the family's own files. */
const OF_FILES = [FILE_ROUTES.list.path, FILE_ROUTES.filler.path]

/** Addresses that tell of watching time: of whoever watches, of requests, of a profile. */
const TIME_ADDRESS = /^\/api\/(?:time\b|parents\/(?:time-zone$|profiles\/\d+\/time$))/

/** Asks anew for what a change in the house has made stale. */
export async function applyChange(queryClient: QueryClient, { what }: Change): Promise<void> {
  switch (what) {
    case 'lists':
      return refresh(queryClient, LISTED)
    case 'progress':
      return refresh(queryClient, [CATALOG_ROUTES.home.path])
    case 'profiles':
      await refreshFamily(queryClient)
      // Another tab of this browser may have said who watches along.
      await refreshViewer(queryClient)
      return refresh(queryClient, [PARTY_ROUTES.party.path])
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
    isAnswered(query) && `${query.queryKey[0]}`.startsWith(`${CATALOG_ROUTES.list.path}/`)
  await Promise.all([
    refresh(queryClient, [...LISTED, ...OF_FILES, NEWS_ROUTES.news.path]),
    queryClient.invalidateQueries({ predicate: isOfTitle }),
    queryClient.invalidateQueries({ predicate: tellsOfTime }),
  ])
}

/** Asks who watches on this screen. Where that are others than before, or they see otherwise, what
 *  was answered to those before is dropped. */
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
  return openLive({
    onChange: (change) => void applyChange(queryClient, change).catch(lost),
    // What it was told it asks for as ever; that somebody else watches here, it would not be told.
    onConnect: (wasTold) =>
      void (wasTold ? refreshViewer(queryClient) : catchUp(queryClient)).catch(lost),
    onDismissed: () => void queryClient.invalidateQueries().catch(lost),
  })
}
