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

/** From the start of a line to its end, or round a group of choices once: how many presses it took, or
 *  null where the keys have to be real ones, for a browser moves the caret and chooses for no others.
 *  Runs in the page, which then draws a line once and not after every press. The items of a menu stand
 *  one below the other: each is a line. */
async function walkLineInPage(mostPresses: number): Promise<number | null> {
  const USED_BY_BROWSER = 'input, textarea, select, video, audio, [contenteditable]'
  const place = () => {
    const option = document.activeElement?.getAttribute('aria-activedescendant')
    return option ? document.getElementById(option) : document.activeElement
  }
  const press = async (key: string) => {
    const how = { key, code: key, bubbles: true, cancelable: true, composed: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', how))
    // Tabs move the focus one turn of the event loop after the key.
    await new Promise((turn) => setTimeout(turn))
  }
  if (document.activeElement?.matches('[role="menuitem"]')) return 1
  if (document.activeElement?.matches(USED_BY_BROWSER)) return null
  await press('Home')
  const start = place()
  let now = start
  for (let presses = 1; presses < mostPresses; presses++) {
    if (document.activeElement?.matches(USED_BY_BROWSER)) return null
    await press('ArrowRight')
    const next = place()
    if (next === now || next === start) return presses
    now = next
  }
  throw new Error('a line has no end')
}

/** The same, by real keys where it has to be. */
async function walkLine(page: Page): Promise<number> {
  const presses = await page.evaluate(walkLineInPage, MOST_PRESSES)
  if (presses !== null) return presses
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

/** Whether a press has led on, or nothing lies ahead that is drawn only when it comes near: then the press
 *  waits for it. Runs in the page. */
function nothingIsStillDrawn({ before, on }: { before: number; on: 'ArrowDown' | 'ArrowUp' }) {
  const places: (Element | null)[] = Reflect.get(window, 'starnestPlaces') ?? []
  const { activeElement } = document
  if (!activeElement || activeElement !== places[before]) return true
  const scope = activeElement.closest('dialog, [role="dialog"]') ?? document
  const ahead =
    on === 'ArrowDown' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  return ![...scope.querySelectorAll('[data-focus-later]')].some(
    (later) => (activeElement.compareDocumentPosition(later) & ahead) !== 0,
  )
}

/** Read what is open line by line, until no line follows, or the lines begin again as in a menu.
 *  Returns where each line was entered, as a person would call it. */
async function walk(page: Page, on: 'ArrowDown' | 'ArrowUp'): Promise<string[]> {
  const lines: string[] = []
  let first: number | undefined
  for (let presses = 0; presses < MOST_PRESSES; ) {
    presses += await walkLine(page)
    // A row that is broken into several lines is left from its first on the way up.
    if (on === 'ArrowUp') await page.keyboard.press('Home')
    const before = await place(page)
    await page.keyboard.press(on)
    await page.waitForFunction(nothingIsStillDrawn, { before, on })
    const next = await place(page)
    lines.push(await nameOfFocus(page))
    if (next === before || next === first) return lines
    first ??= next
  }
  throw new Error('the lines have no end')
}

/** What has the focus, and how far the page is scrolled, for the words of a failure. */
const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = '', textContent = '', ariaLabel = '' } = document.activeElement ?? {}
    return `${tagName.toLowerCase()} ${ariaLabel || textContent?.slice(0, 30)} at ${scrollY}`
  })

/** Walk with the arrows alone over all that is open: up to its first line, then down to its last.
 *  Returns where that led, line by line. */
export async function walkByArrows(page: Page): Promise<string[]> {
  const start = await nameOfFocus(page)
  const up = await walk(page, 'ArrowUp')
  return [start, ...up, ...(await walk(page, 'ArrowDown'))]
}
