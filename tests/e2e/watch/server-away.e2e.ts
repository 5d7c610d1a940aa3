import { expect, type Page } from '@playwright/test'
import { openPlayer, PLAYER, videoState } from '../player.ts'
import { test, watchableFilms } from '../starnest.ts'

/** More calls than a stream that takes silence for a failure asks before it gives up. */
const CALLS_WITHOUT_ANSWER = 8

/** Until it is told otherwise, nobody answers what a page asks under an address of this kind; `behindProxy`: but a
 *  proxy, which says so. */
async function silence(page: Page, addresses: RegExp, { behindProxy = false } = {}) {
  const server = { isAway: true, asked: 0 }
  await page.route(addresses, (route) => {
    if (!server.isAway) return route.continue()
    server.asked++
    if (behindProxy) return route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })
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

for (const behindProxy of [false, true]) {
  test(`a film that could not be reached begins by itself when the server is back${behindProxy ? ', behind a proxy' : ''}`, async ({
    page,
    starnest,
  }) => {
    const [film] = await watchableFilms(starnest)
    if (!film) throw new Error('the library has no film')
    await page.goto(`/watch/${film.id}`)
    const play = page.getByRole('button', { name: /^(Play|Resume)/ }).first()
    await expect(play).toBeVisible()
    const addresses = /\/media\/|\/playback$|\/health\/ready$/
    const server = await silence(page, addresses, { behindProxy })
    await play.click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeFocused()
    // Away for longer than one call is tried again.
    const { asked } = server
    await expect.poll(() => server.asked).toBeGreaterThan(asked + 4)
    server.isAway = false
    const video = page.locator(PLAYER)
    await expect
      .poll(() =>
        video.evaluateAll(([one]) => (one instanceof HTMLVideoElement ? one.currentTime : 0)),
      )
      .toBeGreaterThan(0)
    // The keys are the film's, though the button that had the focus is gone.
    await page.keyboard.press('k')
    await expect.poll(async () => (await videoState(page)).isPaused).toBe(true)
  })
}
