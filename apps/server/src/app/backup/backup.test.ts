import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import {
  backupOf,
  contentsOf,
  fillLibrary,
  newFolder,
  newPlace,
  openLibrary,
  type Place,
  restoreInto,
} from '../../../test/backup/family-library.ts'
import { startupError } from '../../../test/database/home.ts'
import { startPrivateServer } from '../../../test/database/private-server.ts'
import { recordedLog } from '../../../test/database/recorded-log.ts'
import { passingMediaId } from '../../domain/media/passing-media.ts'
import { backUp } from './back-up.ts'
import { openBackup } from './backup-manifest.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** How many there are. */
const MIGRATIONS = readdirSync(MIGRATIONS_FOLDER).filter((file) => file.endsWith('.sql')).length

const BACKUP_PROGRAM = fileURLToPath(
  new URL('../../../../../scripts/operate/backup.ts', import.meta.url),
)

let folder: string
let home: Place
/** A backup of the home, made while its Starnest was stopped. */
let backup: string
let contents: Awaited<ReturnType<typeof contentsOf>>

beforeAll(async () => {
  folder = await newFolder()
  home = { dataFolder: join(folder, 'data'), databaseUrl: undefined }
  const database = await openLibrary(home)
  await fillLibrary(database, home.dataFolder)
  contents = await contentsOf(database, home.dataFolder)
  await database.close()
  backup = await backupOf(home)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A copy of the backup in which one file is another. */
async function damagedBackup(file: string, change: (text: string) => string): Promise<string> {
  const { dataFolder } = await newPlace()
  await cp(backup, dataFolder, { recursive: true })
  const path = join(dataFolder, file)
  await writeFile(path, change(await readFile(path, 'latin1')), 'latin1')
  return dataFolder
}

async function everythingIn({ dataFolder }: Place): Promise<string[]> {
  return (await readdir(dataFolder, { recursive: true })).sort()
}

it('is named after the time and holds every table, migration and file', async () => {
  expect(backup).toMatch(/\/backups\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)
  const { manifest } = await openBackup(backup)
  expect(manifest.tables.map(({ schema, name, rows }) => `${schema}.${name} ${rows}`)).toEqual([
    `drizzle.__drizzle_migrations ${MIGRATIONS}`,
    'public.attached_captions 1',
    'public.devices 2',
    'public.editor_assets 1',
    'public.editor_batches 0',
    'public.editor_exports 0',
    'public.editor_projects 1',
    'public.editor_proxies 0',
    'public.encoding_days 0',
    'public.files 0',
    'public.found_segments 0',
    'public.held_back 0',
    'public.household_invitations 0',
    'public.households 1',
    'public.imported_songs 0',
    'public.ingest_jobs 0',
    'public.jam_queue 0',
    'public.jam_rounds 1',
    'public.jam_take_films 0',
    'public.jam_takes 1',
    'public.library_folders 0',
    'public.list_entries 0',
    'public.lookup_keys 0',
    'public.lookups 0',
    'public.parties 0',
    'public.party_messages 0',
    'public.party_sent_away 0',
    'public.party_votes 0',
    'public.playbacks 0',
    'public.profiles 2',
    'public.progress 1',
    'public.song_folders 0',
    'public.time_requests 0',
    'public.title_rules 0',
    'public.title_videos 0',
    'public.titles 2',
    'public.upload_quotas 0',
    'public.uploads 0',
    'public.version_choices 0',
    'public.watch_days 0',
  ])
  expect(manifest.migrations).toHaveLength(MIGRATIONS)
  expect(manifest.postgresql).toMatch(/^18\./)
  expect(manifest.media.map(({ bytes }) => bytes)).toEqual([0, 70_000])
})

it('comes back with every character and byte, and counts on after the highest number', async () => {
  const place = await newPlace()
  await restoreInto(place, backup)
  const database = await openLibrary(place)
  onTestFinished(() => database.close())
  expect(await contentsOf(database, place.dataFolder)).toEqual(contents)
  const added = await database.db.execute(sql`insert into profiles
    (household_id, name, display_name, age_group, content_rating, avatar_url)
    values (1, 'New', 'New', 'adult', 'R', '') returning id`)
  expect(added.rows).toEqual([{ id: 4 }])
  await expect(
    database.db.execute(sql`insert into progress (household_id, profile_id, title_id,
      position_seconds) values (1, 99, 1, 0)`),
  ).rejects.toThrow()
  expect((await readdir(place.dataFolder)).sort()).toEqual(['database', 'media'])
})

it('is of one moment although the family goes on watching', async () => {
  const place = await newPlace()
  const database = await openLibrary(place)
  onTestFinished(() => database.close())
  await fillLibrary(database, place.dataFolder)
  await database.db.execute(sql`delete from progress`)
  const watching = { is: true, written: 0 }
  const viewer = (async () => {
    for (; watching.is; watching.written += 1) {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into devices (id, household_id)
          values (${`device-${watching.written}-at-home`}, 1)`)
        await tx.execute(sql`insert into playbacks (household_id, profile_id, title_id, playback,
          sequence, started_at) values (1, 1, 1, gen_random_uuid(), 1, now())`)
      })
    }
  })()
  await vi.waitUntil(() => watching.written > 20)
  const { manifest } = await openBackup(await backupOf(place))
  watching.is = false
  await viewer
  const rowsIn = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  expect(rowsIn('playbacks')).toBeGreaterThan(20)
  expect(rowsIn('devices')).toBe(rowsIn('playbacks') + 2)
})

it('begins anew when a film is replaced while it is made', async () => {
  const place = await newPlace()
  await restoreInto(place, backup)
  const said: string[] = []
  const folder = await backUp({
    config: place,
    folder: undefined,
    log: recordedLog(),
    signal: new AbortController().signal,
    say(sentence) {
      const video = join(place.dataFolder, 'media', 'backupMediaIdAAAAAAAAA', 'video.mp4')
      if (sentence.startsWith('Saving')) rmSync(video, { force: true })
      said.push(sentence)
    },
  })
  expect(said.filter((sentence) => sentence.startsWith('Saving'))).toHaveLength(2)
  const { manifest } = await openBackup(folder)
  expect(manifest.media.map(({ key }) => key)).toEqual(['backupMediaIdAAAAAAAAA/hls/init.mp4'])
})

it('keeps no take of the jam, and does not begin anew when one goes', async () => {
  const place = await newPlace()
  await restoreInto(place, backup)
  const take = join(place.dataFolder, 'media', passingMediaId('AAAAAAAAAAAAAAAAAAAAAA'))
  await mkdir(take)
  for (const name of ['voice', 'card']) await writeFile(join(take, name), name)
  const database = await openLibrary(place)
  await database.db.execute(sql`insert into jam_take_films
    (id, household_id, profile_id, media_id, asked_at) values ('take', 1, 1, 'any', now())`)
  await database.close()
  const said: string[] = []
  const folder = await backUp({
    ...{ config: place, folder: undefined, log: recordedLog() },
    signal: new AbortController().signal,
    say(sentence) {
      if (sentence.startsWith('Saving')) rmSync(join(take, 'card'), { force: true })
      said.push(sentence)
    },
  })
  expect(said.filter((sentence) => sentence.startsWith('Saving'))).toHaveLength(1)
  const { manifest } = await openBackup(folder)
  const { manifest: before } = await openBackup(backup)
  expect(manifest.media).toEqual(before.media)
  expect(manifest.tables.find(({ name }) => name === 'jam_take_films')).toMatchObject({ rows: 0 })
  const again = await newPlace()
  await restoreInto(again, folder)
  expect(await readdir(join(again.dataFolder, 'media'))).toEqual(['backupMediaIdAAAAAAAAA'])
})

it.each([
  ['tables/public.titles.copy', /not whole: .*public\.titles\.copy was changed/],
  ['media/backupMediaIdAAAAAAAAA/video.mp4', /not whole: .*video\.mp4 was changed/],
])('refuses a backup whose %s is damaged, and touches nothing', async (file, sentence) => {
  const damaged = await damagedBackup(file, (text) => `${text.slice(0, -2)}!!`)
  const place = await newPlace()
  await expect(restoreInto(place, damaged)).rejects.toEqual(startupError(sentence))
  expect(await everythingIn(place)).toEqual(['database', 'database/lock'])
})

it('refuses a backup without one of its files, or without its list', async () => {
  const damaged = await damagedBackup('manifest.json', (text) => text)
  await rm(join(damaged, 'tables', 'public.devices.copy'))
  const place = await newPlace()
  await expect(restoreInto(place, damaged)).rejects.toEqual(
    startupError(/devices\.copy is missing/),
  )
  await rm(join(damaged, 'manifest.json'))
  await expect(restoreInto(place, damaged)).rejects.toEqual(startupError(/no backup of Starnest/))
})

it('leaves nothing behind when the rows are not those that were counted', async () => {
  const damaged = await damagedBackup('manifest.json', (text) =>
    text.replace('"rows": 1,', '"rows": 7,'),
  )
  const place = await newPlace()
  await expect(restoreInto(place, damaged)).rejects.toEqual(startupError(/should have 7/))
  expect(await everythingIn(place)).toEqual(['database', 'database/lock'])
})

it('refuses the backup of a newer Starnest', async () => {
  const newer = await damagedBackup('manifest.json', (text) =>
    text.replace('"migrations": [', '"migrations": [{ "createdAt": 99999999999999, "hash": "x" },'),
  )
  await expect(restoreInto(await newPlace(), newer)).rejects.toEqual(
    startupError(/made by a newer Starnest/),
  )
})

it('brings the backup of an older Starnest up to date', async () => {
  const place = await newPlace()
  const newer = join(place.dataFolder, '..', 'migrations')
  await cp(MIGRATIONS_FOLDER, newer, { recursive: true })
  const journalPath = join(newer, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalPath, 'utf8'))
  const entry = { idx: MIGRATIONS, version: '7', when: 99_999_999_999_999, tag: 'later' }
  journal.entries.push({ ...entry, breakpoints: true })
  await writeFile(journalPath, JSON.stringify(journal))
  await writeFile(join(newer, 'later.sql'), 'update titles set view_count = 42')
  await restoreInto(place, backup, { migrationsFolder: newer })
  const again = await openBackup(await backupOf(place))
  expect(again.manifest.migrations).toHaveLength(MIGRATIONS + 1)
  const table = join(again.folder, 'tables', 'public.titles.copy')
  expect(await readFile(table, 'utf8')).toMatch(/\t42\t/)
})

it('refuses a library that is there or in use, and with --replace keeps the old one', async () => {
  const place = await newPlace()
  const first = await openLibrary(place)
  await first.db.execute(sql`insert into households (name) values ('Old')`)
  await expect(restoreInto(place, backup, { replace: true })).rejects.toEqual(
    startupError(/already using/),
  )
  await first.close()
  await expect(restoreInto(place, backup)).rejects.toEqual(
    startupError(/already holds a library; add --replace/),
  )
  const said = await restoreInto(place, backup, { replace: true })
  const restored = await openLibrary(place)
  expect(await contentsOf(restored, place.dataFolder)).toEqual(contents)
  await restored.close()
  const aside = /kept in (.*)\.$/.exec(said.at(-1) ?? '')?.[1] ?? ''
  expect(aside).toContain(`${place.dataFolder}.before-restore-`)
  const old = await openLibrary({ ...place, dataFolder: aside })
  expect((await old.db.execute(sql`select name from households`)).rows).toEqual([{ name: 'Old' }])
  await old.close()
})

it('leaves the old library as it was when a restore is interrupted', async () => {
  const place = await newPlace()
  await (await openLibrary(place)).close()
  const before = await readdir(place.dataFolder)
  for (const moment of ['Checking', 'Restoring the database']) {
    const interruption = new AbortController()
    const say = (sentence: string) => sentence.startsWith(moment) && interruption.abort()
    await expect(
      restoreInto(place, backup, { replace: true, say, signal: interruption.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(await readdir(place.dataFolder)).toEqual(before)
  }
})

it("brings the newest backup back where another PostgreSQL's database was moved away", async () => {
  const place = await newPlace()
  const database = await openLibrary(place)
  await fillLibrary(database, place.dataFolder)
  const was = await contentsOf(database, place.dataFolder)
  await backupOf(place)
  await database.close()
  const cluster = join(place.dataFolder, 'database', 'cluster')
  await writeFile(join(cluster, 'PG_VERSION'), '17\n')
  await expect(openLibrary(place)).rejects.toEqual(startupError(/then run "npm run restore"/))
  await rename(cluster, `${place.dataFolder}-postgresql-17`)
  const said = await restoreInto(place, undefined)
  expect(said.at(-1)).toMatch(/^What was there before is kept in /)
  const restored = await openLibrary(place)
  onTestFinished(() => restored.close())
  expect(await contentsOf(restored, place.dataFolder)).toEqual(was)
})

it('moves between the embedded database and one of DATABASE_URL', async () => {
  const server = await startPrivateServer()
  onTestFinished(() => server.stop())
  const shared = { ...(await newPlace()), databaseUrl: server.url }
  await restoreInto(shared, backup)
  const database = await openLibrary(shared)
  expect(await contentsOf(database, shared.dataFolder)).toEqual(contents)
  await database.close()
  await expect(restoreInto(shared, backup)).rejects.toEqual(startupError(/add --replace/))
  await expect(restoreInto(shared, backup, { replace: true })).rejects.toEqual(
    startupError(/DATABASE_URL already holds a library/),
  )
  const back = await openBackup(await backupOf(shared))
  const original = await openBackup(backup)
  expect(back.manifest.media).toEqual(original.manifest.media)
  expect(back.manifest.tables).toEqual(original.manifest.tables)
})

it('leaves no finished-looking folder when killed half-way, and the next one clears up', async () => {
  const place = await newPlace()
  const database = await openLibrary(place)
  onTestFinished(() => database.close())
  const backups = join(place.dataFolder, 'backups')
  const isUnfinished = (name: string) => name.startsWith('.unfinished-')
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table titles in access exclusive mode`)
      const { DATABASE_URL: _, ...outside } = process.env
      const env = { ...outside, STARNEST_DATA: place.dataFolder }
      const child = spawn(process.execPath, [BACKUP_PROGRAM], { env, stdio: 'ignore' })
      const ended = once(child, 'exit')
      const titlesFile = async () => {
        const waiting = await tx.execute(sql`select from pg_locks where not granted`)
        return waiting.rowCount === 1
      }
      await vi.waitUntil(titlesFile)
      child.kill(signal)
      expect(await ended).toEqual(signal === 'SIGKILL' ? [null, signal] : [130, null])
      const names = await readdir(backups)
      expect(names.every(isUnfinished)).toBe(true)
      expect(names).toHaveLength(signal === 'SIGKILL' ? 1 : 0)
    })
  }
  const finished = await backupOf(place)
  expect(await readdir(backups)).toEqual([finished.split('/').at(-1)])
})
