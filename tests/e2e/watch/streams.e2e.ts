import { expect } from '@playwright/test'
import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import type { RunningStarnest } from '../../running-starnest.ts'
import { openPlayer, seekTo, videoState } from '../player.ts'
import { test, watchableFilms } from '../starnest.ts'

/** How long all that ships may take to be prepared on a slow machine. */
const PREPARED_WITHIN_MS = 240_000

/** Waits until a title has its stream and its seek pictures: some seconds, on a slow machine minutes. */
function untilPrepared({ origin }: RunningStarnest, { id, title }: Animation): Promise<void> {
  return expect
    .poll(
      async () => {
        const answer = await fetch(`${origin}${pathOf(WATCH_ROUTES.playback, { id })}`)
        const { sources, previews } = playbackSchema.parse(await answer.json())
        return Boolean(sources?.hls && previews)
      },
      { message: title, timeout: PREPARED_WITHIN_MS },
    )
    .toBe(true)
}

test('every film and trailer gets its stream and its seek pictures', async ({ starnest }) => {
  test.setTimeout(2 * PREPARED_WITHIN_MS)
  const answer = await fetch(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  for (const title of animationListSchema.parse(await answer.json())) {
    await untilPrepared(starnest, title)
  }
})

test('a file that cannot be had directly plays as a stream', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  test.setTimeout(2 * PREPARED_WITHIN_MS)
  await untilPrepared(starnest, film)
  const segments: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.m4s')) segments.push(request.url())
  })
  await page.route('**/video.mp4', (route) => route.abort())
  await openPlayer(page, film.id)
  await seekTo(page, film.duration / 2)
  await expect
    .poll(async () => (await videoState(page)).currentTime)
    .toBeGreaterThan(film.duration / 2 + 0.5)
  expect(segments.length).toBeGreaterThan(0)
})

test('the seek bar shows where it would lead, in pictures', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  test.setTimeout(2 * PREPARED_WITHIN_MS)
  await untilPrepared(starnest, film)
  const sheets: string[] = []
  page.on('response', (response) => {
    if (response.ok() && /sheet-\d+\.jpg$/.test(response.url())) sheets.push(response.url())
  })
  await openPlayer(page, film.id)
  await page.mouse.move(400, 300)
  const slider = page.getByRole('slider', { name: 'Seek' })
  // Where the pictures are is read meanwhile; whoever looks for them moves on.
  await expect(async () => {
    for (const x of [200, 220]) await slider.hover({ position: { x, y: 5 } })
    expect(sheets.length).toBeGreaterThan(0)
  }).toPass()
  await expect(page.locator('media-preview-thumbnail')).toBeVisible()
})
