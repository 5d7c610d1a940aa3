import { CATALOG_ROUTES } from '@starnest/contract/catalog'
import { LIST_ROUTES } from '@starnest/contract/lists'
import type { Change } from '@starnest/contract/live'
import { NEWS_ROUTES } from '@starnest/contract/news'
import type { Query, QueryClient } from '@tanstack/react-query'
import { refreshFamily } from '../features/profiles/switch-profile.ts'
import { openLive } from '../platform/live.ts'

/** First part of the keys of what tells of lists and of places in films. */
const LISTED = [LIST_ROUTES.lists, CATALOG_ROUTES.home]

/** Asks anew for what a change in the house has made stale. */
export async function applyChange(queryClient: QueryClient, { what }: Change): Promise<void> {
  switch (what) {
    case 'lists':
      return refresh(queryClient, LISTED)
    case 'progress':
      return refresh(queryClient, [CATALOG_ROUTES.home])
    case 'profiles':
      return refreshFamily(queryClient)
    case 'library':
      return queryClient.invalidateQueries()
  }
}

/** What failed is left alone: the shell asks it again when the server is back. */
const isAnswered = ({ state }: Query) => state.status === 'success'

async function refresh(queryClient: QueryClient, routes: string[]): Promise<void> {
  const predicate = isAnswered
  await Promise.all(
    routes.map((route) => queryClient.invalidateQueries({ queryKey: [route], predicate })),
  )
}

/** A line that stands anew: what concerns lists, and whether the title that is open may still be seen,
 *  could have changed while nobody told. */
async function catchUp(queryClient: QueryClient): Promise<void> {
  const isOfTitle = (query: Query) =>
    isAnswered(query) && `${query.queryKey[0]}`.startsWith(`${CATALOG_ROUTES.list}/`)
  await Promise.all([
    refresh(queryClient, [...LISTED, NEWS_ROUTES.news]),
    queryClient.invalidateQueries({ predicate: isOfTitle }),
  ])
}

/** Keeps the open page in step with the house. Returns the way to stop that. */
export function followHouse(queryClient: QueryClient): () => void {
  // Nobody answers: the page keeps what it has, and the shell says that the line is lost.
  const lost = () => undefined
  return openLive({
    onChange: (change) => void applyChange(queryClient, change).catch(lost),
    onConnect: () => void catchUp(queryClient).catch(lost),
  })
}
