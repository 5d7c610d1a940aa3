import type { IncomingMessage } from 'node:http'
import { AppError } from '@starnest/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import { openAdmission } from './admission.ts'
import { registerBodyDeadline } from './body-deadline.ts'
import { CallLimit, type CallLimitDeps } from './call-limit.ts'
import { registerCheckedTexts } from './checked-texts.ts'
import { type ConnectionLimits, limitConnections } from './connection-limit.ts'
import { deviceCookieOf } from './device-cookie.ts'
import { assertOwnOrigin, hostRefused, namesThisServer } from './known-host.ts'
import { registerPipelining } from './pipelining.ts'

/** What comes or goes in many parts: a seek alone asks for dozens, and a large upload has thousands. */
const IN_PARTS = /^\/(?:media\/|api\/uploads\/:id$)/

type DoorDeps = Omit<CallLimitDeps, 'deviceCookieOf'> & {
  /** Names this server may be called by; asked for each call, since certificates are renewed meanwhile. */
  names: () => ReadonlySet<string>
  isPaired: (deviceCookie: string) => Promise<boolean>
  isAtHome: (deviceCookie: string | undefined) => Promise<boolean>
}

/** What every call has to pass before anything is asked of the database: it names this server, there
 *  are not too many of its kind, and no other site made it. */
export type Door = {
  /** @throws AppError origin_refused, too_many_requests */
  assertMayCall: (request: FastifyRequest) => void
  /** Whether a handshake may become a socket. One that may not is answered like any other call. */
  mayUpgrade: (raw: IncomingMessage) => boolean
  /** Whether a call may go on: it came from this machine, which belongs to a household, or its device is
   *  paired. */
  isAdmitted: (raw: IncomingMessage) => Promise<boolean>
}

/** See {@link Door}. Also calls that are refused are counted. */
export function openDoor({ names, isPaired, isAtHome, ...given }: DoorDeps): Door {
  const deps = {
    ...given,
    deviceCookieOf: ({ headers }: IncomingMessage) => deviceCookieOf(headers),
  }
  const calls = new CallLimit(deps)
  return {
    isAdmitted: openAdmission({
      ...deps,
      ...{ isPaired, isAtHome },
      onAdmitted: (deviceCookie) => calls.rememberAdmitted(deviceCookie),
    }),
    assertMayCall: ({ raw, routeOptions }) => {
      const isPart = IN_PARTS.test(routeOptions.url ?? '')
      const retryAfterSeconds = calls.count({ raw, isPart })
      if (!namesThisServer(raw, names())) throw hostRefused()
      if (retryAfterSeconds > 0) {
        throw new AppError('too_many_requests', { details: { retryAfterSeconds } })
      }
      assertOwnOrigin(raw)
    },
    mayUpgrade: (raw) => calls.count({ raw, isPart: false }) === 0 && namesThisServer(raw, names()),
  }
}

/** Where a door stands. `storeOrigin`: a store from which pages fetch films themselves. */
type DoorPlace = {
  storeOrigin: string | undefined
  connections: Partial<ConnectionLimits>
}

/** What happens to every call before anything is done for it, also to those for which there is no
 *  route. */
export function registerDoor(
  app: FastifyInstance,
  door: Door,
  { storeOrigin, connections }: DoorPlace,
): void {
  limitConnections(app.server, connections)
  registerPipelining(app)
  registerSecurityHeaders(app, storeOrigin)
  registerBodyDeadline(app)
  app.addHook('onRequest', async (request, reply) => {
    // Node reads nothing further from a connection that offered another protocol.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close')
    door.assertMayCall(request)
  })
  registerCheckedTexts(app)
}
