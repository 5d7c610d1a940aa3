import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { AppError } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { FastifyInstance } from 'fastify'
import packageFacts from '../../package.json' with { type: 'json' }
import { openForeignText } from '../adapters/foreign-text/open-foreign-text.ts'
import { requireGrownUp } from '../domain/require-grown-up.ts'
import { registerCatalog } from '../features/catalog/catalog.routes.ts'
import { CatalogService } from '../features/catalog/catalog.service.ts'
import { listShippedTitles } from '../features/catalog/demo/shipped-titles.ts'
import {
  changeFamilyTitle,
  removeFamilyTitle,
} from '../features/catalog/family-titles/family-titles.repository.ts'
import { registerFamilyTitles } from '../features/catalog/family-titles/family-titles.routes.ts'
import { FamilyTitlesService } from '../features/catalog/family-titles/family-titles.service.ts'
import { registerLists } from '../features/catalog/lists/lists.routes.ts'
import { ListsService } from '../features/catalog/lists/lists.service.ts'
import { registerNews } from '../features/catalog/news/news.routes.ts'
import { NewsService } from '../features/catalog/news/news.service.ts'
import { registerSearch } from '../features/catalog/search/search.routes.ts'
import { listUnpreparedTitles, recordStreams } from '../features/catalog/streams.repository.ts'
import { registerHost } from '../features/host/host.routes.ts'
import { HouseholdService } from '../features/household/household.service.ts'
import {
  registerPairing,
  registerPairingGate,
} from '../features/household/pairing/pairing.routes.ts'
import { PairingService } from '../features/household/pairing/pairing.service.ts'
import { registerIngest } from '../features/ingest/ingest.routes.ts'
import type { IngestService } from '../features/ingest/ingest.service.ts'
import { createStreamPreparation } from '../features/ingest/streams/stream-preparation.ts'
import { registerSite, registerStudio } from '../features/studio/studio.routes.ts'
import { registerStudioFiles } from '../features/studio/studio-files.ts'
import { EMPTY_STUDIO } from '../features/studio/studio-library.ts'
import { registerWatch } from '../features/watch/watch.routes.ts'
import type { AppParts } from './app-parts.ts'
import { openDoor, registerDoor } from './door/door.ts'
import { comesFromOurPages, knownNames } from './door/known-host.ts'
import { openFiles } from './files/open-files.ts'
import { openHousehold } from './household/open-household.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { bareApp } from './http/bare-app.ts'
import { registerCompression } from './http/compression.ts'
import { registerFrontDoor } from './http/front-door.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { openIngest } from './ingest/open-ingest.ts'
import { openLibrary } from './library/open-library.ts'
import { openLive } from './live/open-live.ts'
import { openParents, type Parents } from './parents/open-parents.ts'
import { openParty } from './party/open-party.ts'
import { engineProbes } from './status/engine-probes.ts'
import { registerHealth } from './status/health.ts'
import { registerMetrics } from './status/metrics.ts'
import { openDelivery } from './watch/open-delivery.ts'

/** A server that is put together and not yet listening, and the slices that others ask. */
export type Starnest = {
  app: FastifyInstance
  household: HouseholdService
  pairing: PairingService
  catalog: CatalogService
  ingest: IngestService
  /** Prepares what films still lack, in the background. Never rejects. */
  prepareStreams: () => Promise<void>
  /** Removes what was watched too long ago, now and once a day until the server closes. Never
   *  rejects. */
  keepHistoryTidy: () => Promise<void>
  /** Takes in uploads that became whole before the last stop, throws away what nobody goes on with and
   *  empties the bin, now and once an hour until the server closes. Never rejects. */
  keepFilesTidy: () => Promise<void>
  /** Begins to look through the library folders, until the server closes. Never rejects. */
  keepLibrary: (householdId: number) => Promise<void>
}

/** Puts the engines, the slices and the web app together. Only here do slices learn of each other. */
export async function buildApp(parts: AppParts): Promise<Starnest> {
  const { config, database, storage, media, now = () => new Date() } = parts
  const { studio = EMPTY_STUDIO, webFolder = WEB_FOLDER, lan } = parts
  const household = new HouseholdService({ database, now })
  const { foreignText = openForeignText() } = parts
  const isFromNetwork = (raw: IncomingMessage) => lan?.isFromNetwork(raw) ?? false
  const deviceCookieOf = ({ headers }: IncomingMessage) =>
    app.parseCookie(headers.cookie ?? '')[DEVICE_COOKIE]
  const door = openDoor({
    names: new Set([...knownNames(config), ...(lan?.names ?? [])]),
    isFromNetwork,
    deviceCookieOf,
    isPaired: (cookie) => pairing.isPaired(cookie),
    perMinute: parts.callsPerMinute,
  })
  const app = bareApp({ log: parts.log, door })
  app.addHook('onClose', () => foreignText.close())
  const pairing = new PairingService({ database, now, house: lan?.house })
  const { isAdmitted } = door
  const live = openLive(app.server, {
    log: parts.log,
    isWelcome: async (handshake) => comesFromOurPages(handshake) && (await isAdmitted(handshake)),
    findAsker: async ({ cookie = '' }) =>
      (await household.whoAsks(app.parseCookie(cookie)[DEVICE_COOKIE])).viewer,
  })
  app.addHook('preClose', () => live.close())
  const { announceChange } = live
  const catalog = new CatalogService({ database, now })
  const family = openHousehold({
    database,
    now,
    household,
    pairing,
    announceChange,
    closeDevice: (deviceId) => live.closeDevice(deviceId),
    timeReachOf: (viewer, at) => parents.time.reachOf(viewer, at),
    isAdmitted: ({ raw }) => isAdmitted(raw),
  })
  const parents: Parents = openParents({
    database,
    now,
    log: parts.log,
    announceChange,
    household,
    catalog,
    pins: family.pins,
  })
  app.addHook('onClose', () => parents.retention.stop())

  const ingest: IngestService = openIngest({
    database,
    storage,
    media,
    jobs: parts.jobs,
    announceChange,
    now,
    log: parts.log,
    room: () => files.disk,
    findFile: async (viewer, filename) => (await files.files.find(viewer, { filename })).id,
  })
  app.addHook('onClose', () => ingest.stop())

  const { mediaPace } = parts
  const delivery = openDelivery({
    storage,
    household,
    isAdmitted,
    askAgainMs: mediaPace?.askAgainMs,
  })
  const files = openFiles({
    database,
    storage,
    now,
    announceChange,
    log: parts.log,
    uploadsFolder: parts.uploadsFolder,
    uploadLimitBytes: parts.uploadLimitBytes,
    diskReserveBytes: parts.diskReserveBytes,
    pickVisibleTitles: async (viewer, ids) =>
      new Set((await catalog.pick(viewer, ids)).map(({ id }) => id)),
    readIngest: (fileIds) => ingest.statesOf(fileIds),
    onFileStored: (fileId) =>
      ingest.begin(fileId).catch((error: unknown) => {
        parts.log.error({ err: error, file: fileId }, 'A file could not be looked into')
      }),
    holdJobs: (fileIds) => ingest.hold(fileIds),
    resumeJobs: (fileId) => ingest.goOn(fileId),
    hideTitle: (of) => changeFamilyTitle(database.db, of, { hiddenAt: now() }),
    showTitle: (of) => changeFamilyTitle(database.db, of, { hiddenAt: null }),
    removeTitle: (of) => removeFamilyTitle(database.db, of),
    assertTime: (viewer, titleId) => parents.time.assertMayStream(viewer, titleId),
    sendStored: delivery.sendStored,
  })
  app.addHook('onClose', () => files.tidying.stop())

  const library = openLibrary({
    ...parts,
    foreignText,
    library: parts.library ?? { dataFolder: parts.uploadsFolder, folders: [] },
    announceChange,
    beginLater: (fileIds) => ingest.beginLater(fileIds),
    holdJobs: (fileIds) => ingest.hold(fileIds),
  })
  app.addHook('onClose', () => library.stop())

  const party = openParty({
    database,
    now,
    log: parts.log,
    namespace: live.party,
    household,
    catalog,
    deviceCookieOf: ({ cookie = '' }) => app.parseCookie(cookie)[DEVICE_COOKIE],
  })
  app.addHook('onClose', () => party.close())

  registerMetrics(app, {
    database,
    token: config.metricsToken,
    assertMayRead: async ({ raw }) => {
      if (!(await isAdmitted(raw))) throw new AppError('pairing_required')
      requireGrownUp((await household.whoAsks(deviceCookieOf(raw))).viewer)
    },
  })
  registerDoor(app, door)
  await registerCompression(app)
  await app.register(cookie)
  registerPairingGate(app, { isAdmitted: ({ raw }) => isAdmitted(raw) })
  await registerApiDocs(app, packageFacts.version)
  registerHealth(app, {
    version: packageFacts.version,
    mayKnowAll: ({ raw }) => isAdmitted(raw),
    engines: engineProbes({ database, storage, media }),
  })
  registerPairing(app, { pairing, isAdmitted: ({ raw }) => isAdmitted(raw) })
  registerSite(app, { library: studio, studioUrl: config.studioUrl })
  await registerStudioFiles(app, studio)
  await app.register(async (viewerScope) => {
    family.register(viewerScope)
    registerHost(viewerScope, { activeProfile: (viewer) => family.profiles.active(viewer), now })
    registerCatalog(viewerScope, catalog)
    registerSearch(viewerScope, { search: (viewer, query) => catalog.search(viewer, query) })
    registerLists(viewerScope, new ListsService({ database, announceChange, now }))
    registerNews(viewerScope, new NewsService({ database, now }))
    registerStudio(viewerScope, {
      library: studio,
      listShipped: (viewer) => listShippedTitles({ queries: database.db, viewer, now: now() }),
    })
    parents.register(viewerScope)
    await files.register(viewerScope)
    library.register(viewerScope)
    party.register(viewerScope)
    registerIngest(viewerScope, ingest)
    registerFamilyTitles(
      viewerScope,
      new FamilyTitlesService({
        database,
        storage,
        announceChange,
        detail: (viewer, id) => catalog.detail(viewer, id),
      }),
    )
    registerWatch(viewerScope, {
      database,
      storage,
      lasting: delivery.lasting,
      rememberedMs: mediaPace?.rememberedMs,
      time: parents.time,
      findVisibleTitle: (viewer, id) => catalog.findVisibleTitle(viewer, id),
      countView: (viewer, id) => catalog.countView(viewer, id),
      clock: now,
    })
    await registerFrontDoor(viewerScope, {
      webFolder,
      firstPicture: async ({ viewer, raw }) =>
        (await isAdmitted(raw)) ? catalog.firstPicture(viewer) : null,
    })
  })
  await registerWebApp(app, webFolder)

  const preparation = createStreamPreparation({
    storage,
    media,
    log: parts.log,
    recordStreams: (titleId, streams) => recordStreams(database.db, titleId, streams),
  })
  app.addHook('onClose', () => preparation.stop())
  return {
    app,
    household,
    pairing,
    catalog,
    ingest,
    prepareStreams: async () => preparation.prepareStreams(await listUnpreparedTitles(database.db)),
    keepHistoryTidy: () => parents.retention.start(),
    keepFilesTidy: () => files.tidying.start(),
    keepLibrary: library.start,
  }
}
