import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentRating } from '@starnest/contract/age-rating'
import { minimumAgeOf } from '@starnest/contract/age-rating'
import type { ListName } from '@starnest/contract/catalog/lists'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '../src/adapters/database/open-database.ts'
import { openPgBoss } from '../src/adapters/jobs/pg-boss/open-pg-boss.ts'
import { openDiskStorage } from '../src/adapters/storage/disk/open-disk-storage.ts'
import type { AppParts } from '../src/app/app-parts.ts'
import { buildApp, type Starnest } from '../src/app/build-app.ts'
import { errorFacts } from '../src/app/server-log.ts'
import type { CatalogService } from '../src/features/catalog/catalog.service.ts'
import { deviceIdOf, newDeviceCookie } from '../src/features/household/device-cookie.ts'
import { addUnnamedGrownUp } from '../src/features/household/household.repository.ts'
import type { IngestService } from '../src/features/ingest/ingest.service.ts'
import type { Database } from '../src/ports/database.ts'
import type { Jobs } from '../src/ports/jobs.ts'
import type { Media } from '../src/ports/media/media.ts'
import { MediaError } from '../src/ports/media/media-error.ts'
import type { Storage } from '../src/ports/storage.ts'
import { devices, households, profiles } from '../src/tables/family.ts'
import { listEntries } from '../src/tables/finding.ts'
import { titleRules } from '../src/tables/limits.ts'
import { titles } from '../src/tables/titles.ts'
import { progress } from '../src/tables/watching.ts'
import { idleJobs, withSchedulesByHand } from './idle-jobs.ts'

/** What nodes of one home share. */
type Place = { databaseUrl: string | undefined; folder: string }

type TitleFields = Partial<typeof titles.$inferInsert>
type ProgressFields = Partial<typeof progress.$inferInsert>
type ProfileFields = Partial<typeof profiles.$inferInsert>

/** Somebody at home, with a device of their own. */
export type Somebody = {
  profileId: number
  /** What its cookie says; the database knows the device by `deviceIdOf` of it. */
  deviceId: string
  get(url: string): Promise<LightMyRequestResponse>
}

/** A Starnest to test through its public door: the real database, storage on disk, no ffmpeg. */
export type TestHome = Starnest & {
  catalog: CatalogService
  ingest: IngestService
  /** Does scheduled work now, once its slice was started. */
  runSchedule(name: string): Promise<void>
  database: Database
  jobs: Jobs
  storage: Storage
  media: Media
  householdId: number
  /** Where uploads on their way lie. */
  uploadsFolder: string
  /** Its database and folder, for a second node. undefined: an embedded one. */
  place: Place
  /** What the log received, parsed. */
  logged: Record<string, unknown>[]
  /** The clock; tests move it. */
  clock: { now: Date }
  addTitle(fields?: TitleFields): Promise<number>
  /** A child unless said otherwise. */
  addSomebody(contentRating: ContentRating, fields?: ProfileFields): Promise<Somebody>
  /** What a parent says of a title for somebody. */
  addRule(who: Somebody, titleId: number, rule: TitleRule): Promise<void>
  addProgress(who: Somebody, titleId: number, fields?: ProgressFields): Promise<void>
  addToList(who: Somebody, list: ListName, titleId: number): Promise<void>
  /** Leaves the household as a first start makes it, and nothing else in any table. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** The smallest web app. */
const PAGE = '<!doctype html><title>Starnest</title><div id="root"></div>'

/** Opens a home for a test file, on a new database of the server that the test run started; without a
 *  run, as in a benchmark, on an embedded one of its own. `hasQueue`: jobs are done once the test starts
 *  `ingest`. `ballastBytes`: the database is an embedded one, which keeps so much for a full disk. `beside`: a
 *  node of that home. `databaseUrl`: a database of the test's own. */
export async function openTestHome({
  hasQueue = false,
  ballastBytes,
  beside,
  databaseUrl: given,
  ...parts
}: Partial<AppParts> & {
  hasQueue?: boolean
  ballastBytes?: number
  beside?: TestHome
  databaseUrl?: string
} = {}): Promise<TestHome> {
  const folder =
    beside?.place.folder ?? (await realpath(await mkdtemp(join(tmpdir(), 'starnest-home-'))))
  const logged: Record<string, unknown>[] = []
  const openedMs = Date.now()
  /** Entries of lists so far: each is a millisecond later than the one before. */
  let listed = 0
  let unreached: string[] | undefined
  const log = pino(
    { level: 'info', serializers: { err: errorFacts } },
    { write: (line) => void logged.push(JSON.parse(line)) },
  )
  const webFolder = join(folder, 'web')
  await mkdir(webFolder, { recursive: true })
  await writeFile(join(webFolder, 'index.html'), PAGE)
  const { databaseUrl, drop } = await databaseFor(beside?.place.databaseUrl ?? given, ballastBytes)
  const database = await openDatabase({ dataFolder: folder, databaseUrl, ballastBytes, log })
  const storage =
    parts.storage ?? (await openDiskStorage(join(folder, 'media'), { node: parts.nodes?.id }))
  const media = parts.media ?? mediaWithoutEngine
  const isAlone = parts.nodes === undefined
  const added = parts.nodes?.topic('jobs added', (told) => told as { lane: string })
  const queue = hasQueue ? await openPgBoss({ database, isAlone, log, added }) : idleJobs
  const { jobs, runSchedule } = withSchedulesByHand(queue)
  const clock = { now: new Date() }
  const starnest = await buildApp({
    config: { host: '127.0.0.1', furtherHosts: [], studioUrl: '/create-studio' },
    log,
    database,
    storage,
    media,
    jobs,
    now: () => clock.now,
    webFolder,
    uploadsFolder: join(folder, 'uploads'),
    library: { dataFolder: folder, folders: [] },
    // No test asks a catalogue of the world: nobody answers there.
    lookup: { mirror: 'http://127.0.0.1:1' },
    ...parts,
  })
  const { catalog } = starnest.slices.catalog
  const { ingest } = starnest.slices.ingest
  const { db } = database
  const householdId = (await starnest.household.prepare()) ?? 0

  return {
    ...starnest,
    catalog,
    ingest,
    runSchedule,
    database,
    jobs,
    storage,
    media,
    householdId,
    place: { databaseUrl, folder },
    uploadsFolder: parts.uploadsFolder ?? join(folder, 'uploads'),
    logged,
    clock,
    async addTitle(fields = {}) {
      const values = { ...plainTitle(householdId), ...fields }
      const minimumAge = fields.minimumAge ?? minimumAgeOf(values.rating)
      const [added] = await db
        .insert(titles)
        .values({ ...values, minimumAge })
        .returning()
      return added?.id ?? 0
    },
    async addSomebody(contentRating, fields = {}) {
      const [profile] = await db
        .insert(profiles)
        .values({ ...plainProfile(householdId), contentRating, ...fields })
        .returning()
      const profileId = profile?.id ?? 0
      const deviceId = newDeviceCookie()
      const id = deviceIdOf(deviceId)
      await db.insert(devices).values({ id, householdId, activeProfileId: profileId })
      const cookies = { [DEVICE_COOKIE]: deviceId }
      return { profileId, deviceId, get: (url) => starnest.app.inject({ url, cookies }) }
    },
    async addRule({ profileId }, titleId, rule) {
      await db.insert(titleRules).values({ householdId, profileId, titleId, rule })
    },
    async addProgress(who, titleId, fields = {}) {
      const { profileId } = who
      const plain = { householdId, profileId, titleId, positionSeconds: 60 }
      await db.insert(progress).values({ ...plain, ...fields })
    },
    async addToList({ profileId }, list, titleId) {
      listed += 1
      const addedAt = new Date(openedMs + listed)
      await db.insert(listEntries).values({ householdId, profileId, list, titleId, addedAt })
    },
    async clear() {
      await db.delete(households)
      unreached ??= await tablesBesideHouseholds(db)
      for (const table of unreached) await db.execute(sql`delete from ${sql.identifier(table)}`)
      await db.insert(households).overridingSystemValue().values({ id: householdId, name: 'Home' })
      await addUnnamedGrownUp(db, householdId)
      logged.length = 0
      clock.now = new Date()
    },
    async close() {
      await starnest.app.close()
      await database.close()
      await drop()
      if (beside) return
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function plainTitle(householdId: number) {
  return {
    householdId,
    origin: `test:${randomUUID()}`,
    originHash: 'one',
    title: 'The Lantern Keeper',
    description: 'A lantern keeps a village company through a long winter.',
    genre: 'adventure',
    category: 'movie',
    durationSeconds: 120,
    rating: 'G',
    mediaId: 'aaaaaaaaaaaaaaaaaaaaaA',
    hasPoster: true,
    hasBackdrop: true,
  } as const
}

function plainProfile(householdId: number) {
  return {
    householdId,
    name: 'Somebody',
    displayName: 'Somebody',
    ageGroup: 'child',
    avatarUrl: '🦊',
    activatedAt: new Date(0),
  } as const
}

/** Tables whose rows do not all go with their household, by the database's own list of references. */
async function tablesBesideHouseholds(db: Database['db']): Promise<string[]> {
  const { rows } = await db.execute<{ relname: string }>(sql`
    with recursive emptied as (
      select 'households'::regclass::oid as id
      union
      select conrelid from pg_constraint join emptied on confrelid = id
      where contype = 'f' and confdeltype = 'c' and not exists (
        select from pg_attribute where attrelid = conrelid and attnum = any(conkey) and not attnotnull))
    select relname from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      and oid not in (select id from emptied)`)
  return rows.map(({ relname }) => relname)
}

const OWN_DATABASE = { databaseUrl: undefined, drop: async () => undefined }

function databaseFor(databaseUrl: string | undefined, ballastBytes: number | undefined) {
  if (databaseUrl !== undefined) return { databaseUrl, drop: async () => undefined }
  return ballastBytes === undefined ? freshDatabase() : OWN_DATABASE
}

async function freshDatabase() {
  const { STARNEST_TEST_DATABASE_URL: server, STARNEST_TEST_DATABASE_TEMPLATE: template } =
    process.env
  if (!server) return OWN_DATABASE
  const name = `starnest_test_${randomUUID().replaceAll('-', '')}`
  // Its files are copied: through the server's log the same takes up to eight times as long.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const missing = () => Promise.reject(new MediaError('missing', 'This test has no ffmpeg.'))

const mediaWithoutEngine: Media = {
  version: async () => undefined,
  examine: missing,
  remuxToHls: missing,
  encodeLadder: missing,
  extractPreviews: missing,
  extractPosters: missing,
  makePicture: missing,
  makeThumbnail: missing,
  extractSubtitles: missing,
  convertSubtitles: missing,
  measureLoudness: missing,
  makeWaveform: missing,
  canFingerprint: async () => false,
  fingerprintSound: missing,
  encodeSound: missing,
  makeProxy: missing,
  filmTake: missing,
  renderFilm: missing,
  health: async () => ({ state: 'degraded', detail: 'ffmpeg is not installed' }),
}
