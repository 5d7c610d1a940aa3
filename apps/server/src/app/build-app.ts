import cookie from '@fastify/cookie'
import { DEVICE_COOKIE } from '@starnest/contract/household'
import { LIVE_PATH } from '@starnest/contract/live'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import packageFacts from '../../package.json' with { type: 'json' }
import { registerCatalog } from '../features/catalog/catalog.routes.ts'
import { CatalogService } from '../features/catalog/catalog.service.ts'
import { listShippedTitles } from '../features/catalog/demo/shipped-titles.ts'
import { registerLists } from '../features/catalog/lists/lists.routes.ts'
import { ListsService } from '../features/catalog/lists/lists.service.ts'
import { registerNews } from '../features/catalog/news/news.routes.ts'
import { NewsService } from '../features/catalog/news/news.service.ts'
import { registerSearch } from '../features/catalog/search/search.routes.ts'
import { listUnpreparedTitles, recordStreams } from '../features/catalog/streams.repository.ts'
import { registerHost } from '../features/host/host.routes.ts'
import { registerDevices } from '../features/household/devices/devices.routes.ts'
import { DevicesService } from '../features/household/devices/devices.service.ts'
import { addUnnamedGrownUp } from '../features/household/household.repository.ts'
import { registerHousehold } from '../features/household/household.routes.ts'
import { HouseholdService } from '../features/household/household.service.ts'
import { registerPins } from '../features/household/pin/pin.routes.ts'
import { PinService } from '../features/household/pin/pin.service.ts'
import { requireGrownUp } from '../features/household/require-grown-up.ts'
import { registerRules } from '../features/parents/rules/rules.routes.ts'
import { RulesService } from '../features/parents/rules/rules.service.ts'
import { registerProfiles } from '../features/profiles/profiles.routes.ts'
import { ProfilesService } from '../features/profiles/profiles.service.ts'
import { registerSite, registerStudio } from '../features/studio/studio.routes.ts'
import { registerStudioFiles } from '../features/studio/studio-files.ts'
import { EMPTY_STUDIO, type StudioLibrary } from '../features/studio/studio-library.ts'
import { createStreamPreparation } from '../features/watch/streams/stream-preparation.ts'
import { registerWatch } from '../features/watch/watch.routes.ts'
import type { Database } from '../ports/database.ts'
import type { Media } from '../ports/media.ts'
import type { Storage } from '../ports/storage.ts'
import type { Config } from './config.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { answerFailure } from './http/error-handler.ts'
import { isOwnHandshake, knownNames, registerOriginCheck } from './http/origin-check.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { openLive } from './live/open-live.ts'
import { registerHealth } from './status/health.ts'
import { registerMetrics } from './status/metrics.ts'

/** Bytes; the largest call that changes something is a progress report of a few hundred. */
const BODY_LIMIT = 64 * 1024
const REQUEST_LIMIT_MS = 60_000

export type AppParts = {
  config: Pick<Config, 'host' | 'furtherHosts' | 'studioUrl'>
  log: FastifyBaseLogger
  database: Database
  storage: Storage
  media: Media
  now?: () => Date
  webFolder?: string
  /** What the studio ships besides films; nothing unless said. */
  studio?: StudioLibrary
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
  const { studio = EMPTY_STUDIO } = parts
  const household = new HouseholdService({ database, now })
  const app = bareApp(parts.log)
  const names = knownNames(config)
  const live = openLive(app.server, {
    log: parts.log,
    isOwnHandshake: (headers) => isOwnHandshake(headers, names),
    findAsker: async ({ cookie = '' }) =>
      (await household.whoAsks(app.parseCookie(cookie)[DEVICE_COOKIE])).viewer,
  })
  app.addHook('preClose', () => live.close())
  const { announceChange } = live
  const catalog = new CatalogService({ database, now })
  const onFamilyChanged = (householdId: number) => {
    household.forgetRemembered()
    announceChange(householdId, { what: 'profiles' })
  }
  const pins = new PinService({
    database,
    now,
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    onPinsChanged: (householdId) => {
      onFamilyChanged(householdId)
      // A screen that has to choose anew may keep the same profile, and yet sees less.
      announceChange(householdId, { what: 'library' })
    },
  })
  const devices = new DevicesService({
    database,
    onRevoked: (deviceId) => {
      household.forgetRemembered()
      live.closeDevice(deviceId)
    },
  })
  const profiles = new ProfilesService({
    database,
    now,
    addUnnamedGrownUp,
    proveEntry: async (viewer, profileId, pin) => {
      const proof = await pins.proveEntry(viewer, profileId, pin)
      return (tx) => pins.isStillProven(tx, proof)
    },
    requireGrownUp,
    viewerNow: async ({ deviceId }) => (await household.whoAsks(deviceId ?? undefined)).viewer,
    onFamilyChanged,
  })

  const rules = new RulesService({
    database,
    findTitles: async (viewer, { q, limit, cursor }) => {
      if (q.trim() === '') return catalog.list(viewer, { limit, cursor })
      const { animations, isNearest } = await catalog.search(viewer, { q, limit })
      return { animations: isNearest ? [] : animations, next: undefined }
    },
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    onRulesChanged: (householdId) => {
      household.forgetRemembered()
      announceChange(householdId, { what: 'library' })
    },
  })

  registerMetrics(app, database)
  registerOriginCheck(app, names)
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
  registerSite(app, { library: studio, studioUrl: config.studioUrl })
  await registerStudioFiles(app, studio)
  await app.register(async (viewerScope) => {
    registerHousehold(viewerScope, household)
    registerPins(viewerScope, pins)
    await registerDevices(viewerScope, devices)
    registerProfiles(viewerScope, profiles)
    registerHost(viewerScope, { activeProfile: (viewer) => profiles.active(viewer), now })
    registerCatalog(viewerScope, catalog)
    registerSearch(viewerScope, { search: (viewer, query) => catalog.search(viewer, query) })
    registerLists(viewerScope, new ListsService({ database, announceChange, now }))
    registerNews(viewerScope, new NewsService({ database, now }))
    registerStudio(viewerScope, {
      library: studio,
      listShipped: (viewer) => listShippedTitles({ queries: database.db, viewer, now: now() }),
    })
    await registerRules(viewerScope, { rules, requireGrownUp })
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
    // Whoever offers another protocol on another path, as HTTP/2 clients do, is simply answered.
    http: { shouldUpgradeCallback: ({ url }) => url?.startsWith(LIVE_PATH) ?? false },
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
