import { AppError } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'

/** What a node does: it opens, answers, or lets go of those who are connected. */
export type NodeState = 'starting' | 'serving' | 'draining'

/** Routes by which is asked whether a node may be asked anything. */
const ALWAYS_ANSWERED = /^\/api\/(?:health(?:\/|$)|metrics$)/

/** Where a node stands in its life. */
export type Lifecycle = {
  readonly state: NodeState
  /** It is open now. */
  serve: () => void
  /** It takes nobody new any more. */
  drain: () => void
}

/** A node that is starting. */
export function openLifecycle(): Lifecycle {
  let state: NodeState = 'starting'
  return {
    get state() {
      return state
    },
    serve: () => {
      if (state === 'starting') state = 'serving'
    },
    drain: () => {
      state = 'draining'
    },
  }
}

/** Answers nothing but how the node is while it starts, and has connections end after their next answer while it
 *  stops. */
export function registerLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (lifecycle.state === 'starting' && !ALWAYS_ANSWERED.test(url)) {
      throw new AppError('unavailable', {
        message: 'This server is starting. Try again in a moment.',
      })
    }
  })
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.state === 'draining') reply.header('connection', 'close')
  })
}
