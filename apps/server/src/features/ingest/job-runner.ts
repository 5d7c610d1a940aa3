import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { progressNotes } from '../../domain/background-work.ts'
import type { Database, Queries } from '../../ports/database.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError, type MediaFailure } from '../../ports/media/media-error.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import {
  type Attempt,
  beginJob,
  findIngestFile,
  type IngestFile,
  type JobOf,
  NO_ROOM,
  noteProgress,
  queueJobs,
  settleJob,
} from './ingest.repository.ts'
import type { IngestTitles } from './ingest-titles.ts'
import type { HouseholdLimits } from './limits/household-limits.ts'
import { roomNeeded } from './limits/room-needed.ts'
import { countedStorage } from './making/counted-storage.ts'
import { fingerprint } from './making/fingerprint.ts'
import { loudness } from './making/loudness.ts'
import { type Made, type Making, placeOf } from './making/make.ts'
import { posters } from './making/posters.ts'
import { probe } from './making/probe.ts'
import { renditions } from './making/renditions.ts'
import { previews, streams } from './making/streams.ts'
import { subtitles } from './making/subtitles.ts'
import { keyOf } from './queue/lanes.ts'

const MAKE: Record<IngestJobKind, (making: Making) => Promise<Made>> = {
  probe,
  streams,
  posters,
  subtitles,
  previews,
  loudness,
  fingerprint,
  renditions,
}

/** Shortest time between two progress reports of a job, in milliseconds. */
const PROGRESS_MS = 1000

/** What a person reads when the fault is Starnest's own. */
const OUR_FAILURE = 'Something went wrong on this server; its log says more.'
const OUR_PROBLEM: FileProblem = { code: 'failed' }

/** What doing jobs needs from other slices. */
export type JobRunnerDeps = {
  database: Database
  storage: Storage
  media: Media
  titles: IngestTitles
  now: () => Date
  log: { warn: (fields: object, sentence: string) => void }
  room: Room
  /** What households may have prepared. */
  limits: Pick<HouseholdLimits, 'whyWait' | 'counting'>
  /** Called when the state of a job of the file has changed. */
  onChanged: (file: IngestFile) => void
  /** Called with the jobs that follow from a finished one. */
  onNext: (file: IngestFile, jobs: JobOf[]) => Promise<void>
}

/** Bytes that a job needs room for. `householdId`: whose bin may be emptied for them; null: it is nobody's job. */
export type RoomNeed = { householdId: number | null; bytes: number }

/** Room on the disk for what is made. */
export type Room = {
  /** Runs `work` with room for so many bytes kept; undefined: there is none, and it did not run. `onLeft`
   *  is told which share of them, 0 to 1, has yet to be written. */
  lend<T>(
    need: RoomNeed,
    work: (onLeft: (share: number) => void) => Promise<T>,
  ): Promise<{ made: T } | undefined>
  has(need: RoomNeed): Promise<boolean>
}

/** One attempt at a job. */
type Run = { fileId: number; key: string; stopping: AbortController; ended: Promise<void> }

/** Does single jobs of files, whoever asks. */
export class JobRunner {
  readonly #deps: JobRunnerDeps
  readonly #running = new Set<Run>()

  constructor(deps: JobRunnerDeps) {
    this.#deps = deps
  }

  /** Does a job, unless it is done or gone, and writes down how it ended. With its signal it goes
   *  back into the queue. Rejects when the failure may pass. */
  async run(job: JobOf, signal: AbortSignal): Promise<void> {
    const stopping = new AbortController()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    // Set before the work begins: a stop from now on either finds the job here, or is seen by the
    // job itself.
    const run = { fileId: job.fileId, key: keyOf(job), stopping, ended }
    this.#running.add(run)
    try {
      await this.#run(job, signal, stopping)
    } finally {
      this.#running.delete(run)
      end()
    }
  }

  /** Ends a job that runs here; resolves when nothing of it does any more, with how many attempts did. */
  stop(job: JobOf): Promise<number> {
    const key = keyOf(job)
    return this.#stopRuns((run) => run.key === key)
  }

  /** The same for every job of some files. */
  stopAll(fileIds: readonly number[]): Promise<number> {
    return this.#stopRuns(({ fileId }) => fileIds.includes(fileId))
  }

  async #stopRuns(isMeant: (run: Run) => boolean): Promise<number> {
    const runs = [...this.#running].filter(isMeant)
    for (const { stopping } of runs) stopping.abort()
    await Promise.all(runs.map(({ ended }) => ended))
    return runs.length
  }

  async #run(job: JobOf, signal: AbortSignal, stopping: AbortController): Promise<void> {
    const { database, onChanged } = this.#deps
    const attempt = await beginJob(database.db, job)
    const file = attempt && (await findIngestFile(database.db, job.fileId))
    // Of bytes that were replaced meanwhile a job of their own was queued.
    if (!file || file.mediaId !== attempt.mediaId) return
    onChanged(file)
    const onPercent = this.#progressOf(attempt, file, () => stopping.abort())
    try {
      await this.#make({ attempt, file, onPercent }, AbortSignal.any([signal, stopping.signal]))
    } catch (error) {
      if (stopping.signal.aborted) return
      if (signal.aborted) {
        await settleJob(database.db, attempt, { state: 'queued' })
        return
      }
      await this.#fail(attempt, file, error)
    } finally {
      await this.#forgetGone(file)
      onChanged(file)
    }
  }

  /** Removes what was made of a file that was removed or replaced meanwhile, maybe by another node. */
  async #forgetGone({ id, mediaId }: IngestFile): Promise<void> {
    const { database, storage } = this.#deps
    const file = await findIngestFile(database.db, id)
    if (file?.mediaId !== mediaId) await storage.remove(mediaId)
  }

  async #make(
    { attempt, file, onPercent }: Pick<Making, 'attempt' | 'file' | 'onPercent'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, onChanged, onNext } = this.#deps
    const { kind } = attempt
    const onPlayable = async () => {
      onChanged(file)
      await onNext(file, [])
    }
    const { limits } = this.#deps
    const { householdId } = file
    const bytes = roomNeeded(kind, file)
    const waits = await limits.whyWait({ householdId, kind, bytes })
    if (waits) {
      await settleJob(database.db, attempt, { state: 'queued', ...waits })
      return
    }
    const counted = countedStorage(this.#deps.storage)
    const lent = await this.#deps.room.lend({ householdId, bytes }, (onLeft) =>
      limits.counting({ householdId, kind }, () =>
        MAKE[kind]({
          ...this.#deps,
          storage: counted.storage,
          attempt,
          file,
          signal,
          onPlayable,
          onPercent: (percent) => {
            onLeft(1 - percent / 100)
            onPercent(percent)
          },
        }),
      ),
    )
    if (!lent) {
      signal.throwIfAborted()
      await settleJob(database.db, attempt, { state: 'queued', ...NO_ROOM })
      return
    }
    const { made } = lent
    const next = (made.next ?? []).map((kind) => ({ fileId: file.id, kind }))
    const outcome = { state: 'done', madeBytes: counted.bytes() } as const
    const write = async (tx: Queries) => {
      // Nothing is written if the job was stopped or restarted meanwhile, or if its file was replaced.
      if (!(await settleJob(tx, attempt, outcome))) return false
      await made.write(tx)
      await queueJobs(tx, next)
      return true
    }
    if (!signal.aborted && (await database.db.transaction(write))) return onNext(file, next)
    await made.takeBack?.()
    signal.throwIfAborted()
  }

  /** `onOver`: somebody has stopped the attempt, or another has begun. */
  #progressOf(attempt: Attempt, file: IngestFile, onOver: () => void): Making['onPercent'] {
    return progressNotes({
      everyMs: PROGRESS_MS,
      note: (percent) => noteProgress(this.#deps.database.db, attempt, percent),
      onNoted: () => this.#deps.onChanged(file),
      onOver,
    })
  }

  async #fail(attempt: Attempt, file: IngestFile, error: unknown): Promise<void> {
    const isExpected = error instanceof MediaError || error instanceof StorageError
    const reason = isExpected ? error.message : OUR_FAILURE
    const problem = isExpected ? error.problem : OUR_PROBLEM
    const { kind } = attempt
    const facts = { file: file.id, job: kind, reason, said: saidBy(error) }
    this.#deps.log.warn(isExpected ? facts : { ...facts, err: error }, 'A job of a file failed')
    const { database, titles, now } = this.#deps
    // Of an attempt that is over, nothing is tried again.
    if (!(await settleJob(database.db, attempt, { state: 'failed', reason, problem }))) return
    if (mayPass(error)) throw error
    const place = placeOf(file)
    // What only looked like a film by its name was a title until now.
    if (kind === 'probe' && place) await titles.change(database.db, place, { hiddenAt: now() })
  }
}

/** Characters of what a program said that are written into the log: the last ones. */
const MAX_SAID_CHARACTERS = 600

/** What the program said that failed. */
function saidBy(error: unknown): string | undefined {
  const cause = error instanceof MediaError ? error.cause : undefined
  return cause instanceof Error ? cause.message.trim().slice(-MAX_SAID_CHARACTERS) : undefined
}

/** `stopped`: somebody else ended the program, as a system does that has no memory left. */
const PASSING: ReadonlySet<MediaFailure> = new Set(['missing', 'full', 'stopped'])

/** Whether the same job may succeed later, when nothing of the file has changed. */
export function mayPass(error: unknown): boolean {
  if (error instanceof MediaError) return PASSING.has(error.reason)
  if (error instanceof StorageError) return error.reason === 'full' || error.reason === 'failed'
  return true
}
