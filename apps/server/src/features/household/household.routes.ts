import '@fastify/cookie'
import { errorBodySchema } from '@starnest/contract/errors'
import {
  DEVICE_COOKIE,
  HOUSEHOLD_ROUTES,
  viewerSchema,
  watchingTogetherSchema,
} from '@starnest/contract/household'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { DEVICE_COOKIE_DAYS, deviceIdFrom, newDeviceId } from './device-cookie.ts'
import type { HouseholdService } from './household.service.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Sets request.viewer before every route of this scope, and answers who that is. */
export function registerHousehold(app: FastifyInstance, household: HouseholdService): void {
  app.decorateRequest('viewer')
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[DEVICE_COOKIE]
    if (request.url.startsWith('/media/')) {
      request.viewer = await household.whoAsksForMedia(cookie)
      return
    }
    // What a profile may see must not outlive a change of profile in any cache.
    reply.header('cache-control', 'no-store')
    const { viewer, needsCookie } = await household.whoAsks(cookie, request.headers['user-agent'])
    request.viewer = viewer
    if (needsCookie) giveCookie(reply, deviceIdFrom(cookie) ?? newDeviceId())
  })

  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    HOUSEHOLD_ROUTES.viewer,
    {
      schema: {
        summary: 'Who this device is watching as',
        tags: ['household'],
        response: { 200: viewerSchema },
      },
    },
    ({ viewer }) => household.describeViewer(viewer),
  )

  routes.post(
    HOUSEHOLD_ROUTES.watchingTogether,
    {
      schema: {
        summary: 'Who watches together on this device; titles are those that everybody may see',
        tags: ['household'],
        body: watchingTogetherSchema,
        response: {
          200: viewerSchema,
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
        },
      },
    },
    async ({ viewer, body: { profileIds } }) => household.watchTogether(viewer, profileIds),
  )
}

/** Names a device to its browser; only over HTTPS where it came over HTTPS. */
export function giveCookie(reply: FastifyReply, deviceId: string): void {
  reply.setCookie(DEVICE_COOKIE, deviceId, {
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    path: '/',
    maxAge: DEVICE_COOKIE_DAYS * DAY_SECONDS,
  })
}
