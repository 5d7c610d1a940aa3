import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection that are being answered at once. Browsers send the next one when they
 *  have the answer; Node begins every request that has arrived. */
const MAX_AT_ONCE = 16

/** Ends connections that send request upon request without waiting for answers, before anything is done
 *  for one too many. Source: RFC 9112 §9.3.2 allows to close. */
export function registerPipelining(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const atOnce = (open.get(socket) ?? 0) + 1
    if (atOnce > MAX_AT_ONCE) {
      // Requests that arrived with it are still parsed, but none of them is handled.
      reply.hijack()
      socket.destroy()
      return
    }
    open.set(socket, atOnce)
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    done()
  })
}
