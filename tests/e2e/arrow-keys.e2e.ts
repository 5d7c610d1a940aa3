import { expect, type Page } from '@playwright/test'
import { openScreen, SCREENS } from './screens.ts'
import { test } from './starnest.ts'

/** Presses after which a screen that still hides something is given up. */
const MOST_PRESSES = 1500

/** Notes in the page every place that had the focus, and names those that never had it. */
function noteFocus(): void {
  const reached = new Set<Element>()
  Object.assign(window, { starnestReached: reached })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) reached.add(target)
  })
}

/** Places that Tab or a pointer can reach and the arrows have not reached yet, as HTML. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reached: unknown = Reflect.get(window, 'starnestReached')
    if (!(reached instanceof Set)) throw new Error('nobody noted the focus')
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, [role="switch"]',
    )
    return [...controls]
      .filter((control) => !control.matches(':disabled, .skip-link') && control.tabIndex >= 0)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !reached.has(control))
      .map((control) => control.outerHTML.slice(0, 160))
  })
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement)

/** Press an arrow; whether the focus went anywhere. */
async function press(page: Page, key: string): Promise<boolean> {
  const before = await focused(page)
  await page.keyboard.press(key)
  return page.evaluate((from) => document.activeElement !== from, before)
}

/** Read the screen line by line: to the left end, to the right end, one down. */
async function walk(page: Page, down: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Home')
    while (presses++ < MOST_PRESSES && (await press(page, 'ArrowRight')));
    if (!(await press(page, down))) return
  }
}

for (const screen of SCREENS.filter(({ path }) => !path.startsWith('/any'))) {
  test(`the arrows alone reach everything on ${screen.path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(noteFocus)
    await openScreen(page, screen)
    await page.keyboard.press('ArrowDown')
    await walk(page, 'ArrowUp')
    await walk(page, 'ArrowDown')
    expect(await unreached(page)).toEqual([])
  })
}
