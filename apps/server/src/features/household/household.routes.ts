import '@fastify/cookie'
import { errorBodySchema } from '@starnest/contract/errors'
import {
  DEVICE_COOKIE,
  HOUSEHOLD_ROUTES,
  viewerSchema,
  watchingTogetherSchema,
} from '@starnest/contract/household/household'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { hideFromCache } from '../../http/hide-from-cache.ts'
import { DEVICE_COOKIE_DAYS, isDeviceCookie, newDeviceCookie } from './device-cookie.ts'
import type { HouseholdService } from './household.service.ts'
import type { TogetherService } from './together.service.ts'

const DAY_SECONDS = 24 * 60 * 60

type HouseholdRouteDeps = {
  household: HouseholdService
  together: TogetherService
  /** Whether a device may come in. Of one that may not, nothing is looked up and nothing is kept. */
  isAdmitted: (request: FastifyRequest) => Promise<boolean>
}

/** Sets request.viewer before every route of this scope, and answers who that is. A device that was not
 *  let in has none: the pairing gate has left it the app's page only. */
export function registerHousehold(app: FastifyInstance, deps: HouseholdRouteDeps): void {
  const { household, together, isAdmitted } = deps
  app.decorateRequest('viewer')
  app.addHook('onRequest', async (request, reply) => {
    if (!(await isAdmitted(request))) return
    const cookie = request.cookies[DEVICE_COOKIE]
    if (request.url.startsWith('/media/')) {
      request.viewer = await household.whoAsksForMedia(cookie)
      return
    }
    // What a profile may see must not outlive a change of profile in any cache.
    reply.header('cache-control', 'no-store')
    const { viewer, needsCookie } = await household.whoAsks(cookie, request.headers['user-agent'])
    request.viewer = viewer
    if (needsCookie) giveCookie(reply, isDeviceCookie(cookie) ? cookie : newDeviceCookie())
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
          429: errorBodySchema,
        },
      },
    },
    async ({ viewer, body }, reply) => {
      const answer = await together.gather(viewer, body)
      hideFromCache(reply, viewer, await household.viewerOn(viewer.deviceId))
      return answer
    },
  )
}

/** Names a device to its browser; only over HTTPS where it came over HTTPS. */
export function giveCookie(reply: FastifyReply, deviceCookie: string): void {
  reply.setCookie(DEVICE_COOKIE, deviceCookie, {
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    path: '/',
    maxAge: DEVICE_COOKIE_DAYS * DAY_SECONDS,
  })
}
