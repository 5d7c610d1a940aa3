import { NEWS_ROUTES } from '@starnest/contract/catalog/news.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { NewsService } from './news.service.ts'

export function registerNews(app: FastifyInstance, news: NewsService): void {
  serve(app, NEWS_ROUTES.news, ({ viewer }) => news.since(viewer))
  serve(app, NEWS_ROUTES.seen, async ({ viewer, body }) => {
    const asOf = body?.asOf === undefined ? undefined : new Date(body.asOf)
    return { asOf: (await news.markSeen(viewer, asOf)).toISOString() }
  })
}
