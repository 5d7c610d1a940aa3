import '@fastify/cookie'
import { AppError } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../http/asked-language.ts'
import { hideFromCache } from '../../http/hide-from-cache.ts'
import { serve } from '../../http/serve.ts'
import { DEVICE_COOKIE_DAYS, isDeviceCookie, newDeviceCookie } from './device-cookie.ts'
import type { HouseholdService } from './household.service.ts'
import type { TogetherService } from './together.service.ts'

const DAY_SECONDS = 24 * 60 * 60

type HouseholdRouteDeps = {
  household: HouseholdService
  together: TogetherService
  /** Whether a device is admitted. Of one that is not, nothing is looked up or stored. */
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
    const asking = await household.whoAsks(cookie, request.headers['user-agent']).catch((error) => {
      // A second household was added just now: the page opens, and asks for a code.
      if (isNobody(error) && !request.url.startsWith('/api/')) return undefined
      throw error
    })
    if (!asking) return
    const { viewer, needsCookie } = asking
    request.viewer = { ...viewer, language: languageOf(request) }
    if (!needsCookie) return
    const given = isDeviceCookie(cookie) ? cookie : newDeviceCookie()
    giveCookie(reply, given)
    household.noteCookieGiven(given)
  })

  serve(app, HOUSEHOLD_ROUTES.viewer, ({ viewer }) => household.describeViewer(viewer))
  serve(app, HOUSEHOLD_ROUTES.watchingTogether, async ({ viewer, body }, reply) => {
    const answer = await together.gather(viewer, body)
    hideFromCache(reply, viewer, await household.viewerOn(viewer.deviceId))
    return answer
  })
}

const isNobody = (error: unknown) => error instanceof AppError && error.code === 'pairing_required'

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
