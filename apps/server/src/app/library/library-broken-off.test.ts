import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { idleJobs } from '../../../test/idle-jobs.ts'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import {
  type LibraryHome,
  newShelf,
  openLibraryHome,
  QUICK,
  until,
} from '../../../test/library/library-home.ts'
import type { Jobs } from '../../ports/jobs.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import { files, ingestJobs } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

let shelf: Awaited<ReturnType<typeof newShelf>>
beforeEach(async () => {
  shelf = await newShelf()
})

async function open(...parts: Parameters<typeof openLibraryHome>): Promise<LibraryHome> {
  const home = await openLibraryHome(...parts)
  onTestFinished(() => home.close())
  return home
}

/** What is to be done, or was done, of the files of titles, by what these are called. */
const jobsOf = ({ home }: LibraryHome) =>
  home.database.db
    .select({ title: titles.title, kind: ingestJobs.kind, state: ingestJobs.state })
    .from(ingestJobs)
    .innerJoin(files, eq(files.id, ingestJobs.fileId))
    .innerJoin(titles, eq(titles.id, files.titleId))

const PROBE = { title: 'A', kind: 'probe', state: 'queued' }

it('looks into a film in the next scan that nobody asked for, and only once', async () => {
  const added: unknown[] = []
  const jobs: Jobs = {
    ...idleJobs,
    async add(lane, some) {
      if (lane.startsWith('ingest')) added.push(...some)
    },
  }
  await shelf.put('A.mp4')
  const home = await open([shelf.folder], { jobs })
  await home.shows('A')
  await home.isQuiet()
  await home.home.database.db.delete(ingestJobs)
  added.length = 0
  await home.scanAgain()
  await until(async () => expect(added).toMatchObject([{ payload: { kind: 'probe' } }]))
  expect(await jobsOf(home)).toEqual([PROBE])
  await home.scanAgain()
  await home.home.database.db.update(ingestJobs).set({ state: 'done' })
  await home.scanAgain()
  expect(added).toHaveLength(1)
  expect(await jobsOf(home)).toEqual([{ ...PROBE, state: 'done' }])
})

/** A storage that breaks off at what is done right after a title was written down. */
function brokenOff(home: LibraryHome, at: 'putLink' | 'remove'): void {
  const storage: Storage = home.home.storage
  const before = storage[at]
  storage[at] = () => Promise.reject(new StorageError('failed', 'The disk broke off.'))
  onTestFinished(() => void Object.assign(storage, { [at]: before }))
}

const hasBrokenOff = ({ home }: LibraryHome) =>
  until(async () =>
    expect(home.logged.map(({ msg }) => msg)).toContain(
      'A library folder could not be looked through',
    ),
  )

const LATER = { ...QUICK, retryMs: 3_600_000 }

it('has written down that a film is to be looked into once its title is there', async () => {
  const home = await open([], { times: LATER })
  brokenOff(home, 'putLink')
  await shelf.put('A.mp4')
  await home.addAll(shelf.folder)
  await hasBrokenOff(home)
  expect(await home.names()).toEqual(['A'])
  expect(await jobsOf(home)).toEqual([PROBE])
})

it('has written it down of a better version once the title is made of that', async () => {
  const home = await open([], { times: LATER, media: scriptedEngine(PLAIN_FILM) })
  await shelf.put('A (2001) - 480p.mp4')
  await home.addAll(shelf.folder)
  await home.shows('A')
  await home.isQuiet()
  const { id } = await home.file()
  brokenOff(home, 'remove')
  // Of the same picture more bytes.
  await shelf.put('A (2001) - 1080p.mp4')
  await hasBrokenOff(home)
  const [file] = await home.home.database.db.select().from(files).where(sql`title_id is not null`)
  expect(file?.id).not.toBe(id)
  expect(await jobsOf(home)).toEqual([PROBE])
})

it('looks through a folder again soon that could not be written down, and does not blame it', async () => {
  const home = await open([shelf.folder], { times: { ...QUICK, retryMs: 10 } })
  await home.isQuiet()
  const { db } = home.home.database
  await db.execute(sql`create function refuse_files() returns trigger language plpgsql
    as $$ begin raise 'the database is away'; end $$`)
  await db.execute(sql`create trigger refused before insert on files for each row
    execute function refuse_files()`)
  await shelf.put('A.mp4')
  await until(async () => expect(home.home.logged.length).toBeGreaterThan(2))
  const [folder] = await home.folders()
  expect(folder?.state).toMatch(/^(?:waiting|scanning)$/)
  await db.execute(sql`drop function refuse_files cascade`)
  await home.shows('A')
  await home.isQuiet()
  expect(await home.folders()).toMatchObject([{ state: 'watched' }])
})
