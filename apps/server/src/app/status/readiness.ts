import type { Readiness } from '@starnest/contract/health'
import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Database } from '../../ports/database.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { Lifecycle } from '../nodes/lifecycle.ts'

type ReadinessOptions = {
  database: Pick<Database, 'health'>
  nodes: Nodes | undefined
  lifecycle: Lifecycle
}

/** How long an answer is reused: balancers ask every second, each of them. */
const REMEMBERED_MS = 500

/** Answers GET /api/health/live and /api/health/ready, for whatever spreads calls over nodes and starts them
 *  again. They tell nothing that a stranger may not know. */
export function registerReadiness(app: FastifyInstance, options: ReadinessOptions): void {
  const { lifecycle } = options
  let last: { atMs: number; away: Promise<Readiness['because']> } | undefined
  const awayNow = () => {
    const nowMs = performance.now()
    if (!last || nowMs - last.atMs > REMEMBERED_MS) last = { atMs: nowMs, away: findAway(options) }
    return last.away
  }

  serve(app, HEALTH_ROUTES.live, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { live: true } as const
  })

  serve(
    app,
    HEALTH_ROUTES.ready,
    async (_request, reply) => {
      const { state } = lifecycle
      const because = state === 'serving' ? await awayNow() : [state]
      reply.header('cache-control', 'no-store').code(because.length === 0 ? 200 : 503)
      return { ready: because.length === 0, because }
    },
    { answers: { 503: HEALTH_ROUTES.ready.answer } },
  )
}

async function findAway({ database, nodes }: ReadinessOptions): Promise<Readiness['because']> {
  const [hasDatabase, health] = await Promise.all([
    database.health().then(
      () => true,
      () => false,
    ),
    nodes?.health(),
  ])
  const away: Readiness['because'] = hasDatabase ? [] : ['database']
  return health && health.state !== 'ok' ? [...away, 'redis'] : away
}
