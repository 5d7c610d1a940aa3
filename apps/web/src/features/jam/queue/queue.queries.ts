import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import type { JamQueueEntry, NewJamQueueEntry } from '@starnest/contract/jam/queue'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** Who sings next; another screen of the house may change it. */
export const queueQuery = queryOptions({
  queryKey: [JAM_ROUTES.queue.path],
  meta: { staleOn: ['profiles', 'jam'] },
  queryFn: ({ signal }) => call(JAM_ROUTES.queue, { signal }),
  staleTime: 0,
})

/** Queues somebody for a song or beat. @throws HttpError `queue_full`, `profile_not_found` */
export function useEnqueue() {
  const show = useShowQueue()
  return useMutation({
    mutationFn: (entry: NewJamQueueEntry) => call(JAM_ROUTES.enqueue, { body: entry }),
    onSuccess: show,
  })
}

/** Puts an entry at a place, from 0; null: where it comes by itself. @throws HttpError `not_found` */
export function useMoveInQueue() {
  const show = useShowQueue()
  return useMutation({
    mutationFn: ({ id, place }: { id: number; place: number | null }) =>
      call(JAM_ROUTES.moveInQueue, { params: { id }, body: { place } }),
    onSuccess: show,
  })
}

/** Takes an entry out, sung or not. @throws HttpError `not_found` */
export function useLeaveQueue() {
  const show = useShowQueue()
  return useMutation({
    mutationFn: ({ id, hasSung }: { id: number; hasSung: boolean }) =>
      call(JAM_ROUTES.leaveQueue, { params: { id }, body: { hasSung } }),
    onSuccess: show,
  })
}

/** Each change is answered with the queue as it is now. */
function useShowQueue() {
  const queryClient = useQueryClient()
  return (queue: JamQueueEntry[]) => queryClient.setQueryData(queueQuery.queryKey, queue)
}
