import { type Genre, homeOf, type Shelf } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** What of the home screen is asked for: one genre, one shelf, both, or neither for all. */
type HomeChoice = { genre?: Genre | undefined; shelf?: Shelf | undefined }

/** The home screen of this viewer, whole, of one genre or of one shelf. While another choice is on
 *  its way the rows before it stay. Asked even when the browser says that it is offline: Starnest is
 *  at home, where no internet is needed to reach it. */
export function homeQuery({ genre, shelf }: HomeChoice = {}) {
  return queryOptions({
    queryKey: [CATALOG_ROUTES.home.path, { genre, shelf }],
    meta: { staleOn: ['lists', 'progress'] },
    queryFn: async ({ signal }) =>
      homeOf(await call(CATALOG_ROUTES.home, { query: { genre, shelf }, signal })),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}

/** Titles of a genre, or of every genre, newest first, each series once: as many as similar ones are chosen from. */
export function newestTitlesQuery(genre?: Genre) {
  const query = { genre, seriesOnce: 'true', limit: 25 }
  return queryOptions({
    queryKey: [CATALOG_ROUTES.list.path, query],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(CATALOG_ROUTES.list, { query, signal }),
  })
}
