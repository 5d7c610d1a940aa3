import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { mp4Of } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import { moveInNextDoor, runHousehold, storeFilm } from '../../../test/households/two-households.ts'
import { openCinema } from '../../../test/ingest/family-cinema.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'
import { type FaultyStore, openFaultyStore } from '../../../test/storage/faulty-store.ts'
import { openS3Place, type S3Place } from '../../../test/storage/s3-place.ts'
import { hasSwift, openSwiftStore, type SwiftStore } from '../../../test/storage/swift-store.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import type { Storage } from '../../ports/storage.ts'
import { titles } from '../../tables/titles.ts'

type Cinema = Awaited<ReturnType<typeof openCinema>>

let store: SwiftStore
let network: FaultyStore
let films: string
let place: S3Place
let cinema: Cinema
let dad: ReturnType<typeof callsOf>
/** Whether browsers may be sent to the store. */
let isElsewhere = false
/** The film of these tests, prepared, and its bytes. */
let file: Awaited<ReturnType<Cinema['bringFilm']>>
let bytes: Buffer
beforeAll(async () => {
  if (!hasSwift) return
  store = await openSwiftStore()
  network = await openFaultyStore(store.settings)
  films = await mkdtemp(join(tmpdir(), 'starnest-s3-films-'))
  await makeTinyFilm(join(films, 'lake.mp4'), { seconds: 9 })
  const [from, to] = [join(films, 'lake.mp4'), join(films, 'lake.mkv')]
  await promisify(execFile)('ffmpeg', ['-loglevel', 'error', '-i', from, '-c', 'copy', to])
  await openHouse()
  bytes = await readFile(to)
  file = await cinema.bringFilm('lake.mkv', bytes)
})
afterEach(() => {
  if (hasSwift) network.fault = () => undefined
})
afterAll(async () => {
  if (!hasSwift) return
  await cinema.home.close()
  await place.close()
  await network.close()
  await store.close()
  await rm(films, { recursive: true, force: true })
})

async function openHouse(): Promise<void> {
  const publicUrl = store.settings.endpoint
  place = await openS3Place(store.settings, { endpoint: network.settings.endpoint, publicUrl })
  const storage: Storage = {
    ...place.storage,
    addressOf: async (key, answer) =>
      isElsewhere ? place.storage.addressOf?.(key, answer) : undefined,
  }
  const engine = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  cinema = await openCinema(engine, { storage })
  dad = callsOf(cinema.home, cinema.grownUp)
}

async function playbackOf(titleId: number) {
  return playbackSchema.parse((await dad.call('GET', `/api/animations/${titleId}/playback`)).json())
}

/** Addresses of every file that playlists name, from the one that is opened first, and what each answers. */
async function answersUnder(address: string): Promise<Map<string, number>> {
  const answer = await dad.call('GET', address)
  const found = new Map([[address, answer.statusCode]])
  if (!address.endsWith('.m3u8')) return found
  for (const name of new Set(answer.body.match(/(?:\.\.\/)?[\w/-]+\.(?:m3u8|mp4|m4s)/g))) {
    const next = new URL(name, `http://home${dirname(address)}/`).pathname
    for (const [url, status] of await answersUnder(next)) found.set(url, status)
  }
  return found
}

const segmentOf = (found: Map<string, number>) =>
  [...found.keys()].find((url) => url.endsWith('.m4s')) ?? ''

describe.runIf(hasSwift)('a house whose films lie in a bucket', () => {
  it('takes a film, prepares it, and plays it', async () => {
    const { jobs } = await cinema.ended(file.filename)
    expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])

    const playback = await playbackOf(file.titleId)
    const whole = await dad.call('GET', file.storageUrl)
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    const etag = String(whole.headers.etag)
    const headers = { range: 'bytes=100-199', 'if-range': etag }
    const part = await dad.call('GET', file.storageUrl, { headers })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${bytes.length}`)
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
    const known = { headers: { 'if-none-match': etag } }
    expect((await dad.call('GET', file.storageUrl, known)).statusCode).toBe(304)
    const found = await answersUnder(playback.sources?.hls ?? '')
    expect(found.size).toBeGreaterThan(3)
    expect(new Set(found.values())).toEqual(new Set([200]))
    expect((await dad.call('GET', playback.previews ?? '')).body).toContain('sheet-0.jpg')
    const detail = await dad.call('GET', pathOf(CATALOG_ROUTES.detail, { id: file.titleId }))
    const { thumbnailUrl } = detail.json()
    expect((await dad.call('GET', thumbnailUrl)).headers['content-type']).toBe('image/webp')
    expect((await place.objects()).length).toBeGreaterThan(found.size)
  })

  it('sends segments by way of the store, to who may have them, and all else itself', async () => {
    const publicUrl = store.settings.endpoint
    isElsewhere = true
    const { sources } = await playbackOf(file.titleId)
    const found = await answersUnder(sources?.hls ?? '')
    for (const [url, status] of found)
      expect([url, status]).toEqual([url, /m3u8$/.test(url) ? 200 : 307])
    expect((await dad.call('GET', file.storageUrl)).statusCode).toBe(200)

    const segment = segmentOf(found)
    const { headers } = await dad.call('GET', segment)
    expect(headers['cache-control']).toBe('no-store')
    const { origin, searchParams } = new URL(String(headers.location))
    expect(origin).toBe(publicUrl)
    expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(30)
    const sent = await fetch(String(headers.location))
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'video/iso.segment'])
    expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(1000)

    const page = await dad.call('GET', '/')
    const policy = String(page.headers['content-security-policy'])
    for (const rule of ['media-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${rule} 'self'[^;]* ${publicUrl}(?:;|$)`))
    }
    expect(policy).toContain("img-src 'self' blob: data:;")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")

    const child = callsOf(cinema.home, await cinema.home.addSomebody('G'))
    await cinema.home.database.db
      .update(titles)
      .set({ minimumAge: 18 })
      .where(eq(titles.id, file.titleId))
    const refused = await child.call('GET', segment)
    expect([refused.statusCode, refused.headers.location]).toEqual([404, undefined])
  })

  it('says that the store is away, loses no upload, and goes on by itself', async () => {
    const arriving = mp4Of(300_000)
    const tus = tusOf(dad)
    const url = await tus.begin(arriving.length)
    network.fault = () => ({ is: 'refused', status: 503, code: 'ServiceUnavailable' })

    const sent = await tus.patch(url, { offset: 0, bytes: arriving })
    expect(sent.statusCode).toBe(503)
    expect(sent.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('S3 store cannot be reached'),
      details: { reason: 'store_away' },
    })
    const played = await dad.call('GET', file.storageUrl)
    expect([played.statusCode, played.json().code]).toEqual([503, 'unavailable'])
    const health = await dad.call('GET', '/api/health')
    expect(health.json().engines.storage).toMatchObject({ state: 'down' })

    network.fault = () => undefined
    const came = await tus.became(url)
    expect((await dad.call('GET', came.storageUrl)).rawPayload.equals(arriving)).toBe(true)
    expect((await dad.call('GET', file.storageUrl)).statusCode).toBe(200)
    await cinema.ended(came.filename)
  })

  it('leaves nothing in the bucket of a household that is removed, and all of the others', async () => {
    const { home } = cinema
    const next = await moveInNextDoor(home)
    const mediaId = 'n'.repeat(22)
    const before = await place.objects()
    await storeFilm(home, { householdId: next.householdId, mediaId })
    expect(await place.objects()).toContain(`files/${mediaId}/original.mp4`)
    const words = ['remove', String(next.householdId), next.name]
    const said = await runHousehold(home, words, { s3: place.settings })
    expect(said.at(-1)).toMatch(/^"Next door" is removed: \d+ rows of \d+ tables, 1 files /)
    expect(await place.objects()).toEqual(before)
    expect((await dad.call('GET', file.storageUrl)).statusCode).toBe(200)
  })

  it('leaves nothing in the bucket of what is deleted for good', async () => {
    for (const { filename } of await dad.list()) {
      await dad.call('DELETE', pathOf(FILE_ROUTES.remove, { filename }))
      const forGood = pathOf(FILE_ROUTES.deleteForGood, { filename })
      expect((await dad.call('DELETE', forGood)).statusCode).toBe(200)
    }
    await expect.poll(() => place.objects()).toEqual([])
    expect(await place.bucket.openUploads()).toEqual([])
  })
})
