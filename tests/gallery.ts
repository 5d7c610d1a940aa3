import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'

const VITE = 'node_modules/vite/bin/vite.js'
const CONFIG = 'apps/web/gallery/vite.config.ts'
/** A name that leads nowhere: every request to it is answered from the build's folder. */
const ORIGIN = 'http://gallery.test'

/** The gallery of the interface's parts, built into a folder of its own. */
export type BuiltGallery = { folder: string; remove(): Promise<void> }

/** Build the gallery.
 *  @throws Error with what the builder said when it cannot be built. */
export async function buildGallery(): Promise<BuiltGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-gallery-'))
  const build = [VITE, 'build', '--config', CONFIG, '--outDir', folder, '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, build)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** How the gallery is drawn. */
export type GalleryLook = { contrast?: 'more'; dir?: 'rtl' }

/** Open the gallery in a new page. */
export async function openGallery(
  context: BrowserContext,
  { gallery, look = {} }: { gallery: BuiltGallery; look?: GalleryLook },
): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(gallery.folder, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${ORIGIN}/gallery/index.html?${new URLSearchParams(look)}`)
  // Its texts come first.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

const FORCED = [
  {
    state: 'hover',
    pseudoClasses: ['hover'],
    part: 'button, select, input:not([type="radio"]), .choice:not(:has(:checked))',
  },
  {
    state: 'focus-visible',
    pseudoClasses: ['focus', 'focus-visible'],
    part: 'button, select, input',
  },
]

/** Hold every part in the state that its specimen names, as if the pointer or the focus were on it:
 *  a page has one of each, a picture shows many. */
export async function forceStates(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { nodeId: document } = (await devtools.send('DOM.getDocument', { depth: -1 })).root
  for (const { state, pseudoClasses, part } of FORCED) {
    const selector = `[data-force="${state}"]`
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: document, selector })
    for (const specimen of nodeIds) {
      const question = { nodeId: specimen, selector: part }
      const { nodeId } = await devtools.send('DOM.querySelector', question)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses })
    }
  }
}
