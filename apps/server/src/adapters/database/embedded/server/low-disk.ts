import pg from 'pg'
import type { DatabaseLog } from '../../database-log.ts'
import { adminConnection } from '../cluster/application-database.ts'
import type { ServerPlan } from './server-process.ts'

const LOOK_EVERY_MS = 5_000

/** Looks after the disk of a running server; `stop` ends that. */
export type DiskWatch = { stop(): Promise<void> }

/** While the disk is nearly full, gives up the ballast and keeps the journal short: PostgreSQL goes on
 *  in segments that it has. Once there is room, the ballast is laid down again. */
export function watchDisk(plan: ServerPlan, log: DatabaseLog): DiskWatch {
  const { ballast, address } = plan
  let looking: Promise<void> = look()

  async function look(): Promise<void> {
    try {
      if (!(await ballast.isShort())) return await ballast.fill()
      if (await ballast.release())
        log.warn({}, 'The disk is nearly full: the database uses its reserve')
      await shortenJournal()
    } catch (error) {
      log.warn({ err: error }, 'The disk of the database could not be looked after')
    }
  }

  async function shortenJournal(): Promise<void> {
    const client = new pg.Client({ ...adminConnection(address), connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('checkpoint')
    } finally {
      await client.end()
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(look)
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return looking
    },
  }
}
