import type { Page } from '@playwright/test'

/** Presses after which a screen that still hides something is given up. */
const MOST_PRESSES = 1500

/** Notes in the page every place that has the focus from now on, for `unreached`. */
export function noteFocus(): void {
  const reached = new Set<Element | null>([document.activeElement])
  Object.assign(window, { starnestReached: reached })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) reached.add(target)
  })
}

/** Places below `within` (a CSS selector) that Tab or a pointer can reach and that never had the
 *  focus since `noteFocus`, as HTML. What a card offers a second time for the pointer alone, and the
 *  places of a radio group beside its chosen one, which the arrows choose, are not asked for. */
export function unreached(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const reached: unknown = Reflect.get(window, 'starnestReached')
    if (!(reached instanceof Set)) throw new Error('nobody noted the focus')
    const controls = document.querySelectorAll<HTMLElement>(
      ['a[href]', 'button', 'select', 'input', 'textarea', '[role="switch"]', '[role="menuitem"]']
        .map((control) => `${root} ${control}`)
        .join(),
    )
    return [...controls]
      .filter((control) => !control.matches(':disabled, .skip-link, [data-focus-skip] *'))
      .filter((control) => control.tabIndex >= 0 || control.closest('[data-focus-row]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !reached.has(control))
      .map((control) => control.outerHTML.slice(0, 160))
  }, within)
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement)

/** Press an arrow; whether the focus went anywhere. */
async function press(page: Page, key: string): Promise<boolean> {
  const before = await focused(page)
  await page.keyboard.press(key)
  return page.evaluate((from) => document.activeElement !== from, before)
}

/** Read what is open line by line: to the left end, to the right end, one line on. */
async function walk(page: Page, on: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Home')
    while (presses++ < MOST_PRESSES && (await press(page, 'ArrowRight')));
    if (!(await press(page, on))) return
  }
}

/** Walk with the arrows alone over all that is open: up to its first line, then down to its last. */
export async function walkByArrows(page: Page): Promise<void> {
  await walk(page, 'ArrowUp')
  await walk(page, 'ArrowDown')
}
