import type { Page } from 'playwright-core'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until } from '../run/waiting.ts'

/** Visits that are made. */
const CYCLES = forRun({ long: 20, short: 6 })
/** Visits after which the memory of the page is the one that later ones are compared with. */
const WARM_CYCLES = 3

/** What visits of the room leave on a page. */
export type Left = { things: number; videos: number; heapMb: number; graphicsTold: number }

/** Goes on to another address as a link does. */
const goOn = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Visits on one page: what the graphics card still holds after each, summed, videos that are left, and how
 *  much the page's memory has grown since the third. */
export async function leftBehind(page: Page): Promise<Left> {
  const line = await page.context().newCDPSession(page)
  const heapBytes = async () => {
    await line.send('HeapProfiler.collectGarbage')
    return (await line.send('Runtime.getHeapUsage')).usedSize
  }
  await page.goto('/help')
  let warmBytes = 0
  for (let cycle = 1; cycle <= CYCLES; cycle++) {
    await goOn(page, '/spaceship')
    await until('first picture', { limitMs: ANSWER_LIMIT_MS, everyMs: 50 }, () =>
      page.evaluate(
        (count) => performance.getEntriesByName('starnest-room-drawn').length >= count,
        cycle,
      ),
    )
    await goOn(page, '/help')
    await until('closed room', { limitMs: ANSWER_LIMIT_MS, everyMs: 50 }, () =>
      page.evaluate(
        (count) => performance.getEntriesByName('starnest-room-closed').length >= count,
        cycle,
      ),
    )
    if (cycle === WARM_CYCLES) warmBytes = await heapBytes()
  }
  const heapMb = ((await heapBytes()) - warmBytes) / 1_000_000
  const { things, videos, graphicsTold } = await page.evaluate(() => {
    const closed = performance
      .getEntriesByName('starnest-room-closed')
      .map((mark): { geometries: number; textures: number } =>
        mark instanceof PerformanceMark ? mark.detail : { geometries: 1, textures: 1 },
      )
    // Leo's face comes to every page after a while.
    return {
      things: closed.reduce((sum, { geometries, textures }) => sum + geometries + textures, 0),
      videos: document.querySelectorAll('video:not(.leo-face-layer *), canvas.room-canvas').length,
      graphicsTold: closed.length,
    }
  })
  return { things, videos, heapMb, graphicsTold }
}
