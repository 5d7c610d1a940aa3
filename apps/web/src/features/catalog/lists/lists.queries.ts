import type { Home } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import type { ListName, Lists } from '@starnest/contract/catalog/lists'
import { LIST_ROUTES } from '@starnest/contract/catalog/lists.routes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { call } from '../../../platform/calls/http.ts'
import { staleOn } from '../../../platform/calls/stale-on.ts'
import { withListed } from './with-listed.ts'
import { withoutContinued } from './without-continued.ts'

const LISTS_KEY = [LIST_ROUTES.lists.path]
const HOME_KEY = [CATALOG_ROUTES.home.path]

/** Changes of the lists are sent one after the other, so that the last press has the last word. */
const CHANGES = 'lists'
const CHANGES_KEY = [CHANGES]

/** Which titles are on which of the profile's lists. */
export const listsQuery = queryOptions({
  queryKey: LISTS_KEY,
  meta: { staleOn: ['lists'] },
  queryFn: ({ signal }) => call(LIST_ROUTES.lists, { signal }),
})

/** Whose lists a press is about: whoever watches as it is made, also where it is sent or taken back later. undefined:
 *  that is not known yet. */
export const whoseLists = (queryClient: QueryClient): number | undefined =>
  queryClient.getQueryData(activeProfileQuery.queryKey)?.id

/** That a title is to be on a list of a profile or not. `addedAt` gives it the place back that it had. */
export type ListChange = {
  profileId: number | undefined
  list: ListName
  id: number
  isOn: boolean
  addedAt?: string | undefined
}

function sendChange({ profileId, list, id, isOn, addedAt }: ListChange) {
  const to = { params: { list, id }, query: { profileId } }
  return isOn ? call(LIST_ROUTES.add, { ...to, body: { addedAt } }) : call(LIST_ROUTES.remove, to)
}

/** Once nothing more is under way: what the lists say, and the rows that are made from them. */
async function refreshLists(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: CHANGES_KEY }) > 1) return
  await queryClient.invalidateQueries(staleOn('lists'))
}

/** Puts titles on lists and takes them off. The lists show it before the server has said so. */
export function listChange(queryClient: QueryClient) {
  const show = (change: ListChange) =>
    queryClient.setQueryData<Lists>(LISTS_KEY, (lists) => lists && withListed(lists, change))
  return {
    mutationKey: CHANGES_KEY,
    scope: { id: CHANGES },
    mutationFn: sendChange,
    onMutate: async (change: ListChange) => {
      await queryClient.cancelQueries({ queryKey: LISTS_KEY })
      show(change)
    },
    onError: (_error: Error, change: ListChange) => {
      show({ ...change, isOn: !change.isOn })
    },
    onSettled: () => refreshLists(queryClient),
  }
}

/** That a title is to be left out of a profile's Continue Watching, or shown there again. */
export type ContinueChange = { profileId: number | undefined; id: number; isHidden: boolean }

/** Takes titles out of Continue Watching, on the screen at once, and brings them back. */
export function continueChange(queryClient: QueryClient) {
  return {
    scope: { id: 'continue-watching' },
    mutationFn: ({ profileId, id, isHidden }: ContinueChange) =>
      call(isHidden ? LIST_ROUTES.hideContinued : LIST_ROUTES.showContinued, {
        params: { id },
        query: { profileId },
      }),
    onMutate: async ({ id, isHidden }: ContinueChange) => {
      if (!isHidden) return
      await queryClient.cancelQueries({ queryKey: HOME_KEY })
      queryClient.setQueriesData<Home>(
        { queryKey: HOME_KEY },
        (home) => home && withoutContinued(home, id),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: HOME_KEY }),
  }
}
