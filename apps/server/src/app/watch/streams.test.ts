import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'
import { MEDIA_FILE, mediaKey } from '../../domain/media/media-address.ts'
import { demoOrigin } from '../../features/catalog/demo/demo-titles.repository.ts'
import { progress } from '../../tables/watching.ts'

const MEDIA_ID = 'streamsMediaIdAAAAAAAA'

/** How long preparing a film of 25 seconds may take. */
const PREPARED_LIMIT = { interval: 50 }

let folder: string
let film: string
let home: TestHome
let parent: Somebody

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-streams-'))
  film = join(folder, 'film.mp4')
  await makeTinyFilm(film, { seconds: 25 })
  home = await openTestHome({
    media: openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }),
    hasQueue: true,
  })
  await home.ingest.start({ isAlone: true })
})
beforeEach(async () => {
  await home.clear()
  await home.storage.remove(MEDIA_ID)
  parent = await home.addSomebody('R')
})
afterAll(async () => {
  await home.close()
  await rm(folder, { recursive: true, force: true })
})

async function importFilm(path: string): Promise<number> {
  await home.storage.putFile(mediaKey(MEDIA_ID, MEDIA_FILE.video), path)
  return home.addTitle({ mediaId: MEDIA_ID, durationSeconds: 25, origin: demoOrigin('film') })
}

/** Resolves when a shipped film has all it needs, or the log has said twice why not. */
async function prepared(id: number): Promise<void> {
  await home.ingest.prepareShipped()
  await vi.waitFor(async () => {
    const { sources, previews } = await playback(id)
    const failures = home.logged.filter(({ title, msg }) => title === id && isFailure(msg))
    expect((sources?.hls ? 1 : 0) + (previews ? 1 : 0) + failures.length).toBe(2)
  }, PREPARED_LIMIT)
}

const isFailure = (said: unknown) => /^Preparing .* failed$/.test(String(said))

async function playback(id: number, who = parent) {
  return playbackSchema.parse((await who.get(`/api/animations/${id}/playback`)).json())
}

/** The addresses that a playlist or a track names, seen from where it lies. */
function addressesIn(text: string, from: string): string[] {
  const named = text.match(/[\w-]+\.(?:m3u8|mp4|m4s|jpg)/g) ?? []
  return [...new Set(named)].map((name) => `${dirname(from)}/${name}`)
}

it('plays a film from segments, with seek pictures, once it is prepared', async () => {
  const id = await importFilm(film)
  expect(await playback(id)).toMatchObject({ sources: { hls: null }, previews: null })
  await prepared(id)

  const { sources, previews } = await playback(id)
  const index = sources?.hls ?? ''
  const [stream = ''] = addressesIn((await parent.get(index)).body, index)
  const files = addressesIn((await parent.get(stream)).body, stream)
  expect(files).toHaveLength(6)
  const pictures = addressesIn((await parent.get(previews ?? '')).body, previews ?? '')
  expect(pictures).toHaveLength(1)
  for (const address of [...files, ...pictures]) {
    const answer = await parent.get(address)
    expect(answer.statusCode, address).toBe(200)
    expect(answer.rawPayload.length).toBeGreaterThan(100)
  }
})

it('keeps every prepared file from a child', async () => {
  const id = await importFilm(film)
  await prepared(id)
  const child = await home.addSomebody('G')
  const hidden = await home.addTitle({ mediaId: MEDIA_ID, rating: 'R', hasHls: true })
  const keys = await home.storage.list(MEDIA_ID)
  expect(keys).toHaveLength(11)
  for (const key of keys) {
    expect((await child.get(`/media/${id}/${key}`)).statusCode).toBe(200)
    const answer = await child.get(`/media/${hidden}/${key}`)
    expect(answer.json(), key).toMatchObject({ code: 'title_not_found' })
  }
})

it.each([
  ['a text', Buffer.from('no film at all')],
  ['nothing', Buffer.alloc(0)],
])(
  'serves a damaged film as it is, says why it has no stream, and goes on: %s',
  async (_what, bytes) => {
    const damaged = join(folder, 'damaged.mp4')
    await writeFile(damaged, bytes)
    const id = await importFilm(damaged)
    const whole = 'streamsMediaIdBBBBBBBB'
    await home.storage.putFile(mediaKey(whole, MEDIA_FILE.video), film)
    const other = await home.addTitle({ mediaId: whole, origin: demoOrigin('whole') })

    await prepared(id)
    await prepared(other)
    expect(await playback(id)).toMatchObject({ sources: { hls: null }, previews: null })
    expect((await playback(other)).sources?.hls).not.toBeNull()
    expect(home.logged).toContainEqual(
      expect.objectContaining({ title: id, msg: 'Preparing its stream failed' }),
    )
    expect(await home.storage.list(MEDIA_ID)).toEqual([mediaKey(MEDIA_ID, MEDIA_FILE.video)])
    const direct = await parent.get(`/media/${id}/${MEDIA_ID}/video.mp4`)
    expect(direct).toMatchObject({ statusCode: 200, body: bytes.toString() })
  },
)

it('says that the file is missing when the library lost it', async () => {
  const id = await home.addTitle({ mediaId: MEDIA_ID, origin: demoOrigin('lost') })
  await prepared(id)
  const answer = await parent.get((await playback(id)).sources?.direct ?? '')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    code: 'media_not_found',
    message: 'This part of the film is missing from the library.',
  })
})

it('has neither playback, file nor place for a report when a title is hidden from a child', async () => {
  const child = await home.addSomebody('G')
  const hidden = await home.addTitle({ rating: 'R', hasHls: true, hasPreviews: true })
  const unrated = await home.addTitle({ rating: null })
  const unknown = 2_147_483_647
  const cookies = { [DEVICE_COOKIE]: child.deviceId }
  for (const id of [hidden, unrated, unknown]) {
    const media = `/media/${id}/aaaaaaaaaaaaaaaaaaaaaA`
    const report = { url: `/api/animations/${id}/progress`, cookies, payload: { currentTime: 60 } }
    const answers = [
      await home.app.inject({ ...report, method: 'PUT' }),
      await home.app.inject({ ...report, method: 'POST' }),
      await child.get(`/api/animations/${id}/playback`),
      await child.get(`${media}/video.mp4`),
      await child.get(`${media}/poster.webp`),
      await child.get(`${media}/hls/index.m3u8`),
      await child.get(`${media}/previews/index.vtt`),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        code: 'title_not_found',
        message: "The animation you're looking for doesn't exist.",
      })
    }
  }
  expect(await home.database.db.select().from(progress)).toEqual([])
})

it.each(['0', '-1', 'one', '1.5', '100000000000000000000'])('knows no title %s', async (id) => {
  const answer = await parent.get(`/api/animations/${id}/playback`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

it('counts what it sent in the metrics', async () => {
  const id = await importFilm(film)
  const answer = await parent.get(`/media/${id}/${MEDIA_ID}/video.mp4`)
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  const metrics = await grownUp.get('/api/metrics')
  expect(metrics.body).toContain('/media/:titleId/:mediaId/*')
  expect(answer.rawPayload.length).toBeGreaterThan(100_000)
})
