import { expect, type Page } from '@playwright/test'
import { directionOf, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { accessibilityFindings, goOn, SCREENS, SIZES } from '../screens.ts'
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Loads Starnest in a language, on a screen that differs from all that are looked at. */
async function loadIn(page: Page, language: InterfaceLanguage): Promise<void> {
  await page.goto('/page1')
  await page.evaluate((code) => localStorage.setItem('starnest.language', code), language)
  await page.goto('/page2')
  await heading(page).waitFor({ state: 'attached' })
}

/** Goes on to a screen, whatever it calls itself in a language. */
async function goOnTo(page: Page, path: string): Promise<void> {
  const before = await heading(page).textContent()
  await goOn(page, path)
  await expect.poll(() => heading(page).textContent(), path).not.toBe(before)
}

for (const language of LANGUAGES) {
  test(`every screen has room for the words of ${language}, and is accessible in it`, async ({
    page,
  }) => {
    // Every screen is looked at, also behind one that has no room.
    const expectSoftly = expect.configure({ soft: true })
    await loadIn(page, language)
    for (const { path } of SCREENS.filter((screen) => !LIKE_ANOTHER.has(screen.path))) {
      await page.setViewportSize(SIZES.phone)
      await goOnTo(page, path)
      const root = page.locator('html')
      await expect(root, path).toHaveAttribute('lang', language)
      await expect(root, path).toHaveAttribute('dir', directionOf(language))
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size])
        const place = `${path} in ${language} at the size of a ${size}`
        await expectSoftly.poll(() => overflow(page), place).toBeLessThanOrEqual(0)
        await page.evaluate(() => document.fonts.ready)
        await expectSoftly.poll(() => clipped(page), place).toEqual([])
        expectSoftly(await accessibilityFindings(page), place).toEqual([])
      }
    }
  })
}
