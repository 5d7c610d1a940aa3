import { z } from 'zod'
import { MEDIA_FILE, mediaKey } from '../../../domain/media/media-address.ts'
import type { NewJob } from '../../../ports/jobs.ts'
import type { Media } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'
import { mayPass, type Room } from '../job-runner.ts'
import { roomNeeded } from '../limits/room-needed.ts'
import { prepareHls, preparePreviews, type StreamWork } from './prepare-streams.ts'

/** A title that ships with Starnest, as far as its streams go. */
export type ShippedFilm = {
  readonly id: number
  readonly householdId: number
  /** Folder of its files in storage; null: there is nothing to play. */
  readonly mediaId: string | null
  readonly durationSeconds: number
  readonly hasHls: boolean
  readonly hasPreviews: boolean
}

/** What ingest asks of the catalogue about titles that ship with Starnest. */
export type ShippedTitles = {
  /** Those that lack something, the oldest first. */
  listUnprepared: () => Promise<ShippedFilm[]>
  find: (titleId: number) => Promise<ShippedFilm | undefined>
  /** Writes what a film has now, for every title that stands on its files. */
  record: (mediaId: string, has: { hasHls?: true; hasPreviews?: true }) => Promise<void>
}

/** One thing that one shipped film lacks, as the queue keeps it. */
export const shippedJobSchema = z.object({
  titleId: z.number(),
  kind: z.enum(['streams', 'previews']),
})
export type ShippedJob = z.infer<typeof shippedJobSchema>

/** What preparing shipped films needs from other slices. */
export type ShippedFilmsDeps = {
  shipped: ShippedTitles
  storage: Storage
  media: Media
  room: Room
  log: {
    info: (fields: object, sentence: string) => void
    warn: (fields: object, sentence: string) => void
  }
}

type Found = ShippedFilm & { mediaId: string }

/** How each kind is made, and what a title says that has it. */
const KINDS = {
  streams: { make: prepareHls, what: 'its stream', has: { hasHls: true } },
  previews: { make: preparePreviews, what: 'its seek pictures', has: { hasPreviews: true } },
} as const

/** Prepares adaptive streams and seek pictures of the films that ship with Starnest. */
export class ShippedFilms {
  readonly #deps: ShippedFilmsDeps
  #isRoomMissing = false
  #isEngineMissing = false

  constructor(deps: ShippedFilmsDeps) {
    this.#deps = deps
  }

  /** What films lack: streams of all of them first. A film that is damaged is in it too: it is tried
   *  again at each start. */
  async listJobs(): Promise<NewJob[]> {
    const films = await this.#deps.shipped.listUnprepared()
    return films.flatMap((film) => [
      ...(film.hasHls ? [] : [queued(film, 'streams', 1)]),
      ...(film.hasPreviews ? [] : [queued(film, 'previews', 0)]),
    ])
  }

  /** Whether something could not be made for want of room since this was asked last. */
  takeMissingRoom(): boolean {
    const isMissing = this.#isRoomMissing
    this.#isRoomMissing = false
    return isMissing
  }

  /** Makes what a film lacks, unless it has it or is gone. Of a film that is damaged the log says so;
   *  rejects when the failure may pass, or with its signal. */
  async run({ titleId, kind }: ShippedJob, signal: AbortSignal): Promise<void> {
    const film = await this.#find({ titleId, kind })
    if (!film) return
    const startedMs = performance.now()
    try {
      if (!(await this.#make(film, kind, signal))) return
    } catch (error) {
      signal.throwIfAborted()
      this.#tellFailure(film, KINDS[kind].what, error)
      if (mayPass(error)) throw error
      return
    }
    const tookMs = Math.round(performance.now() - startedMs)
    this.#deps.log.info({ title: titleId, kind, tookMs }, 'A film is prepared')
  }

  async #find({ titleId, kind }: ShippedJob): Promise<Found | undefined> {
    const film = await this.#deps.shipped.find(titleId)
    if (!film || film.mediaId === null) return undefined
    const isMade = kind === 'streams' ? film.hasHls : film.hasPreviews
    return isMade ? undefined : { ...film, mediaId: film.mediaId }
  }

  /** Whether there was room to make it. */
  async #make(film: Found, kind: ShippedJob['kind'], signal: AbortSignal): Promise<boolean> {
    const { shipped, room } = this.#deps
    const { mediaId } = film
    const { make, has } = KINDS[kind]
    const work: StreamWork = { ...this.#deps, mediaId, file: MEDIA_FILE.video, signal }
    const bytes = await this.#bytesFor(film, kind)
    const lent = await room.lend({ householdId: null, bytes }, () => make(work))
    if (!lent) {
      this.#isRoomMissing = true
      return false
    }
    await shipped.record(mediaId, has)
    return true
  }

  async #bytesFor({ mediaId, durationSeconds }: Found, kind: ShippedJob['kind']): Promise<number> {
    const stored = await this.#deps.storage.stat(mediaKey(mediaId, MEDIA_FILE.video))
    return roomNeeded(kind, { sizeBytes: stored?.size ?? 0, facts: { durationSeconds } })
  }

  #tellFailure({ id, mediaId }: Found, what: string, error: unknown): void {
    const isEngineMissing = error instanceof MediaError && error.reason === 'missing'
    // Once is enough: without an engine, every film fails.
    if (isEngineMissing && this.#isEngineMissing) return
    this.#isEngineMissing ||= isEngineMissing
    const isExpected = error instanceof MediaError || error instanceof StorageError
    const reason = error instanceof Error ? error.message : String(error)
    const facts = { title: id, mediaId, reason }
    this.#deps.log.warn(isExpected ? facts : { ...facts, err: error }, `Preparing ${what} failed`)
  }
}

const queued = (
  { id, householdId }: ShippedFilm,
  kind: ShippedJob['kind'],
  priority: number,
): NewJob => ({
  ...{ key: `${id}:${kind}`, householdId, priority },
  payload: { titleId: id, kind } satisfies ShippedJob,
})
