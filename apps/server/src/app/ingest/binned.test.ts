import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { BIN_DAYS } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { pathOf } from '@starnest/contract/route'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { openCinema, type StoredFile } from '../../../test/ingest/family-cinema.ts'
import { OLD_FILM, PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import type { Media, MediaExamination } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { files, ingestJobs, libraryFolders } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

const DAY_MS = 24 * 3_600_000

type Cinema = Awaited<ReturnType<typeof openCinema>>

let cinema: Cinema
afterEach(() => cinema.home.close())

const binned = (filename: string) => cinema.call('DELETE', pathOf(FILE_ROUTES.remove, { filename }))
const restored = (filename: string) =>
  cinema.call('POST', pathOf(FILE_ROUTES.restore, { filename }))
const db = () => cinema.home.database.db

async function shownTitles(): Promise<string[]> {
  const answer = await cinema.call('GET', CATALOG_ROUTES.list.path)
  return animationListSchema.parse(answer.json()).map(({ title }) => title)
}

async function statesOf({ id }: Pick<StoredFile, 'id'>): Promise<string[]> {
  const jobs = await db().select().from(ingestJobs).where(eq(ingestJobs.fileId, id))
  return jobs.map(({ kind, state }) => `${kind} ${state}`).sort()
}

/** What the queue has to do or is at. */
async function queued(): Promise<unknown[]> {
  const open = sql`select singleton_key from jobs.job where state in ('created', 'retry', 'active')`
  return (await db().execute(open)).rows
}

/** An encoder that works until it is stopped, or let go. */
function heldEncoder() {
  const begun = vi.fn()
  const stopped = vi.fn()
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const made = scriptedEngine(OLD_FILM)
  const encodeLadder: Media['encodeLadder'] = async (job) => {
    begun()
    const aborted = new Promise<never>((_resolve, reject) => {
      job.signal?.addEventListener('abort', () => {
        stopped()
        reject(new MediaError('stopped', 'Stopped.'))
      })
    })
    await Promise.race([isLetGo, aborted])
    return made.encodeLadder(job)
  }
  return { encodeLadder, begun, stopped, letGo }
}

describe('a film that is put in the bin', () => {
  it('is worked on no more, and again when it comes back', async () => {
    const { encodeLadder, begun, stopped, letGo } = heldEncoder()
    const extractPreviews = vi.fn(scriptedEngine(OLD_FILM).extractPreviews)
    const examine: Media['examine'] = async ({ format }) =>
      format === 'avi' ? OLD_FILM : PLAIN_FILM
    cinema = await openCinema(scriptedEngine(OLD_FILM, { examine, encodeLadder, extractPreviews }))
    const { home, store, ended } = cinema
    const film = await store('old.avi')
    await home.ingest.begin(film.id)
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    expect((await binned(film.filename)).statusCode).toBe(200)
    expect(stopped).toHaveBeenCalledTimes(1)
    expect(await statesOf(film)).toContain('renditions queued')
    expect(await statesOf(film)).toContain('previews queued')
    expect(await queued()).not.toContainEqual({ singleton_key: `${film.id}:renditions` })
    // Its pictures would come before those of a film that is stored now.
    const other = await store('other.mp4')
    await home.ingest.begin(other.id)
    await ended(other.filename)
    expect(extractPreviews).toHaveBeenCalledTimes(1)
    letGo()
    expect((await restored(film.filename)).statusCode).toBe(200)
    const { jobs, playable } = await ended(film.filename)
    expect(jobs.every(({ state }) => state === 'done')).toBe(true)
    expect(playable).toBe('now')
    expect(begun).toHaveBeenCalledTimes(2)
  })

  it('goes on although it comes back at once', async () => {
    const { encodeLadder, begun, letGo } = heldEncoder()
    cinema = await openCinema(scriptedEngine(OLD_FILM, { encodeLadder }))
    const { home, store, ended } = cinema
    const film = await store('old.avi')
    await home.ingest.begin(film.id)
    for (let times = 1; times <= 4; times++) {
      await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(times))
      await binned(film.filename)
      await restored(film.filename)
    }
    letGo()
    expect((await ended(film.filename)).jobs.every(({ state }) => state === 'done')).toBe(true)
  })

  it('leaves nothing behind when the bin is emptied', async () => {
    const { encodeLadder, begun } = heldEncoder()
    cinema = await openCinema(scriptedEngine(OLD_FILM, { encodeLadder }))
    const { home, store } = cinema
    const film = await store('old.avi')
    await home.ingest.begin(film.id)
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    await binned(film.filename)
    home.clock.now = new Date(home.clock.now.getTime() + (BIN_DAYS + 1) * DAY_MS)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await db().select().from(files)).toEqual([])
    expect(await db().select().from(ingestJobs)).toEqual([])
    expect(await db().$count(titles)).toBe(0)
    expect(await home.storage.list(film.mediaId)).toEqual([])
    expect(await readdir(join(home.uploadsFolder, '..', 'media'))).toEqual(['.incoming'])
    expect(await queued()).toEqual([])
  })
})

describe('a film that is put in the bin while it is looked into', () => {
  /** A look into a film that ends when it is told to, whatever its signal says. */
  function heldLook() {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const found = Promise.withResolvers<MediaExamination>()
    const examine: Media['examine'] = ({ signal }) => {
      begun.resolve()
      signal?.addEventListener('abort', () => stopped.resolve())
      return found.promise
    }
    return {
      ...{ examine, begun: begun.promise, stopped: stopped.promise },
      end: () => found.resolve(PLAIN_FILM),
    }
  }

  const removedAtOf = async ({ id }: StoredFile) =>
    (await db().select().from(files).where(eq(files.id, id)))[0]?.removedAt

  it('stays hidden, and is looked into when it comes back', async () => {
    const { examine, begun, stopped, end } = heldLook()
    cinema = await openCinema(scriptedEngine(PLAIN_FILM, { examine }))
    const { home, store, ended } = cinema
    const film = await store('lake.mp4')
    const looking = home.ingest.begin(film.id)
    await begun
    const removing = binned(film.filename)
    await vi.waitFor(async () => expect(await removedAtOf(film)).toBeInstanceOf(Date))
    await stopped
    end()
    expect((await removing).statusCode).toBe(200)
    await looking
    expect(await shownTitles()).toEqual([])
    expect(await statesOf(film)).toEqual(['probe queued'])
    await restored(film.filename)
    expect((await ended(film.filename)).playable).toBe('now')
    expect(await shownTitles()).toEqual(['lake'])
  })

  it.each(['uploaded', 'of a library folder'])(
    'on another server stays hidden until it comes back: one that is %s',
    async (from) => {
      const { examine, begun, end } = heldLook()
      cinema = await openCinema(scriptedEngine(PLAIN_FILM, { examine }))
      const { home, store } = cinema
      const film = await store('lake.mp4')
      if (from !== 'uploaded') await makeFolderTitle(film)
      const looking = home.ingest.begin(film.id)
      await begun
      const at = home.clock.now
      await db().update(titles).set({ hiddenAt: at })
      await db().update(files).set({ removedAt: at }).where(eq(files.id, film.id))
      end()
      await looking
      expect(await db().$count(titles)).toBe(1)
      expect(await shownTitles()).toEqual([])
      await restored(film.filename)
      expect(await shownTitles()).toHaveLength(1)
    },
  )

  /** The film lies in a library folder, and is a title by its name. */
  async function makeFolderTitle({ id, mediaId }: StoredFile): Promise<void> {
    const { householdId } = cinema.home
    const [folder] = await db()
      .insert(libraryFolders)
      .values({ householdId, path: '/films' })
      .returning()
    const titleId = await cinema.home.addTitle({ mediaId, origin: `folder:${id}` })
    const place = { folderId: folder?.id, folderPath: 'lake.mp4', titleId }
    await db().update(files).set(place).where(eq(files.id, id))
  }
})

it('ends the ffmpeg that encodes a film, and leaves none of its files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-binned-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  cinema = await openCinema(openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }))
  const { home, grownUp } = cinema
  // Large enough that it can be stopped while it is encoded.
  const old = { seconds: 15, size: '1280x720', videoCodec: 'mpeg4' } as const
  await makeTinyFilm(join(folder, 'old.avi'), old)
  const bytes = await readFile(join(folder, 'old.avi'))
  const { filename } = await callsOf(home, grownUp).bring('old.avi', bytes)
  const [{ id = 0, mediaId = '' } = {}] = await db().select().from(files)
  const encoding = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-e', '-o', 'args'])
    return stdout.split('\n').filter((line) => line.includes(mediaId) && /-f hls/.test(line))
  }
  const work = join(home.uploadsFolder, '..', 'media', '.incoming')
  const isEncoding = { interval: 50 }
  await vi.waitFor(async () => expect(await encoding()).not.toEqual([]), isEncoding)
  expect((await binned(filename)).statusCode).toBe(200)
  expect(await encoding()).toEqual([])
  expect(await statesOf({ id })).toContain('renditions queued')
  await restored(filename)
  await vi.waitFor(async () => expect(await encoding()).not.toEqual([]), isEncoding)
  await binned(filename)
  expect(await encoding()).toEqual([])
  expect(await readdir(work)).toEqual([])
})
