import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../../../ports/startup-error.ts'
import { layoutIn } from '../embedded/layout.ts'
import { lockDataFolder } from '../embedded/leftovers/data-folder-lock.ts'
import { removeOldSocketFolder, stopLeftovers } from '../embedded/leftovers/stop-leftovers.ts'
import { chooseAccount, giveTo } from '../embedded/platform/account.ts'
import { findBinaries } from '../embedded/platform/binaries.ts'
import { prepareFolder } from '../embedded/prepare-folder.ts'
import { appliedMigrations, countRowsOf, type OurTable, ourTables, tableSql } from './our-tables.ts'

const DRAFT_PREFIX = '.restoring-'

/** A data folder that no Starnest can open until it is released. */
export type HeldFolder = {
  /** The folder itself, links followed. */
  dataFolder: string
  hasDatabase: boolean
  release(): void
}

/**
 * Takes a data folder for a restore, made when it is missing, and ends the server that a killed
 * Starnest may have left running in it.
 * @throws StartupError when it is in use or may not be written to.
 */
export async function holdDataFolder(dataFolder: string): Promise<HeldFolder> {
  const layout = await prepareFolder(dataFolder)
  const { release } = lockDataFolder(layout.lock, dataFolder)
  try {
    await clearServer(layout.cluster)
    const held = dirname(layout.folder)
    for (const name of await readdir(held)) {
      if (name.startsWith(DRAFT_PREFIX)) await removeDraft(join(held, name))
    }
    return { dataFolder: held, hasDatabase: existsSync(layout.cluster), release }
  } catch (error) {
    release()
    throw error
  }
}

/** A new data folder inside another, to be filled and then moved to its place. */
export async function newDraft({ dataFolder }: Pick<HeldFolder, 'dataFolder'>): Promise<string> {
  const draft = await mkdtemp(join(dataFolder, DRAFT_PREFIX))
  const { cluster, folder } = layoutIn(dataFolder)
  // Whoever would own a new database here owns the one in the draft.
  await giveTo(await chooseAccount(cluster, [folder, dataFolder, dirname(dataFolder)]), draft)
  await chmod(draft, 0o755)
  return draft
}

export async function removeDraft(draft: string): Promise<void> {
  await clearServer(layoutIn(draft).cluster)
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
}

async function clearServer(cluster: string): Promise<void> {
  if (!existsSync(cluster)) return
  await removeOldSocketFolder(cluster)
  await stopLeftovers(cluster, findBinaries().pgCtl)
}

/**
 * Makes sure that a database which is not ours to move holds no library, and removes the empty
 * tables that a restore which was cut off may have left.
 * @throws StartupError when a table has rows.
 */
export async function emptyDatabase(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const tables = await ourTables(client)
    if (tables.length > 0 && (await appliedMigrations(client)).length === 0) {
      throw new StartupError(
        'The database named in DATABASE_URL holds tables of another program; create an empty one ' +
          'for Starnest.',
      )
    }
    for (const table of tables) {
      if (table.schema === 'drizzle' || (await countRowsOf(client, table)) === 0) continue
      throw new StartupError(
        'The database named in DATABASE_URL already holds a library; create an empty one, ' +
          'name that in DATABASE_URL, and restore into it.',
      )
    }
    await dropTables(client, tables)
  })
}

/** Undoes a restore into a database that was empty before. */
export async function dropOurTables(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    await dropTables(client, await ourTables(client))
  })
}

async function dropTables(client: pg.Client, tables: readonly OurTable[]): Promise<void> {
  const names = tables.map((table) => tableSql(client, table))
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`)
}

async function withClient(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined) // The statement it interrupts reports it.
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
