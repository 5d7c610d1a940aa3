import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { serve } from '../../http/serve.ts'
import type { Database } from '../../ports/database.ts'
import { boundedStates, type TranslationStates } from './bounded-states.ts'
import { carriesToken } from './metrics-token.ts'

/** Seconds; from an answer out of memory to one that a person notices. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type MeasureDeps = {
  registry: Registry
  database: Database
  translationStates: TranslationStates
}

type MetricsDeps = {
  registry: Registry
  /** Token of a program that may read the figures; undefined: none may. */
  token: string | undefined
  /** Throws AppError for whoever else may not read the figures: how many statements a search takes would tell
   *  a child what is hidden from it. */
  assertMayRead: (request: FastifyRequest) => Promise<void>
}

let processFigures: Registry | undefined

/** Figures of this process: collected once, because what collects them is never let go. */
function ofProcess(): Registry {
  if (processFigures) return processFigures
  processFigures = new Registry()
  collectDefaultMetrics({ register: processFigures })
  return processFigures
}

/** Measures every request from here on. Labels are the routes as they are written, never an address, so that
 *  their number stays small. */
export function measureRequests(
  app: FastifyInstance,
  { registry, database, translationStates }: MeasureDeps,
): void {
  const durations = new Histogram({
    name: 'starnest_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  const mediaBytes = new Counter({
    name: 'starnest_media_sent_bytes_total',
    help: 'Bytes of video, pictures and captions that went out',
    registers: [registry],
  })
  new Counter({
    name: 'starnest_database_statements_total',
    help: 'SQL statements sent to the database',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(database.statementTotal())
    },
  })

  // From now on, not from when they are asked for first.
  ofProcess()
  addTranslationGauge(registry, boundedStates(translationStates, app.log))

  const sentBefore = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    if (isMedia(request)) sentBefore.set(request, request.raw.socket.bytesWritten)
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: routeOf(request),
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
    if (isMedia(request)) mediaBytes.inc(bytesSince(request, sentBefore.get(request)))
  })
}

/** Answers GET /api/metrics in the Prometheus text format. */
export function registerMetrics(
  app: FastifyInstance,
  { registry, token, assertMayRead }: MetricsDeps,
): void {
  serve(app, HEALTH_ROUTES.metrics, async (request, reply) => {
    if (!carriesToken(request.headers.authorization, token)) await assertMayRead(request)
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return Registry.merge([ofProcess(), registry]).metrics()
  })
}

function addTranslationGauge(registry: Registry, states: TranslationStates): void {
  new Gauge({
    name: 'starnest_translation_engine_ready',
    help: 'Whether an engine translates, or makes subtitles of speech: 1 or 0',
    labelNames: ['engine'],
    registers: [registry],
    async collect() {
      const { translation, speech } = await states()
      for (const [engine, state] of Object.entries(translation)) {
        this.set({ engine }, state === 'ready' ? 1 : 0)
      }
      this.set({ engine: 'speech' }, speech.state === 'ready' ? 1 : 0)
    },
  })
}

const isMedia = (request: FastifyRequest) => routeOf(request).startsWith('/media/')

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'none'

/** What went over the wire for one request, also when the client went away in the middle. */
function bytesSince(request: FastifyRequest, before = 0): number {
  return Math.max(0, (request.raw.socket.bytesWritten ?? 0) - before)
}
