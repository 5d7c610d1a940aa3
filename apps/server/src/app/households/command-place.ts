import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { openBackupSource } from '../../adapters/database/backup/backup-source.ts'
import { appliedMigrations } from '../../adapters/database/backup/our-tables.ts'
import type { DatabaseLog } from '../../adapters/database/database-log.ts'
import { databaseOnPool } from '../../adapters/database/database-on-pool.ts'
import type { Database } from '../../ports/database.ts'
import { StartupError } from '../../ports/startup-error.ts'
import type { Config } from '../config.ts'
import {
  type MediaShelf,
  shelfOfBucket,
  shelfOfFolder,
  withBucket,
} from '../storage/media-shelf.ts'
import { mediaFolderOf } from '../storage/open-storage.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** What a command about households stands on. */
export type CommandPlace = {
  database: Database
  /** How the database is reached, for what needs a connection of its own. */
  connection: pg.ClientConfig
  shelf: MediaShelf
  /** Where uploads on their way lie. */
  uploadsFolder: string
  /** Where links to films lie that stay where they are. */
  mediaFolder: string
}

/** Lends the database and the media of a Starnest, whether it runs or not.
 *  @throws StartupError where there is none, or its tables are not those of this version */
export async function withPlace<T>(
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 's3'>,
  log: DatabaseLog,
  work: (place: CommandPlace) => Promise<T>,
): Promise<T> {
  const { dataFolder, s3 } = config
  const { connection: found, close } = await openBackupSource({ ...config, log })
  const connection = { ...found, application_name: 'starnest household' }
  const database = databaseOnPool({ engine: 'pool', connection, log, afterClose: close })
  const mediaFolder = mediaFolderOf(dataFolder)
  const workWith = (shelf: MediaShelf) =>
    work({
      ...{ database, connection, shelf, mediaFolder },
      uploadsFolder: join(dataFolder, 'uploads'),
    })
  try {
    await assertUpToDate(connection)
    if (!s3) return await workWith(shelfOfFolder(mediaFolder))
    return await withBucket(s3, (bucket) => workWith(shelfOfBucket(bucket)))
  } finally {
    await database.close()
  }
}

async function assertUpToDate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const applied = new Set((await appliedMigrations(client)).map(({ createdAt }) => createdAt))
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
    if (applied.size === known.length && known.every((one) => applied.has(one.folderMillis))) return
    throw new StartupError(
      'The library is not of this version of Starnest; start this version on it once, and try again.',
    )
  } finally {
    await client.end()
  }
}
