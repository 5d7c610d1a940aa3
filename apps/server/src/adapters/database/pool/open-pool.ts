import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { databaseErrorCode } from '../../../domain/database-error.ts'
import { StartupError } from '../../../ports/startup-error.ts'
import { connectionRefusal, placeOf } from './connection-refusal.ts'

/** The oldest PostgreSQL whose features Starnest uses. */
const OLDEST_VERSION = 15
const EXTENSIONS = ['pg_trgm', 'unaccent']

const CONNECT_LIMIT_MS = 10_000

/** A server started together with Starnest first replays its journal, and says so. */
const STARTING_UP = '57P03'
const STARTING_UP_LIMIT_MS = 60_000
const RETRY_MS = 500

const versionRows = z.tuple([z.object({ number: z.coerce.number(), name: z.string() })])
const extensionRows = z.array(z.object({ name: z.string() }))

/**
 * Makes sure that the server of a DATABASE_URL can be used, and answers how to connect to it.
 * @throws StartupError when it cannot be reached, refuses, is too old or lacks an extension.
 */
export async function openPool(databaseUrl: string): Promise<pg.ClientConfig> {
  const place = placeOf(databaseUrl)
  const connection = { connectionString: databaseUrl, application_name: 'starnest' }
  const client = await connectedClient(connection).catch((error) => {
    throw connectionRefusal(error, place)
  })
  try {
    await checkVersion(client, place)
    await checkExtensions(client, place)
    return connection
  } finally {
    await client.end()
  }
}

async function connectedClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const endMs = performance.now() + STARTING_UP_LIMIT_MS
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_LIMIT_MS })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const isStartingUp = databaseErrorCode(error) === STARTING_UP
      if (!isStartingUp || performance.now() > endMs) throw error
    }
    await sleep(RETRY_MS)
  }
}

async function checkVersion(client: pg.Client, place: string): Promise<void> {
  const answer = await client.query(
    `select current_setting('server_version_num') as number,
      current_setting('server_version') as name`,
  )
  const [version] = versionRows.parse(answer.rows)
  refuseOldVersion(version, place)
}

/**
 * `number` is PostgreSQL's server_version_num, such as 180004 for 18.4.
 * @throws StartupError below version 15.
 */
export function refuseOldVersion(version: { number: number; name: string }, place: string): void {
  if (version.number >= OLDEST_VERSION * 10_000) return
  throw new StartupError(
    `PostgreSQL at ${place} is ${version.name} and Starnest needs ${OLDEST_VERSION} or newer.`,
  )
}

async function checkExtensions(client: pg.Client, place: string): Promise<void> {
  const answer = await client.query(
    'select name from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  )
  const available = extensionRows.parse(answer.rows).map((row) => row.name)
  const missing = EXTENSIONS.filter((name) => !available.includes(name))
  if (missing.length === 0) return
  throw new StartupError(
    `PostgreSQL at ${place} lacks the extension ${missing.join(' and ')}; ` +
      'install the package postgresql-contrib on that server.',
  )
}
