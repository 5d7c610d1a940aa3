import type { Database } from '../../../ports/database.ts'
import type { Jobs } from '../../../ports/jobs.ts'
import { BATCH_ROWS, KEPT_TABLES, removeOldRows } from './retention.repository.ts'

const DAY_MS = 24 * 3_600_000

/** Dependencies of the retention; `now` is the clock. */
export type RetentionDeps = {
  database: Database
  jobs: Pick<Jobs, 'repeat'>
  now: () => Date
  log: { error: (fields: object, sentence: string) => void }
}

/** Keeps what was watched no longer than each household wants. */
export type Retention = {
  /** Removes what is too old. @throws the database's error. */
  removeOld: () => Promise<void>
  /** Has it removed once a day; what fails is logged and tried again. */
  start: () => Promise<void>
}

/** Removes nothing by itself until `start` is called. */
export function createRetention({ database, jobs, now, log }: RetentionDeps): Retention {
  const removeOld = async (signal?: AbortSignal) => {
    for (const table of KEPT_TABLES) {
      let removed = BATCH_ROWS
      while (removed === BATCH_ROWS) {
        signal?.throwIfAborted()
        removed = await removeOldRows(database.db, table, { now: now() })
      }
    }
  }
  const removeOnSchedule = async (signal: AbortSignal) => {
    try {
      await removeOld(signal)
    } catch (error) {
      if (!signal.aborted) {
        log.error({ err: error }, 'What was watched long ago could not be removed')
      }
      throw error
    }
  }
  return {
    removeOld: () => removeOld(),
    start: () =>
      jobs.repeat({ name: 'history-retention', everyMs: DAY_MS, work: removeOnSchedule }),
  }
}
