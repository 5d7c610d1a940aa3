import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { queryOptions } from '@tanstack/react-query'
import { call, HttpError } from '../../platform/calls/http.ts'

/** One title with what lists leave out, such as its cast. */
export function titleDetailQuery(id: number) {
  return queryOptions({
    queryKey: [pathOf(CATALOG_ROUTES.detail, { id })],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(CATALOG_ROUTES.detail, { params: { id }, signal }),
  })
}

/** Whether the server said that there is no such title, or none for this viewer. */
export function isTitleMissing(error: Error): boolean {
  return error instanceof HttpError && error.status === 404
}
