import { type ShelfOrder, shelfOrderSchema } from '@starnest/contract/catalog/shelf'
import { useSearchParams } from 'react-router'

const PARAMETER = 'sort'
const FIRST: ShelfOrder = 'added'

/** The order that the address names; that of a shelf without one, and for a word that is no order. */
export function orderIn(search: URLSearchParams): ShelfOrder {
  const parsed = shelfOrderSchema.safeParse(search.get(PARAMETER))
  return parsed.success ? parsed.data : FIRST
}

/** The same address with another order; the first one needs no word. */
export function withOrder(search: URLSearchParams, order: ShelfOrder): URLSearchParams {
  const next = new URLSearchParams(search)
  if (order === FIRST) next.delete(PARAMETER)
  else next.set(PARAMETER, order)
  return next
}

/** The chosen order, kept in the address so that a reload and a link know it. */
export function useOrderInUrl() {
  const [search, setSearch] = useSearchParams()
  const choose = (order: ShelfOrder) =>
    setSearch((before) => withOrder(before, order), { preventScrollReset: true, replace: true })
  return { order: orderIn(search), choose }
}
