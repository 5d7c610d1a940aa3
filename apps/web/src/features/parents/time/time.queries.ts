import type {
  GrantHere,
  TimeAnswer,
  TimeLimits,
  WatchTime,
} from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ownTimeQuery } from '../../../library/family/own-time.queries.ts'
import { call } from '../../../platform/calls/http.ts'

/** Time that is over. */
export type OverTime = Extract<WatchTime, { is: 'over' }>

/** Children who wait for an answer; grown-ups ask. */
export const timeRequestsQuery = queryOptions({
  queryKey: [TIME_ROUTES.requests.path],
  meta: { staleOn: ['time'] },
  queryFn: ({ signal }) => call(TIME_ROUTES.requests, { signal }),
})

/** Limits of a profile, and its day so far. */
export function profileTimeQuery(profileId: number) {
  return queryOptions({
    queryKey: [pathOf(TIME_ROUTES.profile, { id: profileId })],
    meta: { staleOn: ['time'] },
    queryFn: ({ signal }) => call(TIME_ROUTES.profile, { params: { id: profileId }, signal }),
    staleTime: 0,
  })
}

/** The zone that the household counts its days in. */
export const timeZoneQuery = queryOptions({
  queryKey: [TIME_ROUTES.timeZone.path],
  meta: { staleOn: ['time'] },
  queryFn: ({ signal }) => call(TIME_ROUTES.timeZone, { signal }),
})

/** Asks the grown-ups for more time. */
export function useAskForTime() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(TIME_ROUTES.ask),
    onSuccess: (time) => queryClient.setQueryData(ownTimeQuery.queryKey, time),
  })
}

/** Gives time on the device of the child, by a PIN.
 *  @throws HttpError, with code `pin_wrong`, `pin_locked` or `grown_ups_only` */
export function useGrantHere() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: GrantHere) => call(TIME_ROUTES.grantHere, { body }),
    // Keeps the PIN out of the mutation cache.
    gcTime: 0,
    onSuccess: (time) => queryClient.setQueryData(ownTimeQuery.queryKey, time),
  })
}

/** Answers a child that asked.
 *  @throws HttpError, with code `already_answered`, `pin_required`, `pin_wrong` or `pin_locked` */
export function useAnswerRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: TimeAnswer & { id: number }) =>
      call(TIME_ROUTES.answer, { params: { id }, body }),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: timeRequestsQuery.queryKey }),
  })
}

/** Changes how long a profile may watch. */
export function useSetTimeLimits(profileId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = profileTimeQuery(profileId)
  return useMutation({
    mutationFn: (body: TimeLimits) =>
      call(TIME_ROUTES.setLimits, { params: { id: profileId }, body }),
    onSuccess: (time) => queryClient.setQueryData(queryKey, time),
  })
}

/** Gives a profile minutes today. */
export function useGrantMinutes(profileId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = profileTimeQuery(profileId)
  return useMutation({
    mutationFn: (minutes: GrantHere['minutes']) =>
      call(TIME_ROUTES.grant, { params: { id: profileId }, body: { minutes } }),
    onSuccess: (time) => queryClient.setQueryData(queryKey, time),
  })
}

/** Chooses the zone that the household counts its days in; null: the server's. */
export function useSetTimeZone() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (timeZone: string | null) => call(TIME_ROUTES.setTimeZone, { body: { timeZone } }),
    onSuccess: (zone) => queryClient.setQueryData(timeZoneQuery.queryKey, zone),
  })
}
