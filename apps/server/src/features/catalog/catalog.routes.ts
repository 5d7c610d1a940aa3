import { NEXT_CURSOR_HEADER } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { SHELF_ROUTES } from '@starnest/contract/catalog/shelf.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CatalogService } from './catalog.service.ts'

export function registerCatalog(app: FastifyInstance, catalog: CatalogService): void {
  serve(app, CATALOG_ROUTES.list, async ({ viewer, query }, reply) => {
    const { animations, next } = await catalog.list(viewer, query)
    if (next) reply.header(NEXT_CURSOR_HEADER, next)
    return animations
  })
  serve(app, CATALOG_ROUTES.detail, ({ viewer, params }) => catalog.detail(viewer, params.id))
  serve(app, CATALOG_ROUTES.episodes, ({ viewer, params }) => catalog.episodes(viewer, params.id))
  serve(app, CATALOG_ROUTES.home, ({ viewer, query }) => catalog.home(viewer, query))
  serve(app, SHELF_ROUTES.titles, ({ viewer, query }) => catalog.shelf(viewer, query))
}
