import { expect } from '@playwright/test'
import { accessibilityFindings, openScreen, SCREENS, SIZES } from '../screens.ts'
import { test } from '../starnest.ts'

for (const screen of SCREENS) {
  test(`${screen.path} says what it should, fits every size, and is accessible`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      await openScreen(page, screen)
      await expect(page).toHaveTitle(screen.title)
      for (const text of screen.texts ?? []) {
        await expect(page.getByText(text).locator('visible=true').first(), size).toBeVisible()
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `pixels beyond the ${size}'s edge`).toBeLessThanOrEqual(0)
      if (size === 'phone' || size === 'desktop') {
        expect(await accessibilityFindings(page), size).toEqual([])
      }
    }
  })
}

test('the addresses that have no screen of their own show home', async ({ page }) => {
  for (const path of ['/contact', '/account', '/billing', '/redeem', '/corporate']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible()
  }
})

test('no link leads to a screen that is not built', async ({ page }) => {
  const built = new Set(SCREENS.map(({ path }) => path))
  const showHome = new Set(['/', '/contact', '/account', '/billing', '/redeem', '/corporate'])
  for (const screen of SCREENS) {
    await openScreen(page, screen)
    const addresses = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const paths = addresses.map((address) => new URL(address, 'http://localhost').pathname)
    const unknown = paths.filter(
      (path) => !built.has(path) && !showHome.has(path) && !/^\/watch\/\d+$/.test(path),
    )
    expect([...new Set(unknown)], screen.path).toEqual([])
  }
})
