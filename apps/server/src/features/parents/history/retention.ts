import type { Database } from '../../../ports/database.ts'
import { BATCH_ROWS, KEPT_TABLES, removeOldRows } from './retention.repository.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What keeping no longer than agreed stands on; `now` is the clock. */
export type RetentionDeps = {
  database: Database
  now: () => Date
  log: { error: (fields: object, sentence: string) => void }
}

/** Keeps what was watched no longer than each household wants. */
export type Retention = {
  /** Removes what is too old. @throws the database's error. */
  removeOld: () => Promise<void>
  /** Removes it now, and then once a day. Resolves when the first time is over; never rejects, what
   *  fails is logged and tried again an hour later. */
  start: () => Promise<void>
  /** Ends that; resolves when nothing of it runs any more. */
  stop: () => Promise<void>
}

/** What has to be asked for before it does anything. */
export function createRetention({ database, now, log }: RetentionDeps): Retention {
  let lastDay: number | undefined
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const removeOld = async () => {
    for (const table of KEPT_TABLES) {
      let removed = BATCH_ROWS
      while (removed === BATCH_ROWS) {
        removed = await removeOldRows(database.db, table, { now: now() })
      }
    }
  }

  // Asked every hour, not after 24 of them: a computer that sleeps at night counts none of those.
  const removeOldDaily = async () => {
    const today = Math.floor(now().getTime() / DAY_MS)
    if (today === lastDay) return
    try {
      await removeOld()
      lastDay = today
    } catch (error) {
      log.error({ err: error }, 'What was watched long ago could not be removed')
    }
  }
  const queue = () => {
    running = running.then(removeOldDaily)
    return running
  }

  return {
    removeOld,
    start() {
      timer = setInterval(() => void queue(), HOUR_MS)
      timer.unref()
      return queue()
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
