import { expect, test } from '@playwright/test'
import type { Browser, Page } from 'playwright-core'
import { type BuiltGallery, buildGallery } from '../../../gallery.ts'
import {
  everybodyIn,
  launchWithGraphics,
  liveReading,
  openLiveGallery,
} from '../../../live-gallery.ts'
import { axeFindings } from '../../axe.ts'

/** Only the bench asks how long pictures take. */
const UNTIMED = { pictures: 0 }

let gallery: BuiltGallery
let browser: Browser
let page: Page
test.beforeAll(async () => {
  gallery = await buildGallery()
  browser = await launchWithGraphics()
  page = await openLiveGallery(browser, gallery)
})
test.afterAll(async () => {
  await browser.close()
  await gallery.remove()
})

test('everybody is drawn on a real graphics context, with few calls, and leaves nothing on it', async () => {
  const everybody = await everybodyIn(page)
  expect(everybody.length).toBeGreaterThanOrEqual(72)
  for (const id of everybody) {
    const reading = await liveReading(page, id, 'low', UNTIMED)
    expect(reading.covered, id).toBeGreaterThan(0.03)
    expect(reading.covered, id).toBeLessThan(0.9)
    expect(reading.drawCalls, id).toBeLessThanOrEqual(6)
    expect(reading.triangles, id).toBeLessThanOrEqual(4000)
    expect(reading.textureBytes, id).toBeLessThan(1_000_000)
  }
})

for (const level of ['middle', 'high'] as const) {
  test(`Leo is drawn at the ${level} level`, async () => {
    const reading = await liveReading(page, 'leo-and-the-lost-star/leo', level, UNTIMED)
    expect(reading.covered).toBeGreaterThan(0.1)
    expect(reading.drawCalls).toBeLessThanOrEqual(6)
  })
}

test('a stage closes the one before it, and its page has no finding of axe', async () => {
  await page.evaluate(() =>
    (
      globalThis as unknown as { liveGallery: { act: (id: string) => Promise<void> } }
    ).liveGallery.act('leo-and-the-lost-star/leo'),
  )
  await page.getByRole('button', { name: 'wave' }).press('Enter')
  await expect(page.locator('#readings')).toContainText('draw calls')
  await liveReading(page, 'leo-and-the-lost-star/star', 'low', UNTIMED)
  expect(await axeFindings(page, { part: 'body' })).toEqual([])
})
