import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** Longest that an answer is held back, milliseconds; 0: none is. */
const LATEST_MS = Number(process.env.STARNEST_TEST_LATE_MS ?? 0)
const CALLS_CODE_AND_TEXTS = /\/(api|assets|languages)\//
/** Streams, and pictures of which a screen has dozens. */
const LET_THROUGH = /\/api\/live\b|\.svg$/

/** With STARNEST_TEST_LATE_MS, every call, piece of code and file of texts of a page comes late at random: to find
 *  tests that take for whole what is still coming, and screens that do not wait. */
export async function comeLate(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0) return
  await context.route(CALLS_CODE_AND_TEXTS, async (route) => {
    const isHeld = !LET_THROUGH.test(route.request().url())
    if (isHeld) await pause(Math.random() * LATEST_MS)
    // The page may be gone.
    await route.continue().catch(() => undefined)
  })
}
