import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { CHROMIUM_PATH, skipIntro } from '../browser.ts'
import { type RunningStarnest, startStarnest } from '../running-starnest.ts'
import { PAINTED_FOR_NOW } from './axe.ts'
import { comeLate } from './late-answers.ts'
import { OpenCalls } from './open-calls.ts'
import { waitLonger } from './wait-longer.ts'

/** What a browser says of a call or a socket that the server refused, or that was made while the test
 *  had taken its network away. */
const REFUSAL =
  /^Failed to load resource|^WebSocket connection to .* (response code: 4\d\d|net::ERR_INTERNET_DISCONNECTED)$/

/** `house`: the server that the pages are of. That of the worker, unless a file starts one of its own, and undefined until then. `seesIntro`: the
 *  page begins with the intro; else as in a session that has seen it. `isPainted`: what a page looks like is what the
 *  test is about. */
type Fixtures = {
  house: RunningStarnest | undefined
  quietPage: undefined
  seesIntro: boolean
  isPainted: boolean
}

/** For `test.use`, where motion is not what is tested. */
export const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const

/** With less motion, nothing moves for a while after something else, and nothing is drawn through a blur:
 *  without a GPU that takes more of the processors than the pages themselves. */
const STILL = `@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation: none !important;
    transition: none !important;
    backdrop-filter: none !important;
  }
}`

/** Nothing is painted, which takes a third of what a load of home does without a GPU: all else is as in a
 *  painted page, its layout and its clicks included. A dialog over the page is no part of its body. */
const UNPAINTED = `:root:not([${PAINTED_FOR_NOW}]) :is(body, dialog) { opacity: 0 !important; }`

const addStyle = (context: BrowserContext, style: string) =>
  context.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, style)

/** Another device of the house: a context of its own, in a session that has seen the intro, and unpainted. What its
 *  pages complain of fails the test. */
export async function openDevice(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await skipIntro(context)
  await addStyle(context, STILL + UNPAINTED)
  await comeLate(context)
  listenTo(context)
  return context
}

/** The app waits a few seconds for its intro, and then does without: a busy machine takes longer. Nor is it over
 *  after its seven seconds: it begins again until a test lets it end. */
async function waitForIntro(context: BrowserContext): Promise<void> {
  await waitLonger(context, [4000, 5000])
  await context.addInitScript(() => {
    const goRound = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement && target.closest('.intro')) target.loop = true
    }
    addEventListener('loadedmetadata', goRound, true)
  })
}

/** What the pages of this worker have thrown or logged as an error since its test began. */
let heard: string[] = []

/** All pages of a context, those of its tests and further tabs, are heard. */
function listenTo(context: BrowserContext): void {
  context.on('weberror', (thrown) => heard.push(thrown.error().message))
  context.on('console', (message) => {
    if (isComplaint(message)) heard.push(message.text())
  })
}

const isComplaint = (message: ConsoleMessage) =>
  message.type() === 'error' && !REFUSAL.test(message.text())

/** What a page throws or logs as an error from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text())
  })
  return complaints
}

/** The page's own part as a screen reader has it, as far as a report has room. */
const shownBy = (page: Page) =>
  page
    .locator('#content')
    .ariaSnapshot({ timeout: 5000 })
    .then((tree) => tree.slice(0, 2500))
    .catch(() => 'nothing that could be read')

/** Stops a server, which has to end in order. */
export async function stopInOrder(starnest: RunningStarnest): Promise<void> {
  const code = await starnest.stop()
  const said = starnest.said.slice(-20).join('\n')
  expect(code, `a server that was asked to stop said: ${said}`).toBe(0)
}

/** What every browser test stands on: one real server per worker, and pages that fail their test
 *  when one throws or logs an error, on every device of the house; refused requests are the business of the test itself. */
export const test = base.extend<Fixtures, { starnest: RunningStarnest; keptPage: Page }>({
  seesIntro: [false, { option: true }],
  isPainted: [false, { option: true }],
  context: async ({ context, seesIntro, isPainted }, use) => {
    if (seesIntro) await waitForIntro(context)
    else await skipIntro(context)
    await addStyle(context, isPainted ? STILL : STILL + UNPAINTED)
    await comeLate(context)
    listenTo(context)
    await use(context)
  },
  starnest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const starnest = await startStarnest()
      await use(starnest)
      await stopInOrder(starnest)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  keptPage: [
    async ({ browser, starnest }, use) => {
      const baseURL = starnest.origin
      const context = await openDevice(browser, { baseURL, ...CALM.contextOptions })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  house: async ({ starnest }, use) => use(starnest),
  baseURL: async ({ house }, use) => use(house?.origin),
  quietPage: [
    async ({ page, house }, use, testInfo) => {
      heard = []
      const calls = new OpenCalls(page)
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) {
        // An attachment is cut after a few lines where results are told.
        const tell = (what: string, found: string) =>
          testInfo.errors.push({ message: `${what}:\n${found || 'none'}` })
        tell('Calls without an answer, or slow', calls.told().join('\n'))
        tell('What the server said last', house?.said.slice(-20).join('\n') ?? '')
        tell('What the page showed', await shownBy(page))
      }
      expect(heard, 'errors on the pages').toEqual([])
    },
    { auto: true },
  ],
})

/** The films that can be watched, longest first. */
export async function watchableFilms(starnest: RunningStarnest): Promise<Animation[]> {
  const answer = await fetch(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  const titles = animationListSchema.parse(await answer.json())
  return titles
    .filter((title) => title.videoUrl && !title.isComingSoon)
    .sort((one, other) => other.duration - one.duration)
}

/** The same with one page for all its tests, which finds in its memory what it has loaded before: for
 *  screens that are looked at one after the other. What a test leaves there is taken away. */
export const keptPageTest = test.extend({
  page: async ({ keptPage: page }, use) => {
    await use(page)
    await page.unrouteAll()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('about:blank')
  },
})

/** The same with pages of a browser that is started once per file, with arguments of its own. As an option of the
 *  tests they would cost the worker its server and its browser. */
export function testWithBrowser(args: readonly string[]) {
  let own: Browser | undefined
  const ownTest = test.extend({
    context: async ({ baseURL, viewport, contextOptions }, use) => {
      if (!own) throw new Error('the browser of this file has not started')
      const context = await openDevice(own, { baseURL, viewport, ...contextOptions })
      await use(context)
      await context.close()
    },
  })
  ownTest.beforeAll(async () => {
    own = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...args] })
  })
  ownTest.afterAll(() => own?.close())
  return ownTest
}
