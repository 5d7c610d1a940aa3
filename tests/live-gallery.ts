import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './browser.ts'
import type { BuiltGallery } from './gallery.ts'

/** A name that leads nowhere: every request to it is answered from the build's folder. */
const ORIGIN = 'http://gallery.test'

/** Flags that draw WebGL in software where there is no graphics card, as the films are drawn. */
const SOFTWARE_GRAPHICS = ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']

/** What the gallery's page of live characters tells of one of them at one level; times in ms. */
export type LiveReading = {
  id: string
  level: string
  drawCalls: number
  triangles: number
  geometryBytes: number
  textureBytes: number
  buildMs: number
  longestStepMs: number
  frameMs: number
  covered: number
}

/** `pictures`: how many are drawn for `frameMs`. */
type Asked = { pictures?: number }

/** What that page has for tests and benches. */
type LiveGallery = {
  liveFilms: () => readonly string[]
  liveCastOf: (film: string) => readonly { id: string }[]
  readingOf: (id: string, level: string, asked: Asked) => Promise<LiveReading>
}

/** Start a Chromium that draws WebGL without a graphics card. */
export function launchWithGraphics(): Promise<Browser> {
  const flags = CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu')
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [...flags, ...SOFTWARE_GRAPHICS],
  })
}

/** Open the gallery's page of live characters, with nobody drawn yet. */
export async function openLiveGallery(browser: Browser, gallery: BuiltGallery): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(gallery.folder, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${ORIGIN}/gallery/live/index.html?sheet=none`)
  await page.waitForFunction(() => 'liveGallery' in globalThis)
  return page
}

/** Everybody's id. */
export const everybodyIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { liveFilms, liveCastOf } = (globalThis as unknown as { liveGallery: LiveGallery })
      .liveGallery
    return liveFilms().flatMap((film) => liveCastOf(film).map(({ id }) => id))
  })

/** Draws one character at one level by itself. @throws Error when it leaves anything behind */
export const liveReading = (
  page: Page,
  id: string,
  level: string,
  asked: Asked = {},
): Promise<LiveReading> =>
  page.evaluate(
    ([who, at, how]) =>
      (globalThis as unknown as { liveGallery: LiveGallery }).liveGallery.readingOf(who, at, how),
    [id, level, asked] as const,
  )
