import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { openPlayer, PLAYER, seekTo, videoState } from '../player.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { like, likes, STANDARD, withCaptionedFilm } from './captioned-film.ts'

/** Long enough for every one of these tests, begun at its beginning. */
const FILM_SECONDS = 60

/** Its tracks in their order: language and words, which are said all through the film. */
const TRACKS = [
  ['eng', 'This is the first of two lines,\nand this is the second one'],
  ['eng', 'Only a sign'],
  ['spa', 'La primera de dos líneas\ny la segunda'],
  ['fre', 'Une seule ligne'],
] as const

/** A file with two subtitle tracks that want to be shown by themselves and one that is forced. */
async function makeFilm(folder: string): Promise<string> {
  const path = join(folder, 'many-captions.mkv')
  const files = await Promise.all(
    TRACKS.map(async ([, words], nth) => {
      const beside = join(folder, `${nth}.srt`)
      await writeFile(beside, `1\n00:00:00,000 --> 00:00:${FILM_SECONDS - 1},000\n${words}\n`)
      return ['-i', beside]
    }),
  )
  await runBareFfmpeg(
    ...generated(`testsrc2=size=640x360:rate=12:duration=${FILM_SECONDS}`),
    ...generated(`sine=frequency=330:sample_rate=48000:duration=${FILM_SECONDS}`),
    ...files.flat(),
    ...['-map', '0:v', '-map', '1:a', ...TRACKS.flatMap((_, nth) => ['-map', `${nth + 2}`])],
    ...TRACKS.flatMap(([language], nth) => [`-metadata:s:s:${nth}`, `language=${language}`]),
    ...['-disposition:s:0', 'default', '-disposition:s:1', 'forced', '-disposition:s:2', 'default'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '24'],
    ...['-c:a', 'aac', '-c:s', 'srt', path],
  )
  return path
}

/** A film with several languages, in every server of these tests once. */
const test = withCaptionedFilm(makeFilm, { showSubtitles: false })

/** Opens the film near its beginning: it would go on where the test before left it. */
async function open(page: Page, titleId: number): Promise<void> {
  await openPlayer(page, titleId)
  await seekTo(page, 1)
}

const captions = (page: Page) => page.locator('.film-captions .caption')

/** Chooses in the menu of captions: a language, or what else stands there. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator(PLAYER).hover({ position: { x: 60, y: 150 } })
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

/** Where the words of the captions and the bar are, in pixels from the top left. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('.film-captions .caption > span')].map((one) =>
      one.getBoundingClientRect(),
    )
    const bar = document.querySelector('.player-controls')?.getBoundingClientRect().top ?? 0
    return {
      top: Math.min(...lines.map(({ top }) => top)),
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      bar,
    }
  })

test('captions stand above the controls at every size, also with two lines of large letters', async ({
  page,
  titleId,
}) => {
  await like(page, { showSubtitles: true })
  await open(page, titleId)
  for (const size of ['medium', 'huge'] as const) {
    await like(page, { captionLook: { ...STANDARD, size } })
    await page.reload()
    await open(page, titleId)
    await expect(captions(page)).toHaveText(TRACKS[0][1])
    await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => video.pause())
    const laptop = { width: 1366, height: 768 }
    const lying = { width: 844, height: 390 }
    for (const measures of [laptop, SIZES.phone, lying, SIZES['4K']]) {
      await page.setViewportSize(measures)
      const what = `${size} letters, ${measures.width} × ${measures.height}`
      await expect
        .poll(async () => {
          const { top, left, right, bottom, bar } = await edges(page)
          const isInside = top > 0 && left >= 0 && right <= measures.width
          return isInside && bottom < bar && bar < measures.height
        }, what)
        .toBe(true)
    }
  }
})

test('captions go back to the edge of the picture when the controls hide', async ({
  page,
  titleId,
}) => {
  await like(page, { showSubtitles: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, titleId)
  await page.mouse.move(300, 300)
  const isUnder = async () => {
    const { bottom, bar } = await edges(page)
    return bottom > bar && bottom < 768
  }
  await expect.poll(isUnder).toBe(true)
  await page.mouse.move(340, 300)
  await expect.poll(isUnder).toBe(false)
})

/** Names of the tracks that the browser draws by itself. */
const drawnByBrowser = (page: Page) =>
  page
    .locator(PLAYER)
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label),
    )

test('one language is shown at a time, whatever the file brings and however fast one changes', async ({
  page,
  titleId,
}) => {
  await open(page, titleId)
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const asked = new Set<string>()
  await page.route('**/captions.*.vtt', async (route) => {
    asked.add(route.request().url())
    await sent
    await route.continue()
  })
  const forced = 'English · Foreign dialogue only'
  for (const name of ['English', 'español', 'français', forced, 'español']) {
    await choose(page, name)
  }
  // All of them arrive when the last choice is long made; what is foreign was there from the start.
  await expect.poll(() => asked.size).toBe(3)
  send()
  await expect(captions(page)).toHaveText(TRACKS[2][1])
  await choose(page, 'français')
  await expect(captions(page)).toHaveText(TRACKS[3][1])
  expect(await drawnByBrowser(page)).toEqual([])
  // As browsers do by themselves for who wants captions in all films.
  await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) if (track.kind === 'subtitles') track.mode = 'showing'
  })
  await expect.poll(() => drawnByBrowser(page)).toEqual([])
  await expect(captions(page)).toHaveText(TRACKS[3][1])
  await choose(page, 'Off')
  // What is foreign is shown by itself where nobody can tell the language of the sound from that of the viewer.
  await expect(captions(page)).toHaveText(TRACKS[1][1])
  expect(await drawnByBrowser(page)).toEqual([])
})

test('the browser draws the captions where it shows the film outside of the page', async ({
  page,
  titleId,
}) => {
  await open(page, titleId)
  await choose(page, 'español')
  await expect(captions(page)).toHaveText(TRACKS[2][1])
  const tell = (event: string) =>
    page.locator(PLAYER).evaluate((video, name) => video.dispatchEvent(new Event(name)), event)
  await tell('webkitbeginfullscreen')
  await expect.poll(() => drawnByBrowser(page)).toEqual(['español'])
  await expect(captions(page)).toHaveCount(0)
  // Its own menu.
  await page.locator(PLAYER).evaluate((video: HTMLVideoElement) => {
    for (const track of video.textTracks) {
      if (track.kind === 'subtitles') {
        track.mode = track.label === 'français' ? 'showing' : 'disabled'
      }
    }
  })
  await tell('webkitendfullscreen')
  await expect(captions(page)).toHaveText(TRACKS[3][1])
  expect(await drawnByBrowser(page)).toEqual([])
})

test('how captions look is chosen in the player, seen at once, and kept for the profile', async ({
  page,
  titleId,
}) => {
  await like(page, { showSubtitles: true })
  await open(page, titleId)
  await expect(captions(page)).toBeVisible()
  const looks = () =>
    captions(page).evaluate((one) => {
      const words = one.querySelector('span')
      if (!words) throw new Error('a caption has no words')
      const { color, fontSize, textShadow } = getComputedStyle(one)
      const { backgroundColor } = getComputedStyle(words)
      const { top } = words.getBoundingClientRect()
      const isTop = top < innerHeight / 2
      return { color, letters: Number.parseFloat(fontSize), textShadow, backgroundColor, isTop }
    })
  const before = await looks()
  expect(before).toMatchObject({ isTop: false, textShadow: 'none' })
  await choose(page, 'Look of subtitles')
  const panel = page.getByRole('dialog', { name: 'Look of subtitles' })
  await expect(panel).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  for (const [group, name] of [
    ['Size', 'Very large'],
    ['Colour', 'Yellow'],
    ['Background', 'Solid'],
    ['Edge', 'Outline'],
    ['Position', 'At the top'],
  ] as const) {
    await panel
      .getByRole('group', { name: group })
      .getByRole('radio', { name, exact: true })
      .check()
  }
  await expect.poll(async () => (await looks()).isTop).toBe(true)
  const after = await looks()
  expect(after.letters / before.letters).toBeCloseTo(1.9, 1)
  expect(after).toMatchObject({ color: 'rgb(255, 225, 77)', backgroundColor: 'rgb(5, 6, 15)' })
  expect(after.textShadow).not.toBe('none')
  const sample = panel.locator('.caption-sample .caption')
  await expect(sample).toHaveCSS('color', after.color)

  // The keys are the panel's: the film goes on, and Escape closes the panel alone.
  await page.keyboard.press('k')
  expect((await videoState(page)).isPaused).toBe(false)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Subtitles', exact: true })).toBeFocused()
  await expect(page.locator(PLAYER)).toHaveCount(1)

  // What is chosen is seen before the server has it, and another page might ask first.
  await expect.poll(async () => (await likes(page)).captionLook?.place).toBe('top')
  await open(page, titleId)
  await expect(captions(page)).toBeVisible()
  await expect.poll(looks).toMatchObject({ color: after.color, letters: after.letters })
  await page.goto('/settings')
  const chosen = page.getByRole('radio', { name: 'Very large' })
  await expect(chosen).toBeChecked()
  await page.getByRole('button', { name: 'Standard look' }).click()
  await expect(chosen).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
})

test('captions that are late or early are put right in the player, which remembers it', async ({
  page,
  titleId,
}) => {
  await like(page, { showSubtitles: true })
  await open(page, titleId)
  await expect(captions(page)).toBeVisible()
  await page.keyboard.press('k')
  await choose(page, 'Later')
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Timing: +0.25 sec')).toBeVisible()
  // It stays open and keeps its place, for the next step.
  for (let step = 1; step < 40; step += 1) await page.keyboard.press('Enter')
  await expect(menu.getByText('Timing: +10 sec')).toBeVisible()
  await expect(captions(page)).toHaveCount(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await open(page, titleId)
  await page.keyboard.press('k')
  await expect(captions(page)).toHaveCount(0)
  await seekTo(page, 12)
  await expect(captions(page)).toBeVisible()
  await seekTo(page, 1)
  await expect(captions(page)).toHaveCount(0)
  await choose(page, 'As in the file')
  await expect(captions(page)).toBeVisible()
  await expect(menu.getByText('Timing: 0 sec')).toBeVisible()
})
