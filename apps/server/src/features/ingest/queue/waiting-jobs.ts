import type { Database } from '../../../ports/database.ts'
import type { Jobs } from '../../../ports/jobs.ts'
import { householdsOf, type JobOf } from '../ingest.repository.ts'
import { keyOf, LANES, laneOf, queuedJob } from './lanes.ts'
import { listLongQueued } from './waiting.repository.ts'

/** Milliseconds between two looks for jobs that do not stand in the queue though they should. */
const LOOK_FOR_LOST_MS = 10 * 60_000

/** Jobs of files that wait in the queue, each in the lane of its kind. */
export class WaitingJobs {
  readonly #deps: { database: Database; jobs: Jobs }

  constructor(deps: { database: Database; jobs: Jobs }) {
    this.#deps = deps
  }

  /** Begins to look for jobs that should wait and do not, from time to time. */
  async start(): Promise<void> {
    await this.#deps.jobs.repeat({
      name: 'look-for-lost-jobs',
      everyMs: LOOK_FOR_LOST_MS,
      work: () => this.#addLost(),
    })
  }

  /** Has jobs wait for their turn. One that waits already stays where it is; one whose file is gone is left
   *  out. */
  async add(
    jobs: readonly JobOf[],
    how: { isUpload: boolean; isOptional?: boolean },
  ): Promise<void> {
    if (jobs.length === 0) return
    const fileIds = jobs.map(({ fileId }) => fileId)
    const households = await householdsOf(this.#deps.database.db, fileIds)
    for (const lane of LANES) {
      const own = jobs.filter(({ kind }) => laneOf(kind) === lane)
      const queued = own.flatMap((job) => {
        const householdId = households.get(job.fileId)
        return householdId === undefined ? [] : [queuedJob(job, { ...how, householdId })]
      })
      if (queued.length > 0) await this.#deps.jobs.add(lane, queued)
    }
  }

  /** Has jobs wait again that are written down as if they did and may not stand in the queue: the database broke
   *  off, or a server was killed, between the two. */
  async #addLost(): Promise<void> {
    await this.add(await listLongQueued(this.#deps.database.db), { isUpload: false })
  }

  /** Lets a job wait no longer. */
  async forget(job: JobOf): Promise<void> {
    await this.#deps.jobs.forget(laneOf(job.kind), [keyOf(job)])
  }
}
