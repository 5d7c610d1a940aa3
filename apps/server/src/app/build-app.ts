import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import packageFacts from '../../package.json' with { type: 'json' }
import { registerCatalog } from '../features/catalog/catalog.routes.ts'
import { CatalogService } from '../features/catalog/catalog.service.ts'
import { listUnpreparedTitles, recordStreams } from '../features/catalog/streams.repository.ts'
import { registerHousehold } from '../features/household/household.routes.ts'
import { HouseholdService } from '../features/household/household.service.ts'
import { createStreamPreparation } from '../features/watch/streams/stream-preparation.ts'
import { registerWatch } from '../features/watch/watch.routes.ts'
import type { Database } from '../ports/database.ts'
import type { Media } from '../ports/media.ts'
import type { Storage } from '../ports/storage.ts'
import type { Config } from './config.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { answerFailure } from './http/error-handler.ts'
import { knownNames, registerOriginCheck } from './http/origin-check.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { registerHealth } from './status/health.ts'
import { registerMetrics } from './status/metrics.ts'

/** Bytes; the largest call that changes something is a progress report of a few hundred. */
const BODY_LIMIT = 64 * 1024
const REQUEST_LIMIT_MS = 60_000

export type AppParts = {
  config: Pick<Config, 'host' | 'furtherHosts'>
  log: FastifyBaseLogger
  database: Database
  storage: Storage
  media: Media
  now?: () => Date
  webFolder?: string
}

/** A server that is put together and not yet listening, and the slices that others ask. */
export type Starnest = {
  app: FastifyInstance
  household: HouseholdService
  catalog: CatalogService
  /** Prepares what films still lack, in the background. Never rejects. */
  prepareStreams: () => Promise<void>
}

/** Puts the engines, the slices and the web app together. Only here do slices learn of each other. */
export async function buildApp(parts: AppParts): Promise<Starnest> {
  const { config, database, storage, media, now = () => new Date() } = parts
  const household = new HouseholdService({ database, now })
  const catalog = new CatalogService({ database, now })

  const app = bareApp(parts.log)
  registerMetrics(app, database)
  registerOriginCheck(app, knownNames(config))
  await registerRateLimit(app)
  await registerSecurityHeaders(app)
  await app.register(cookie)
  await registerApiDocs(app, packageFacts.version)
  registerHealth(app, {
    version: packageFacts.version,
    engines: {
      database: async () => {
        const { engine, version, latencyMs } = await database.health()
        const detail = `PostgreSQL ${version} (${engine}), ${latencyMs.toFixed(1)} ms`
        return { state: 'ok', detail }
      },
      storage: () => storage.health(),
      media: () => media.health(),
    },
  })
  await app.register(async (viewerScope) => {
    registerHousehold(viewerScope, household)
    registerCatalog(viewerScope, catalog)
    registerWatch(viewerScope, {
      database,
      storage,
      findVisibleTitle: (viewer, id) => catalog.findVisibleTitle(viewer, id),
      countPlay: (viewer, id) => catalog.countPlay(viewer, id),
      clock: now,
    })
  })
  await registerWebApp(app, parts.webFolder ?? WEB_FOLDER)

  const preparation = createStreamPreparation({
    storage,
    media,
    log: parts.log,
    recordStreams: (titleId, streams) => recordStreams(database.db, titleId, streams),
  })
  app.addHook('onClose', () => preparation.stop())
  const prepareStreams = async () =>
    preparation.prepareStreams(await listUnpreparedTitles(database.db))
  return { app, household, catalog, prepareStreams }
}

/** Fastify with our rules for what comes in and how failures go out. */
function bareApp(log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT_MS,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      void answerFailure(error, request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFailure)
  return app
}
