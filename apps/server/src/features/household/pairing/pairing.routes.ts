import '@fastify/cookie'
import { AppError, errorBodySchema } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import {
  PAIRING_ROUTES,
  pairingInvitationSchema,
  pairingSchema,
  pairingTrySchema,
} from '@starnest/contract/household/pairing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireGrownUp } from '../../../domain/require-grown-up.ts'
import { giveCookie } from '../household.routes.ts'
import type { PairingService } from './pairing.service.ts'

const tags = ['household']

/** Routes that a device may ask before it is paired: the pages themselves, which hold nothing of the
 *  family, whether the server is there, and pairing. */
const OPEN_ROUTES = new Set<string | undefined>([
  undefined, // no route: the page of a screen, or 404
  '/',
  '/streaming',
  '/*',
  '/clips/:slug/:file',
  '/portraits/:file',
  '/api/health',
  '/api/metrics', // asks by itself: a program has a token instead of a device
  PAIRING_ROUTES.state,
])

type PairingRouteDeps = {
  pairing: PairingService
  /** Whether a request may go on: it came from this machine, or its device is paired. */
  isAdmitted: (request: FastifyRequest) => Promise<boolean>
}

/** Lets a device that is not paired do nothing but ask for its pages and to be paired. What counts is
 *  the route that was found, not how its address was written. */
export function registerPairingGate(
  app: FastifyInstance,
  { isAdmitted }: Pick<PairingRouteDeps, 'isAdmitted'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (OPEN_ROUTES.has(request.routeOptions.url) || (await isAdmitted(request))) return
    throw new AppError('pairing_required')
  })
}

/** The calls by which a device is let in. They know no viewer yet, and tell nothing of the family. */
export function registerPairing(app: FastifyInstance, deps: PairingRouteDeps): void {
  const { pairing, isAdmitted } = deps
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    PAIRING_ROUTES.state,
    {
      schema: {
        summary: 'Whether this device has to be paired, and is',
        tags,
        response: { 200: pairingSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return pairing.describe({ isPaired: await isAdmitted(request), ip: ipOf(request) })
    },
  )

  routes.post(
    PAIRING_ROUTES.state,
    {
      schema: {
        summary: 'Pair this device with the code that Starnest shows',
        tags,
        body: pairingTrySchema,
        response: {
          200: pairingSchema,
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
          429: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const newcomer = {
        cookie: request.cookies[DEVICE_COOKIE],
        userAgent: request.headers['user-agent'],
        ip: ipOf(request),
      }
      giveCookie(reply, await pairing.pair(newcomer, request.body.code))
      return pairing.describe({ isPaired: true, ip: newcomer.ip })
    },
  )
}

/** The calls by which grown-ups see the code that a new device needs. */
export async function registerInvitations(
  app: FastifyInstance,
  pairing: PairingService,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()
    const response = { 200: pairingInvitationSchema, 403: errorBodySchema, 404: errorBodySchema }

    routes.get(
      PAIRING_ROUTES.invitation,
      { schema: { summary: 'The code that a new device needs', tags, response } },
      () => pairing.invite(),
    )

    routes.post(
      PAIRING_ROUTES.invitation,
      { schema: { summary: 'A new code, that may be tried at once', tags, response } },
      () => pairing.inviteAnew(),
    )
  })
}

/** Of the connection, whatever a header says; one that has gone has none. */
const ipOf = ({ raw }: FastifyRequest) => raw.socket.remoteAddress ?? 'gone'
