import { animationDetailSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { openCinema } from '../../../test/ingest/family-cinema.ts'
import {
  OLD_FILM,
  PACKED_FILM,
  PLAIN_FILM,
  scriptedEngine,
} from '../../../test/ingest/scripted-engine.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'

type Cinema = Awaited<ReturnType<typeof openCinema>>

let cinema: Cinema | undefined
afterEach(async () => {
  await cinema?.home.close()
  cinema = undefined
})

const open = async (media: Media): Promise<Cinema> => {
  cinema = await openCinema(media)
  return cinema
}

const kindsOf = (jobs: readonly { kind: string }[]) => jobs.map(({ kind }) => kind)

async function playback({ call }: Cinema, titleId: number | null) {
  const answer = await call('GET', `/api/animations/${titleId}/playback`)
  return playbackSchema.parse(answer.json())
}

async function detail({ call }: Cinema, titleId: number | null) {
  const answer = await call('GET', pathOf(CATALOG_ROUTES.detail, { id: titleId ?? 0 }))
  return animationDetailSchema.parse(answer.json())
}

it('makes a title of a film at once when browsers play it, and the rest in the background', async () => {
  const house = await open(scriptedEngine(PLAIN_FILM))
  const { home, store, ended, titleIdOf } = house
  const film = await store('The.Lantern.Lake.2024.mp4')
  await home.ingest.begin(film.id)
  const titleId = await titleIdOf(film.filename)
  expect(await detail(house, titleId)).toMatchObject({
    title: 'The Lantern Lake',
    releaseYear: 2024,
    rating: null,
    genre: null,
    duration: 61,
    videoUrl: pathOf(FILE_ROUTES.bytes, { filename: film.filename }),
  })
  const { jobs, playable, canOptimise } = await ended(film.filename)
  expect(kindsOf(jobs)).toEqual(['probe', 'posters', 'subtitles', 'previews', 'loudness'])
  expect(jobs.every(({ state }) => state === 'done')).toBe(true)
  expect({ playable, canOptimise }).toEqual({ playable: 'now', canOptimise: true })
  const base = `/media/${titleId}/${film.mediaId}`
  expect(await playback(house, titleId)).toMatchObject({
    sources: { direct: `${base}/original.mp4`, hls: null },
    captions: [{ language: 'en', label: 'English', url: `${base}/captions.en.vtt` }],
    previews: `${base}/previews/index.vtt`,
    loudness: -23.5,
    chapters: [
      { startTime: 0, title: 'Arrival' },
      { startTime: 30, title: 'The lake' },
    ],
  })
  expect(await detail(house, titleId)).toMatchObject({
    thumbnailUrl: `${base}/candidate-0/poster.webp`,
  })
  expect((await house.grownUp.get(`${base}/candidate-0/poster.webp`)).body).toBe('candidate-0')
})

it('repackages a film in a file that no browser opens, and encodes one whose picture none shows', async () => {
  let film = PACKED_FILM
  const house = await open(scriptedEngine(film, { examine: async () => film }))
  const { home, store, ended, titleIdOf } = house
  const packed = await store('packed.mkv')
  await home.ingest.begin(packed.id)
  await ended(packed.filename)
  const packedId = await titleIdOf(packed.filename)
  expect(await playback(house, packedId)).toMatchObject({
    sources: { direct: null, hls: `/media/${packedId}/${packed.mediaId}/hls/index.m3u8` },
  })
  expect(await detail(house, packedId)).toMatchObject({ videoUrl: null })

  film = OLD_FILM
  const old = await store('old.avi')
  await home.ingest.begin(old.id)
  const { jobs, canOptimise } = await ended(old.filename)
  expect(kindsOf(jobs)).toContain('renditions')
  expect(canOptimise).toBe(false)
  const { sources } = await playback(house, await titleIdOf(old.filename))
  const index = await house.grownUp.get(sources?.hls ?? '')
  expect(index.body).toContain('URI="../ladder/audio-0.m3u8"')
  expect(index.body).toContain('\n../ladder/video-360.m3u8\n')
  expect(index.headers['cache-control']).toBe('private, no-cache')
  const ladder = new URL('../ladder/video-360.m3u8', `http://home${sources?.hls}`).pathname
  expect((await house.grownUp.get(ladder)).statusCode).toBe(200)
})

it('makes renditions when somebody asks, and only once', async () => {
  const house = await open(scriptedEngine(PLAIN_FILM))
  const { home, store, ended, call, titleIdOf } = house
  const film = await store('film.mp4')
  await home.ingest.begin(film.id)
  await ended(film.filename)
  expect(
    (await call('POST', pathOf(INGEST_ROUTES.optimise, { filename: film.filename }))).statusCode,
  ).toBe(200)
  const { jobs, canOptimise } = await ended(film.filename)
  expect(jobs.at(-1)).toEqual({
    kind: 'renditions',
    state: 'done',
    percent: 100,
    reason: null,
    problem: null,
  })
  expect(canOptimise).toBe(false)
  expect((await playback(house, await titleIdOf(film.filename))).sources?.hls).toMatch(/\.m3u8$/)
  const again = await call('POST', pathOf(INGEST_ROUTES.optimise, { filename: film.filename }))
  expect(again.json()).toMatchObject({ code: 'invalid_request' })
})

it('says why a file is not a film, makes no title of it, and probes again when asked', async () => {
  const examine = vi
    .fn(async () => PLAIN_FILM)
    .mockRejectedValueOnce(new MediaError('unreadable', 'The index is damaged.'))
  const { home, store, state, ended, call, titleIdOf } = await open(
    scriptedEngine(PLAIN_FILM, { examine }),
  )
  const film = await store('damaged.mp4')
  await home.ingest.begin(film.id)
  expect(await state(film.filename)).toEqual({
    jobs: [
      {
        kind: 'probe',
        state: 'failed',
        percent: 0,
        reason: 'The index is damaged.',
        problem: { code: 'damaged' },
      },
    ],
    playable: 'never',
    canOptimise: false,
  })
  expect(await titleIdOf(film.filename)).toBeNull()
  await call('POST', pathOf(INGEST_ROUTES.retry, { filename: film.filename }))
  expect((await ended(film.filename)).playable).toBe('now')
  expect(examine).toHaveBeenCalledTimes(2)
})

it('begins only what failed again, and tells of it', async () => {
  const measureLoudness = vi
    .fn(async () => null)
    .mockRejectedValueOnce(new MediaError('unreadable', 'The sound breaks off.'))
  const { home, store, ended, call } = await open(scriptedEngine(PLAIN_FILM, { measureLoudness }))
  const film = await store('film.mp4')
  await home.ingest.begin(film.id)
  const failed = (await ended(film.filename)).jobs.filter(({ state }) => state === 'failed')
  expect(failed).toEqual([
    {
      kind: 'loudness',
      state: 'failed',
      percent: 0,
      reason: 'The sound breaks off.',
      problem: { code: 'damaged' },
    },
  ])
  expect(home.logged).toContainEqual(expect.objectContaining({ reason: 'The sound breaks off.' }))
  await call('POST', pathOf(INGEST_ROUTES.retry, { filename: film.filename }))
  expect((await ended(film.filename)).jobs.every(({ state }) => state === 'done')).toBe(true)
})

it.each([
  ['there is no engine', new MediaError('missing', 'ffmpeg is not installed.')],
  ['the disk is full', new MediaError('full', 'No space is left on the disk.')],
])('shows that %s, and goes on by itself when that has passed', async (_when, failure) => {
  const examine = vi.fn(async () => PLAIN_FILM).mockRejectedValueOnce(failure)
  const { home, store, ended } = await open(scriptedEngine(PLAIN_FILM, { examine }))
  const film = await store('film.mp4')
  await home.ingest.begin(film.id)
  expect(home.logged).toContainEqual(expect.objectContaining({ reason: failure.message }))
  await vi.waitFor(async () => expect((await ended(film.filename)).playable).toBe('now'))
})

it('does not wait for the pause before the next attempt when somebody asks', async () => {
  const missing = new MediaError('missing', 'ffmpeg is not installed.')
  const examine = vi
    .fn(async () => PLAIN_FILM)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing)
  const { home, store, state, ended, call } = await open(scriptedEngine(PLAIN_FILM, { examine }))
  const film = await store('film.mp4')
  await home.ingest.begin(film.id)
  await vi.waitFor(async () => {
    const pausing = await home.database.db.execute(sql`select from jobs.job where state = 'retry'`)
    expect(pausing.rows).toHaveLength(1)
  })
  expect((await state(film.filename)).jobs[0]).toMatchObject({ state: 'failed' })
  await call('POST', pathOf(INGEST_ROUTES.retry, { filename: film.filename }))
  expect((await ended(film.filename)).playable).toBe('now')
})

it('stops what runs and what waits, but never the probe', async () => {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const encodeLadder: Media['encodeLadder'] = ({ signal }) =>
    new Promise((_resolve, reject) => {
      begun.resolve()
      signal?.addEventListener('abort', () => {
        ended.resolve()
        reject(new MediaError('stopped', 'Stopped.'))
      })
    })
  const { home, store, state, call } = await open(scriptedEngine(OLD_FILM, { encodeLadder }))
  const film = await store('old.avi')
  await home.ingest.begin(film.id)
  await begun.promise
  expect((await state(film.filename)).playable).toBe('soon')
  await call('POST', pathOf(INGEST_ROUTES.cancel, { filename: film.filename }))
  await ended.promise
  const { jobs, playable } = await state(film.filename)
  expect(playable).toBe('never')
  expect(jobs[0]).toMatchObject({ kind: 'probe', state: 'done' })
  expect(jobs.find(({ kind }) => kind === 'renditions')).toMatchObject({
    state: 'failed',
    reason: 'Stopped. Try again to go on.',
    problem: { code: 'stopped' },
  })
})

it('makes a small picture of an image and a waveform of sound, and no title', async () => {
  const still = { ...PLAIN_FILM, format: 'png' as const, durationSeconds: 0, audio: [] }
  const { home, store, state, titleIdOf } = await open(scriptedEngine(still))
  for (const file of [await store('lake.png', 'image'), await store('song.mp3', 'audio')]) {
    await home.ingest.begin(file.id)
    expect(await state(file.filename)).toMatchObject({ playable: 'now', canOptimise: false })
    expect(await titleIdOf(file.filename)).toBeNull()
    const made = await home.storage.list(file.mediaId)
    expect(made.some((key) => /thumbnail\.webp|waveform\.json/.test(key))).toBe(true)
  }
})
