import { mkdir, readFile } from 'node:fs/promises'
import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { idleJobs } from '../../../test/idle-jobs.ts'
import { cinemaCalls, type StoredFile } from '../../../test/ingest/family-cinema.ts'
import { PACKED_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { changeFile, forgetJobs } from '../../features/files/folders/folders.repository.ts'
import { newUploadId } from '../../features/files/receiving/uploads.service.ts'
import type { Jobs, Worker } from '../../ports/jobs.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { ingestJobs } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'
import { openIngest } from './open-ingest.ts'

let home: TestHome
let film: StoredFile
let profileId: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  profileId = grownUp.profileId
  film = await cinemaCalls(home, grownUp).store('packed.mkv')
})
afterAll(() => home.close())

/** A node that does the jobs which a test hands it, and hears of no stop that another one was told. */
async function openNode() {
  const held = heldEngine()
  let worker: Worker = async () => undefined
  const work: Jobs['work'] = async (_lane, given) => {
    worker = given
  }
  const { ingest } = openIngest({
    ...home,
    media: scriptedEngine(PACKED_FILM, { remuxToHls: held.remuxToHls }),
    jobs: { ...idleJobs, work },
    room: {
      lend: async (_bytes, work) => ({ made: await work(() => undefined) }),
      has: async () => true,
    },
    leftBytesOf: async () => null,
    announceChange: () => undefined,
    now: () => home.clock.now,
    log: { info: () => undefined, warn: () => undefined },
    findFile: async () => film.id,
  })
  await ingest.start({ isAlone: false })
  const { signal } = new AbortController()
  return {
    ...held,
    ingest,
    run: (kind: IngestJobKind) => worker({ fileId: film.id, kind }, signal),
  }
}

/** An engine that puts a film into segments until it is let go or stopped. */
function heldEngine() {
  const playable = vi.fn()
  const over = Promise.withResolvers<void>()
  let tell: (percent: number) => void = () => undefined
  const whole = scriptedEngine(PACKED_FILM)
  const remuxToHls: Media['remuxToHls'] = async (job) => {
    await whole.remuxToHls(job)
    await job.onPlayable?.()
    tell = (percent) => job.onPercent?.(percent)
    playable()
    const stopped = () => over.reject(new MediaError('stopped', 'Stopped.'))
    job.signal?.addEventListener('abort', stopped)
    await over.promise
    // With media in a bucket the folder that is filled lies on this node alone, and nobody else removes it.
    await mkdir(job.intoFolder, { recursive: true })
    await whole.remuxToHls(job)
  }
  return {
    remuxToHls,
    playable,
    letGo: () => over.resolve(),
    fail: () => over.reject(new MediaError('failed', 'The film is damaged.')),
    tell: () => tell(50),
  }
}

const viewer = () =>
  plainViewer({ ...{ householdId: home.householdId, profileId }, maximumAge: 18 })

const job = async () => {
  const isIt = and(eq(ingestJobs.fileId, film.id), eq(ingestJobs.kind, 'streams'))
  const [found] = await home.database.db.select().from(ingestJobs).where(isIt)
  return found
}
const hasHls = async () => (await home.database.db.select().from(titles))[0]?.hasHls

/** The folder of streams that players are led to; every file of it has to be there, and none beside it. */
async function playedFolder(): Promise<string> {
  const index = `${film.mediaId}/hls/index.m3u8`
  const playlist = await home.storage.withLocalFile(index, (path) => readFile(path, 'utf8'))
  const folder = /^(\w+)\/stream\.m3u8$/m.exec(playlist)?.[1] ?? ''
  const ofStream = ['index.m3u8', 'stream.m3u8'].map(
    (name) => `${film.mediaId}/hls/${folder}/${name}`,
  )
  expect(await home.storage.list(`${film.mediaId}/hls`)).toEqual([...ofStream, index].sort())
  return folder
}

it.each([
  ['comes to its end', 'letGo'],
  ['fails', 'fail'],
  ['hears that it is over', 'tell'],
] as const)(
  'keeps what a job makes that was begun anew, while an attempt from before %s',
  async (_how, end) => {
    const [a, b] = [await openNode(), await openNode()]
    await a.ingest.begin(film.id)
    const before = a.run('streams')
    await vi.waitFor(() => expect(a.playable).toHaveBeenCalled())
    await b.ingest.cancel(viewer(), film.filename)
    await b.ingest.retry(viewer(), film.filename)
    const anew = b.run('streams')
    await vi.waitFor(() => expect(b.playable).toHaveBeenCalled())
    const folder = await playedFolder()

    a[end]()
    await before
    expect(await job()).toMatchObject({ state: 'running', reason: null })
    expect(await hasHls()).toBe(true)
    expect(await playedFolder()).toBe(folder)

    b.tell()
    await vi.waitFor(async () => expect(await job()).toMatchObject({ percent: 50 }))
    b.letGo()
    await anew
    expect(await job()).toMatchObject({ state: 'done' })
    expect(await hasHls()).toBe(true)
    expect(await playedFolder()).toBe(folder)
  },
)

it('leaves the job of replaced bytes alone, though it is the first attempt as well', async () => {
  const [a, b] = [await openNode(), await openNode()]
  await a.ingest.begin(film.id)
  const before = a.run('streams')
  await vi.waitFor(() => expect(a.playable).toHaveBeenCalled())
  const mediaId = newUploadId()
  const original = `original.${film.filename.split('.').at(-1)}`
  await home.storage.withLocalFile(`${film.mediaId}/${original}`, (path) =>
    home.storage.putFile(`${mediaId}/${original}`, path),
  )
  await forgetJobs(home.database.db, film.id)
  await changeFile(home.database.db, film.id, { mediaId })
  await b.ingest.begin(film.id)
  const anew = b.run('streams')
  await vi.waitFor(() => expect(b.playable).toHaveBeenCalled())
  expect(await job()).toMatchObject({ attempts: 1 })

  a.letGo()
  await before
  expect(await job()).toMatchObject({ state: 'running' })
  expect(await home.storage.list(film.mediaId), 'what was made of the bytes before').toEqual([])
  b.letGo()
  await anew
  expect(await job()).toMatchObject({ state: 'done', attempts: 1 })
  expect(await home.storage.list(`${mediaId}/hls`)).not.toEqual([])
})

it('takes back what was shown of a film that somebody stopped through another node', async () => {
  const [a, b] = [await openNode(), await openNode()]
  await a.ingest.begin(film.id)
  const running = a.run('streams')
  await vi.waitFor(() => expect(a.playable).toHaveBeenCalled())
  expect(await hasHls()).toBe(true)
  await b.ingest.cancel(viewer(), film.filename)
  a.letGo()
  await running
  expect(await job()).toMatchObject({ state: 'failed', problem: { code: 'stopped' } })
  expect(await hasHls()).toBe(false)
  expect(await home.storage.list(`${film.mediaId}/hls`)).toEqual([])
})
