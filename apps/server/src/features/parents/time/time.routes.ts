import { errorBodySchema } from '@starnest/contract/errors'
import { profileIdSchema } from '@starnest/contract/household/profiles'
import {
  answeredRequestSchema,
  changedTimeZoneSchema,
  grantHereSchema,
  grantSchema,
  profileTimeSchema,
  TIME_ROUTES,
  timeAnswerSchema,
  timeLimitsSchema,
  timeRequestListSchema,
  timeZoneSchema,
  watchTimeSchema,
} from '@starnest/contract/parents/watch-time'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { TimeGivingService } from './giving.service.ts'
import type { TimeService } from './time.service.ts'

const tags = ['time']
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const pinRefusals = { ...refusals, 429: errorBodySchema }

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
export type TimeRoutesDeps = {
  time: TimeService
  giving: TimeGivingService
  requireGrownUp: (viewer: Viewer) => void | Promise<void>
}

/** The calls about how long somebody may watch. */
export async function registerTime(app: FastifyInstance, deps: TimeRoutesDeps): Promise<void> {
  registerOwnTime(app, deps)
  registerRequests(app, deps.giving)
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => deps.requireGrownUp(viewer))
    registerLimits(grownUps, deps.giving)
    registerTimeZone(grownUps, deps.giving)
  })
}

function registerOwnTime(app: FastifyInstance, { time, giving }: TimeRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    TIME_ROUTES.own,
    {
      schema: {
        summary: 'How long whoever watches on this device still may',
        tags,
        response: { 200: watchTimeSchema },
      },
    },
    ({ viewer }) => time.timeOf(viewer),
  )

  routes.post(
    TIME_ROUTES.ask,
    {
      schema: {
        summary: 'Ask a grown-up for more time; asking again, or soon after a no, changes nothing',
        tags,
        response: { 200: watchTimeSchema },
      },
    },
    ({ viewer }) => giving.ask(viewer),
  )

  routes.post(
    TIME_ROUTES.grantHere,
    {
      schema: {
        summary: 'Give time on the device of the child, by the PIN of a grown-up',
        tags,
        body: grantHereSchema,
        response: { 200: watchTimeSchema, ...pinRefusals },
      },
    },
    ({ viewer, body }) => giving.grantHere(viewer, body),
  )
}

function registerRequests(app: FastifyInstance, giving: TimeGivingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    TIME_ROUTES.requests,
    {
      schema: {
        summary: 'Who waits for an answer, for grown-ups',
        tags,
        response: { 200: timeRequestListSchema, 403: errorBodySchema },
      },
    },
    ({ viewer }) => giving.requests(viewer),
  )

  routes.put(
    '/api/time/requests/:id',
    {
      schema: {
        summary: 'Answer a child that asked for more time',
        tags,
        params: z.object({ id: profileIdSchema }),
        body: timeAnswerSchema,
        response: { 200: answeredRequestSchema, 409: errorBodySchema, ...pinRefusals },
      },
    },
    ({ viewer, params: { id }, body }) => giving.answer(viewer, id, body),
  )
}

function registerLimits(app: FastifyInstance, giving: TimeGivingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ id: profileIdSchema })
  const response = { 200: profileTimeSchema, ...refusals }

  routes.get(
    '/api/parents/profiles/:id/time',
    { schema: { summary: 'How long a profile may watch, and today', tags, params, response } },
    ({ viewer, params: { id } }) => giving.profileTime(viewer, id),
  )

  routes.put(
    '/api/parents/profiles/:id/time',
    {
      schema: {
        summary: 'Change how long a profile may watch',
        tags,
        params,
        body: timeLimitsSchema,
        response,
      },
    },
    ({ viewer, params: { id }, body }) => giving.setLimits(viewer, id, body),
  )

  routes.post(
    '/api/parents/profiles/:id/time/grants',
    {
      schema: {
        summary: 'Give a profile minutes today',
        tags,
        params,
        body: grantSchema,
        response,
      },
    },
    ({ viewer, params: { id }, body: { minutes } }) => giving.grant(viewer, id, minutes),
  )
}

function registerTimeZone(app: FastifyInstance, giving: TimeGivingService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    TIME_ROUTES.timeZone,
    {
      schema: {
        summary: 'The time zone that days and viewing hours are counted in',
        tags,
        response: { 200: timeZoneSchema, 403: errorBodySchema },
      },
    },
    ({ viewer }) => giving.timeZone(viewer),
  )

  routes.put(
    TIME_ROUTES.timeZone,
    {
      schema: {
        summary: 'Choose the time zone that days and viewing hours are counted in',
        tags,
        body: changedTimeZoneSchema,
        response: { 200: timeZoneSchema, 400: errorBodySchema, 403: errorBodySchema },
      },
    },
    ({ viewer, body: { timeZone } }) => giving.setTimeZone(viewer, timeZone),
  )
}
