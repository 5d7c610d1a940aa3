import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  backupOf,
  newPlace,
  openLibrary,
  type Place,
  restoreInto,
} from '../../../test/backup/family-library.ts'
import { recordedLog } from '../../../test/database/recorded-log.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { HouseholdService } from '../../features/household/household.service.ts'
import type { Database } from '../../ports/database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The migrations of a Starnest that stored cookies as they are. */
async function olderMigrations({ dataFolder }: Place): Promise<string> {
  const folder = join(dataFolder, '..', 'older-migrations')
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'))
  const hashing = journal.entries.findIndex(({ tag }) => tag.endsWith('_device_hashes'))
  const entries = journal.entries.slice(0, hashing)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}

async function openOlder(place: Place): Promise<Database> {
  const migrationsFolder = await olderMigrations(place)
  return openDatabase({ ...place, migrationsFolder, log: recordedLog() })
}

async function expectSignedIn(database: Database, cookie: string): Promise<void> {
  const { rows } = await database.db.execute(sql`select id from devices`)
  expect(rows).toEqual([{ id: deviceIdOf(cookie) }])
  const household = new HouseholdService({ database, now: () => new Date() })
  const { viewer } = await household.whoAsks(cookie)
  expect(viewer).toMatchObject({ deviceId: deviceIdOf(cookie), profileId: 2, mustChoose: false })
}

it('keeps a family signed in whose cookies an older Starnest stored, here and in a backup', async () => {
  const [place, restored] = [await newPlace(), await newPlace()]
  const cookie = newDeviceCookie()
  const older = await openOlder(place)
  await older.db.execute(sql`insert into households (name) values ('Our home')`)
  await older.db.execute(sql`insert into profiles
    (household_id, name, display_name, age_group, content_rating, avatar_url, pin_hash)
    values (1, 'Ben', 'Ben', 'adult', 'R', '', 'x'), (1, 'Ana', 'Ana', 'child', 'G', '', null)`)
  await older.db.execute(sql`insert into devices (id, household_id, active_profile_id)
    values (${cookie}, 1, 2)`)
  await older.close()
  await restoreInto(restored, await backupOf(place))
  for (const one of [place, restored]) {
    const database = await openLibrary(one)
    await expectSignedIn(database, cookie)
    await database.close()
  }
})
