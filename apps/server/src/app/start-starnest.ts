import { join } from 'node:path'
import { listDemoFilms } from '@starnest/demo-library/library'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { z } from 'zod'
import { BALLAST_BYTES } from '../adapters/database/embedded/server/ballast.ts'
import { openDatabase } from '../adapters/database/open-database.ts'
import { openForeignText } from '../adapters/foreign-text/open-foreign-text.ts'
import { openPgBoss } from '../adapters/jobs/pg-boss/open-pg-boss.ts'
import { openFfmpeg } from '../adapters/media/ffmpeg/open-ffmpeg.ts'
import type { OpenHouse } from '../features/household/pairing/pairing.service.ts'
import { readShippedTracks } from '../features/jam/tracks/read-shipped-tracks.ts'
import { NO_TRACKS, type ShippedTracks } from '../features/jam/tracks/shipped-tracks.ts'
import {
  EMPTY_STUDIO,
  readStudioLibrary,
  type StudioLibrary,
} from '../features/studio/studio-library.ts'
import type { LanguageModel } from '../ports/language/language-model.ts'
import { buildApp } from './build-app.ts'
import { DemoFilms } from './catalog/demo-films.ts'
import type { Config } from './config.ts'
import { connectionLimitsOf } from './door/connection-limit.ts'
import type { Lan } from './lan/open-lan.ts'
import { listen } from './listen.ts'
import { drain } from './nodes/drain.ts'
import { openLifecycle } from './nodes/lifecycle.ts'
import { joinNodes } from './nodes/open-nodes.ts'
import type { Slice } from './slice.ts'
import { openStorage } from './storage/open-storage.ts'
import { openTranslation } from './translate/open-translation.ts'

/** How long requests that are under way may take once Starnest was asked to stop. */
const FINISH_LIMIT_MS = 4000

type StartOptions = {
  config: Config
  log: Logger
  /** Called with a sentence on what takes so long that a person waits for it. */
  say: (sentence: string) => void
  /** Called with what has just been opened, in words, and the function that closes it. */
  onOpened: (what: string, close: () => Promise<void>) => void
}

/** Opens the engines, brings in the demo library and begins to listen. Resolves with the address to
 *  open in a browser. @throws StartupError when a person has to do something first. */
export async function startStarnest(options: StartOptions): Promise<string> {
  const { config, log, say, onOpened } = options
  const database = await openDatabase({
    ...config,
    ballastBytes: BALLAST_BYTES,
    onProgress: say,
    log,
  })
  onOpened('the database', () => database.close())
  const cluster = await joinNodes(options)
  if (cluster) onOpened('the line to the other nodes', () => cluster.nodes.close())
  const { nodes, leadership } = cluster ?? {}
  const storage = await openStorage({ ...config, node: nodes?.id })
  const foreignText = openForeignText()
  const media = openFfmpeg(config, { foreignText })
  // Whoever runs a database of its own is alone with it.
  const isAlone = config.databaseUrl === undefined
  const jobs = await openPgBoss({
    ...{ database, isAlone, log },
    isElsewhere: config.areJobsElsewhere,
    added: nodes?.topic('jobs added', (told) => z.object({ lane: z.string() }).parse(told)),
  })
  onOpened('work in the background', () => jobs.stop())
  const lan = await prepareNetwork(options)
  const languageModel = await openLanguageModel(config)
  const translation = openTranslation({ config, media, storage, languageModel, log })
  const lifecycle = openLifecycle()
  const { app, household, pairing, realtime, announceChange, slices } = await buildApp({
    ...{ nodes, leadership, lifecycle },
    proxyHouse: await openProxyHouse(options),
    config,
    log,
    database,
    storage,
    media,
    foreignText,
    ...{ languageModel, translation },
    lookup: { mirror: config.catalogueMirror },
    jobs,
    uploadsFolder: join(config.dataFolder, 'uploads'),
    library: { dataFolder: config.dataFolder, folders: config.libraryFolders },
    uploadLimitBytes: config.uploadLimitBytes,
    diskReserveBytes: config.diskReserveBytes,
    lan: lan?.parts,
    studio: await openStudio(log),
    jam: await openMusic(log),
  })
  onOpened('the web server', () => closeServer(app))
  lan?.leadTo(app)
  // Where calls are spread over nodes, each says early that it is not ready yet.
  const early = cluster && (await listen(app, config))
  const householdId = await household.prepare()
  const demoFilms = new DemoFilms({
    ...{ database, storage, jobs, log, announceChange, say },
    listFilms: listDemoFilms,
    onCopied: () => slices.ingest.ingest.prepareShipped(),
  })
  const bringIn = () => demoFilms.bringInFirst()
  await (leadership ? leadership.inTurn('demo library', bringIn) : bringIn())
  for (const slice of Object.values<Slice>(slices)) await slice.start?.({ householdId, isAlone })
  const address = early ?? (await listen(app, config))
  lifecycle.serve()
  await demoFilms.begin()
  if (leadership)
    onOpened('handing over to other nodes', () => drain({ lifecycle, leadership, realtime, jobs }))
  if (lan) {
    onOpened("the home network's door", () => lan.close())
    await lan.open()
  }
  // Made now, so that it is said at the start: where people look for it, which is not at a worker.
  if ((lan || config.proxies) && !config.isWorker) await pairing.sayCode()
  return address
}

/** What makes certificates is loaded only where the house is opened to its network. */
async function prepareNetwork(options: StartOptions): Promise<Lan | undefined> {
  const { lan, dataFolder, furtherHosts } = options.config
  if (!lan) return undefined
  const { prepareLan } = await import('./lan/open-lan.ts')
  const connections = connectionLimitsOf(options.config)
  return prepareLan({ ...options, dataFolder, furtherHosts, connections, settings: lan })
}

/** What proxies of ours are asked for is loaded only where there are some. */
async function openProxyHouse({ config, say }: StartOptions): Promise<OpenHouse | undefined> {
  if (!config.proxies) return undefined
  const { proxyHouse } = await import('./nodes/proxy-house.ts')
  return proxyHouse({ hosts: config.furtherHosts, say })
}

/** What speaks with a model takes 30 MB, so it is loaded only where one is configured. */
async function openLanguageModel({ languageModel }: Config): Promise<LanguageModel | undefined> {
  if (!languageModel) return undefined
  const { openOpenAiCompatible } = await import('../adapters/language-model/openai-compatible.ts')
  return openOpenAiCompatible(languageModel)
}

/** Pages without their clips are better than no pages. */
async function openStudio(log: Logger): Promise<StudioLibrary> {
  try {
    return await readStudioLibrary()
  } catch (error) {
    log.error({ err: error }, "The studio's clips could not be read")
    return EMPTY_STUDIO
  }
}

/** A stage without its music can still play what the family brought. */
async function openMusic(log: Logger): Promise<ShippedTracks> {
  try {
    return await readShippedTracks()
  } catch (error) {
    log.error({ err: error }, 'The songs and beats that ship could not be read')
    return NO_TRACKS
  }
}

/** Stops accepting, and lets requests finish: but a film that plays on would never end. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS)
  await app.close()
  clearTimeout(limit)
}
