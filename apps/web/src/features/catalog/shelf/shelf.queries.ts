import type { Genre, Shelf } from '@starnest/contract/catalog/catalog'
import type { ShelfOrder } from '@starnest/contract/catalog/shelf'
import { SHELF_ROUTES } from '@starnest/contract/catalog/shelf.routes'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** Which titles stand on the screen, and in which order. */
export type ShelfChoice = {
  genre?: Genre | undefined
  shelf?: Shelf | undefined
  order: ShelfOrder
}

/** The titles of a genre, a shelf or both, part by part. While another order is on its way the one before
 *  it stays. */
export function shelfQuery(choice: ShelfChoice) {
  return infiniteQueryOptions({
    queryKey: [SHELF_ROUTES.titles.path, choice],
    meta: { staleOn: ['lists', 'progress'] },
    queryFn: ({ pageParam, signal }) =>
      call(SHELF_ROUTES.titles, { query: { ...choice, from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ further }) => further,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}
