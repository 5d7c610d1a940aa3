import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tempFileSchema } from '@starnest/contract/files/files'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { writeSlowFfmpeg } from '../../../apps/server/test/media/slow-ffmpeg.ts'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { storedFiles } from '../files/family-files.ts'
import { test as base, stopInOrder } from '../starnest.ts'

const FILM_SECONDS = 30
const PLAYER = 'dialog video'

/** A server that repackages films no faster than they play. */
let slow: RunningStarnest
let folder: string
const test = base.extend({
  house: async ({ browserName: _ }, use) => use(slow),
})
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-growing-e2e-'))
  const FFMPEG_PATH = join(folder, 'slow-ffmpeg')
  await writeSlowFfmpeg(FFMPEG_PATH, 1)
  slow = await startStarnest({ FFMPEG_PATH })
})
test.afterAll(async () => {
  await stopInOrder(slow)
  await rm(folder, { recursive: true, force: true })
})

/** A film with so many tracks of sound, made once. */
async function filmWith(sounds: number): Promise<string> {
  const path = join(folder, `sounds-${sounds}.mkv`)
  if (existsSync(path)) return path
  const tones = Array.from({ length: sounds }, (_, nth) =>
    generated(`sine=frequency=${440 + 220 * nth}:sample_rate=48000:duration=${FILM_SECONDS}`),
  )
  await runBareFfmpeg(
    ...generated(`testsrc2=size=320x180:rate=24:duration=${FILM_SECONDS}`),
    ...tones.flat(),
    ...['-map', '0:v', ...tones.flatMap((_, nth) => ['-map', `${nth + 1}:a`])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
    ...['-g', '48', '-sc_threshold', '0', '-c:a', 'aac', path],
  )
  return path
}

/** Brings in a film that has to be repackaged, and resolves when its beginning can be watched. */
async function bringFilm(page: Page, { name, sounds }: { name: string; sounds: number }) {
  const path = join(folder, name)
  // A copy has a number of its own: the same bytes would be the same film.
  await runBareFfmpeg('-i', await filmWith(sounds), '-map', '0', '-c', 'copy', path)
  const file = { name, mimeType: 'video/x-matroska', buffer: await readFile(path) }
  const answer = await page.request.post(UPLOAD_ROUTES.upload.path, { multipart: { file } })
  const { filename } = tempFileSchema.parse(await answer.json())
  await expect.poll(async () => (await stateOf(page, filename)).playable).toBe('now')
  // On a slow machine it became a title only after the upload was answered.
  const files = await storedFiles(page)
  return { filename, titleId: files.find((file) => file.filename === filename)?.titleId ?? null }
}

async function stateOf(page: Page, filename: string) {
  const answer = await page.request.get(pathOf(INGEST_ROUTES.state, { filename }))
  return ingestStateSchema.parse(await answer.json())
}

async function repackaging(page: Page, filename: string) {
  const { jobs } = await stateOf(page, filename)
  return jobs.find(({ kind }) => kind === 'streams')?.state
}

async function beginFilm(page: Page, titleId: number | null): Promise<void> {
  await page.goto(`/watch/${titleId}`)
  await page
    .getByRole('button', { name: /^(Play|Resume)/ })
    .first()
    .click()
  await expect.poll(() => secondOf(page)).toBeGreaterThan(1)
}

const player = (page: Page) => page.locator(PLAYER)
const secondOf = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const heardBytes = (page: Page): Promise<number> =>
  player(page).evaluate((video) => Reflect.get(video, 'webkitAudioDecodedByteCount'))

for (const [sounds, what] of [
  [1, 'its sound inside it'],
  [2, 'several tracks of sound'],
] as const) {
  test(`a film with ${what} that is begun while it is repackaged plays to its end`, async ({
    page,
  }) => {
    const { filename, titleId } = await bringFilm(page, { name: `packed-${sounds}.mkv`, sounds })
    await beginFilm(page, titleId)
    expect(await repackaging(page, filename)).toBe('running')
    expect(await secondOf(page)).toBeLessThan(FILM_SECONDS / 2)
    // Its length is that of the film, not of what is there.
    const length = await player(page).evaluate((video: HTMLVideoElement) => video.duration)
    expect(length).toBeCloseTo(FILM_SECONDS, 0)
    await expect(page.locator('.player-time')).toContainText('/ 0:30')
    const disturbed = await player(page).evaluateHandle((video) => {
      const events: string[] = []
      for (const one of ['seeking', 'emptied', 'error', 'pause']) {
        video.addEventListener(one, () => events.push(one))
      }
      return events
    })

    await expect.poll(() => repackaging(page, filename)).toBe('done')
    const [atSwitch, heardAtSwitch] = [await secondOf(page), await heardBytes(page)]
    await expect.poll(() => secondOf(page)).toBeGreaterThan(atSwitch + 3)
    expect(await heardBytes(page)).toBeGreaterThan(heardAtSwitch)
    expect(await disturbed.jsonValue()).toEqual([])
    const isEnded = () => player(page).evaluate((video: HTMLVideoElement) => video.ended)
    await expect.poll(isEnded).toBe(true)
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
    expect(await secondOf(page)).toBeCloseTo(FILM_SECONDS, 0)
  })
}

test('whoever seeks beyond what is there goes on with the newest of it', async ({ page }) => {
  const { filename, titleId } = await bringFilm(page, { name: 'sought.mkv', sounds: 1 })
  await beginFilm(page, titleId)
  expect(await repackaging(page, filename)).toBe('running')
  const before = await secondOf(page)
  await player(page).evaluate((video: HTMLVideoElement, target) => {
    video.currentTime = target
  }, FILM_SECONDS - 1)
  const isPlaying = () =>
    player(page).evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState > 2)
  await expect.poll(isPlaying).toBe(true)
  const from = await secondOf(page)
  expect(from).toBeGreaterThan(before)
  const isGoingOn = () =>
    player(page).evaluate(
      (video: HTMLVideoElement, since) => video.ended || video.currentTime > since + 2,
      from,
    )
  await expect.poll(isGoingOn).toBe(true)
})

test('whoever resumes where the film is not made yet waits for that place', async ({ page }) => {
  const { filename, titleId } = await bringFilm(page, { name: 'resumed.mkv', sounds: 1 })
  const resumeAt = FILM_SECONDS - 9
  await page.request.put(pathOf(WATCH_ROUTES.progress, { id: titleId ?? 0 }), {
    data: { currentTime: resumeAt },
  })
  await page.goto(`/watch/${titleId}`)
  await page
    .getByRole('button', { name: /^Resume/ })
    .first()
    .click()
  expect(await repackaging(page, filename)).toBe('running')
  await expect.poll(() => secondOf(page)).toBeGreaterThan(resumeAt)
  expect(await player(page).evaluate((video: HTMLVideoElement) => video.played.length)).toBe(1)
  const begun = await player(page).evaluate((video: HTMLVideoElement) => video.played.start(0))
  expect(begun).toBeGreaterThanOrEqual(resumeAt - 0.1)
})
