import { expect, type Page } from '@playwright/test'
import { directionOf, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { accessibilityFindings, SCREENS, SIZES } from '../screens.ts'
import { keptPageTest as test } from '../starnest.ts'

/** Long words, right to left, and no spaces: what breaks a layout that fits English. */
const LANGUAGES = ['de', 'ar', 'ja'] as const

/** Screens that differ from another one in their words alone. */
const LIKE_ANOTHER = new Set([
  ...['/movies', '/series', '/kids', '/any/other/path', '/page2', '/page3', '/page4'],
  ...['/privacy', '/terms', '/accessibility'],
])

/** Pixels that the page is wider than what is seen of it. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is wider than its own box: words that are cut off, or run into their neighbours. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, label, legend, th, h1, h2, h3, [role="tab"]')]
      .filter((element) => {
        const { textOverflow, display } = getComputedStyle(element)
        const isSeen = element.getBoundingClientRect().width > 1 && display !== 'inline'
        if (!element.textContent.trim()) return false
        return (
          isSeen && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
        )
      })
      .map(
        (element) =>
          `${element.scrollWidth} > ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`,
      ),
  )

async function openIn(page: Page, path: string, language: InterfaceLanguage): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/page1')
  await page.evaluate((code) => localStorage.setItem('starnest.language', code), language)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

test.afterEach(({ page }) => page.evaluate(() => localStorage.removeItem('starnest.language')))

for (const { path } of SCREENS.filter((screen) => !LIKE_ANOTHER.has(screen.path))) {
  test(`${path} has room for the words of every language, and is accessible in it`, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.setViewportSize(SIZES.phone)
      await openIn(page, path, language)
      const root = page.locator('html')
      await expect(root).toHaveAttribute('lang', language)
      await expect(root).toHaveAttribute('dir', directionOf(language))
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size])
        const place = `${language} at the size of a ${size}`
        await expect.poll(() => overflow(page), place).toBeLessThanOrEqual(0)
        await page.evaluate(() => document.fonts.ready)
        await expect.poll(() => clipped(page), place).toEqual([])
        expect(await accessibilityFindings(page), place).toEqual([])
      }
    }
  })
}
