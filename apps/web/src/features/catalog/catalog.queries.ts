import {
  animationListSchema,
  CATALOG_ROUTES,
  type Genre,
  homeSchema,
  type Shelf,
} from '@starnest/contract/catalog/catalog'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getJson } from '../../platform/http.ts'

/** What of the home screen is asked for: one genre, one shelf, both, or neither for all. */
type HomeChoice = { genre?: Genre | undefined; shelf?: Shelf | undefined }

/** The home screen of this viewer, whole, of one genre or of one shelf. While another choice is on
 *  its way the rows before it stay. Asked even when the browser says that it is offline: Starnest is
 *  at home, where no internet is needed to reach it. */
export function homeQuery({ genre, shelf }: HomeChoice = {}) {
  const search = new URLSearchParams({ ...(genre && { genre }), ...(shelf && { shelf }) })
  const url = search.size > 0 ? `${CATALOG_ROUTES.home}?${search}` : CATALOG_ROUTES.home
  return queryOptions({
    queryKey: [CATALOG_ROUTES.home, { genre, shelf }],
    meta: { staleOn: ['lists', 'progress'] },
    queryFn: ({ signal }) => getJson(homeSchema, url, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}

/** Titles of a genre, or of every genre, newest first: as many as similar ones are chosen from. */
export function newestTitlesQuery(genre?: Genre) {
  const search = new URLSearchParams({ ...(genre && { genre }), limit: '25' })
  return queryOptions({
    queryKey: [CATALOG_ROUTES.list, { genre, limit: 25 }],
    queryFn: ({ signal }) =>
      getJson(animationListSchema, `${CATALOG_ROUTES.list}?${search}`, signal),
  })
}
