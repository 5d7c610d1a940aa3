import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, openScreen, SCREENS, SIZES } from '../screens.ts'
import { test } from '../starnest.ts'
import { noteFocus, unreached, walkByArrows } from './arrow-walk.ts'

/** Screens whose first look differs with the size that they are loaded in: pictures, what is near. */
const LOADED_IN_EACH_SIZE = new Set(['/streaming', '/watch/1'])

const BUILT = new Set(SCREENS.map(({ path }) => path))
const SHOW_HOME = new Set(['/', '/contact', '/account', '/billing', '/redeem', '/corporate'])

const isBuilt = (path: string) =>
  BUILT.has(path) || SHOW_HOME.has(path) || /^\/watch\/\d+$/.test(path)

/** Pixels that the page is wider than what is seen of it. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Addresses of Starnest that the screen leads to and that have no screen. */
async function deadLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const paths = addresses.map((address) => new URL(address, 'http://localhost').pathname)
  return [...new Set(paths.filter((path) => !isBuilt(path)))]
}

for (const screen of SCREENS) {
  test(`${screen.path} says what it should, fits every size, is accessible, is walked by arrows, and leads nowhere else`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let isLoaded = false
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      if (!isLoaded || LOADED_IN_EACH_SIZE.has(screen.path)) await openScreen(page, screen)
      isLoaded = true
      await expect(page).toHaveTitle(screen.title)
      for (const text of screen.texts ?? []) {
        await expect(page.getByText(text).locator('visible=true').first(), size).toBeVisible()
      }
      await expect
        .poll(() => overflow(page), `pixels beyond the ${size}'s edge`)
        .toBeLessThanOrEqual(0)
      if (size === 'phone' || size === 'desktop') {
        expect(await accessibilityFindings(page), size).toEqual([])
        expect(await deadLinks(page), size).toEqual([])
      }
      // The arrows walk what stands at any other address as home, which it shows.
      if (size === 'desktop' && screen.path !== '/any/other/path') {
        await page.evaluate(noteFocus)
        await page.keyboard.press('ArrowDown')
        await walkByArrows(page)
        expect(await unreached(page), 'what the arrows do not reach').toEqual([])
      }
    }
  })
}

test('the addresses that have no screen of their own show home', async ({ page }) => {
  for (const path of [...SHOW_HOME].filter((one) => one !== '/')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible()
  }
})
