import { test as base, expect } from '@playwright/test'
import { type Animation, animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { skipIntro } from '../browser.ts'
import { type RunningStarnest, startStarnest } from '../running-starnest.ts'

/** What a browser says of a call or a socket that the server refused. */
const REFUSAL = /^Failed to load resource|^WebSocket connection to .* response code: 4\d\d$/

/** `seesIntro`: the page begins with the intro; else as in a session that has seen it. */
type Fixtures = { quietPage: undefined; seesIntro: boolean }

/** What every browser test stands on: one real server per worker, and a page that fails its test
 *  when it throws or logs an error; refused requests are the business of the test itself. */
export const test = base.extend<Fixtures, { starnest: RunningStarnest }>({
  seesIntro: [false, { option: true }],
  context: async ({ context, seesIntro }, use) => {
    if (!seesIntro) await skipIntro(context)
    await use(context)
  },
  starnest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const starnest = await startStarnest()
      await use(starnest)
      expect(await starnest.stop(), 'exit code of a server asked to stop').toBe(0)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ starnest }, use) => use(starnest.origin),
  quietPage: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const isRefusal = REFUSAL.test(message.text())
        if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints, 'errors on the page').toEqual([])
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
