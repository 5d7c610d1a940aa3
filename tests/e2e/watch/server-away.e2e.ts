import { expect, type Page } from '@playwright/test'
import { openPlayer, PLAYER, videoState } from '../player.ts'
import { test, watchableFilms } from '../starnest.ts'

/** More calls than a stream that takes silence for a failure asks before it gives up. */
const CALLS_WITHOUT_ANSWER = 8

/** Until it is told otherwise, nobody answers what a page asks under an address of this kind. */
async function silence(page: Page, addresses: RegExp) {
  const server = { isAway: true, asked: 0 }
  await page.route(addresses, (route) => {
    if (!server.isAway) return route.continue()
    server.asked++
    return route.abort('connectionrefused')
  })
  return server
}

test('a stream plays from its buffer while the server is away, and on when it is back', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.route('**/video.mp4', (route) => route.abort())
  const server = await silence(page, /\.m4s$/)
  server.isAway = false
  // The first parts are let through.
  let parts = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('.m4s') && ++parts === 2) server.isAway = true
  })
  await openPlayer(page, film.id)
  await expect.poll(() => server.asked).toBeGreaterThan(CALLS_WITHOUT_ANSWER)
  await expect(page.locator(PLAYER)).toHaveCount(1)
  const before = parts
  server.isAway = false
  await expect.poll(() => parts).toBeGreaterThan(before)
  const { currentTime } = await videoState(page)
  await expect
    .poll(async () => (await videoState(page)).currentTime)
    .toBeGreaterThan(currentTime + 1)
})

test('a film that could not be reached begins by itself when the server is back', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.goto(`/watch/${film.id}`)
  const play = page.getByRole('button', { name: /^(Play|Resume)/ }).first()
  await expect(play).toBeVisible()
  const server = await silence(page, /\/media\/|\/playback$|\/health\/ready$/)
  await play.click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
  server.isAway = false
  await expect
    .poll(() =>
      page
        .locator(PLAYER)
        .evaluateAll(([video]) => (video instanceof HTMLVideoElement ? video.currentTime : 0)),
    )
    .toBeGreaterThan(0)
})
