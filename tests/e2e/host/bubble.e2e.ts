import { expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { goOn } from '../screens.ts'
import { CALM, test } from '../starnest.ts'

test.use(CALM)
test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const { id } = await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
})
test.afterEach(({ page }) => moveOut(page.request))

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1366, height: 768 }

const bubble = (page: Page) => page.getByRole('button', { name: 'Ask Leo' })

/** What can be pressed and lies, even in part, under the bubble where that can be seen, as HTML. */
const underBubble = (page: Page) =>
  page.evaluate(() => {
    const leo = document.querySelector('.leo-bubble')
    if (!leo?.checkVisibility({ visibilityProperty: true })) return []
    const box = leo.getBoundingClientRect()
    const controls = document.querySelectorAll('a[href], button, select, input, [role="switch"]')
    return [...controls]
      .filter((control) => !control.closest('.leo') && control.checkVisibility())
      .filter((control) => {
        // What of it lies under the bubble may still be cut off by what it scrolls in.
        const own = control.getBoundingClientRect()
        const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)]
        const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)]
        if (left >= right || top >= bottom) return false
        const shares = [0.1, 0.5, 0.9]
        return shares.some((across) =>
          shares.some((down) =>
            document
              .elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down)
              .some((one) => control.contains(one)),
          ),
        )
      })
      .map((control) => control.outerHTML.slice(0, 140))
  })

const scrollTo = (page: Page, end: 'top' | 'end') =>
  page.evaluate((where) => {
    const top = where === 'top' ? 0 : document.documentElement.scrollHeight
    window.scrollTo({ top, behavior: 'instant' })
    const { scrollHeight } = document.documentElement
    return where === 'top' || scrollY + innerHeight >= scrollHeight - 1
  }, end)

/** Between two looks at a bubble that makes room for a page, in milliseconds. */
const LOOKS_AGAIN_MS = 220

/** Waits until the bubble stands where it stood a moment ago. */
async function standsStill(page: Page): Promise<void> {
  let last: unknown
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await bubble(page).boundingBox())
        return last === before
      },
      { intervals: [LOOKS_AGAIN_MS] },
    )
    .toBe(true)
}

test('nothing that can be pressed lies under Leo at the ends of a screen', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/')
  await expect(bubble(page)).toBeVisible()
  for (const path of ['/', '/watch/1', '/party-zone', '/parents', '/settings', '/files']) {
    await goOn(page, path)
    await expect(page.locator('h1').first()).toBeAttached()
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size)
      await standsStill(page)
      for (const end of ['top', 'end'] as const) {
        const where = `${path}, ${size.width}, ${end}`
        await expect.poll(() => scrollTo(page, end), `${where} is reached`).toBe(true)
        await expect.poll(() => underBubble(page), where).toEqual([])
      }
      await expect(bubble(page)).toBeVisible()
    }
  }
})

test('Leo is away while a dialog or a menu is open, and while a film plays', async ({ page }) => {
  await page.goto('/')
  await expect(bubble(page)).toBeVisible()
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.locator('.leo-bubble')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bubble(page)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.leo-bubble')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bubble(page)).toBeVisible()

  // The panel goes when the focus moves to something under it.
  await page.setViewportSize(PHONE)
  await bubble(page).click()
  const panel = page.getByRole('dialog', { name: 'Chat with Leo' })
  await expect(panel).toBeVisible()
  await page.locator('main a[href]').first().focus()
  await page.evaluate(() => {
    const under = [...document.querySelectorAll<HTMLElement>('main a[href], main button')].find(
      (one) => one.getBoundingClientRect().top > innerHeight * 0.8,
    )
    under?.focus({ preventScroll: true })
  })
  await expect(panel).toHaveCount(0)

  // What is written is not covered by what says that the network has gone.
  await bubble(page).click()
  await page.context().setOffline(true)
  const field = panel.getByRole('textbox')
  await field.fill('a whale')
  await field.press('Enter')
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(page.locator('.connection-banner')).toBeVisible()
  const isFree = await field.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === input
  })
  expect(isFree).toBe(true)
  // Without the panel, Leo stands above it.
  await page.keyboard.press('Escape')
  const banner = page.locator('.connection-banner')
  await expect
    .poll(async () => {
      const [leo, said] = [await bubble(page).boundingBox(), await banner.boundingBox()]
      return leo && said && leo.y + leo.height <= said.y
    })
    .toBe(true)
  await bubble(page).click()
  await page.context().setOffline(false)
  // A phone on its side has room for some lines of it.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await expect
    .poll(async () => (await panel.locator('.leo-body').boundingBox())?.height)
    .toBeGreaterThan(120)
  await page.keyboard.press('Escape')
  await page.setViewportSize(LAPTOP)

  await goOn(page, '/watch/1')
  await expect(bubble(page)).toBeVisible()
  await page
    .getByRole('button', { name: /^(Play|Resume|Watch Trailer)/ })
    .first()
    .click()
  await expect(page.locator('dialog.player')).toBeVisible()
  await expect(page.locator('.leo-bubble')).toBeHidden()
})
