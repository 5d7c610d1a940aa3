import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { cinemaCalls, openCinema, type StoredFile } from '../../../test/ingest/family-cinema.ts'
import { PACKED_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import { openTestHome } from '../../../test/test-home.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { ingestJobs } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

type Cinema = Awaited<ReturnType<typeof openCinema>>

let cinema: Cinema | undefined
afterEach(async () => {
  await cinema?.home.close()
  cinema = undefined
})

const HEAD = '#EXTM3U\n#EXT-X-PLAYLIST-TYPE:EVENT\n#EXT-X-MAP:URI="init.mp4"\n'
const segment = (nth: number) => `segment-0000${nth}.m4s`

/** An engine that shows the beginning of a film, and makes the rest of it, or fails, when it is told
 *  to. */
function growingEngine() {
  const rest = Promise.withResolvers<void>()
  const remuxToHls: Media['remuxToHls'] = async ({ intoFolder, signal, onPlayable }) => {
    const write = (name: string, text: string) => writeFile(join(intoFolder, name), text)
    const list = (segments: number, end = '') => {
      const lines = Array.from(
        { length: segments },
        (_, nth) => `#EXTINF:6,\n${segment(nth + 1)}\n`,
      )
      return write('stream.m3u8', `${HEAD}${lines.join('')}${end}`)
    }
    await write('init.mp4', 'init')
    await write(segment(1), 'first')
    await write(segment(2), 'second')
    await list(2)
    await write('index.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nstream.m3u8\n')
    await onPlayable?.()
    const stopped = new Promise<never>((_resolve, reject) => {
      const stop = () => reject(new MediaError('stopped', 'Stopped.'))
      signal?.addEventListener('abort', stop)
    })
    await Promise.race([rest.promise, stopped])
    await write(segment(3), 'third')
    await list(3, '#EXT-X-ENDLIST\n')
    await write('index.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=2\nstream.m3u8\n')
  }
  return {
    media: scriptedEngine(PACKED_FILM, { remuxToHls }),
    finish: rest.resolve,
    fail: rest.reject,
  }
}

/** Brings a film in, and waits until its beginning can be watched. */
async function growing(engine = growingEngine()) {
  cinema = await openCinema(engine.media)
  const house = cinema
  const film = await house.store('packed.mkv')
  await house.home.ingest.begin(film.id)
  const titleId = await house.titleIdOf(film.filename)
  await vi.waitFor(async () => expect((await house.state(film.filename)).playable).toBe('now'))
  return { house, film, titleId: titleId ?? 0, ...engine }
}

async function hlsOf({ call }: Cinema, titleId: number): Promise<string | null | undefined> {
  const answer = await call('GET', `/api/animations/${titleId}/playback`)
  return playbackSchema.parse(answer.json()).sources?.hls
}

/** Address of the stream that the playlist names which is opened first. */
async function streamOf({ call }: Cinema, index: string): Promise<string> {
  const name = (await call('GET', index)).body.split('\n').find((line) => line.endsWith('.m3u8'))
  return `${dirname(index)}/${name}`
}

const streamsJob = async ({ state }: Cinema, { filename }: StoredFile) =>
  (await state(filename)).jobs.find(({ kind }) => kind === 'streams')

it('lets a film be watched while it is repackaged, at addresses that go on answering', async () => {
  const { house, film, titleId, finish } = await growing()
  const { call } = house
  expect(await streamsJob(house, film)).toMatchObject({ state: 'running' })
  const index = (await hlsOf(house, titleId)) ?? ''
  expect(index).toBe(`/media/${titleId}/${film.mediaId}/hls/index.m3u8`)
  const detail = animationDetailSchema.parse(
    (await call('GET', pathOf(CATALOG_ROUTES.detail, { id: titleId }))).json(),
  )
  expect(detail.streamUrl).toBe(index)
  const stream = await streamOf(house, index)
  const begun = await call('GET', stream)
  expect(begun.headers['cache-control']).toBe('private, no-cache')
  expect(begun.body).toContain('PLAYLIST-TYPE:EVENT')
  expect(begun.body).not.toContain('ENDLIST')
  const first = `${dirname(stream)}/${segment(1)}`
  expect(await call('GET', first)).toMatchObject({ statusCode: 200, body: 'first' })
  expect((await call('GET', `${dirname(stream)}/${segment(3)}`)).statusCode).toBe(404)

  finish()
  expect((await house.ended(film.filename)).jobs.every(({ state }) => state === 'done')).toBe(true)
  expect(await hlsOf(house, titleId)).toBe(index)
  expect(await streamOf(house, index)).toBe(stream)
  const whole = await call('GET', stream)
  const headers = { 'if-none-match': String(begun.headers.etag) }
  expect((await house.home.app.inject({ url: stream, headers })).statusCode).toBe(200)
  expect(whole.body.startsWith(begun.body)).toBe(true)
  expect(whole.body).toMatch(/segment-00003\.m4s\n#EXT-X-ENDLIST/)
  expect(await call('GET', first)).toMatchObject({ statusCode: 200, body: 'first' })
  expect((await call('GET', `${dirname(stream)}/${segment(3)}`)).body).toBe('third')
  expect((await call('GET', index)).body).toContain('BANDWIDTH=2')
})

it('takes a film back whose repackaging failed, and says why', async () => {
  const { house, film, titleId, fail } = await growing()
  const { call } = house
  const index = (await hlsOf(house, titleId)) ?? ''
  const stream = await streamOf(house, index)
  fail(new MediaError('failed', 'The index is damaged.'))
  await vi.waitFor(async () => {
    expect(await streamsJob(house, film)).toMatchObject({
      state: 'failed',
      reason: 'The index is damaged.',
    })
  })
  expect((await house.state(film.filename)).playable).toBe('never')
  expect(await hlsOf(house, titleId)).toBeUndefined()
  for (const address of [index, stream, `${dirname(stream)}/${segment(1)}`]) {
    expect((await call('GET', address)).statusCode, address).toBe(404)
  }
  expect(await house.home.storage.list(`${film.mediaId}/hls`)).toEqual([])
})

it('takes a film back that somebody stopped, and makes it again at other addresses', async () => {
  const engine = growingEngine()
  const { house, film, titleId } = await growing(engine)
  const index = (await hlsOf(house, titleId)) ?? ''
  const stream = await streamOf(house, index)
  const stopped = await house.call(
    'POST',
    pathOf(INGEST_ROUTES.cancel, { filename: film.filename }),
  )
  expect(stopped.json()).toMatchObject({ playable: 'never' })
  expect((await house.call('GET', stream)).statusCode).toBe(404)
  engine.finish()
  await house.call('POST', pathOf(INGEST_ROUTES.retry, { filename: film.filename }))
  await house.ended(film.filename)
  expect(await hlsOf(house, titleId)).toBe(index)
  const made = await streamOf(house, index)
  expect(made).not.toBe(stream)
  expect((await house.call('GET', made)).body).toContain('ENDLIST')
  expect((await house.call('GET', stream)).statusCode).toBe(404)
})

it('keeps what grows from whom the title is hidden, and from everybody when it is in the bin', async () => {
  const { house, film, titleId } = await growing()
  const { home, grownUp, call } = house
  const stream = await streamOf(house, (await hlsOf(house, titleId)) ?? '')
  const addresses = [stream, `${dirname(stream)}/${segment(1)}`, `${dirname(stream)}/init.mp4`]
  const child = await home.addSomebody('G')
  for (const address of addresses) {
    expect((await grownUp.get(address)).statusCode, address).toBe(200)
    expect((await child.get(address)).json(), address).toMatchObject({ code: 'title_not_found' })
  }
  await call('DELETE', pathOf(FILE_ROUTES.remove, { filename: film.filename }))
  for (const address of addresses) {
    // A right is remembered for two seconds.
    const status = async () => (await grownUp.get(address)).statusCode
    await vi.waitFor(async () => expect(await status(), address).toBe(404))
  }
})

it('leaves renditions leading that somebody had made meanwhile, also when the rest fails', async () => {
  const { house, film, titleId, fail } = await growing()
  const { call, state } = house
  await call('POST', pathOf(INGEST_ROUTES.optimise, { filename: film.filename }))
  await vi.waitFor(async () => {
    const { jobs } = await state(film.filename)
    expect(jobs.find(({ kind }) => kind === 'renditions')).toMatchObject({ state: 'done' })
  })
  fail(new MediaError('failed', 'The index is damaged.'))
  await vi.waitFor(async () => {
    expect(await streamsJob(house, film)).toMatchObject({ state: 'failed' })
  })
  const index = (await hlsOf(house, titleId)) ?? ''
  expect(await streamOf(house, index)).toContain('ladder/video-360.m3u8')
  expect((await state(film.filename)).playable).toBe('now')
})

it('forgets at its start what a killed server showed of a film', async () => {
  const home = await openTestHome({ media: growingEngine().media })
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  const house = { home, grownUp, ...cinemaCalls(home, grownUp) }
  cinema = house
  const film = await house.store('packed.mkv')
  await home.ingest.begin(film.id)
  const titleId = (await house.titleIdOf(film.filename)) ?? 0
  await leaveAsKilled(house, { film, titleId })
  expect((await house.state(film.filename)).playable).toBe('now')
  expect(await hlsOf(house, titleId)).toBeTypeOf('string')

  await home.ingest.start({ isAlone: true })
  expect((await house.state(film.filename)).playable).toBe('soon')
  expect(await streamsJob(house, film)).toMatchObject({ state: 'queued' })
  expect(await hlsOf(house, titleId)).toBeUndefined()
  expect(await home.storage.list(`${film.mediaId}/hls`)).toEqual([])
})

/** What a server that was killed leaves of a film that it showed while it repackaged it. */
async function leaveAsKilled(
  { home }: Cinema,
  { film, titleId }: { film: StoredFile; titleId: number },
): Promise<void> {
  const { db } = home.database
  await db.update(titles).set({ hasHls: true }).where(eq(titles.id, titleId))
  await db.update(ingestJobs).set({ state: 'running' }).where(eq(ingestJobs.kind, 'streams'))
  await home.storage.withWorkFolder(async (folder) => {
    await writeFile(join(folder, 'half'), '')
    for (const name of ['index.m3u8', '0123abcd/stream.m3u8']) {
      await home.storage.putFile(`${film.mediaId}/hls/${name}`, join(folder, 'half'))
    }
  })
}
