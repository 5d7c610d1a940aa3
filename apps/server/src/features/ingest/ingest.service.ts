import { AppError } from '@starnest/contract/errors'
import type { IngestState } from '@starnest/contract/files/ingest'
import { ingestJobKindSchema } from '@starnest/contract/files/ingest'
import { z } from 'zod'
import { calmAnnouncements } from '../../domain/calm-announcements.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import type { Database } from '../../ports/database.ts'
import type { Jobs } from '../../ports/jobs.ts'
import type { Media } from '../../ports/media/media.ts'
import type { Storage } from '../../ports/storage.ts'
import { SeasonSounds } from './alike/season-sounds.ts'
import {
  findIngestFile,
  type IngestFile,
  type JobOf,
  listJobs,
  listOpenJobs,
  listUnfinishedStreams,
  queueJobs,
  requeueRunning,
} from './ingest.repository.ts'
import { ingestStateOf } from './ingest-state.ts'
import type { IngestTitles } from './ingest-titles.ts'
import { JobRunner, type Room } from './job-runner.ts'
import type { EncodingMinutes } from './limits/encoding-minutes.ts'
import { fittingJobs } from './limits/fitting-jobs.ts'
import { HouseholdLimits } from './limits/household-limits.ts'
import { forgetStream } from './making/hls-index.ts'
import { LANES, SHIPPED_LANE } from './queue/lanes.ts'
import { holdJobs, stopJobs } from './queue/stopping.repository.ts'
import { WaitingJobs } from './queue/waiting-jobs.ts'
import { ShippedFilms, type ShippedTitles, shippedJobSchema } from './streams/shipped-films.ts'

/** Milliseconds for which an upload waits for the probe of its file; after that the probe goes on
 *  in the background. */
const FIRST_LOOK_MS = 10_000

/** Shortest time between two announcements of the same household. */
const FILES_PAUSE_MS = 1_000
const LIBRARY_PAUSE_MS = 3_000

/** Milliseconds between two checks whether there is room for the jobs that wait for it. */
const LOOK_FOR_ROOM_MS = 30_000

const payloadSchema = z.union([
  z.object({ fileId: z.number(), kind: ingestJobKindSchema }),
  shippedJobSchema,
])

/** What ingest needs from other slices. */
export type IngestDeps = {
  room: Room
  encoding: EncodingMinutes
  /** Bytes that a household may still store; null: as many as the disk takes. */
  leftBytesOf: (householdId: number) => Promise<number | null>
  database: Database
  storage: Storage
  media: Media
  jobs: Jobs
  titles: IngestTitles
  shipped: ShippedTitles
  announceChange: AnnounceChange
  now: () => Date
  log: {
    info: (fields: object, sentence: string) => void
    warn: (fields: object, sentence: string) => void
  }
  /** The id of a file that the viewer may see; undefined: there is none. */
  findFile: (viewer: Viewer, filename: string) => Promise<number | undefined>
}

/** Turns stored files into what can be watched, in the background. */
export class IngestService {
  readonly #deps: IngestDeps
  readonly #runner: JobRunner
  readonly #limits: HouseholdLimits
  readonly #waiting: WaitingJobs
  readonly #shipped: ShippedFilms
  readonly #files: ReturnType<typeof calmAnnouncements>
  readonly #library: ReturnType<typeof calmAnnouncements>
  #isStopped = false

  constructor(deps: IngestDeps) {
    this.#deps = deps
    const { announceChange } = deps
    this.#files = calmAnnouncements(announceChange, { what: ['files'], pauseMs: FILES_PAUSE_MS })
    this.#library = calmAnnouncements(announceChange, {
      what: ['library'],
      pauseMs: LIBRARY_PAUSE_MS,
    })
    this.#shipped = new ShippedFilms(deps)
    this.#limits = new HouseholdLimits(deps)
    this.#waiting = new WaitingJobs(deps)
    this.#runner = new JobRunner({
      ...deps,
      limits: this.#limits,
      onChanged: ({ householdId }) => this.#files.announce(householdId),
      onNext: (file, jobs) => this.#follow(file, jobs),
    })
  }

  /** Starts working on jobs, with those that an earlier run left. `isAlone`: nobody else takes
   *  any. */
  async start({ isAlone }: { isAlone: boolean }): Promise<void> {
    const { database, jobs } = this.#deps
    if (isAlone) await this.#takeBack()
    for (const lane of LANES) {
      await jobs.work(lane, (payload, signal) => {
        const job = payloadSchema.parse(payload)
        return 'fileId' in job ? this.#runner.run(job, signal) : this.#shipped.run(job, signal)
      })
    }
    await this.#waiting.add(await listOpenJobs(database.db), { isUpload: false })
    this.prepareShipped({ isAnew: isAlone }).catch((error: unknown) => {
      // The next start does it.
      if (this.#isStopped) return
      this.#deps.log.warn({ err: error }, 'What ships with Starnest could not be prepared')
    })
    await jobs.repeat({
      name: 'look-for-room',
      everyMs: LOOK_FOR_ROOM_MS,
      work: () => this.lookForRoom(),
    })
    await this.#waiting.start()
    await new SeasonSounds({ ...this.#deps, waiting: this.#waiting }).start()
  }

  /** Queues what films that ship with Starnest still lack. `isAnew`: also jobs that wait before
   *  their next attempt, because they may succeed by now. */
  async prepareShipped({ isAnew = false } = {}): Promise<void> {
    const { jobs } = this.#deps
    const lacking = await this.#shipped.listJobs()
    const keys = lacking.map(({ key }) => key)
    if (isAnew) await jobs.forget(SHIPPED_LANE, keys)
    await jobs.add(SHIPPED_LANE, lacking)
  }

  /** Goes on with what waits for room on the disk, one after the other, as far as there is some, and with what
   *  waits for its household. */
  async lookForRoom(): Promise<void> {
    if (this.#shipped.takeMissingRoom()) await this.prepareShipped()
    for await (const { job, file } of fittingJobs({ ...this.#deps, limits: this.#limits })) {
      await this.#waiting.add([job], { isUpload: file.folderId === null })
    }
  }

  /** Takes back what a killed process left unfinished. */
  async #takeBack(): Promise<void> {
    const { db } = this.#deps.database
    for (const fileId of await listUnfinishedStreams(db)) {
      const file = await findIngestFile(db, fileId)
      if (file) await forgetStream(this.#deps, file)
    }
    await requeueRunning(db)
  }

  /** Announces nothing more. The queue is stopped by whoever opened it. */
  stop(): void {
    this.#isStopped = true
    this.#files.stop()
    this.#library.stop()
  }

  /** Looks into a file that has just been stored: a film that browsers play is a title when this
   *  resolves. What takes longer than a moment, or cannot be done now, is done later. */
  async begin(fileId: number): Promise<void> {
    const probe: JobOf = { fileId, kind: 'probe' }
    await queueJobs(this.#deps.database.db, [probe])
    const limit = AbortSignal.timeout(FIRST_LOOK_MS)
    try {
      await this.#runner.run(probe, limit)
      if (!limit.aborted) return
    } catch {
      // The reason is stored, and the job is tried again.
    }
    await this.#waiting.add([probe], { isUpload: true })
  }

  /** Has files looked into, whose probes are queued in the table, when nobody waits for anything else. */
  async beginLater(fileIds: readonly number[]): Promise<void> {
    const probes = fileIds.map((fileId): JobOf => ({ fileId, kind: 'probe' }))
    await this.#waiting.add(probes, { isUpload: false })
  }

  /** Where each file stands; a file of which nothing is made is left out. */
  async statesOf(fileIds: readonly number[]): Promise<Map<number, IngestState>> {
    const jobs = await listJobs(this.#deps.database.db, fileIds)
    const byFile = Map.groupBy(jobs, ({ fileId }) => fileId)
    return new Map([...byFile].map(([fileId, own]) => [fileId, ingestStateOf(own)]))
  }

  /** Where a file stands. @throws AppError file_not_found */
  async state(viewer: Viewer, filename: string): Promise<IngestState> {
    return this.#stateOf(await this.#fileId(viewer, filename))
  }

  /** Begins every failed job of a file again. @throws AppError file_not_found */
  async retry(viewer: Viewer, filename: string): Promise<IngestState> {
    const fileId = await this.#fileId(viewer, filename)
    const jobs = await listJobs(this.#deps.database.db, [fileId])
    const failed = jobs.filter(({ state }) => state === 'failed')
    await this.#queue(failed.map(({ kind }) => ({ fileId, kind })))
    return this.#stateOf(fileId)
  }

  /** Asks for renditions of a film. @throws AppError file_not_found; invalid_request when there are
   *  some, or none can be made */
  async optimise(viewer: Viewer, filename: string): Promise<IngestState> {
    const fileId = await this.#fileId(viewer, filename)
    const { canOptimise } = await this.#stateOf(fileId)
    if (!canOptimise) {
      const message = 'No renditions can be made of this file, or they are made already.'
      throw new AppError('invalid_request', { message })
    }
    await this.#queue([{ fileId, kind: 'renditions' }], { isOptional: true })
    return this.#stateOf(fileId)
  }

  /** Stops what is queued or running of a file, except the probe. @throws AppError
   *  file_not_found */
  async cancel(viewer: Viewer, filename: string): Promise<IngestState> {
    const { database } = this.#deps
    const fileId = await this.#fileId(viewer, filename)
    let ended = 1
    // One that was about to begin has begun all the same, and ended at once.
    while (ended > 0) {
      ended = 0
      for (const kind of await stopJobs(database.db, fileId)) {
        ended += await this.#end({ fileId, kind })
      }
    }
    this.#files.announce(viewer.householdId)
    return this.#stateOf(fileId)
  }

  /** Ends what runs of files that were put in the bin, or are gone, and lets nothing of them wait its
   *  turn. Resolves when nothing of them runs here any more. */
  async hold(fileIds: readonly number[]): Promise<void> {
    let ended = 1
    // One that has just been done may still hand on to the next ones.
    while (ended > 0) {
      ended = 0
      const open = await holdJobs(this.#deps.database.db, fileIds)
      for (const job of open) ended += await this.#end(job)
      ended += await this.#runner.stopAll(fileIds)
    }
    // A probe on its way out of the queue would keep the next one out.
    for (const fileId of fileIds) await this.#end({ fileId, kind: 'probe' })
  }

  /** Goes on with what was held of a file that is out of the bin. */
  async goOn(fileId: number): Promise<void> {
    const { db } = this.#deps.database
    const file = await findIngestFile(db, fileId)
    const isUpload = file?.folderId === null
    await this.#waiting.add(await listOpenJobs(db, fileId), { isUpload })
  }

  /** Resolves with how many attempts at it ran here. */
  async #end(job: JobOf): Promise<number> {
    const ended = await this.#runner.stop(job)
    await this.#waiting.forget(job)
    return ended
  }

  async #fileId(viewer: Viewer, filename: string): Promise<number> {
    const fileId = await this.#deps.findFile(viewer, filename)
    if (fileId === undefined) throw new AppError('file_not_found')
    return fileId
  }

  async #stateOf(fileId: number): Promise<IngestState> {
    const state = (await this.statesOf([fileId])).get(fileId)
    return state ?? { jobs: [], playable: 'never', canOptimise: false }
  }

  async #queue(jobs: JobOf[], { isOptional = false } = {}): Promise<void> {
    const { database } = this.#deps
    await queueJobs(database.db, jobs)
    // A job that waits before its next attempt would block the new one.
    for (const job of jobs) await this.#waiting.forget(job)
    await this.#waiting.add(jobs, { isUpload: true, isOptional })
    const file = jobs[0] && (await findIngestFile(database.db, jobs[0].fileId))
    if (file) this.#files.announce(file.householdId)
  }

  async #follow(file: IngestFile, jobs: JobOf[]): Promise<void> {
    this.#library.announce(file.householdId)
    // Versions and extras wait for what films need.
    const isOptional = file.titleId === null && file.videoKind !== null
    await this.#waiting.add(jobs, { isUpload: file.folderId === null, isOptional })
  }
}
