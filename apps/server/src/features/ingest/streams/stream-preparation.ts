import { MEDIA_FILE } from '../../../domain/media-address.ts'
import { type Media, MediaError } from '../../../ports/media.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'
import { prepareHls, preparePreviews, type StreamWork } from './prepare-streams.ts'

/** A title that ships with Starnest, as far as its streams go. */
export type ShippedFilm = {
  readonly id: number
  /** Folder of its files in storage; null: there is nothing to play. */
  readonly mediaId: string | null
  readonly hasHls: boolean
  readonly hasPreviews: boolean
}

/** What a title now has, for the film that was worked on. */
export type PreparedStreams = { mediaId: string; hasHls: boolean; hasPreviews: boolean }

/** What preparing asks of the rest of the house. */
export type StreamPreparationDeps = {
  storage: Storage
  media: Media
  log: {
    info: (fields: object, sentence: string) => void
    warn: (fields: object, sentence: string) => void
  }
  /** Writes into the catalogue what a title has, unless its film is another one by now. */
  recordStreams: (titleId: number, streams: PreparedStreams) => Promise<void>
}

/** Prepares adaptive streams and seek pictures behind the house's back, one film at a time. */
export type StreamPreparation = {
  /** Prepares what these titles lack; those that are already waiting are not taken twice. Resolves
   *  when the last is done, never rejects: what fails is logged and tried again when it is next
   *  asked for, at the latest at the next start. */
  prepareStreams: (titles: readonly ShippedFilm[]) => Promise<void>
  /** Ends the work at hand and takes no more. */
  stop: () => Promise<void>
}

/** A queue of films to prepare, empty at first. */
export function createStreamPreparation(deps: StreamPreparationDeps): StreamPreparation {
  const stopping = new AbortController()
  const hasEngine = rememberToTell(deps)
  const waiting = new Set<string>()
  let queue = Promise.resolve()

  return {
    prepareStreams(titles) {
      for (const title of titles.filter(lacksStreams)) {
        if (waiting.has(title.mediaId)) continue
        waiting.add(title.mediaId)
        queue = queue.then(async () => {
          if (!stopping.signal.aborted && (await hasEngine())) {
            await prepareTitle(title, stopping.signal, deps)
          }
          waiting.delete(title.mediaId)
        })
      }
      return queue
    },
    async stop() {
      stopping.abort()
      await queue
    },
  }
}

/** Whether there is an engine to work with; the first time there is none, the log says so. */
function rememberToTell({ media, log }: StreamPreparationDeps): () => Promise<boolean> {
  let isTold = false
  return async () => {
    const { state, detail } = await media.health()
    if (state === 'ok') return true
    if (!isTold) log.warn({}, detail)
    isTold = true
    return false
  }
}

type TitleWithFilm = ShippedFilm & { mediaId: string }

function lacksStreams(title: ShippedFilm): title is TitleWithFilm {
  return title.mediaId !== null && !(title.hasHls && title.hasPreviews)
}

async function prepareTitle(
  title: TitleWithFilm,
  signal: AbortSignal,
  deps: StreamPreparationDeps,
): Promise<void> {
  const work: StreamWork = { ...deps, mediaId: title.mediaId, file: MEDIA_FILE.video, signal }
  const startedMs = performance.now()
  const hasHls = title.hasHls || (await succeeds('its stream', title, deps, () => prepareHls(work)))
  const hasPreviews =
    title.hasPreviews ||
    (await succeeds('its seek pictures', title, deps, () => preparePreviews(work)))
  if (hasHls === title.hasHls && hasPreviews === title.hasPreviews) return
  const streams = { mediaId: title.mediaId, hasHls, hasPreviews }
  const recorded = await succeeds('what it has now', title, deps, () =>
    deps.recordStreams(title.id, streams),
  )
  const tookMs = Math.round(performance.now() - startedMs)
  if (recorded)
    deps.log.info({ title: title.id, tookMs, hasHls, hasPreviews }, 'A film is prepared')
}

async function succeeds(
  what: string,
  title: TitleWithFilm,
  { log }: StreamPreparationDeps,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isStopped = error instanceof MediaError && error.reason === 'stopped'
    const isExpected = error instanceof MediaError || error instanceof StorageError
    const reason = error instanceof Error ? error.message : String(error)
    const facts = { title: title.id, mediaId: title.mediaId, reason }
    if (!isStopped)
      log.warn(isExpected ? facts : { ...facts, err: error }, `Preparing ${what} failed`)
    return false
  }
}
