import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { type Layout, layoutIn } from '../../src/adapters/database/embedded/layout.ts'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import type { Database } from '../../src/ports/database.ts'
import { recordedLog } from './recorded-log.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { tinyMigrations } from './tiny-migrations.ts'

/** Where a family's embedded database is, for one test. */
export type Home = { dataFolder: string; migrationsFolder: string; layout: Layout }

export async function newHome(dataName = 'data'): Promise<Home> {
  const folder = await temporaryFolder()
  const dataFolder = join(folder, dataName)
  const migrationsFolder = await tinyMigrations(join(folder, 'migrations'), 2)
  return { dataFolder, migrationsFolder, layout: layoutIn(dataFolder) }
}

/** What the note in a used home says. */
export const NOTE = '1000'

/** A home whose database was opened and closed before, and has one note in it. */
export async function usedHome(): Promise<Home> {
  const home = await newHome()
  const database = await open(home)
  await database.db.execute(sql`insert into notes values (1, ${NOTE})`)
  await database.close()
  return home
}

export async function open(home: Home, log = recordedLog()): Promise<Database> {
  const database = await openDatabase({ ...home, log })
  onTestFinished(() => database.close())
  return database
}

/** Why the home's database does not open. */
export function refusalOf(home: Home): Promise<unknown> {
  return open(home).then(
    () => 'it opened',
    (error: unknown) => error,
  )
}

export function startupError(sentence: RegExp): unknown {
  return expect.objectContaining({
    name: 'StartupError',
    message: expect.stringMatching(sentence),
  })
}

/** The note of a used home. */
export async function noteIn(database: Database): Promise<unknown> {
  return (await database.db.execute(sql`select words from notes where id = 1`)).rows[0]?.words
}
