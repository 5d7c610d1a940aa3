import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { libraryFolderSchema } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { pathOf } from '@starnest/contract/route'
import { titleVideosSchema } from '@starnest/contract/watch/videos'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { openPlayer, PLAYER, videoState } from '../player.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { test } from '../starnest.ts'

const FILM_SECONDS = 40

type FilmToMake = { heightPx: number; seconds?: number; sounds?: number }

/** A film with an English sound, and one that its makers say. */
async function makeFilm(
  path: string,
  { heightPx, seconds = FILM_SECONDS, sounds = 1 }: FilmToMake,
) {
  const pitches = [330, 550].slice(0, sounds)
  await runBareFfmpeg(
    ...generated(`testsrc2=size=${(heightPx * 16) / 9}x${heightPx}:rate=12:duration=${seconds}`),
    ...pitches.flatMap((pitch) =>
      generated(`sine=frequency=${pitch}:sample_rate=48000:duration=${seconds}`),
    ),
    ...['-map', '0:v', ...pitches.flatMap((_, nth) => ['-map', `${nth + 1}:a`])],
    ...['-metadata:s:a:0', 'language=eng'],
    ...(sounds > 1 ? ['-metadata:s:a:1', 'language=eng', '-disposition:a:1', 'comment'] : []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '24'],
    ...['-c:a', 'aac', '-movflags', '+faststart', path],
  )
}

/** A film of which there are two versions, with two extras, brought in once. */
let titleId = 0
let takeAway = async () => {}
test.beforeAll(async ({ starnest, playwright }) => {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-versions-'))
  // A server that root started reads it without root's rights.
  await chmod(folder, 0o755)
  const film = join(folder, 'Lanterns (2021)')
  await mkdir(join(film, 'Featurettes'), { recursive: true })
  await makeFilm(join(film, 'Lanterns (2021) - 360p.mp4'), { heightPx: 360, sounds: 2 })
  await makeFilm(join(film, "Lanterns (2021) - Director's Cut.mp4"), { heightPx: 180 })
  await makeFilm(join(film, 'Lanterns (2021)-trailer.mp4'), { heightPx: 180, seconds: 12 })
  await makeFilm(join(film, 'Featurettes', 'The Making.mp4'), { heightPx: 180, seconds: 8 })
  const request = await playwright.request.newContext({ baseURL: starnest.origin })
  await request.get('/api/viewer')
  const added = await request.post(LIBRARY_ROUTES.add.path, { data: { path: folder } })
  expect(added.ok(), await added.text()).toBe(true)
  const { id: folderId } = libraryFolderSchema.parse(await added.json())
  await expect(async () => {
    const list = await request.get(`${CATALOG_ROUTES.list.path}?limit=500`)
    const titles = animationListSchema.parse(await list.json())
    titleId = titles.find(({ title }) => title === 'Lanterns')?.id ?? 0
    const answer = await request.get(pathOf(WATCH_ROUTES.videos, { id: titleId }))
    const { versions, extras } = titleVideosSchema.parse(await answer.json())
    expect(versions.map(({ height, isReady }) => [height, isReady])).toEqual([
      [360, true],
      [180, true],
    ])
    expect(extras.map(({ isReady, pictureUrl }) => [isReady, pictureUrl !== null])).toEqual([
      [true, true],
      [true, true],
    ])
    // With several sounds the stream is there, too.
    expect(titles.find(({ id }) => id === titleId)?.streamUrl).not.toBeNull()
  }).toPass({ timeout: 240_000 })
  takeAway = async () => {
    await request.delete(pathOf(LIBRARY_ROUTES.remove, { id: folderId }))
    await request.dispose()
    await rm(folder, { recursive: true, force: true })
  }
})
test.afterAll(() => takeAway())

const height = (page: Page) =>
  page.locator(PLAYER).evaluate((video: HTMLVideoElement) => video.videoHeight)

async function chooseInMenu(page: Page, name: RegExp | string): Promise<void> {
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: /^(Sound|Version)/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('a version is chosen in the player, goes on where the film stood, and is remembered', async ({
  page,
}) => {
  await openPlayer(page, titleId)
  await expect.poll(() => height(page)).toBe(360)
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(2)
  const { currentTime: before } = await videoState(page)
  await chooseInMenu(page, /Director's Cut/)
  await expect.poll(() => height(page)).toBe(180)
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(before)
  await page.goto(`/watch/${titleId}`)
  await expect(page.getByRole('radio', { name: /Director's Cut/ })).toBeChecked()
  // It is checked before the server has it, and another page might ask first.
  const path = pathOf(WATCH_ROUTES.chooseVersion, { id: titleId })
  const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname === path)
  await page.getByRole('radio', { name: /^Best/ }).click({ force: true })
  await expect(page.getByRole('radio', { name: /^Best/ })).toBeChecked()
  await saved
  await openPlayer(page, titleId)
  await expect.poll(() => height(page)).toBe(360)
})

test('another sound is chosen in the player', async ({ page }) => {
  await openPlayer(page, titleId)
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: 'Sound and version' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'English · Commentary' }).click()
  await page.locator(PLAYER).hover({ position: { x: 60, y: 160 } })
  await page.getByRole('button', { name: 'Sound and version' }).click()
  await expect(page.getByRole('menuitemradio', { name: /Commentary/ })).toBeChecked()
})

test('the next version takes over when the one that was begun proves unplayable', async ({
  page,
}) => {
  const videos = await page.request.get(pathOf(WATCH_ROUTES.videos, { id: titleId }))
  const [best] = titleVideosSchema.parse(await videos.json()).versions
  const answer = await page.request.get(
    `${pathOf(WATCH_ROUTES.playback, { id: titleId })}?video=${best?.id}`,
  )
  const { sources } = await answer.json()
  const folder = String(sources.direct).split('/').slice(0, -1).join('/')
  await page.route(`**${folder}/**`, (route) =>
    /original|hls/.test(route.request().url())
      ? route.fulfill({ status: 200, contentType: 'video/mp4', body: 'no film' })
      : route.continue(),
  )
  await page.goto(`/watch/${titleId}`)
  await page
    .getByRole('button', { name: /^(Play|Resume)/ })
    .first()
    .click()
  // It is said for some seconds.
  const note = page.getByRole('status').filter({ hasText: "Director's Cut" })
  await expect(note).toBeVisible()
  await expect.poll(() => height(page)).toBe(180)
  await page.goto(`/spaceship?film=${titleId}`)
  await expect(note).toBeVisible()
})

test('extras are told where the title is, play, and leave no place in it', async ({ page }) => {
  await page.goto(`/watch/${titleId}`)
  await page.getByRole('link', { name: /The Making/ }).click()
  await expect(page.getByRole('heading', { name: 'The Making' })).toBeVisible()
  await expect.poll(async () => (await videoState(page)).duration).toBeLessThan(9)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Trailer/ })).toBeVisible()
})

test('the choice and the extras can be used by everybody, at every size', async ({ page }) => {
  await page.goto(`/watch/${titleId}`)
  await expect(page.getByRole('heading', { name: 'Extras' })).toBeVisible()
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    expect(await accessibilityFindings(page)).toEqual([])
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isTooWide).toBe(false)
  }
})
