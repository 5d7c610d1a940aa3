import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { z } from 'zod'
import type { Database, DatabaseEngine, DatabaseHealth } from '../../ports/database.ts'
import type { DatabaseLog } from './database-log.ts'
import { prepareOften } from './pool/prepare-often.ts'
import { giveUpSilentServer } from './pool/silent-server.ts'
import { StatementCounter } from './statement-counter.ts'

/** Connections one Starnest process opens at most; the embedded server is sized to fit. */
export const POOL_SIZE = 10

const CONNECT_LIMIT_MS = 5_000
const HEALTH_LIMIT_MS = 2_000
const CLOSE_LIMIT_MS = 3_000

/** The same on every engine, so that no answer depends on how a server happens to be set up. Statements
 *  here take milliseconds, which is what further workers take to start. */
const SESSION_SETTINGS = `
  set time zone 'UTC';
  set max_parallel_workers_per_gather = 0;
  set statement_timeout = '60s';
  set idle_in_transaction_session_timeout = '60s'`

const versionRows = z.tuple([z.object({ server_version: z.string() })])

type PoolDatabaseOptions = {
  engine: DatabaseEngine
  connection: pg.ClientConfig
  log: DatabaseLog
  /** Runs once, after the last connection has ended. */
  afterClose?: () => Promise<void>
}

/** Makes the port out of connection settings that were found to work. */
export function databaseOnPool(options: PoolDatabaseOptions): Database {
  const pool = openSessions(options.connection, options.log)
  prepareOften(pool)
  const stopLooking = giveUpSilentServer(pool, options)
  const counter = new StatementCounter()
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    stopLooking()
    const ended = await Promise.race([pool.end().then(() => true), sleep(CLOSE_LIMIT_MS, false)])
    if (!ended) options.log.warn({}, 'A statement was still running when the database was closed')
    await options.afterClose?.()
  }

  return {
    db: drizzle({ client: pool, logger: counter }),
    statementsIn: (work) => counter.countIn(work),
    statementTotal: () => counter.total,
    health: () => healthOf(pool, options.engine),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function openSessions(connection: pg.ClientConfig, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    onConnect: (client) => client.query(SESSION_SETTINGS),
  })
  // A server that stops with us ends its sessions too; that is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'A database connection was lost')
  })
  // The pool listens to idle connections only. Without this listener one that breaks between two
  // statements of a transaction would end the whole process; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function healthOf(pool: pg.Pool, engine: DatabaseEngine): Promise<DatabaseHealth> {
  const startedMs = performance.now()
  const question = { text: 'show server_version', query_timeout: HEALTH_LIMIT_MS }
  const stop = new AbortController()
  const tooLate = sleep(HEALTH_LIMIT_MS, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`The database did not answer within ${HEALTH_LIMIT_MS} ms`)
  })
  try {
    const answer = await Promise.race([pool.query(question), tooLate])
    const [{ server_version }] = versionRows.parse(answer.rows)
    const version = server_version.split(' ', 1).join()
    return { engine, version, latencyMs: performance.now() - startedMs }
  } finally {
    stop.abort()
  }
}
