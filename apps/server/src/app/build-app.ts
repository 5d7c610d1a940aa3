import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import { DEVICE_COOKIE } from '@starnest/contract/household'
import type { FastifyInstance } from 'fastify'
import packageFacts from '../../package.json' with { type: 'json' }
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
import { registerDevices } from '../features/household/devices/devices.routes.ts'
import { DevicesService } from '../features/household/devices/devices.service.ts'
import { addUnnamedGrownUp } from '../features/household/household.repository.ts'
import { registerHousehold } from '../features/household/household.routes.ts'
import { HouseholdService } from '../features/household/household.service.ts'
import {
  registerInvitations,
  registerPairing,
  registerPairingGate,
} from '../features/household/pairing/pairing.routes.ts'
import { PairingService } from '../features/household/pairing/pairing.service.ts'
import { registerPins } from '../features/household/pin/pin.routes.ts'
import { PinService } from '../features/household/pin/pin.service.ts'
import { requireGrownUp } from '../features/household/require-grown-up.ts'
import { registerIngest } from '../features/ingest/ingest.routes.ts'
import type { IngestService } from '../features/ingest/ingest.service.ts'
import { createStreamPreparation } from '../features/ingest/streams/stream-preparation.ts'
import { registerProfiles } from '../features/profiles/profiles.routes.ts'
import { ProfilesService } from '../features/profiles/profiles.service.ts'
import { registerSite, registerStudio } from '../features/studio/studio.routes.ts'
import { registerStudioFiles } from '../features/studio/studio-files.ts'
import { EMPTY_STUDIO } from '../features/studio/studio-library.ts'
import { sendStored } from '../features/watch/delivery/send-stored.ts'
import { registerWatch } from '../features/watch/watch.routes.ts'
import type { AppParts } from './app-parts.ts'
import { openFiles } from './files/open-files.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { bareApp } from './http/bare-app.ts'
import { registerBodyDeadline } from './http/body-deadline.ts'
import { registerCompression } from './http/compression.ts'
import { registerFrontDoor } from './http/front-door.ts'
import { isOwnHandshake, knownNames, registerOriginCheck } from './http/origin-check.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { openIngest } from './ingest/open-ingest.ts'
import { openLibrary } from './library/open-library.ts'
import { openLive } from './live/open-live.ts'
import { openParents } from './parents/open-parents.ts'
import { openParty } from './party/open-party.ts'
import { engineProbes } from './status/engine-probes.ts'
import { registerHealth } from './status/health.ts'
import { registerMetrics } from './status/metrics.ts'

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
  const { studio = EMPTY_STUDIO, webFolder = WEB_FOLDER } = parts
  const household = new HouseholdService({ database, now })
  const app = bareApp(parts.log)
  const { lan } = parts
  const names = new Set([...knownNames(config), ...(lan?.names ?? [])])
  const pairing = new PairingService({ database, now, house: lan?.house })
  const isAdmitted = async (request: IncomingMessage) => {
    if (!lan?.isFromNetwork(request)) return true
    return pairing.isPaired(app.parseCookie(request.headers.cookie ?? '')[DEVICE_COOKIE])
  }
  const live = openLive(app.server, {
    log: parts.log,
    isWelcome: async (handshake) =>
      isOwnHandshake(handshake, names) && (await isAdmitted(handshake)),
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

  const parents = openParents({
    database,
    now,
    log: parts.log,
    announceChange,
    household,
    catalog,
    pins,
    profiles,
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
    findFile: async (viewer, filename) => (await family.files.find(viewer, { filename })).id,
  })
  app.addHook('onClose', () => ingest.stop())

  const family = openFiles({
    database,
    storage,
    now,
    announceChange,
    requireGrownUp,
    log: parts.log,
    uploadsFolder: parts.uploadsFolder,
    uploadLimitBytes: parts.uploadLimitBytes,
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
    sendStored: (request, reply, file) => sendStored(request, reply, { storage, ...file }),
  })
  app.addHook('onClose', () => family.tidying.stop())

  const library = openLibrary({
    ...parts,
    library: parts.library ?? { dataFolder: parts.uploadsFolder, folders: [] },
    announceChange,
    requireGrownUp,
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

  registerMetrics(app, database)
  registerOriginCheck(app, { names, isStrict: lan !== undefined })
  await registerRateLimit(app)
  registerBodyDeadline(app)
  await registerSecurityHeaders(app)
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
    registerHousehold(viewerScope, household)
    registerPins(viewerScope, pins)
    await registerDevices(viewerScope, devices)
    await registerInvitations(viewerScope, pairing)
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
    await parents.register(viewerScope)
    await family.register(viewerScope)
    await library.register(viewerScope)
    party.register(viewerScope)
    await registerIngest(viewerScope, { ingest, requireGrownUp })
    await registerFamilyTitles(viewerScope, {
      requireGrownUp,
      familyTitles: new FamilyTitlesService({
        database,
        storage,
        announceChange,
        detail: (viewer, id) => catalog.detail(viewer, id),
      }),
    })
    registerWatch(viewerScope, {
      database,
      storage,
      time: parents.time,
      findVisibleTitle: (viewer, id) => catalog.findVisibleTitle(viewer, id),
      countPlay: (viewer, id) => catalog.countPlay(viewer, id),
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
  const prepareStreams = async () =>
    preparation.prepareStreams(await listUnpreparedTitles(database.db))
  const keepHistoryTidy = () => parents.retention.start()
  const keepFilesTidy = () => family.tidying.start()
  const keepLibrary = library.start
  return {
    app,
    household,
    pairing,
    catalog,
    ingest,
    prepareStreams,
    keepHistoryTidy,
    keepFilesTidy,
    keepLibrary,
  }
}
