import { animationIdSchema } from '@starnest/contract/catalog/catalog'
import { errorBodySchema } from '@starnest/contract/errors'
import { profileIdSchema } from '@starnest/contract/household/profiles'
import {
  clearedHistorySchema,
  forgottenTitleSchema,
  HISTORY_ROUTES,
  historyKeptSchema,
  historyPageSchema,
  historyQuerySchema,
  restoredTitleSchema,
  watchedPlaceSchema,
} from '@starnest/contract/parents/history'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { HistoryService } from './history.service.ts'

const tags = ['parents']
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const profileParams = z.object({ id: profileIdSchema })
const entryParams = z.object({ id: profileIdSchema, titleId: animationIdSchema })

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
export type HistoryRoutesDeps = {
  history: HistoryService
  requireGrownUp: (viewer: Viewer) => void | Promise<void>
}

/** The calls by which grown-ups look at what was watched, and have it forgotten. */
export async function registerHistory(
  app: FastifyInstance,
  { history, requireGrownUp }: HistoryRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    registerWatched(grownUps, history)
    registerEntries(grownUps, history)
    registerDays(grownUps, history)
  })
}

function registerWatched(app: FastifyInstance, history: HistoryService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/parents/profiles/:id/history',
    {
      schema: {
        summary: 'What a child, a teen or who asks has watched, the latest first',
        tags,
        params: profileParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...refusals },
      },
    },
    ({ viewer, params: { id }, query }) => history.list(viewer, id, query),
  )

  routes.delete(
    '/api/parents/profiles/:id/history',
    {
      schema: {
        summary: 'Forget all that a profile has watched',
        tags,
        params: profileParams,
        response: { 200: clearedHistorySchema, ...refusals },
      },
    },
    async ({ viewer, params: { id } }) => ({ titles: await history.clear(viewer, id) }),
  )
}

function registerEntries(app: FastifyInstance, history: HistoryService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.delete(
    '/api/parents/profiles/:id/history/:titleId',
    {
      schema: {
        summary: 'Forget that a profile has watched a title, also in Continue Watching',
        tags,
        params: entryParams,
        response: { 200: forgottenTitleSchema, ...refusals },
      },
    },
    async ({ viewer, params: { id, titleId } }) => ({
      animationId: titleId,
      watched: await history.forget(viewer, id, titleId),
    }),
  )

  routes.put(
    '/api/parents/profiles/:id/history/:titleId',
    {
      schema: {
        summary: 'Bring back a title that was forgotten',
        tags,
        params: entryParams,
        body: watchedPlaceSchema,
        response: { 200: restoredTitleSchema, ...refusals },
      },
    },
    async ({ viewer, params: { id, titleId }, body: watched }) => ({
      animationId: titleId,
      watched: await history.restore(viewer, id, { titleId, watched }),
    }),
  )
}

function registerDays(app: FastifyInstance, history: HistoryService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    HISTORY_ROUTES.days,
    {
      schema: {
        summary: 'How long the household keeps what was watched',
        tags,
        response: { 200: historyKeptSchema, 403: errorBodySchema },
      },
    },
    ({ viewer }) => history.kept(viewer),
  )

  routes.put(
    HISTORY_ROUTES.days,
    {
      schema: {
        summary: 'Keep what was watched for longer or shorter; what is older goes at once',
        tags,
        body: historyKeptSchema,
        response: { 200: historyKeptSchema, ...refusals },
      },
    },
    ({ viewer, body }) => history.keepFor(viewer, body),
  )
}
