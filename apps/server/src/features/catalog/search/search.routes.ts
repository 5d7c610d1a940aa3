import type { SearchAnswer, SearchQuery } from '@starnest/contract/catalog/search'
import { SEARCH_ROUTES } from '@starnest/contract/catalog/search.routes'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../domain/viewer.ts'
import { serve } from '../../../http/serve.ts'

/** What the routes ask. */
export type SearchDeps = {
  search: (viewer: Viewer, query: SearchQuery) => Promise<SearchAnswer>
}

export function registerSearch(app: FastifyInstance, { search }: SearchDeps): void {
  serve(app, SEARCH_ROUTES.search, ({ viewer, query }) => search(viewer, query))
}
