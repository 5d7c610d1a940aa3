import {
  NEWS_ROUTES,
  newsSchema,
  newsSeenAnswerSchema,
  newsSeenSchema,
} from '@starnest/contract/catalog/news'
import { errorBodySchema } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { NewsService } from './news.service.ts'

const tags = ['news']

export function registerNews(app: FastifyInstance, news: NewsService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    NEWS_ROUTES.news,
    {
      schema: {
        summary: 'What is new since the profile last looked, newest first',
        tags,
        response: { 200: newsSchema },
      },
    },
    ({ viewer }) => news.since(viewer),
  )

  routes.post(
    NEWS_ROUTES.seen,
    {
      schema: {
        summary: 'The profile has looked at the news',
        tags,
        body: newsSeenSchema,
        response: { 200: newsSeenAnswerSchema, 400: errorBodySchema },
      },
    },
    async ({ viewer, body }) => {
      const asOf = body?.asOf === undefined ? undefined : new Date(body.asOf)
      return { asOf: (await news.markSeen(viewer, asOf)).toISOString() }
    },
  )
}
