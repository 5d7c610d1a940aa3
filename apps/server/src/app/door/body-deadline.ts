import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a whole request may take to arrive. */
const REQUEST_LIMIT_MS = 60_000
/** How long a long body may pause. */
const SILENCE_LIMIT_MS = 60_000
/** How long a refused body may go on after its answer: a connection that is cut at once often takes
 *  the answer with it. */
const LINGER_MS = 5_000

/** What a request may take; tests make it shorter. */
export type BodyLimits = { requestMs: number; silenceMs: number; lingerMs: number }

const LIMITS: BodyLimits = {
  requestMs: REQUEST_LIMIT_MS,
  silenceMs: SILENCE_LIMIT_MS,
  lingerMs: LINGER_MS,
}

/** Ends connections whose request does not arrive in time, so that nobody holds them for nothing.
 *  Node has one limit for all requests, and a film takes longer than anything else may: routes whose
 *  config has `hasLongBody` take as long as they need, as long as something comes. */
export function registerBodyDeadline(app: FastifyInstance, limits: BodyLimits = LIMITS): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (!hasBody || hasArrived(raw)) return
    const { hasLongBody = false } = request.routeOptions.config
    const stop = hasLongBody
      ? endWhenSilent(raw, limits.silenceMs)
      : endAfter(raw, limits.requestMs)
    raw.once('end', stop)
    reply.raw.once('close', stop)
    reply.raw.once('finish', () => {
      stop()
      if (!hasArrived(raw)) raw.once('end', endAfter(raw, limits.lingerMs))
    })
  })
}

const hasArrived = (request: IncomingMessage) => request.complete || request.readableEnded

/** Ends the connection itself, because a request that is answered is no longer tied to it. A
 *  request of a test has no connection. */
function end(request: IncomingMessage): void {
  if (request.socket instanceof Socket) request.socket.destroy()
  else request.destroy()
}

function endAfter(request: IncomingMessage, milliseconds: number): () => void {
  const timer = setTimeout(() => {
    if (!hasArrived(request)) end(request)
  }, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}

function endWhenSilent(request: IncomingMessage, milliseconds: number): () => void {
  let seen = request.socket.bytesRead
  const timer = setInterval(() => {
    if (request.socket.bytesRead === seen) end(request)
    seen = request.socket.bytesRead
  }, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
