import { expect } from '@playwright/test'
import { test } from '../starnest.ts'
import { rowOf } from './home-rows.ts'

/** Longer than a mouse has to rest on a card until its panel opens: 500 ms. */
const RESTED_MS = 1500

test('a card that scrolls under a resting mouse opens nothing; one the mouse moves onto opens', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const row = await rowOf(page, 'Recently Added')
  const card = row.locator('.title-card').first()
  await expect(card).toBeVisible()
  // The mouse rests in the middle of the card's column, below or above it.
  const box = await card.boundingBox()
  if (!box) throw new Error('a card without a place')
  const middle = { x: box.x + box.width / 2, y: 450 }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.move(2, 300)
  await page.mouse.move(middle.x, 2)
  await page.mouse.move(middle.x, middle.y)
  const reached = () => card.evaluate((one) => one.matches(':hover'))
  await card.evaluate((one) => {
    const opened = Object.assign(window, { starnestPanels: 0 })
    new MutationObserver(() => {
      if (document.querySelector('.hover-panel')) opened.starnestPanels += 1
    }).observe(document.body, { childList: true })
    const { top, height } = one.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - 450, behavior: 'instant' })
  })
  await expect.poll(reached).toBe(true)
  const panel = page.locator('.hover-panel')
  await page.clock.fastForward(RESTED_MS)
  await expect(panel).toHaveCount(0)
  // Pictures and rows that come meanwhile move it, or scroll the page, and either closes its panel.
  await expect(async () => {
    const now = await card.boundingBox()
    if (!now) throw new Error('a card without a place')
    await page.mouse.move(now.x + now.width / 2, now.y + now.height / 2)
    await page.mouse.move(now.x + now.width / 2 + 4, now.y + now.height / 2 + 4)
    await expect(panel).toBeVisible({ timeout: RESTED_MS })
  }).toPass()
})
