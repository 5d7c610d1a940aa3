import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { openPlayer, PLAYER, seekTo, videoState } from '../player.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { likes, withCaptionedFilm } from './captioned-film.ts'
import { HOSTILE_EVENTS, SIGN_EVENTS, styledFile } from './styled-files.ts'

const FILM_SECONDS = 60
/** Longest task of the page while hostile captions are drawn, milliseconds, on a machine with much else to do. */
const LONGEST_TASK_MS = 10_000

/** A film with styled captions in English, hostile ones in Spanish, and plain ones in French. */
async function makeFilm(folder: string): Promise<string> {
  const path = join(folder, 'signs.mkv')
  const at = (name: string) => join(folder, name)
  await writeFile(at('en.ass'), styledFile(SIGN_EVENTS))
  await writeFile(at('es.ass'), styledFile(HOSTILE_EVENTS))
  await writeFile(at('fr.srt'), `1\n00:00:00,000 --> 00:00:${FILM_SECONDS - 1},000\nBonsoir\n`)
  await runBareFfmpeg(
    ...generated(`color=size=640x360:rate=12:duration=${FILM_SECONDS}:color=0x224466`),
    ...['en.ass', 'es.ass', 'fr.srt'].flatMap((name) => ['-i', at(name)]),
    ...['-map', '0:v', '-map', '1', '-map', '2', '-map', '3'],
    ...['eng', 'spa', 'fre'].flatMap((tag, nth) => [`-metadata:s:s:${nth}`, `language=${tag}`]),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '24'],
    ...['-c:s', 'copy', path],
  )
  return path
}

const test = withCaptionedFilm(makeFilm, { showSubtitles: true })

const plain = (page: Page) => page.locator('.film-captions:not([data-unseen]) .caption')
const drawn = (page: Page, words: string) =>
  page.locator('.styled-captions [data-text]', { hasText: words })

async function openMenu(page: Page): Promise<void> {
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click()
}
async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}
/** Opens the player where the first sign stands, wherever the film was left before, and stops it there. */
async function open(page: Page, titleId: number): Promise<void> {
  await openPlayer(page, titleId)
  await pause(page)
  await seekTo(page, 1)
}
const pause = (page: Page) =>
  page.locator(PLAYER).evaluate((video: HTMLVideoElement) => video.pause())

/** Where the middle of a sign is in the film's picture, as shares of its width and height, and its colour. */
const lookOf = (page: Page, words: string) =>
  drawn(page, words).evaluate((one) => {
    const video = document.querySelector<HTMLVideoElement>('[role="dialog"] video, dialog video')
    if (!video) throw new Error('no film')
    const box = video.getBoundingClientRect()
    const width = Math.min(box.width, (box.height / video.videoHeight) * video.videoWidth)
    const height = (width / video.videoWidth) * video.videoHeight
    const [left, top] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2]
    const own = one.getBoundingClientRect()
    const share = (px: number, of: number) => Math.round((px / of) * 100) / 100
    return {
      x: share(own.left + own.width / 2 - left, width),
      y: share(own.top + own.height / 2 - top, height),
      high: share(own.height, height),
      color: getComputedStyle(one).color,
    }
  })

test('a sign is drawn at its place in its colour, at every size, and the words stay for who listens', async ({
  page,
  titleId,
}) => {
  await open(page, titleId)
  await expect(drawn(page, 'LIGHTHOUSE')).toBeVisible()
  const laptop = { width: 1366, height: 768 }
  for (const measures of [laptop, SIZES.phone, { width: 844, height: 390 }, SIZES['4K']]) {
    await page.setViewportSize(measures)
    await expect
      .poll(() => lookOf(page, 'LIGHTHOUSE'), `${measures.width} × ${measures.height}`)
      .toMatchObject({ x: 0.25, y: 0.2, color: 'rgb(255, 64, 32)' })
  }
  await page.setViewportSize(laptop)
  // What is drawn is filled, unlike the icons of the player.
  await expect(page.locator('.styled-captions path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await expect(plain(page)).toHaveCount(0)
  await expect(page.locator('.film-captions .caption')).toContainText([
    'LIGHTHOUSE',
    'Good evening',
  ])
  await expect(page.locator('.styled-captions')).toHaveAttribute('aria-hidden', 'true')
  expect(await accessibilityFindings(page)).toEqual([])
})

test('styled captions go with the film: jumps, pauses and what changes over time', async ({
  page,
  titleId,
}) => {
  await open(page, titleId)
  await expect(drawn(page, 'LIGHTHOUSE')).toBeVisible()
  await seekTo(page, 21)
  await expect(drawn(page, 'LIGHTHOUSE')).toHaveCount(0)
  // It moves from left to right for ten seconds.
  await expect.poll(() => lookOf(page, 'BUS')).toMatchObject({ x: 0.18, y: 0.5 })
  await seekTo(page, 29)
  await expect.poll(() => lookOf(page, 'BUS')).toMatchObject({ x: 0.82, y: 0.5 })
  await seekTo(page, 2)
  await expect(drawn(page, 'LIGHTHOUSE')).toBeVisible()
  await expect(drawn(page, 'BUS')).toHaveCount(0)
  // Karaoke: what is sung is white, what comes is red.
  await seekTo(page, 41.5)
  await expect.poll(async () => (await lookOf(page, 'Twin')).color).toBe('rgb(255, 255, 255)')
  expect((await lookOf(page, 'star')).color).toBe('rgb(255, 0, 0)')
  await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(42)
  expect((await videoState(page)).isPaused).toBe(false)
  await pause(page)
  await seekTo(page, 46.5)
  await expect.poll(async () => (await lookOf(page, 'star')).color).toBe('rgb(255, 255, 255)')
})

test('whose styles captions have is chosen in the menu, kept for the profile, and a look counts more', async ({
  page,
  titleId,
}) => {
  await open(page, titleId)
  await expect(drawn(page, 'LIGHTHOUSE')).toBeVisible()
  await openMenu(page)
  const styles = page.getByRole('menuitemcheckbox', { name: 'Styles of the file' })
  await expect(styles).toBeChecked()
  expect(await accessibilityFindings(page)).toEqual([])
  await styles.click()
  await expect(page.locator('.styled-captions')).toHaveCount(0)
  await expect(plain(page)).toContainText(['LIGHTHOUSE', 'Good evening'])

  await expect.poll(async () => (await likes(page)).captionLook?.styles).toBe('look')
  await page.reload()
  await open(page, titleId)
  await expect(plain(page).first()).toBeVisible()
  await choose(page, 'Styles of the file')
  await expect(page.locator('.styled-captions [data-text]').first()).toBeVisible()
  await choose(page, 'Look of subtitles')
  await page.getByRole('radio', { name: 'Very large', exact: true }).check()
  await expect(page.locator('.styled-captions')).toHaveCount(0)
  await expect(plain(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'français')
  await expect(plain(page)).toHaveText('Bonsoir')
  await openMenu(page)
  await expect(styles).toHaveCount(0)
})

test('captions are plain where the styles cannot be had, and outside of the page', async ({
  page,
  titleId,
}) => {
  await page.route('**/captions.*.ass', (route) => route.fulfill({ body: 'Dialogue: 1' }))
  await open(page, titleId)
  await expect(plain(page).first()).toBeVisible()
  await page.unrouteAll()
  await page.addInitScript(() => {
    Object.defineProperty(CSS, 'registerProperty', { value: undefined })
    delete (CSS as { registerProperty?: unknown }).registerProperty
  })
  await page.reload()
  await open(page, titleId)
  await expect(plain(page).first()).toBeVisible()
})

test('hostile captions bring nothing into the page, and hold it up no longer than a moment', async ({
  page,
  titleId,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, titleId)
  await choose(page, 'español')
  await page.evaluate(() => {
    const tasks = [0]
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  for (const seconds of [31, 41, 21, 11]) {
    await seekTo(page, seconds)
    await expect(page.locator('.styled-captions [data-text], .caption').first()).toBeAttached()
    await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(seconds + 1)
    await pause(page)
  }
  const longest = await page.evaluate(() => Math.max(...Reflect.get(window, 'tasks')))
  expect(longest).toBeLessThan(LONGEST_TASK_MS)
  const tags = page.locator('.styled-captions :is(img, script, iframe, a, object, form, input)')
  await expect(tags).toHaveCount(0)
  expect(asked.filter((url) => /hostile|evil/.test(url))).toEqual([])
})
