import { AppError } from '@starnest/contract/errors'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Door } from '../door/door.ts'
import { answerBrokenRequest } from './broken-request.ts'
import { answerFailure } from './error-handler.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { serializeAnswer } from './serialize-answer.ts'

/** Bytes; the largest call that changes something is a progress report of a few hundred. */
const BODY_LIMIT = 64 * 1024
/** Node's own limit for a whole request would cut uploads off: see body-deadline.ts. */
const NO_REQUEST_LIMIT = 0
/** A busy machine takes more than Fastify's ten seconds to put routes together, and is to start all the same. */
const NO_START_LIMIT = 0
/** How long the headers of a request may take to arrive, and how often that is looked at. */
const HEADERS_LIMIT_MS = 20_000
const LOOK_EVERY_MS = 5_000

type BareApp = {
  log: FastifyBaseLogger
  door: Pick<Door, 'assertMayCall' | 'mayUpgrade'>
  headersLimitMs?: number
  lookEveryMs?: number
}

/** Fastify with our rules for what comes in and how failures go out. */
export function bareApp({
  log,
  door,
  headersLimitMs = HEADERS_LIMIT_MS,
  lookEveryMs = LOOK_EVERY_MS,
}: BareApp): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    http: {
      // Whoever offers another protocol on another path, as HTTP/2 clients do, is simply answered.
      shouldUpgradeCallback: (raw) =>
        (raw.url?.startsWith(SOCKET_PATH) ?? false) && door.mayUpgrade(raw),
      headersTimeout: headersLimitMs,
      connectionsCheckingInterval: lookEveryMs,
      // Refused by ourselves, with the headers and the sentence that every refusal has.
      requireHostHeader: false,
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: NO_REQUEST_LIMIT,
    pluginTimeout: NO_START_LIMIT,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.headers(SECURITY_HEADERS)
      void answerFailure(refusalAtDoor(door, request) ?? error, request, reply)
    },
  })
  // Other Expect headers are ignored: the client learns from the answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeAnswer)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  return app
}

/** Addresses that the router itself refuses pass no hook. */
function refusalAtDoor(door: BareApp['door'], request: FastifyRequest): AppError | undefined {
  try {
    door.assertMayCall(request)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
