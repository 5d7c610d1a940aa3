import { type Browser, expect, type Page } from '@playwright/test'
import { skipIntro } from '../../browser.ts'
import { DAD, moveIn, moveOut } from '../family.ts'
import { SIZES } from '../screens.ts'
import { test } from '../starnest.ts'

const recentlyAdded = (page: Page) => page.getByRole('heading', { name: 'Recently Added' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** Where a row stands on the screen, in pixels from its top. */
const placeOnScreen = (page: Page) =>
  recentlyAdded(page).evaluate((row) => Math.round(row.getBoundingClientRect().top))

/** The page is as high as when it was last looked at: rows that come late move what lies below them, and the
 *  place that is kept is one from its top. */
async function hasSettled(page: Page): Promise<void> {
  let beforePx = 0
  await expect
    .poll(
      async () => {
        const grownPx = (await page.evaluate(() => document.body.scrollHeight)) - beforePx
        beforePx += grownPx
        return grownPx
      },
      { message: 'the page still grows', intervals: [2000] },
    )
    .toBe(0)
}

/** Follows a link of the bar on top, without scrolling up to it. */
const follow = (page: Page, path: string) =>
  page
    .locator(`header a[href="${path}"]`)
    .first()
    .evaluate((element: HTMLAnchorElement) => element.click())

/** A page that nobody listens to, in a context of its own: for what React tells of on the console. */
async function unheardPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await skipIntro(context)
  return context.newPage()
}

test.describe('the place on a page', () => {
  // Nobody is invited to name the family, which would come late and move what lies below.
  test.beforeEach(async ({ page }) => void (await moveIn(page.request, DAD)))
  test.afterEach(({ page }) => moveOut(page.request))

  test('a new screen begins at its top, Back and a reload find the place that was left', async ({
    page,
  }) => {
    await page.goto('/streaming')
    await expect(recentlyAdded(page)).toBeVisible()
    await expect(page.locator('.stage-coming')).toHaveCount(0)
    await hasSettled(page)
    // The place is known once the page has heard of it.
    await page.evaluate(async () => {
      const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      scrollTo(0, 900)
      await heard
    })
    await hasSettled(page)
    expect(await scrolled(page)).toBeGreaterThan(600)
    const place = await placeOnScreen(page)
    await follow(page, '/media')
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect(recentlyAdded(page)).toBeVisible()
    await expect.poll(() => placeOnScreen(page)).toBe(place)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await page.reload()
    await expect(recentlyAdded(page)).toBeAttached()
    await expect.poll(() => placeOnScreen(page)).toBe(place)
    // As by the scrollbar, of which a page hears nothing else.
    await page.evaluate(() => scrollTo(0, 300))
    await hasSettled(page)
    expect(await scrolled(page), 'who scrolls is not pulled back').toBe(300)
  })

  test('films keep their place when the tiles above them come, whose code is late', async ({
    page,
  }) => {
    const late = Promise.withResolvers<void>()
    await page.route('**/below-hero-*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.setViewportSize(SIZES.desktop)
    await page.goto('/streaming')
    await expect(page.locator('.stage-coming')).toBeVisible()
    await expect(recentlyAdded(page)).toBeVisible()
    const genres = () =>
      page
        .locator('.genre-strip')
        .evaluate((strip) => Math.round(strip.getBoundingClientRect().top))
    const place = await genres()
    late.resolve()
    await expect(page.getByRole('button', { name: 'Play Sing it' })).toBeVisible()
    await expect.poll(genres).toBe(place)
  })

  test('stays where it is when a genre is chosen', async ({ page }) => {
    await page.goto('/streaming')
    await expect(recentlyAdded(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 500 })
    const comedy = page
      .getByRole('group', { name: 'Genres' })
      .getByRole('button', { name: 'Comedy' })
    await comedy.click()
    await expect(page).toHaveURL(/genre=/)
    await expect(comedy).toHaveAttribute('aria-pressed', 'true')
    expect(await scrolled(page)).toBeGreaterThan(0)
  })
})

test.describe('the code of a page', () => {
  test('is waited for on the screen before it, with a line along the top', async ({ page }) => {
    await page.goto('/streaming')
    await expect(recentlyAdded(page)).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/media-page-*.js', async (route) => {
      await promise
      await route.continue()
    })
    await follow(page, '/media')
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
    await expect(recentlyAdded(page)).toBeVisible()
    resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
  })

  test('is asked for again at once where it was lost on its way', async ({ page }) => {
    await page.goto('/streaming')
    await expect(recentlyAdded(page)).toBeVisible()
    await page.route('**/assets/media-page-*.js', (route) => route.abort(), { times: 1 })
    await follow(page, '/media')
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  })

  test('is asked for again after it could not be had', async ({ browser, baseURL }) => {
    const page = await unheardPage(browser, baseURL)
    await page.goto('/streaming')
    await expect(recentlyAdded(page)).toBeVisible()
    await page.route('**/assets/media-page-*.js', (route) => route.abort())
    await follow(page, '/media')
    const failed = page.getByRole('button', { name: 'Try again' })
    await expect(failed).toBeVisible()
    await page.unroute('**/assets/media-page-*.js')
    await page.goBack()
    await expect(recentlyAdded(page)).toBeVisible()
    await follow(page, '/media')
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
    await expect(failed).toHaveCount(0)
    // It comes by itself where the server is back.
    await page.context().setOffline(true)
    await follow(page, '/editor')
    await expect(failed).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Video Editor' })).toBeVisible()
    await page.context().close()
  })
})

test('a part of the frame that fails leaves the screen', async ({ browser, baseURL }) => {
  const page = await unheardPage(browser, baseURL)
  await page.route('**/texts-*/en/host.json', async (route) => {
    const texts = await (await route.fetch()).text()
    // No text that Leo could say.
    await route.fulfill({ json: JSON.parse(texts.replace(/":\s*"[^"]*"/g, '":0')) })
  })
  const failed = page.waitForEvent('console', (line) => line.type() === 'error')
  await page.goto('/streaming')
  await failed
  await expect(recentlyAdded(page)).toBeVisible()
  await follow(page, '/media')
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  await page.context().close()
})
