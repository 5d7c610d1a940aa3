import { expect, type Page } from '@playwright/test'
import { PATHS_THAT_SHOW_HOME } from '../../../apps/web/src/app/screens.ts'
import { accessibilityFindings, goOn, openScreen, SCREENS, SIZES } from '../screens.ts'
import { keptPageTest as test } from '../starnest.ts'
import { noteFocus, unreached, walkByArrows } from './arrow-walk.ts'

/** Screens whose first look differs with the size that they are loaded in: pictures, what is near. They
 *  are loaded on a phone and at a desk, the others on a phone. */
const LOADED_TWICE = new Set(['/streaming', '/watch/1'])

/** An address without a screen of its own. */
const ANY_OTHER = '/any/other/path'

const BUILT = new Set(SCREENS.map(({ path }) => path))
const SHOW_HOME = new Set<string>(['/', ...PATHS_THAT_SHOW_HOME])

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

for (const screen of SCREENS.filter(({ path }) => path !== ANY_OTHER)) {
  test(`${screen.path} says what it should, fits every size, is accessible, is walked by arrows, and leads nowhere else`, async ({
    page,
  }) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      const isLoadedAnew = size === 'desktop' && LOADED_TWICE.has(screen.path)
      if (size === 'phone' || isLoadedAnew) await openScreen(page, screen)
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
      if (size === 'desktop') {
        // Leo comes two seconds after the page, and is on the way as well.
        await expect(page.getByRole('button', { name: 'Ask Leo' })).toHaveCount(
          Number(screen.isWithoutHost !== true),
        )
        await page.evaluate(noteFocus)
        await page.keyboard.press('ArrowDown')
        const walked = await walkByArrows(page)
        expect(await unreached(page), `not on the way ${walked.join(' → ')}`).toEqual([])
      }
    }
  })
}

test('the addresses that have no screen of their own show home', async ({ page }) => {
  const [other] = SCREENS.filter(({ path }) => path === ANY_OTHER)
  const answerOf = async (path: string) => (await page.request.get(path)).text()
  const answer = await answerOf(ANY_OTHER)
  await page.goto(ANY_OTHER)
  for (const path of [ANY_OTHER, ...PATHS_THAT_SHOW_HOME]) {
    expect(await answerOf(path), path).toBe(answer)
    await goOn(page, path)
    await expect(page.getByRole('heading', { name: 'Recently Added' }), path).toBeVisible()
    await expect(page, path).toHaveTitle(other?.title ?? '')
    await expect(page.getByRole('heading', { level: 1, name: other?.heading })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Replay intro' }), path).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link', { name: 'Home' }), path).toHaveAttribute(
      'aria-current',
      'page',
    )
    // Another screen lies between two of them.
    await goOn(page, '/help')
    await expect(page.getByRole('heading', { level: 1, name: /Help/ })).toBeAttached()
  }
})
