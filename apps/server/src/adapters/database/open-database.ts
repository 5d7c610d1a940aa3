import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Database } from '../../ports/database.ts'
import type { DatabaseLog } from './database-log.ts'
import { databaseOnPool } from './database-on-pool.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './pool/open-pool.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type OpenDatabaseOptions = {
  /** Where the embedded engine keeps everything; made when it is missing. */
  dataFolder: string
  /** Names a PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined
  /** Called with a sentence when something takes long enough that a person waits for it. */
  onProgress?: ((sentence: string) => void) | undefined
  log: DatabaseLog
  /** Bytes that the embedded engine keeps for when the disk is full; none unless said. */
  ballastBytes?: number | undefined
  /** Tests bring their own; otherwise there is one. */
  migrationsFolder?: string
}

/**
 * Opens the database, started and migrated.
 * @throws StartupError when that cannot be; nothing is left running then.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  return databaseUrl ? openShared(databaseUrl, options) : openOwn(options)
}

async function openShared(databaseUrl: string, options: OpenDatabaseOptions): Promise<Database> {
  const connection = await openPool(databaseUrl)
  await migrate(connection, options)
  return databaseOnPool({ engine: 'pool', connection, log: options.log })
}

async function openOwn(options: OpenDatabaseOptions): Promise<Database> {
  const { connection, close } = await openEmbedded(options)
  try {
    await migrate(connection, options)
    return databaseOnPool({ engine: 'embedded', connection, log: options.log, afterClose: close })
  } catch (error) {
    await close()
    throw error
  }
}

function migrate(connection: pg.ClientConfig, options: OpenDatabaseOptions): Promise<void> {
  const { migrationsFolder = MIGRATIONS, onProgress } = options
  return migrateDatabase({ connection, migrationsFolder, onProgress })
}
