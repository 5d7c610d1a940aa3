import { expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { accessibilityFindings, SIZES } from '../screens.ts'
import { CALM, openDevice, test, watchableFilms } from '../starnest.ts'
import { rowOf } from './home-rows.ts'

test.use(CALM)

/** Headings of the rows as they stand on the page, from the top. */
const rowHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('home shows the rows that the server composed, in its order, with posters that fill their cards', async ({
  page,
  starnest,
}) => {
  const home = parseHome(await (await fetch(`${starnest.origin}/api/home`)).json())
  await page.goto('/')
  await expect(page).toHaveTitle(/Starnest/)
  await expect.poll(() => rowHeadings(page).count()).toBeGreaterThan(home.rows.length)
  await expect(page.getByRole('heading', { name: 'Featured Collections' })).toBeAttached()
  const poster = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const frame = page.locator('.title-card-frame').first()
  await expect(frame.locator('img[data-state=shown]')).toBeVisible()
  const gap = await frame.evaluate((card) => {
    const [outer, inner] = [card, card.querySelector('img')].map((part) =>
      part?.getBoundingClientRect(),
    )
    return outer && inner
      ? Math.max(Math.abs(outer.height - inner.height), Math.abs(outer.width - inner.width))
      : Number.POSITIVE_INFINITY
  })
  expect(gap).toBeLessThan(2)
})

test('the genre strip and a collection filter every row and stay in the address', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  await page.goto('/')
  await page.getByRole('button', { name: /^Comedy$/ }).click()
  await expect(page).toHaveURL(/genre=comedy/)
  await expect(page.getByRole('link', { name: /The Runaway Pancake/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Leo and the Lost Star/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Comedy$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page.getByRole('link', { name: /Leo and the Lost Star/ }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/genre=/)
  const collections = page.getByRole('list', { name: 'Featured Collections' })
  await collections.getByRole('link', { name: /Laughing out loud/ }).press('Enter')
  await expect(page).toHaveURL(/genre=comedy/)
  const chosen = page.getByRole('button', { name: /^Comedy$/ })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  // What was pressed has gone with its row: the page goes back up to where the genre begins.
  await expect(chosen).toBeFocused()
  await expect(page.getByRole('link', { name: /The Runaway Pancake/ }).first()).toBeInViewport()
})

test('arrows move through cards and rails, Enter opens the film, and Back leads to its card', async ({
  page,
}) => {
  await page.goto('/')
  const row = await rowOf(page, 'Recently Added')
  await row.getByRole('link').first().focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  const focusedRow = () =>
    page.evaluate(() => {
      const headingId = document.activeElement?.closest('ul')?.getAttribute('aria-labelledby')
      return headingId ? document.getElementById(headingId)?.textContent : undefined
    })
  await page.keyboard.press('ArrowDown')
  await expect.poll(focusedRow).not.toBe('Recently Added')
  await page.keyboard.press('ArrowUp')
  await expect.poll(focusedRow).toBe('Recently Added')
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).not.toBe(first)
  expect(await focused()).toMatch(/\/watch\/\d+/)
  const target = await focused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(target))
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  const card = row.locator(`a[href="${target}"]`)
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()

  // Where the system forces its colours, the card has an outline.
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).not.toBe(target)
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(outline).toBe('solid 3px')
})

/** What has the keyboard, and whether the whole of it can be seen below the bar on top. */
function focusSeen(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    const bar = document.querySelector('header')
    if (!focused || !bar) throw new Error('a page without focus or bar')
    const { top, bottom } = focused.getBoundingClientRect()
    const clearFrom = focused.closest('header, .skip-link') ? 0 : bar.getBoundingClientRect().bottom
    const isInSight = top >= clearFrom && bottom <= innerHeight
    const [isInBar, isInFooter] = ['header', 'footer'].map((part) => focused.closest(part) !== null)
    return { text: focused.textContent, top, bottom, isInBar, isInFooter, isInSight }
  })
}

test('arrows lead through every row down to the footer and up again, always in sight', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Featured Collections' })).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const place = () =>
    page.evaluate(() => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return `${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`
    })
  for (const key of ['ArrowDown', 'ArrowUp']) {
    const isThere = async () =>
      (await focusSeen(page))[key === 'ArrowDown' ? 'isInFooter' : 'isInBar']
    while (!(await isThere())) {
      const before = await place()
      await page.keyboard.press(key)
      await expect.poll(place).not.toBe(before)
      await expect.poll(() => focusSeen(page)).toMatchObject({ isInSight: true })
    }
  }
})

test('the interface speaks Spanish and French at once, and remembers it', async ({ page }) => {
  await page.goto('/')
  await expect(rowHeadings(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  // Whoever is watching keeps it: the next test has the same.
  await page.request.put(PROFILE_ROUTES.changePreferences.path, {
    data: { preferredLanguage: 'en' },
  })
})

test('a server that does not answer is said in a sentence, and Retry brings home back', async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/home*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/')
  const retry = page.getByRole('button', { name: /Retry|Try again/ })
  await expect(retry).toBeVisible()
  isDown = false
  await retry.click()
  await expect(rowHeadings(page).first()).toBeVisible()
})

test('the detail view of a card opens by keyboard and gives the focus back; jam demos play with sound, one at a time', async ({
  page,
}) => {
  await page.goto('/')
  const card = (await rowOf(page, 'Recently Added')).getByRole('link').nth(1)
  await card.focus()
  await page.keyboard.press('i')
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('link', { name: 'Play' })).toBeVisible()
  await detail.getByRole('button', { name: 'Read the script' }).click()
  await expect(detail.getByRole('region', { name: 'Script' })).toContainText(/\w{3}/)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(card).toBeFocused()

  const demos = page.getByRole('region', { name: 'From the jam stage' })
  const videos = demos.locator('video')
  const playing = () =>
    videos.evaluateAll((all: HTMLVideoElement[]) =>
      all.map(({ paused, muted }) => !paused && !muted),
    )
  await demos.getByRole('button').nth(0).press('Enter')
  await expect.poll(playing).toEqual([true, false])
  await demos.getByRole('button').nth(1).click()
  await expect.poll(playing).toEqual([false, true])
  await demos.getByRole('button').nth(1).click()
  await expect.poll(playing).toEqual([false, false])
})

test('a finger opens the detail view with the button of a card', async ({ browser, starnest }) => {
  const context = await openDevice(browser, {
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(starnest.origin)
  const row = await rowOf(page, 'Recently Added')
  await row
    .getByRole('button', { name: /^More about/ })
    .first()
    .tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Play' })).toBeVisible()
  await context.close()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('says that it is loading while its code is still on the way, and asks for it again', async ({
    page,
  }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('Loading Starnest...')).toBeVisible()
    const retry = page.getByRole('link', { name: 'Retry' })
    await expect(retry).toBeHidden()
    // As after a while.
    await page.locator('.starting-late').evaluate((late) => late.getAnimations()[0]?.finish())
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    await expect(rowHeadings(page).first()).toBeVisible()
  })

  test('an arrow waits for the row below that is still to be drawn', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('list', { name: 'Recently Added' })
    await expect(row.getByRole('link').first()).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    // In one breath, so that nothing has been drawn below when the key goes down.
    const isBelowDrawn = await row.evaluate((list) => {
      const card = list.querySelector('a')
      card?.focus()
      const below = list.closest('.rail')?.nextElementSibling
      card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
      return below?.querySelector('a') !== null
    })
    expect(isBelowDrawn).toBe(false)
    await expect(page.getByRole('list', { name: 'Comedy' }).locator('a:focus')).toBeInViewport()
  })

  test('an arrow leads into view also where the page grows while it scrolls there', async ({
    page,
  }) => {
    await page.goto('/')
    const row = page.getByRole('list', { name: 'Recently Added' })
    await expect(row.getByRole('link').first()).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await row.evaluate(async (list) => {
      const next = (name: string) =>
        new Promise((resolve) => document.addEventListener(name, resolve, { once: true }))
      const card = list.querySelector('a')
      card?.focus()
      // As in Safari, which does not hold on to what is seen.
      document.documentElement.style.overflowAnchor = 'none'
      const isFocused = next('focusin')
      card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
      await isFocused
      await next('scroll')
      const tall = document.createElement('div')
      tall.style.height = '1500px'
      document.querySelector('#content')?.prepend(tall)
      await next('scrollend')
    })
    await expect(page.getByRole('list', { name: 'Comedy' }).locator('a:focus')).toBeInViewport()
  })

  test('the hero turns to its next title and leaves the keyboard where it is', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Featured' })
    const play = hero.getByRole('link', { name: 'Play' })
    // He is the last to come: what is asked for while the clock runs ahead would be given up.
    await expect(page.getByRole('button', { name: 'Ask Leo' })).toBeVisible()
    await play.focus()
    const first = await play.getAttribute('href')
    await page.clock.runFor(61_000)
    await expect(play).not.toHaveAttribute('href', first ?? '')
    await expect(play).toBeFocused()
  })

  test('a card grows into a panel under the mouse, which puts its title on My List', async ({
    page,
  }) => {
    await page.goto('/')
    const card = (await rowOf(page, 'Recently Added')).getByRole('link').first()
    const address = await card.getAttribute('href')
    await card.scrollIntoViewIfNeeded()
    const panel = page.locator('.hover-panel')
    // What comes late on home may move the page, which closes the panel until the mouse moves again.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await card.hover()
      await expect(panel).toBeVisible({ timeout: 5000 })
      await panel.getByRole('button', { name: 'My List' }).click({ timeout: 5000 })
    }).toPass()
    await expect(page.getByText('Added to My List', { exact: true })).toBeVisible()
    await page.goto('/my-list')
    const list = page.getByRole('list', { name: 'My List' })
    await expect(list.locator(`a[href="${address}"]`)).toBeVisible()
    await list.locator(`a[href="${address}"]`).focus()
    await page.keyboard.press('i')
    await page.getByRole('dialog').getByRole('button', { name: 'My List' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: /Your list is waiting/ })).toBeVisible()
  })

  for (const [path, name] of [
    ['/', 'home'],
    ['/watch/1', 'the page of a film'],
  ] as const) {
    test(`axe finds nothing on ${name} while it moves`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await accessibilityFindings(page)).toEqual([])
    })
  }
})
