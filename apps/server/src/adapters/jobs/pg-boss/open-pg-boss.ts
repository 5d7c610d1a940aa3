import { PgBoss, type SendOptions } from 'pg-boss'
import type { Database } from '../../../ports/database.ts'
import {
  type Jobs,
  type NewJob,
  Postponed,
  type Schedule,
  type Worker,
} from '../../../ports/jobs.ts'
import type { Topic } from '../../../ports/nodes.ts'
import { HouseholdTurns, ownPriority } from './household-turns.ts'

/** The queue's tables. They hold nothing that the other tables do not say: a backup leaves them out. */
export const SCHEMA = 'jobs'

/** Longest that pg-boss lets a job run. */
const JOB_LIMIT_SECONDS = 23 * 60 * 60

/** A node without a heartbeat for so long counts as gone, and another does its job. */
const HEARTBEAT_SECONDS = 30

/** Whoever adds a job wakes the worker, so this is only how soon jobs of other nodes, and those that
 *  are tried again, are found. */
const POLL_SECONDS = 10

/** Attempts after the first, and the pauses before them: one minute, growing to an hour. */
const RETRIES = 12
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 60 * 60

/** How long running jobs may take to end once they were asked to. */
const STOP_LIMIT_MS = 5_000

/** Jobs that one statement inserts. */
const BATCH_JOBS = 1_000

const OPTIONS = {
  expireInSeconds: JOB_LIMIT_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: RETRIES,
  retryDelay: FIRST_PAUSE_SECONDS,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  deleteAfterSeconds: 60 * 60,
}

/** Scheduled work is tried again for as long as it fails. */
const SCHEDULE_RETRIES = 100_000

/** Time between two checks whether scheduled work is due: by the clock of the database, so that a
 *  machine that slept is late by no more than this. */
const LONGEST_SCHEDULE_POLL_SECONDS = 60

type JobsLog = { warn: (fields: object, sentence: string) => void }

type PgBossOptions = {
  database: Database
  /** No other process uses this database: what counts as running was left by one that was killed. */
  isAlone: boolean
  log: JobsLog
  /** This node does no jobs, and only adds some. */
  isElsewhere?: boolean
  /** Wakes the workers of a lane on the other nodes. */
  added?: Topic<{ lane: string }> | undefined
  /** Seconds before a job that failed is tried for the second time. */
  firstPauseSeconds?: number
}

/** A queue in the database that Starnest stands on, over the connections of its pool. */
export async function openPgBoss(options: PgBossOptions): Promise<Jobs> {
  const { database, isAlone, log, firstPauseSeconds = FIRST_PAUSE_SECONDS } = options
  const { isElsewhere = false, added } = options
  const pool = database.db.$client
  const boss = new PgBoss({
    schema: SCHEMA,
    schedule: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue stumbled'))
  boss.on('warning', ({ message }) => log.warn({}, message))
  await boss.start()
  added?.onTold(({ lane }) => wake(lane))
  const stopping = new AbortController()
  const workers = new Map<string, string>()
  const turns = new HouseholdTurns({ pool, schema: SCHEMA, isAlone })
  const atWork = new Set<Promise<void>>()

  function wake(lane: string): void {
    const id = workers.get(lane)
    if (id && !stopping.signal.aborted) boss.notifyWorker(id)
  }

  /** Removes a job and puts another in its place, both or neither: a server that is killed meanwhile loses
   *  none. */
  async function replace(lane: string, id: string, next?: { data: object; options: SendOptions }) {
    const client = await pool.connect()
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    try {
      await client.query('begin')
      await boss.deleteJob(lane, id, { db })
      if (next) await boss.send(lane, next.data, { ...next.options, db })
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  /** Puts a job back as if it had never been taken, to be taken after so many seconds. */
  async function handBack(lane: string, id: string, startAfter = 0): Promise<void> {
    const [job] = await boss.findJobs<object>(lane, { id })
    if (!job?.singletonKey) return replace(lane, id)
    const options = {
      ...{ startAfter, singletonKey: job.singletonKey },
      priority: ownPriority(job.priority),
      ...(job.groupId && { group: { id: job.groupId } }),
    }
    await replace(lane, id, { data: job.data, options })
  }

  async function reclaim(lane: string): Promise<void> {
    const found = await boss.findJobs(lane)
    for (const { id, state } of found) if (state === 'active') await handBack(lane, id)
  }

  /** The queue notes why a job failed where nobody looks. */
  async function orLogged(lane: string, work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error, lane }, 'Work in the background failed')
      throw error
    }
  }

  /** Resolves with whether the work was done: it was not when it was handed back. */
  async function run(lane: string, id: string, work: (signal: AbortSignal) => Promise<void>) {
    try {
      await work(stopping.signal)
    } catch (error) {
      if (error instanceof Postponed) {
        await handBack(lane, id, error.seconds)
        return false
      }
      if (!stopping.signal.aborted) throw error
    }
    if (!stopping.signal.aborted) return true
    await handBack(lane, id)
    return false
  }

  /** Resolves with the id of the lane's worker; undefined: there is none here. */
  async function open(
    lane: string,
    { handle, queue, pollSeconds = POLL_SECONDS, areInTurns = false }: Lane,
  ) {
    const options = { policy: 'exclusive', ...OPTIONS, retryDelay: firstPauseSeconds } as const
    await boss.createQueue(lane, { ...options, ...queue })
    if (isElsewhere) return
    if (isAlone) await reclaim(lane)
    if (areInTurns) await turns.open(lane)
    const id = await boss.work<object>(
      lane,
      { pollingIntervalSeconds: pollSeconds },
      async ([job]) => {
        if (!job) return
        const running = orLogged(lane, handle(job))
        atWork.add(running)
        // Else the next job would wait until the next poll.
        boss.notifyWorker(id)
        await running.finally(() => atWork.delete(running))
      },
    )
    workers.set(lane, id)
    return id
  }

  return {
    async work(lane, worker: Worker) {
      await open(lane, {
        areInTurns: true,
        handle: async (job) => {
          await turns.taken(lane, { id: job.id, household: job.groupId ?? '' })
          await run(lane, job.id, (signal) => worker(job.data, signal))
        },
      })
    },

    async repeat({ name, everyMs, work }: Schedule) {
      const lane = `schedule-${name}`
      const everySeconds = Math.round(everyMs / 1000)
      const worker = await open(lane, {
        pollSeconds: Math.min(everySeconds, LONGEST_SCHEDULE_POLL_SECONDS),
        queue: {
          retryLimit: SCHEDULE_RETRIES,
          retryDelay: Math.min(everySeconds, firstPauseSeconds),
          retryDelayMax: Math.min(everySeconds, LONGEST_PAUSE_SECONDS),
        },
        handle: async ({ id }) => {
          if (!(await run(lane, id, work))) return
          const options = { singletonKey: name, startAfter: everySeconds }
          await replace(lane, id, { data: {}, options })
        },
      })
      if (worker === undefined) return
      const planned = await boss.findJobs(lane, { key: name, queued: true })
      for (const { id, startAfter } of planned) {
        // The clock was ahead when this was planned.
        if (startAfter.getTime() > Date.now() + everyMs) await boss.deleteJob(lane, id)
      }
      // Does nothing when one is waiting already.
      await boss.send(lane, {}, { singletonKey: name })
      boss.notifyWorker(worker)
    },

    async add(lane, jobs) {
      for (let from = 0; from < jobs.length; from += BATCH_JOBS) {
        await boss.insert(lane, jobs.slice(from, from + BATCH_JOBS).map(insertOf))
      }
      await turns.added(
        lane,
        jobs.map(({ householdId }) => householdId),
      )
      wake(lane)
      added?.tell({ lane })
    },

    async forget(lane, keys) {
      for (const key of keys) {
        const ids = (await boss.findJobs(lane, { key })).map(({ id }) => id)
        if (ids.length > 0) await boss.deleteJob(lane, ids)
      }
    },

    async stop() {
      stopping.abort(new Error('Starnest stops'))
      await Promise.race([Promise.allSettled(atWork), pause(STOP_LIMIT_MS)])
      await boss.stop({ graceful: true, timeout: 1_000, close: false })
    },
  }
}

/** How the jobs of a lane are done. */
type Lane = {
  handle: (job: { id: string; data: object; groupId?: string | null }) => Promise<void>
  queue?: { retryLimit: number; retryDelay: number; retryDelayMax: number }
  pollSeconds?: number
  /** Households take turns. */
  areInTurns?: boolean
}

const insertOf = ({ key, householdId, payload, priority }: NewJob) => ({
  data: payload,
  group: { id: String(householdId) },
  priority,
  singletonKey: key,
})

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })
