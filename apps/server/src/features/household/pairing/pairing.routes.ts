import '@fastify/cookie'
import { AppError } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { INVITATION_ROUTES } from '@starnest/contract/household/invitations.routes'
import type { PairingInvitation } from '@starnest/contract/household/pairing'
import { PAIRING_ROUTES } from '@starnest/contract/household/pairing.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serve } from '../../../http/serve.ts'
import { giveCookie } from '../household.routes.ts'
import type { Newcomer, Paired, PairingService, WayIn } from './pairing.service.ts'
import type { ShownCode } from './pairing-codes.ts'

/** What a device may ask before it is paired besides the routes that say so: the pages themselves, which
 *  hold nothing of the family. */
const OPEN_PAGES = new Set<string | undefined>([
  undefined, // no route: the page of a screen, or 404
  '/',
  '/streaming',
  '/*',
])

type PairingRouteDeps = {
  pairing: PairingService
  /** Whether a request may go on: its device belongs to a household. */
  isAdmitted: (request: FastifyRequest) => Promise<boolean>
  /** Where a request comes from. */
  addressOf: (request: FastifyRequest) => string
  /** Ends the sockets of a device that is gone. */
  endDevice: (deviceId: string) => void
}

/** Lets a device that is not paired do nothing but ask for its pages and to be paired. What counts is
 *  the route that was found, not how its address was written. */
export function registerPairingGate(
  app: FastifyInstance,
  { isAdmitted }: Pick<PairingRouteDeps, 'isAdmitted'>,
): void {
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    if (config.isOpen || OPEN_PAGES.has(url) || (await isAdmitted(request))) return
    throw new AppError('pairing_required')
  })
}

/** The calls that pair a device. They have no viewer yet, and tell nothing of the family. */
export function registerPairing(app: FastifyInstance, deps: PairingRouteDeps): void {
  const { pairing, isAdmitted, addressOf, endDevice } = deps
  const newcomerOf = (request: FastifyRequest): Newcomer => ({
    cookie: request.cookies[DEVICE_COOKIE],
    userAgent: request.headers['user-agent'],
    ip: addressOf(request),
  })
  const letIn = (reply: FastifyReply, { cookie, formerId }: Paired) => {
    giveCookie(reply, cookie)
    if (formerId !== null) endDevice(formerId)
  }

  serve(app, PAIRING_ROUTES.state, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return pairing.describe({ isPaired: await isAdmitted(request), ip: addressOf(request) })
  })

  serve(app, PAIRING_ROUTES.pair, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const newcomer = newcomerOf(request)
    letIn(reply, await pairing.pair(newcomer, request.body.code))
    return pairing.describe({ isPaired: true, ip: newcomer.ip })
  })

  serve(app, INVITATION_ROUTES.join, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const newcomer = newcomerOf(request)
    letIn(reply, await pairing.join(newcomer, request.body.code))
    return pairing.describe({ isPaired: true, ip: newcomer.ip })
  })
}

/** The calls by which grown-ups see the code that a new device needs. `wayIn`: where it finds the server. */
export function registerInvitations(
  app: FastifyInstance,
  { pairing, wayIn }: { pairing: PairingService; wayIn: () => WayIn },
): void {
  const invitationOf = ({ code, expiresAt }: ShownCode): PairingInvitation => ({
    ...{ code, expiresAt: expiresAt.toISOString() },
    ...wayIn(),
  })
  serve(app, PAIRING_ROUTES.invitation, async ({ viewer }) =>
    invitationOf(await pairing.invite(viewer.householdId)),
  )
  serve(app, PAIRING_ROUTES.newInvitation, async ({ viewer }) =>
    invitationOf(await pairing.inviteAnew(viewer.householdId)),
  )
}
