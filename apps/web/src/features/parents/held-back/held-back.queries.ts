import { HELD_BACK_ROUTES } from '@starnest/contract/parents/held-back.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** What Leo held back from the children and teens of the house; asked anew whenever it is looked at, and while it
 *  is looked at with each new entry. */
export const heldBackQuery = queryOptions({
  queryKey: [HELD_BACK_ROUTES.list.path],
  meta: { staleOn: ['safety', 'profiles'] },
  queryFn: ({ signal }) => call(HELD_BACK_ROUTES.list, { signal }),
  staleTime: 0,
})

/** Has all forgotten that Leo held back from a profile. The list is asked for anew behind it: what was pressed is
 *  still there to be given the focus when the question closes. */
export function useClearHeldBack(profileId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(HELD_BACK_ROUTES.clear, { params: { id: profileId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: heldBackQuery.queryKey })
    },
  })
}
