import {
  AppError,
  type ErrorBody,
  type ErrorCode,
  SENTENCE_OF_ERROR,
  STATUS_OF_ERROR,
} from '@starnest/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseErrorCode, isConnectionLost } from '../../domain/database-error.ts'
import { StorageError } from '../../ports/storage.ts'

/** SQLSTATE classes of a database that cannot do it now: connection lost, taken back for other work (a deadlock), out
 *  of resources, shutting down. Source: PostgreSQL, appendix A. */
const DATABASE_AWAY = /^(?:08|40|53|57P)|^(?:ECONNREFUSED|ECONNRESET|EPIPE)$/

/** SQLSTATE of a database whose disk is full. Source: PostgreSQL, appendix A. */
const DISK_FULL = '53100'
const NOTHING_KEPT = 'The disk is full, so this could not be kept. Make room and try again.'

/** What the driver says, without a code, of a server that went away. Source: node-postgres, client.js
 *  and pg-pool. */
const CONNECTION_LOST =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect$/

const TOO_MANY = 429

/** Answers for what Fastify itself refuses, by its own status. */
const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [404, 'not_found'],
  [416, 'range_not_satisfiable'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
])

/** Every failure leaves the server through here, as { code, message, details? }. An unexpected
 *  error is logged with its cause, and its details are not sent. */
export function answerFailure(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error)
  if (STATUS_OF_ERROR[failure.code] >= 500) {
    request.log.error({ err: rootCause(error), route: routeOf(request) }, 'A request failed')
  }
  return answer(reply, failure)
}

/** The answer to an address that is not there. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return answer(reply, new AppError('not_found'))
}

function answer(reply: FastifyReply, { code, message, details }: AppError): FastifyReply {
  const body: ErrorBody = { code, message, ...(details && { details }) }
  if (STATUS_OF_ERROR[code] === TOO_MANY) tellWhenToTryAgain(reply, details)
  return reply
    .code(STATUS_OF_ERROR[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** In seconds, for programs that know the header and not our details. Where calls come too fast, the
 *  header is there already. Source: RFC 9110 §10.2.3. */
function tellWhenToTryAgain(reply: FastifyReply, details: AppError['details']): void {
  const { retryAfterSeconds } = details ?? {}
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds)
}

function failureOf(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (error instanceof StorageError) return storageRefusal(error)
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error)
  const status = error.statusCode ?? 500
  if (status < 500) {
    const code = CODE_OF_STATUS.get(status) ?? 'invalid_request'
    return new AppError(code, hasSentence(code, status) ? { message: sentenceOf(error) } : {})
  }
  if (databaseErrorCode(error) === DISK_FULL) {
    return new AppError('storage_full', { message: NOTHING_KEPT, cause: error })
  }
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal', { cause: error })
}

/** A disk or a store that cannot be used just now says so itself; a key that cannot be is a fault of ours. */
function storageRefusal(cause: StorageError): AppError {
  const { reason, message, problem } = cause
  if (reason === 'full') return new AppError('storage_full', { cause })
  if (reason !== 'failed') return new AppError('internal', { cause })
  return new AppError('unavailable', { message, details: { reason: problem.code }, cause })
}

function invalidRequest(error: FastifyError): AppError {
  const [first] = error.validation ?? []
  const path = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? ''
  const field = path || (error.validationContext ?? 'request')
  const problem = first?.message ?? SENTENCE_OF_ERROR.invalid_request
  return new AppError('invalid_request', {
    message: `"${field}" is not valid: ${problem}.`,
    details: { field, problem },
  })
}

/** A path that leads out of its folder is refused with a bare "Forbidden", which helps nobody. */
const hasSentence = (code: ErrorCode, status: number) =>
  code === 'invalid_request' && status !== 403

const sentenceOf = ({ message }: Error) => `${message.replace(/\.$/, '')}.`

function isDatabaseAway(error: Error): boolean {
  if (isConnectionLost(error)) return true
  const code = databaseErrorCode(error)
  if (code !== undefined) return DATABASE_AWAY.test(code)
  return CONNECTION_LOST.test(rootCause(error).message)
}

/** Drizzle's own message repeats a query's parameters; what the log needs is beneath it. */
function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error
}

const routeOf = (request: FastifyRequest) =>
  `${request.method} ${request.routeOptions.url ?? 'unknown'}`
