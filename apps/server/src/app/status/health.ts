import type { EngineHealth, Health } from '@starnest/contract/health'
import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../http/serve.ts'
import { boundedStates, type TranslationStates } from './bounded-states.ts'

/** Asks one engine how it is. Whatever it throws means that it is down. */
export type HealthProbe = () => Promise<EngineHealth>

/** How the language model is doing, without asking it. */
export type LanguageModelState = () => Health['engines']['languageModel']['state']

/** How long an answer is reused, so that frequent checks cost nothing. */
const REMEMBERED_MS = 2000

type HealthOptions = {
  version: string
  engines: Record<'database' | 'storage' | 'media', HealthProbe>
  /** How this node meets the others, where there are several. */
  nodes?: HealthProbe | undefined
  languageModelState: LanguageModelState
  translationStates: TranslationStates
  /** Whether the caller may see more than the overall state. */
  mayKnowAll: (request: FastifyRequest) => Promise<boolean>
}

/** Answers GET /api/health, without asking who watches: 503 when an engine is down. A device that
 *  is not paired gets the overall state alone. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  let last: { atMs: number; health: Promise<Health> } | undefined
  const currentHealth = (log: FastifyBaseLogger) => {
    const nowMs = performance.now()
    if (!last || nowMs - last.atMs > REMEMBERED_MS) {
      last = { atMs: nowMs, health: askAll(options, log) }
    }
    return last.health
  }

  serve(
    app,
    HEALTH_ROUTES.health,
    async (request, reply) => {
      const health = await currentHealth(request.log)
      const { status } = health
      reply.header('cache-control', 'no-store').code(status === 'down' ? 503 : 200)
      return (await options.mayKnowAll(request)) ? health : { status }
    },
    { answers: { 503: HEALTH_ROUTES.health.answer } },
  )
}

async function askAll(
  { version, engines, nodes: askNodes, languageModelState, translationStates }: HealthOptions,
  log: FastifyBaseLogger,
): Promise<Health> {
  const [database, storage, media, nodes, further] = await Promise.all([
    ask(engines.database, log),
    ask(engines.storage, log),
    ask(engines.media, log),
    askNodes && ask(askNodes, log),
    boundedStates(translationStates, log)(),
  ])
  return {
    status: worstOf([database, storage, media, ...(nodes ? [nodes] : [])]),
    version,
    uptimeSeconds: process.uptime(),
    // Of no weight for the whole: where it fails, the embedded engine answers.
    engines: {
      ...{ database, storage, media, ...further },
      ...(nodes && { nodes }),
      languageModel: { state: languageModelState() },
    },
  }
}

async function ask(probe: HealthProbe, log: FastifyBaseLogger): Promise<EngineHealth> {
  try {
    return await probe()
  } catch (error) {
    log.error({ err: error }, 'An engine is down')
    return { state: 'down', detail: 'It does not answer; the log says why.' }
  }
}

function worstOf(engines: EngineHealth[]): Health['status'] {
  if (engines.some(({ state }) => state === 'down')) return 'down'
  return engines.some(({ state }) => state === 'degraded') ? 'degraded' : 'ok'
}
