import {
  animationDetailSchema,
  animationIdSchema,
  animationListQuerySchema,
  animationListSchema,
  CATALOG_ROUTES,
  homeAnswerSchema,
  homeQuerySchema,
  NEXT_CURSOR_HEADER,
} from '@starnest/contract/catalog/catalog'
import { errorBodySchema } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CatalogService } from './catalog.service.ts'

const tags = ['catalog']

export function registerCatalog(app: FastifyInstance, catalog: CatalogService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    CATALOG_ROUTES.list,
    {
      schema: {
        summary: `Titles, newest first; ${NEXT_CURSOR_HEADER} leads to the next page`,
        tags,
        querystring: animationListQuerySchema,
        response: { 200: animationListSchema, 400: errorBodySchema },
      },
    },
    async ({ viewer, query }, reply) => {
      const { animations, next } = await catalog.list(viewer, query)
      if (next) reply.header(NEXT_CURSOR_HEADER, next)
      return animations
    },
  )

  routes.get(
    `${CATALOG_ROUTES.list}/:id`,
    {
      schema: {
        summary: 'One title, with its cast',
        tags,
        params: z.object({ id: animationIdSchema }),
        response: { 200: animationDetailSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    ({ viewer, params }) => catalog.detail(viewer, params.id),
  )

  routes.get(
    `${CATALOG_ROUTES.list}/:id/episodes`,
    {
      schema: {
        summary: 'All episodes of the series that a title is of, in their order',
        tags,
        params: z.object({ id: animationIdSchema }),
        response: { 200: animationListSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    ({ viewer, params }) => catalog.episodes(viewer, params.id),
  )

  routes.get(
    CATALOG_ROUTES.home,
    {
      schema: {
        summary: 'The rows and the hero of the home screen',
        tags,
        querystring: homeQuerySchema,
        response: { 200: homeAnswerSchema, 400: errorBodySchema },
      },
    },
    ({ viewer, query }) => catalog.home(viewer, query),
  )
}
