import type { Page } from '@playwright/test'

/** Presses after which a walk that still finds something new is given up. */
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
 *  focus since `noteFocus`, as HTML. What a card offers a second time for the pointer alone is not
 *  asked for. */
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

/** Where the person is: the option that is active, else what has the focus, as a number that stays the
 *  element's own. Tabs move the focus one turn of the event loop after the key. */
const place = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((turn) => setTimeout(turn))
    const option = document.activeElement?.getAttribute('aria-activedescendant')
    const element = option ? document.getElementById(option) : document.activeElement
    const places: (Element | null)[] = Reflect.get(window, 'starnestPlaces') ?? []
    Object.assign(window, { starnestPlaces: places })
    const known = places.indexOf(element)
    return known >= 0 ? known : places.push(element) - 1
  })

/** From the start of a line to its end, or round a group of choices once. The items of a menu stand
 *  one below the other: each is a line. */
async function walkLine(page: Page): Promise<number> {
  if (await page.locator('[role="menuitem"]:focus').count()) return 1
  await page.keyboard.press('Home')
  const start = await place(page)
  let now = start
  for (let presses = 1; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('ArrowRight')
    const next = await place(page)
    if (next === now || next === start) return presses
    now = next
  }
  throw new Error('a line has no end')
}

/** Read what is open line by line, until no line follows, or the lines begin again as in a menu. */
async function walk(page: Page, on: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  let first: number | undefined
  for (let presses = 0; presses < MOST_PRESSES; ) {
    presses += await walkLine(page)
    const before = await place(page)
    await page.keyboard.press(on)
    const next = await place(page)
    if (next === before || next === first) return
    first ??= next
  }
  throw new Error('the lines have no end')
}

/** Walk with the arrows alone over all that is open: up to its first line, then down to its last. */
export async function walkByArrows(page: Page): Promise<void> {
  await walk(page, 'ArrowUp')
  await walk(page, 'ArrowDown')
}
