import { expect, type Page } from '@playwright/test'
import type { HOME_PATHS, ScreenPath } from '../../apps/web/src/app/screens.ts'
import { axeFindings } from './axe.ts'
import { OpenCalls } from './open-calls.ts'

/** The sizes that every screen is looked at in, CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  '4K': { width: 3840, height: 2160 },
} as const

/** A screen that is built, and what stands on it. `isWithoutHost`: it fills the window, and Leo stays away. */
export type Screen = {
  path: string
  title: RegExp
  heading: RegExp
  texts?: (string | RegExp)[]
  isWithoutHost?: boolean
}

/** What stands on a screen; `at`: an address of it, where that is not its path. */
type Look = Omit<Screen, 'path'> & { at?: string }

const HOME: Look = { title: /^Starnest/, heading: /Starnest/ }

const numbered = (page: number): Look => ({
  title: new RegExp(`Page ${page}`),
  heading: new RegExp(`^Page ${page}$`),
  texts: ['Clean new page ready for content'],
})

/** What stands on every screen of the router; one that is missing is a type error. `/` draws what
 *  `/streaming` draws. */
const LOOKS: Record<Exclude<(typeof HOME_PATHS)[number], '/'> | ScreenPath, Look | Look[]> = {
  '/streaming': { ...HOME, texts: ["Your family's cinema among the stars"] },
  '/movies': { title: /Movies/, heading: /Movies/ },
  '/series': { title: /Series/, heading: /Series/ },
  '/kids': { title: /Kids/, heading: /Kids/ },
  '/my-list': { title: /My List/, heading: /My List/ },
  '*': { at: '/any/other/path', ...HOME },
  '/watch/:id': [
    { at: '/watch/1', title: /Starnest/, heading: /./ },
    {
      at: '/watch/999999',
      title: /Starnest/,
      heading: /Animation Not Found/,
      texts: ["The animation you're looking for doesn't exist.", 'Back to Home'],
    },
  ],
  '/profile': {
    title: /Family Profiles/,
    heading: /Family Profiles/,
    texts: ['Add Family Member'],
  },
  '/parents': { title: /For parents/, heading: /For parents/, texts: ['Watching together'] },
  '/settings': { title: /Settings/, heading: /Settings/ },
  '/files': {
    title: /File Browser/,
    heading: /File Browser/,
    texts: ['No files uploaded yet', 'Drag and drop files here or click Upload Files'],
  },
  '/media': { title: /Media Library/, heading: /Media Library/, texts: ['0 files'] },
  '/party-zone': {
    title: /Party Zone/,
    heading: /Party Zone/,
    texts: ['Back to Home', 'Social platforms', 'Party chat'],
  },
  '/jam-challenge': {
    title: /Jam Challenge/,
    heading: /Jam Challenge/,
    texts: [
      'Choose Your Challenge',
      'Open to Everyone • House Rankings Only',
      'Sing It',
      'Drop It',
    ],
  },
  '/jam-microphone': {
    title: /Jam microphone/,
    heading: /Jam microphone/,
    texts: ['Code of the stage', 'Who sings?', 'Join'],
  },
  '/spaceship': {
    title: /Spaceship/,
    heading: /Spaceship/,
    texts: ['Exit Spaceship'],
    isWithoutHost: true,
  },
  '/editor': {
    title: /Video Editor/,
    heading: /Video Editor/,
    texts: ['No projects yet', 'Choose a project, or begin one.'],
  },
  '/hero-reel': { title: /Starnest/, heading: /./, texts: ['Play Now', 'More Info'] },
  '/page1': numbered(1),
  '/page2': numbered(2),
  '/page3': numbered(3),
  '/page4': numbered(4),
  '/create-studio': { title: /Starnest/, heading: /./ },
  '/help': { title: /Help/, heading: /Help/ },
  '/privacy': { title: /Privacy/, heading: /Privacy/ },
  '/terms': { title: /Terms/, heading: /Terms/ },
  '/cookies': { title: /Cookie/, heading: /Cookie/ },
  '/accessibility': { title: /Accessibility/, heading: /Accessibility/ },
}

/** Every screen that is built. */
export const SCREENS: readonly Screen[] = Object.entries(LOOKS).flatMap(([path, looks]) =>
  [looks].flat().map(({ at = path, ...look }) => ({ path: at, ...look })),
)

/** Open a screen and wait until its heading and whatever it asked the server for are there. */
export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('heading', { level: 1, name: heading })
    .first()
    .waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Without a call for so long, everything that a screen asked for is there, milliseconds. */
const QUIET_MS = 500

/** Goes on to another address as a link does: what stands on every screen stays. Waits until whatever was asked
 *  for is there; a page that was loaded before is `networkidle` for ever. */
export async function goOn(page: Page, path: string): Promise<void> {
  const calls = new OpenCalls(page)
  try {
    await page.evaluate((address) => {
      if (location.pathname === address) return
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    const wentMs = performance.now()
    const isQuiet = () => Math.min(calls.quietMs, performance.now() - wentMs) > QUIET_MS
    // A page that is busy has not asked yet, and answers when it is not; the bar at the top stands while code and
    // texts come.
    const isFree = () => page.evaluate(() => !document.querySelector('.page-progress'))
    const isThere = async () => isQuiet() && (await isFree()) && isQuiet()
    await expect.poll(isThere, { message: path, intervals: [QUIET_MS] }).toBe(true)
  } finally {
    calls.stop()
  }
}

/** WCAG 2.2 A and AA, by the names that axe has for them. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What an automatic look finds against WCAG 2.2 A and AA, one line each. */
export const accessibilityFindings = (page: Page): Promise<string[]> =>
  axeFindings(page, { runOnly: WCAG_TAGS })
