import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { pathOf } from '@starnest/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** What a title is about, in its own words. */
export function summaryQuery(id: number) {
  return queryOptions({
    queryKey: [pathOf(HOST_ROUTES.summary, { id })],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(HOST_ROUTES.summary, { params: { id }, signal }),
  })
}
