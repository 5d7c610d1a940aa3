import type { Change } from '@starnest/contract/live'
import type { Query } from '@tanstack/react-query'

/** What can change in the house under a page that is open. */
type ChangeName = Change['what']

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The changes in the house after which this answer is asked for anew. A change of the library
       *  concerns every answer; a query that names it is also asked anew when the line to the server
       *  stands again, as nobody told of changes meanwhile. */
      staleOn?: readonly ChangeName[]
    }
  }
}

/** The changes that a query says it is stale on. */
export function changesOf({ meta }: Query): readonly ChangeName[] {
  return meta?.staleOn ?? []
}

/** A filter of the query cache: the answers that a change makes stale, as their queries say. */
export function staleOn(what: ChangeName) {
  return { predicate: (query: Query) => changesOf(query).includes(what) }
}
