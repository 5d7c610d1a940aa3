import type { IngestJobKind } from '@starnest/contract/ingest'
import type { Database } from '../../ports/database.ts'
import { type Media, MediaError } from '../../ports/media.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import {
  beginJob,
  findIngestFile,
  type IngestFile,
  type JobOf,
  noteProgress,
  queueJobs,
  settleJob,
} from './ingest.repository.ts'
import type { IngestTitles } from './ingest-titles.ts'
import { keyOf } from './lanes.ts'
import { loudness } from './making/loudness.ts'
import type { Made, Making } from './making/make.ts'
import { posters } from './making/posters.ts'
import { probe } from './making/probe.ts'
import { renditions } from './making/renditions.ts'
import { previews, streams } from './making/streams.ts'
import { subtitles } from './making/subtitles.ts'

const MAKE: Record<IngestJobKind, (making: Making) => Promise<Made>> = {
  probe,
  streams,
  posters,
  subtitles,
  previews,
  loudness,
  renditions,
}

/** How often a job says how far it is, at most. */
const PROGRESS_MS = 1000

/** What a person reads of a failure that is none of theirs. */
const OUR_FAILURE = 'Something went wrong on this server; its log says more.'

/** What doing jobs asks of the rest of the house. */
export type JobRunnerDeps = {
  database: Database
  storage: Storage
  media: Media
  titles: IngestTitles
  now: () => Date
  log: { warn: (fields: object, sentence: string) => void }
  /** Told that a job of the file stands elsewhere. */
  onChanged: (file: IngestFile) => void
  /** Told what follows from a job that is done. */
  onNext: (file: IngestFile, jobs: JobOf[]) => Promise<void>
}

/** Does single jobs of files, whoever asks. */
export class JobRunner {
  readonly #deps: JobRunnerDeps
  readonly #stopping = new Map<string, AbortController>()

  constructor(deps: JobRunnerDeps) {
    this.#deps = deps
  }

  /** Does a job, unless it is done or gone, and writes down how it ended. With its signal it goes
   *  back into the queue. Rejects when the failure may pass. */
  async run(job: JobOf, signal: AbortSignal): Promise<void> {
    const { database, onChanged } = this.#deps
    const begun = await beginJob(database.db, job)
    const file = begun && (await findIngestFile(database.db, job.fileId))
    if (!file) return
    onChanged(file)
    const stopping = new AbortController()
    this.#stopping.set(keyOf(job), stopping)
    try {
      await this.#make(job, file, AbortSignal.any([signal, stopping.signal]))
    } catch (error) {
      if (stopping.signal.aborted) return
      if (signal.aborted) return await settleJob(database.db, job, { state: 'queued' })
      await this.#fail(job, file, error)
    } finally {
      this.#stopping.delete(keyOf(job))
      onChanged(file)
    }
  }

  /** Ends a job that runs here. */
  stop(job: JobOf): void {
    this.#stopping.get(keyOf(job))?.abort()
  }

  async #make(job: JobOf, file: IngestFile, signal: AbortSignal): Promise<void> {
    const { database, onNext } = this.#deps
    const onPercent = this.#progressOf(job, file)
    const made = await MAKE[job.kind]({ ...this.#deps, file, signal, onPercent })
    signal.throwIfAborted()
    const next = (made.next ?? []).map((kind) => ({ fileId: file.id, kind }))
    await database.db.transaction(async (tx) => {
      await made.write(tx)
      await settleJob(tx, job, { state: 'done' })
      await queueJobs(tx, next)
    })
    await onNext(file, next)
  }

  #progressOf(job: JobOf, file: IngestFile): (percent: number) => void {
    let notedMs = 0
    return (percent) => {
      if (performance.now() - notedMs < PROGRESS_MS) return
      notedMs = performance.now()
      noteProgress(this.#deps.database.db, job, Math.min(99, Math.max(0, percent))).then(
        (isRunning) => {
          if (isRunning) this.#deps.onChanged(file)
          else this.stop(job)
        },
        // The end of the job will say it again.
        () => undefined,
      )
    }
  }

  async #fail(job: JobOf, file: IngestFile, error: unknown): Promise<void> {
    const isExpected = error instanceof MediaError || error instanceof StorageError
    const reason = isExpected ? error.message : OUR_FAILURE
    const facts = { file: file.id, job: job.kind, reason }
    this.#deps.log.warn(isExpected ? facts : { ...facts, err: error }, 'A job of a file failed')
    const { database, titles, now } = this.#deps
    await settleJob(database.db, job, { state: 'failed', reason })
    if (mayPass(error)) throw error
    const { householdId, titleId } = file
    // What only looked like a film by its name was a title until now.
    if (job.kind === 'probe' && titleId !== null) {
      await titles.change(database.db, { householdId, titleId }, { hiddenAt: now() })
    }
  }
}

/** Whether the same job may succeed later, when nothing of the file has changed. */
function mayPass(error: unknown): boolean {
  if (error instanceof MediaError) return error.reason === 'missing' || error.reason === 'full'
  if (error instanceof StorageError) return error.reason === 'full' || error.reason === 'failed'
  return true
}
