import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { openPlayer, PLAYER, seekTo, videoState } from '../player.ts'
import { test, watchableFilms } from '../starnest.ts'
import { bringFilm } from './bring-film.ts'

// The last of many files: its tests are shared out, so that no worker waits for another at the end.
test.describe.configure({ mode: 'parallel' })

/** A thumbnail of the frame on the screen, as numbers. */
function framePixels(page: Page): Promise<number[]> {
  return page.locator(PLAYER).evaluate((video: HTMLVideoElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = 32
    canvas.height = 18
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(video, 0, 0, 32, 18)
    return [...context.getImageData(0, 0, 32, 18).data]
  })
}

const meanDifference = (one: number[], other: number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

test('a family opens home, chooses a film and sees and hears it to its end', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.goto('/')
  await page
    .getByRole('link', { name: new RegExp(film.title) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
  // Another test may have begun the same film.
  await page
    .getByRole('button', { name: /^(Play|Start over)/ })
    .first()
    .click()

  // One that goes on where it was left stands there before anything of it has come.
  await expect.poll(async () => (await videoState(page)).width).toBe(1280)
  const heardBytes = () =>
    page.locator(PLAYER).evaluate((video) => Reflect.get(video, 'webkitAudioDecodedByteCount'))
  await expect.poll(heardBytes).toBeGreaterThan(0)
  await seekTo(page, 1)
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(1)
  const early = await framePixels(page)
  expect((await videoState(page)).duration).toBeCloseTo(film.duration, 0)

  await seekTo(page, film.duration / 2)
  expect(meanDifference(early, await framePixels(page))).toBeGreaterThan(4)
  await seekTo(page, film.duration - 1.5)
  await expect.poll(async () => (await videoState(page)).isEnded).toBe(true)
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible()
})

test('the end of a film is clear and can be used with less motion', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPlayer(page, film.id)
  await seekTo(page, film.duration - 0.5)
  const again = page.getByRole('button', { name: 'Watch again' })
  await expect(again).toBeVisible()
  await expect(page.locator('.player-choices button').first()).toBeFocused()
  const looks = await page.locator('.player-end').evaluate((screen) => {
    const { opacity, filter } = getComputedStyle(screen)
    return { opacity, filter }
  })
  expect(looks).toEqual({ opacity: '1', filter: 'none' })
  // The film's own controls lie beneath; the keyboard does not get lost among them.
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.player-film'))).toBeNull()
  await again.click()
  await expect.poll(async () => (await videoState(page)).isEnded).toBe(false)
})

test('captions show the words that are spoken, where they are spoken', async ({
  page,
  starnest,
}) => {
  const films = await watchableFilms(starnest)
  let filmsWithThreeBeats = 0
  for (const film of films) {
    const playback = await (
      await fetch(`${starnest.origin}/api/animations/${film.id}/playback`)
    ).json()
    const webVtt = await (await fetch(`${starnest.origin}${playback.captions[0].url}`)).text()
    if (webVtt.split('-->').length > 3) filmsWithThreeBeats++
  }
  expect(filmsWithThreeBeats).toBeGreaterThanOrEqual(2)

  const [film] = films
  if (!film) throw new Error('the library has no film')
  await openPlayer(page, film.id)
  const spoken = page.locator('.film-captions .caption')
  const isOn = () =>
    page
      .locator(PLAYER)
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].some(({ kind, mode }) => kind === 'subtitles' && mode === 'hidden'),
      )
  if (!(await isOn())) await page.keyboard.press('c')
  const starts: number[] = await page.locator(PLAYER).evaluate(async (video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(
      ({ kind, mode }) => kind === 'subtitles' && mode === 'hidden',
    )
    if (!track) throw new Error('no captions are on')
    while (!track.cues?.length) await new Promise((resolve) => requestAnimationFrame(resolve))
    return [...track.cues].map(({ startTime }) => startTime)
  })
  expect(starts.length).toBeGreaterThanOrEqual(3)
  for (const start of starts.slice(0, 3)) {
    await seekTo(page, start + 0.2)
    await expect(spoken).toHaveText(/\w+/)
  }
  await page.keyboard.press('c')
  await expect(spoken).toHaveCount(0)
})

test('every key of the player does what it says, once', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await openPlayer(page, film.id)

  await page.keyboard.press(' ')
  await expect.poll(async () => (await videoState(page)).isPaused).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(async () => (await videoState(page)).isPaused).toBe(false)
  await page.keyboard.press(' ')
  await expect.poll(async () => (await videoState(page)).isPaused).toBe(true)

  await page.keyboard.press('m')
  await expect.poll(async () => (await videoState(page)).isMuted).toBe(true)
  await page.keyboard.press('m')
  await expect.poll(async () => (await videoState(page)).isMuted).toBe(false)

  await page.keyboard.press('Home')
  await expect.poll(async () => (await videoState(page)).currentTime).toBeLessThan(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await videoState(page)).currentTime)).toBe(10)
  await page.keyboard.press('l')
  await expect.poll(async () => Math.round((await videoState(page)).currentTime)).toBe(20)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('j')
  await expect.poll(async () => Math.round((await videoState(page)).currentTime)).toBe(0)

  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await videoState(page)).volume).toBeLessThan(1)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await videoState(page)).volume).toBe(1)

  await page.keyboard.press('f')
  await expect.poll(() => isFullscreen(page)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => isFullscreen(page)).toBe(false)
  // Until the page has been drawn in its window again, the browser may keep Escape for itself.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )

  await page.keyboard.press('Escape')
  await expect(page.locator(PLAYER)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/watch/${film.id}$`))
})

for (const [way, held] of [
  ['file', 'video.mp4'],
  ['stream', 'm3u8'],
] as const) {
  test(`keys move a film whose ${way} is still being opened`, async ({ page, starnest }) => {
    const [film] = await watchableFilms(starnest)
    if (!film) throw new Error('the library has no film')
    await page.route(/\/api\/.*\/playback/, async (route) => {
      const answer = await route.fetch()
      const playback = await answer.json()
      if (way === 'stream') playback.sources.direct = null
      await route.fulfill({ response: answer, json: { ...playback, resumeAt: 14 } })
    })
    for (const [key, begins] of [
      ['ArrowRight', 24],
      ['Home', 0],
      ['End', 14],
    ] as const) {
      const opening = Promise.withResolvers<void>()
      await page.route(`**/*${held}*`, async (route) => {
        await opening.promise
        await route.continue()
      })
      await page.goto(`/watch/${film.id}`)
      await page
        .getByRole('button', { name: /^(Play|Resume)/ })
        .first()
        .click()
      await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
      expect((await videoState(page)).currentTime).toBe(14)
      await page.keyboard.press(key)
      await page.keyboard.press(' ')
      opening.resolve()
      await expect.poll(async () => (await videoState(page)).width).toBeGreaterThan(0)
      expect((await videoState(page)).currentTime).toBe(begins)
      await page.unroute(`**/*${held}*`)
    }
  })
}

const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

test('a volume of 0 counts as muted', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await openPlayer(page, film.id)
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await videoState(page)).volume).toBe(0)
  await expect(page.locator('media-mute-button')).toHaveAttribute('mediavolumelevel', 'off')
})

test('a place in a film survives a killed tab, and home shows it without a reload', async ({
  page,
  context,
  starnest,
}) => {
  const [, film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has fewer than two films')
  await page.goto('/')
  const doomed = await context.newPage()
  await openPlayer(doomed, film.id)
  await seekTo(doomed, 14)
  await expect.poll(async () => (await videoState(doomed)).currentTime).toBeGreaterThan(15)
  const reached = (await videoState(doomed)).currentTime
  const session = await context.newCDPSession(doomed)
  session.send('Page.crash').catch(() => {})
  await doomed.waitForEvent('crash')

  await expect
    .poll(async () => {
      const answer = await fetch(`${starnest.origin}/api/animations/${film.id}/playback`)
      return Math.abs((await answer.json()).resumeAt - reached)
    })
    .toBeLessThanOrEqual(10)

  await openPlayer(page, film.id)
  expect(Math.abs((await videoState(page)).currentTime - reached)).toBeLessThanOrEqual(11)
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /^(Starnest|Home)/ })
    .first()
    .click()
  const row = page.getByRole('list', { name: 'Continue Watching' })
  await expect(row.getByRole('link', { name: new RegExp(film.title) })).toContainText(/1 min left/)
  await expect(row.getByRole('progressbar').first()).toBeVisible()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]) {
  test(`Play stays under a finger when more buttons come, and they come together, at ${size.width} px`, async ({
    page,
    starnest,
  }) => {
    const [film] = await watchableFilms(starnest)
    if (!film) throw new Error('the library has no film')
    const [known, fetched] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.setViewportSize(size)
    await page.route(`**/api/animations/${film.id}/playback`, async (route) => {
      await known.promise
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), resumeAt: 14 } })
    })
    const hold = async (route: Route) => {
      await fetched.promise
      await route.continue()
    }
    await page.route(/translate-button/, hold)
    await page.route('**/api/viewer', hold)
    await page.goto(`/watch/${film.id}`)
    const play = page.getByRole('button', { name: /^(Play|Resume)/ }).first()
    await expect(play).toHaveText('Play')
    const top = async () => (await play.boundingBox())?.y ?? 0
    const before = await top()
    known.resolve()
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
    // What is beside the AR experience comes with it, so that it does not move either.
    const ways = page.waitForFunction(() => {
      const names = [...document.querySelectorAll('main button')].map(
        (button) => button.ariaLabel ?? button.textContent,
      )
      return names.some((name) => name.startsWith('AR Experience')) && names
    })
    fetched.resolve()
    expect(await (await ways).jsonValue()).toEqual(
      expect.arrayContaining(['Translate', 'Edit subtitles']),
    )
    // The tallest button of a row is 4 px taller than the others.
    expect(Math.abs((await top()) - before)).toBeLessThan(5)
  })
}

test('playback goes on while progress cannot be saved', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.route('**/progress', (route) => route.abort())
  await openPlayer(page, film.id)
  await seekTo(page, 5)
  const before = (await videoState(page)).currentTime
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(before + 1)
})

test('an address of no film says that there is none, and leads home', async ({ page }) => {
  for (const id of ['999999999', '0', '-1', 'abc', '100000000000000000000', '1.5']) {
    await test.step(`/watch/${id}`, async () => {
      await page.goto(`/watch/${id}`)
      await expect(page.getByRole('heading', { name: 'Animation Not Found' })).toBeVisible()
      await expect(page.getByText("The animation you're looking for doesn't exist.")).toBeVisible()
      await page
        .getByRole('link', { name: 'Back to Home' })
        .or(page.getByRole('button', { name: 'Back to Home' }))
        .click()
      await expect(page).toHaveURL(/\/(streaming)?$/)
    })
  }
})

test('a film whose file is damaged says so, and the page stays usable', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.route('**/media/**', (route) =>
    /\.(mp4|m4s|m3u8)$/.test(new URL(route.request().url()).pathname)
      ? route.fulfill({ status: 200, contentType: 'video/mp4', body: 'this is no film' })
      : route.continue(),
  )
  await page.goto(`/watch/${film.id}`)
  await page
    .getByRole('button', { name: /^(Play|Resume)/ })
    .first()
    .click()
  await expect(page.getByText('This film cannot be played here')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
})

/** Twelve seconds of which the first four are an intro and the last four credits. */
async function makeFilmWithIntro(folder: string): Promise<string> {
  const chapter = (title: string, from: number) =>
    `[CHAPTER]\nTIMEBASE=1/1\nSTART=${from}\nEND=${from + 4}\ntitle=${title}\n`
  const facts = join(folder, 'chapters.txt')
  const chapters = [chapter('Intro', 0), chapter('The Sea', 4), chapter('End Credits', 8)]
  await writeFile(facts, `;FFMETADATA1\n${chapters.join('')}`)
  const path = join(folder, 'With an intro.mkv')
  await runBareFfmpeg(
    ...generated('testsrc2=size=640x360:rate=12:duration=12'),
    ...generated('sine=frequency=330:sample_rate=48000:duration=12'),
    ...['-i', facts, '-map', '0:v', '-map', '1:a', '-map_metadata', '2', '-map_chapters', '2'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
  )
  return path
}

test('an intro is skipped by a key, and credits lead to the end', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-intro-'))
  const { titleId, remove } = await bringFilm(page, await makeFilmWithIntro(folder))
  try {
    await openPlayer(page, titleId)
    const skip = (name: string) => page.getByRole('button', { name })
    await expect(skip('Skip intro')).toBeVisible()
    await expect(skip('Skip intro')).not.toBeFocused()
    await page.keyboard.press('s')
    await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThanOrEqual(4)
    await expect(skip('Skip intro')).toBeHidden()
    await seekTo(page, 1)
    await seekTo(page, 8.5)
    await expect(skip('Skip credits')).toBeVisible()
    await expect(skip('Skip intro')).toBeHidden()
    // From the play button, which has the keyboard first, up to what stands above it.
    await page.keyboard.press('ArrowUp')
    await expect(skip('Skip credits')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible()
  } finally {
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a gamepad plays a film, pauses it, goes on in it and closes it', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }))
    const pad = { connected: true, mapping: 'standard', axes: [0, 0], buttons }
    Object.assign(navigator, { getGamepads: () => [pad] })
  })
  /** Holds a button down until the page has looked twice, and lets it go. */
  const press = (button: number) =>
    page.evaluate(async (index) => {
      const look = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (const isPressed of [false, true, false]) {
        Object.assign(navigator.getGamepads()[0]?.buttons[index] ?? {}, { pressed: isPressed })
        await look()
        await look()
      }
    }, button)

  await page.goto(`/watch/${film.id}`)
  const play = page.getByRole('button', { name: /^(Play|Resume)/ }).first()
  await play.focus()
  await page.evaluate(() => void dispatchEvent(new Event('gamepadconnected')))
  // Its code comes now. This button does nothing here.
  await expect
    .poll(async () => {
      await press(5)
      return page.evaluate(() => document.documentElement.className)
    })
    .toContain('led-by-gamepad')
  await press(0)
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(0)
  await press(2)
  await expect.poll(async () => (await videoState(page)).isPaused).toBe(true)
  const { currentTime } = await videoState(page)
  await press(5)
  await expect.poll(async () => (await videoState(page)).currentTime).toBeCloseTo(currentTime + 10)
  await press(1)
  await expect(page.locator(PLAYER)).toHaveCount(0)
  await expect(play).toBeFocused()
})
