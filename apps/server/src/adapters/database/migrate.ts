import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { z } from 'zod'
import { databaseErrorCode } from '../../domain/database-error.ts'
import { StartupError } from '../../ports/startup-error.ts'

/** A number that no other program is likely to lock: the letters "star". */
const MIGRATION_LOCK = 0x73746172

const LOCK_LIMIT = '5min'

const tableRows = z.tuple([z.object({ found: z.boolean() })])
const appliedRows = z.array(z.object({ created_at: z.coerce.number() }))

type MigrateOptions = {
  connection: pg.ClientConfig
  migrationsFolder: string
  onProgress?: ((sentence: string) => void) | undefined
}

/**
 * Brings the tables to the state this Starnest knows, once, however many nodes start together.
 * @throws StartupError when the database was made by a newer Starnest, before anything changes,
 *   or when a migration fails, with all of them undone.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<void> {
  const client = new pg.Client(options.connection)
  client.on('error', () => undefined) // The statement it interrupts reports it.
  await client.connect()
  try {
    await client.query(`set lock_timeout = '${LOCK_LIMIT}'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMissing(drizzle(client), options)
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error)
  } finally {
    await client.end()
  }
}

async function applyMissing(db: NodePgDatabase, options: MigrateOptions): Promise<void> {
  const { migrationsFolder } = options
  const known = readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis)
  const applied = await appliedMigrations(db)
  const unknown = applied.filter((migration) => !known.includes(migration))
  if (unknown.length > 0) {
    throw new StartupError(
      'This database was last used by a newer Starnest; start that version, ' +
        'or restore a backup that was made before it.',
    )
  }
  const missing = known.filter((migration) => !applied.includes(migration))
  if (missing.length === 0) return
  // Drizzle passes over a migration that is older than the last one applied, without a word.
  if (missing.some((migration) => applied.some((done) => done > migration))) {
    throw new StartupError('The migrations folder holds one older than the database already has.')
  }
  if (applied.length > 0) options.onProgress?.('Updating the database for this version of Starnest')
  await migrate(db, { migrationsFolder })
}

/** Creation times in ms since 1970, which name Drizzle's migrations; none for a new database. */
async function appliedMigrations(db: NodePgDatabase): Promise<number[]> {
  const table = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  const [{ found }] = tableRows.parse(table.rows)
  if (!found) return []
  const applied = await db.execute(sql`select created_at from drizzle.__drizzle_migrations`)
  return appliedRows.parse(applied.rows).map((row) => row.created_at)
}

function migrationFailure(error: unknown): StartupError {
  const code = databaseErrorCode(error)
  if (code === '42501') {
    return new StartupError(
      'The database user named in DATABASE_URL may not create what Starnest needs; ' +
        'make it the owner of the database.',
      { cause: error, details: reasonsOf(error) },
    )
  }
  if (code === '55P03') {
    return new StartupError('Another Starnest has been updating this database for 5 minutes.')
  }
  const sentence = 'The database could not be updated; nothing in it was changed.'
  return new StartupError(sentence, { cause: error, details: reasonsOf(error) })
}

function reasonsOf(error: unknown): string[] {
  const reasons: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) reasons.push(cause.message)
  return reasons
}
