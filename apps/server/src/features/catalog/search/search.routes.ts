import {
  SEARCH_ROUTES,
  type SearchAnswer,
  type SearchQuery,
  searchAnswerSchema,
  searchQuerySchema,
} from '@starnest/contract/catalog/search'
import { errorBodySchema } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Viewer } from '../../../domain/viewer.ts'

/** What the routes ask. */
export type SearchDeps = {
  search: (viewer: Viewer, query: SearchQuery) => Promise<SearchAnswer>
}

export function registerSearch(app: FastifyInstance, { search }: SearchDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    SEARCH_ROUTES.search,
    {
      schema: {
        summary: 'Titles by name, cast, genre or description, as somebody types',
        tags: ['catalog'],
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, 400: errorBodySchema },
      },
    },
    ({ viewer, query }) => search(viewer, query),
  )
}
