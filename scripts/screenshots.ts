// npm run screenshots: the pictures under docs/screenshots, from the real server and its films.
import { mkdir } from 'node:fs/promises'
import { animationListSchema, CATALOG_ROUTES } from '@starnest/contract/catalog'
import type { Page } from 'playwright-core'
import { launchChromium } from '../tests/browser.ts'
import { startStarnest } from '../tests/running-starnest.ts'

const FOLDER = 'docs/screenshots'
const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
]

/** Until the longest fade of the interface, from still to trailer, is over; in milliseconds. */
const FADE_MS = 3000
/** The film whose page and player are shown. */
const FILM = 'Leo and the Lost Star'

/** Wait until every picture that is on the screen has come, and has faded in. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const isOnScreen = ({ top, bottom, left, right }: DOMRect) =>
      top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return [...document.images].every(
      (image) => image.complete || !isOnScreen(image.getBoundingClientRect()),
    )
  })
  await page.waitForTimeout(FADE_MS)
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
const titles = animationListSchema.parse(
  await (await fetch(`${starnest.origin}${CATALOG_ROUTES.list}`)).json(),
)
const film = titles.find(({ title }) => title === FILM)
if (!film) throw new Error(`the library has no film "${FILM}"`)
const browser = await launchChromium()
try {
  for (const { name, viewport, deviceScaleFactor } of SCREENS) {
    const context = await browser.newContext({ viewport, deviceScaleFactor })
    const page = await context.newPage()
    const shoot = async (screen: string) => {
      const path = `${FOLDER}/${screen}-${name}.jpg`
      await page.screenshot({ path, type: 'jpeg', quality: 84 })
      console.log(path)
    }
    await page.goto(`${starnest.origin}/`)
    await settled(page)
    await shoot('home')
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.85, behavior: 'instant' }))
    await settled(page)
    await shoot('home-rows')
    await page.goto(`${starnest.origin}/watch/${film.id}`)
    await settled(page)
    await shoot('watch')
    await page.goto(`${starnest.origin}/watch/${film.id}?play=1`)
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
