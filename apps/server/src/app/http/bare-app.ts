import { LIVE_PATH } from '@starnest/contract/live'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { answerBrokenRequest } from './broken-request.ts'
import { answerFailure } from './error-handler.ts'
import { serializeAnswer } from './serialize-answer.ts'

/** Bytes; the largest call that changes something is a progress report of a few hundred. */
const BODY_LIMIT = 64 * 1024
/** Node's own limit for a whole request would cut uploads off: see body-deadline.ts. */
const NO_REQUEST_LIMIT = 0

/** Fastify with our rules for what comes in and how failures go out. */
export function bareApp(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Whoever offers another protocol on another path, as HTTP/2 clients do, is simply answered.
    http: { shouldUpgradeCallback: ({ url }) => url?.startsWith(LIVE_PATH) ?? false },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: NO_REQUEST_LIMIT,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      void answerFailure(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializeAnswer)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  return app
}
