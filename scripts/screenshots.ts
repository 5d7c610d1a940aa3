// npm run screenshots [-- name…]: the pictures under docs/screenshots, from the real server and its films.

import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import type { Page } from 'playwright-core'
import { launchChromium, skipIntro } from '../tests/browser.ts'
import { type RunningStarnest, startStarnest } from '../tests/running-starnest.ts'

const FOLDER = 'docs/screenshots'
const QUALITY = 72
const SIZES = [
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
  { size: 'tablet', viewport: { width: 820, height: 1180 } },
  { size: 'phone', viewport: { width: 390, height: 844 } },
]

/** Until the longest fade of the interface, from still to trailer, is over; in milliseconds. */
const FADE_MS = 3000
/** The film whose page and player are shown. */
const FILM = 'The Umbrella Samurai'

/** What the family of the pictures has brought: names, and what of our own stands for it. */
const FAMILY_FILES = {
  'Kite day at the harbour.mp4': 'films/kites-over-cloud-harbor/film.mp4',
  'First run in the snow.mp4': 'films/downhill-comet/film.mp4',
  'Our fox.webp': 'portraits/fox.webp',
  'Grandpa’s owl.webp': 'portraits/owl.webp',
}

/** A picture: where it is taken, and what is done there first. */
type Shot = { name: string; path: string; prepare?: (page: Page) => Promise<void> }

const scrollBy = (screens: number) => (page: Page) =>
  page.evaluate((count) => scrollTo({ top: innerHeight * count, behavior: 'instant' }), screens)
const toFooter = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

const shotsOf = (filmId: number): Shot[] => [
  { name: 'home', path: '/streaming' },
  { name: 'home-rows', path: '/streaming', prepare: scrollBy(0.85) },
  { name: 'home-middle', path: '/streaming', prepare: scrollBy(3.2) },
  { name: 'footer', path: '/streaming', prepare: toFooter },
  ...['movies', 'series', 'kids', 'my-list'].map((name) => ({ name, path: `/${name}` })),
  { name: 'search', path: '/streaming', prepare: search },
  { name: 'watch', path: `/watch/${filmId}` },
  { name: 'watch-missing', path: '/watch/999999' },
  { name: 'player', path: `/watch/${filmId}?play=1`, prepare: playTo12 },
  ...['hero-reel', 'page1', 'page2', 'page3', 'page4'].map((name) => ({ name, path: `/${name}` })),
  ...['create-studio', 'profile', 'settings', 'parents', 'files', 'media', 'party-zone'].map(
    (name) => ({
      name,
      path: `/${name}`,
    }),
  ),
  ...['help', 'privacy', 'terms', 'cookies', 'accessibility'].map((name) => ({
    name,
    path: `/${name}`,
  })),
]

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type('drum')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

async function playTo12(page: Page): Promise<void> {
  await page.waitForSelector('video')
  await page.evaluate(async () => {
    const video = document.querySelector<HTMLVideoElement>('[role="dialog"] video, dialog video')
    if (!video) throw new Error('no player on the page')
    video.currentTime = 12
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  })
  await page.mouse.move(200, 300)
}

/** A family moves in, and brings a few files. */
async function furnish({ origin }: RunningStarnest, page: Page): Promise<void> {
  await page.goto(`${origin}/profile`)
  const moveIn = page.getByRole('button', { name: 'Try with the demo family' })
  await moveIn.click()
  await moveIn.waitFor({ state: 'detached' })
  for (const [name, path] of Object.entries(FAMILY_FILES)) {
    const form = new FormData()
    form.append('file', await openAsBlob(`packages/demo-library/${path}`), name)
    const answer = await fetch(`${origin}${UPLOAD_ROUTES.upload.path}`, {
      method: 'POST',
      body: form,
      headers: { origin },
    })
    if (!answer.ok) throw new Error(`${name} was not taken: ${await answer.text()}`)
  }
}

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

await mkdir(FOLDER, { recursive: true })
const wanted = new Set(process.argv.slice(2))
const starnest = await startStarnest()
const titles = animationListSchema.parse(
  await (await fetch(`${starnest.origin}${CATALOG_ROUTES.list.path}`)).json(),
)
const film = titles.find(({ title }) => title === FILM)
if (!film) throw new Error(`the library has no film "${FILM}"`)
const shots = shotsOf(film.id).filter(({ name }) => wanted.size === 0 || wanted.has(name))
const browser = await launchChromium()
try {
  await furnish(starnest, await browser.newPage())
  for (const { size, viewport } of SIZES) {
    const context = await browser.newContext({ viewport })
    await skipIntro(context)
    const page = await context.newPage()
    for (const { name, path, prepare } of shots) {
      await page.goto(`${starnest.origin}${path}`)
      await settled(page)
      if (prepare) {
        await prepare(page)
        if (name !== 'player') await settled(page)
      }
      const file = `${FOLDER}/${name}-${size}.jpg`
      await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY })
      console.log(file)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await starnest.stop()
}
