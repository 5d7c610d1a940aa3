// npm run screenshots: the pictures under docs/screenshots, from the real server and its films.
import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { launchChromium } from '../tests/browser.ts'
import { startStarnest } from '../tests/running-starnest.ts'

const FOLDER = 'docs/screenshots'
const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
]

/** Wait until every picture that is on the screen has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.getBoundingClientRect().top > innerHeight || image.complete,
    ),
  )
}

async function playTo(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async (target) => {
    const video = document.querySelector<HTMLVideoElement>('[role="dialog"] video, dialog video')
    if (!video) throw new Error('no player on the page')
    video.currentTime = target
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  }, seconds)
}

await mkdir(FOLDER, { recursive: true })
const starnest = await startStarnest()
const browser = await launchChromium()
try {
  for (const { name, viewport, deviceScaleFactor } of SCREENS) {
    const context = await browser.newContext({ viewport, deviceScaleFactor })
    const page = await context.newPage()
    const shoot = async (screen: string) => {
      const path = `${FOLDER}/${screen}-${name}.png`
      await page.screenshot({ path })
      console.log(path)
    }
    await page.goto(`${starnest.origin}/`)
    await settled(page)
    await shoot('home')
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.85, behavior: 'instant' }))
    await settled(page)
    await shoot('home-rows')
    await page.goto(`${starnest.origin}/watch/1`)
    await settled(page)
    await shoot('watch')
    await page.goto(`${starnest.origin}/watch/1?play=1`)
    await page.waitForSelector('video')
    await playTo(page, 12)
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await shoot('player')
    await context.close()
  }
} finally {
  await browser.close()
  await starnest.stop()
}
