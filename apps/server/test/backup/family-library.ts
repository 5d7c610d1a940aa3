import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import { keysIn } from '../../src/adapters/storage/disk/copied-file.ts'
import { openDiskStorage } from '../../src/adapters/storage/disk/open-disk-storage.ts'
import { backUp } from '../../src/app/backup/back-up.ts'
import { restore } from '../../src/app/backup/restore.ts'
import type { Database } from '../../src/ports/database.ts'
import type { S3Settings } from '../../src/ports/storage.ts'
import { recordedLog } from '../database/recorded-log.ts'

/** Where a library is. */
export type Place = {
  dataFolder: string
  databaseUrl: string | undefined
  /** Where its films lie; undefined: in the data folder. */
  s3?: S3Settings | undefined
}

const MEDIA_ID = 'backupMediaIdAAAAAAAAA'

/** Text that a careless copy would break. */
export const ODD_TEXT = 'tab\there\nline\\n \\N \\. \r "quotes" \'n\' — 🦁 ünï\\\\'

const TABLES = [
  ...['households', 'profiles', 'devices', 'titles', 'progress', 'playbacks', 'jam_takes'],
  ...['editor_projects', 'editor_assets', 'attached_captions'],
]

export async function newFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'starnest-backup-')))
}

/** A data folder's place that lasts for one test. */
export async function newPlace(): Promise<Place> {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { dataFolder: join(folder, 'data'), databaseUrl: undefined }
}

export function openLibrary(place: Place): Promise<Database> {
  return openDatabase({ ...place, log: recordedLog() })
}

/** A family with a film that they have begun to watch, and the film's files. */
export async function fillLibrary({ db }: Database, dataFolder: string): Promise<void> {
  await db.execute(sql`insert into households (name) values (${ODD_TEXT})`)
  await db.execute(sql`insert into profiles
    (household_id, name, display_name, role, age_group, content_rating, avatar_url)
    values (1, 'Ana', ${ODD_TEXT}, null, 'child', 'G', '🦊'),
      (1, 'Ben', 'Ben', 'dad', 'adult', 'R', ''), (1, 'Gone', 'Gone', 'teen', 'teen', 'PG', '')`)
  // Number 3 was given out: nobody else may get it later.
  await db.execute(sql`delete from profiles where name = 'Gone'`)
  await db.execute(sql`insert into devices (id, household_id, active_profile_id)
    values ('device-one', 1, 1), ('device-two', 1, null)`)
  const captions = JSON.stringify([{ language: 'en', label: ODD_TEXT, file: 'captions.en.vtt' }])
  await db.execute(sql`insert into titles (household_id, origin, origin_hash, title, tagline,
      description, genre, category, duration_seconds, minimum_age, media_id, captions)
    values (1, 'demo:one', 'x', 'The Lantern Keeper', null, ${ODD_TEXT}, 'adventure', 'movie',
        0.1 + 0.2, 0, ${MEDIA_ID}, ${captions}::jsonb),
      (1, 'demo:two', 'y', '', '', '', 'adventure', 'movie', 1e-300, 18, null, '[]')`)
  await db.execute(sql`insert into progress (household_id, profile_id, title_id, position_seconds)
    values (1, 1, 1, 12.345678901234567)`)
  await db.execute(sql`insert into jam_rounds (id, household_id, profile_id, mode, track_id, kind,
      difficulty, is_practice, from_ms, to_ms, opened_at, expires_at)
    values ('round', 1, 1, 'karaoke', 'star-song', 'full', 'Easy', false, 0, 1, now(), now())`)
  await db.execute(sql`insert into jam_takes (household_id, round_id, number, profile_id, sung)
    values (1, 'round', 1, 1, '\\x00095c0a0dff'::bytea)`)
  await db.execute(sql`insert into attached_captions
      (household_id, title_id, language, label, track, changed_at)
    values (1, 1, 'fr', 'Français', ${ODD_TEXT}, now())`)
  const cut = JSON.stringify({ items: [{ text: { text: ODD_TEXT } }] })
  await db.execute(sql`insert into editor_projects (household_id, profile_id, name, document)
    values (1, 1, ${ODD_TEXT}, ${cut}::jsonb)`)
  await db.execute(sql`insert into editor_assets (household_id, project_id, asset_type,
      original_name, source)
    values (1, 1, 'video', ${ODD_TEXT}, '{"kind": "title", "titleId": 1}')`)
  const storage = await openDiskStorage(join(dataFolder, 'media'))
  await storage.withWorkFolder(async (folder) => {
    const path = join(folder, 'bytes')
    await writeFile(path, Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251)))
    await storage.putFile(`${MEDIA_ID}/video.mp4`, path)
    await writeFile(path, '')
    await storage.putFile(`${MEDIA_ID}/hls/init.mp4`, path)
  })
}

/** Everything a library holds: each table's rows as text, and each file's bytes. */
export async function contentsOf({ db }: Database, dataFolder: string) {
  const rows: Record<string, unknown> = {}
  for (const table of TABLES) {
    const answer = await db.execute(
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    )
    rows[table] = answer.rows.map(({ row }) => row)
  }
  const root = join(dataFolder, 'media')
  const files: Record<string, string> = {}
  for (const key of await keysIn(root)) files[key] = await readFile(join(root, key), 'base64')
  return { rows, files }
}

export function backupOf(
  config: Place,
  folder?: string,
  signal = new AbortController().signal,
): Promise<string> {
  return backUp({ config, folder, log: recordedLog(), say: () => undefined, signal })
}

type RestoreChoices = {
  replace?: boolean
  migrationsFolder?: string
  say?: (sentence: string) => unknown
  signal?: AbortSignal
}

/** Restores, and answers what was said meanwhile. */
export async function restoreInto(
  config: Place,
  folder: string | undefined,
  choices: RestoreChoices = {},
): Promise<string[]> {
  const said: string[] = []
  const say = (sentence: string) => {
    said.push(sentence)
    choices.say?.(sentence)
  }
  const { replace = false, signal = new AbortController().signal } = choices
  await restore({ ...choices, config, folder, replace, log: recordedLog(), say, signal })
  return said
}
