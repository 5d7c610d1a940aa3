import type { Picture } from '@starnest/film-kit/film/film-set'
import type { MouthEnvelope } from '@starnest/film-kit/film/player'
import { type Browser, launch } from 'puppeteer-core'
import { exists, type Workbench } from '../workbench.ts'
import { pageBundle } from './bundle.ts'
import type { ShotFacts, StudioScript } from './page.ts'
import { type FrameSink, servePage } from './page-server.ts'

/** Where Debian, other Linux systems and macOS put a Chromium. */
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Mesa's llvmpipe through EGL is three times faster than Chromium's own software renderer, and
 *  the same flags take a real graphics card where there is one. */
export const GRAPHICS_FLAGS = ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']

/** Rendering one shot may take this long. */
const SHOT_TIMEOUT_MS = 3_600_000

async function findBrowser(): Promise<string> {
  for (const browser of BROWSERS) if (await exists(browser)) return browser
  throw new Error(
    `there is no Chromium at ${BROWSERS.join(', ')}: install it to render films (Debian: apt install chromium)`,
  )
}

/** One film open in its studio. */
export type OpenStudio = {
  open: (picture: Picture, envelopes: MouthEnvelope[]) => Promise<ShotFacts[]>
  renderShot: (shotIndex: number, from: number, to: number, sink: FrameSink) => Promise<void>
  still: (shotIndex: number, frame: number) => Promise<Buffer>
  /** For each frame of each shot whether words of the title are seen. */
  lettered: () => Promise<boolean[][]>
  keyArt: (which: 'poster' | 'backdrop') => Promise<Buffer>
  /** The poster's lettering alone; undefined when it has none. */
  logo: () => Promise<Buffer | undefined>
  close: () => Promise<void>
}

const pngBytes = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** A headless browser in which films are opened, each on a page of its own. */
export type StudioBrowser = {
  /** Its name and version, such as Chrome/140.0.7339.80. */
  version: string
  open: (bench: Pick<Workbench, 'script'>, script: StudioScript) => Promise<OpenStudio>
  close: () => Promise<void>
}

/** Starts a browser for several films. @throws Error when none is installed. */
export async function launchStudioBrowser(): Promise<StudioBrowser> {
  const browser = await launch({
    executablePath: await findBrowser(),
    headless: true,
    protocolTimeout: SHOT_TIMEOUT_MS,
    args: ['--no-sandbox', ...GRAPHICS_FLAGS],
  })
  return {
    version: await browser.version(),
    open: (bench, script) => openPage(browser, bench, script),
    close: () => browser.close(),
  }
}

/** Opens one film in a browser of its own, which closes with it. */
export async function openStudioBrowser(
  bench: Pick<Workbench, 'script'>,
  script: StudioScript,
): Promise<OpenStudio> {
  const browser = await launchStudioBrowser()
  try {
    const studio = await browser.open(bench, script)
    return { ...studio, close: () => browser.close().finally(studio.close) }
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function openPage(
  browser: Browser,
  bench: Pick<Workbench, 'script'>,
  script: StudioScript,
): Promise<OpenStudio> {
  const server = await servePage(await pageBundle(bench.script), script.font)
  const page = await browser.newPage()
  const close = async () => {
    if (!page.isClosed() && browser.connected) await page.close()
    server.close()
  }
  page.on('console', (message) => process.stderr.write(`page: ${message.text()}\n`))
  const scriptFailed = new Promise<never>((_, reject) => {
    page.once('pageerror', (error) => reject(error))
  })
  // What fails later is told to whoever asked for it.
  scriptFailed.catch(() => {})
  try {
    await page.goto(server.address)
    await Promise.race([page.waitForFunction('window.studio'), scriptFailed])
  } catch (error) {
    await close()
    throw error
  }
  return {
    open: (picture, envelopes) =>
      page.evaluate((p, e) => window.studio.open(p, e), picture, envelopes),
    async renderShot(shotIndex, from, to, sink) {
      server.sendFramesTo(sink)
      await page.evaluate((s, a, b) => window.studio.renderShot(s, a, b), shotIndex, from, to)
    },
    async still(shotIndex, frame) {
      return pngBytes(await page.evaluate((s, f) => window.studio.still(s, f), shotIndex, frame))
    },
    lettered: () => page.evaluate(() => window.studio.lettered()),
    async keyArt(which) {
      return pngBytes(await page.evaluate((w) => window.studio.keyArt(w), which))
    },
    async logo() {
      const address = await page.evaluate(() => window.studio.logo())
      return address ? pngBytes(address) : undefined
    },
    close,
  }
}
