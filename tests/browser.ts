import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** Flags that make the system's Chromium start anywhere: as root, without a GPU, and without
 *  looking for anything on the internet. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** The system's Chromium; CHROMIUM_PATH names another one. */
export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const SHELL_PATH = '/usr/bin/chromium-headless-shell'

/** The same engine without the browser's own windows and pages, which take a third of its time; the
 *  whole browser where the system has no shell. */
export const CHROMIUM_SHELL_PATH =
  process.env.CHROMIUM_PATH ?? (existsSync(SHELL_PATH) ? SHELL_PATH : CHROMIUM_PATH)

/** Start the system's Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS })
}

/** Lets every page of a context begin as in a session that has seen the intro. */
export function skipIntro(context: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> {
  return context.addInitScript(() => {
    try {
      sessionStorage.setItem('starnest.intro-seen', '1')
    } catch {
      // A page that is still blank has no storage.
    }
  })
}
