import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { z } from 'zod'
import { StartupError } from '../../../ports/startup-error.ts'
import { migrateDatabase } from '../migrate.ts'
import { loadTables, type TableToLoad } from './load-tables.ts'
import type { SequencePosition } from './our-sequences.ts'
import type { AppliedMigration } from './our-tables.ts'

const journalFile = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

type Restoring = {
  connection: pg.ClientConfig
  migrationsFolder: string
  /** What the backup holds. */
  folder: string
  migrations: readonly AppliedMigration[]
  tables: readonly TableToLoad[]
  sequences: readonly SequencePosition[]
  signal: AbortSignal
  onTable: (table: TableToLoad) => void
}

/** @throws StartupError when a migration of the backup is not one of this Starnest's. */
export function refuseNewerBackup(
  migrations: readonly AppliedMigration[],
  migrationsFolder: string,
): void {
  const known = readMigrationFiles({ migrationsFolder })
  const isKnown = (one: AppliedMigration) =>
    known.some((file) => file.folderMillis === one.createdAt)
  if (migrations.every(isKnown)) return
  throw new StartupError(
    'This backup was made by a newer Starnest; restore it with that version or a later one.',
  )
}

/**
 * Fills an empty database: brings its tables to where they were when the backup was made, puts the
 * rows in, and then brings both to where this Starnest wants them.
 * @throws StartupError when the backup does not fit.
 */
export async function restoreDatabase(restoring: Restoring): Promise<void> {
  const { connection, migrationsFolder } = restoring
  await withMigrationsOf(restoring, (folder) =>
    migrateDatabase({ connection, migrationsFolder: folder }),
  )
  restoring.signal.throwIfAborted()
  const client = new pg.Client({ ...connection, application_name: 'starnest restore' })
  client.on('error', () => undefined) // The statement it interrupts reports it.
  await client.connect()
  try {
    await loadTables(client, restoring)
  } finally {
    await client.end() // Which undoes a transaction that was not completed.
  }
  await migrateDatabase({ connection, migrationsFolder })
}

/** Lends a folder with the backup's migrations alone: the first so many of ours. */
async function withMigrationsOf(
  { migrations, migrationsFolder }: Restoring,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const path = join(folder, 'meta', '_journal.json')
    const journal = journalFile.parse(JSON.parse(await readFile(path, 'utf8')))
    const isApplied = ({ when }: { when: number }) =>
      migrations.some((migration) => migration.createdAt === when)
    const entries = journal.entries.filter(isApplied)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
