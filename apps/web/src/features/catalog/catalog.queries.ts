import { CATALOG_ROUTES, type Genre, homeSchema } from '@starnest/contract/catalog'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getJson } from '../../platform/http.ts'

/** The home screen of this viewer, whole or of one genre. While another genre is on its way the rows
 *  before it stay. Asked even when the browser says that it is offline: Starnest is at home, where
 *  no internet is needed to reach it. */
export function homeQuery(genre: Genre | undefined) {
  const url = CATALOG_ROUTES.home
  return queryOptions({
    queryKey: [url, { genre }],
    queryFn: ({ signal }) =>
      getJson(homeSchema, genre ? `${url}?${new URLSearchParams({ genre })}` : url, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}
