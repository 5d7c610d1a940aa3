import { expect } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { keptPageTest as test } from '../starnest.ts'
import { noteFocus, unreached, walkByArrows } from './arrow-walk.ts'
import { OVERLAYS, openBelow, openOverlay } from './overlays.ts'

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const { id } = await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
})
test.afterEach(({ page }) => moveOut(page.request))

/** By what they open over: that is loaded once for all of them. */
const byScreen = Map.groupBy(OVERLAYS, ({ path, size = 'desktop' }) => `${path} on a ${size}`)

for (const [screen, overlays] of byScreen) {
  test(`what opens over ${screen} is accessible, walked by arrows, and closed by Escape`, async ({
    page,
  }) => {
    for (const [nth, overlay] of overlays.entries()) {
      await test.step(overlay.name, async () => {
        if (nth === 0) await openBelow(page, overlay)
        await openOverlay(page, overlay)
        const box = overlay.box(page)
        await expect(box).toBeVisible()
        expect(await accessibilityFindings(page)).toEqual([])
        await page.evaluate(noteFocus)
        const way = `not on the way ${(await walkByArrows(page)).join(' → ')}`
        expect(await unreached(page, '[role="dialog"]'), way).toEqual([])
        expect(await unreached(page, '[role="menu"]'), way).toEqual([])
        for (let count = overlay.escapes ?? 1; count > 0; count--) {
          await page.keyboard.press('Escape')
        }
        await expect(box).toHaveCount(0)
        await expect(overlay.opener(page)).toBeFocused()
      })
    }
  })
}
