import { expect } from '@playwright/test'
import { openScreen, SCREENS } from '../screens.ts'
import { test } from '../starnest.ts'
import { noteFocus, unreached, walkByArrows } from './arrow-walk.ts'

for (const screen of SCREENS.filter(({ path }) => !path.startsWith('/any'))) {
  test(`the arrows alone reach everything on ${screen.path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScreen(page, screen)
    await page.evaluate(noteFocus)
    await page.keyboard.press('ArrowDown')
    await walkByArrows(page)
    expect(await unreached(page)).toEqual([])
  })
}
