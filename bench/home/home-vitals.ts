import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium, skipIntro } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'
import { WORK_LIMIT_MS, within } from '../run/waiting.ts'

const VISITS = forRun({ long: 5, short: 3 })

/** Source: design, "Numbers we hold ourselves to". */
const TARGETS = { lcpMs: 1200, cls: 0.05, blockingMs: 150 }

/** A mid-range phone on a slow mobile network, as in Lighthouse's mobile profile. */
const PHONE = { width: 412, height: 823 }
const CPU_SLOWDOWN = 4
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Milliseconds after the load in which shifts and tasks still count: home is complete long
 *  before. */
const WATCHED_MS = 9000
/** Longest that one visit may take. */
const VISIT_LIMIT_MS = 90_000

type Vitals = { lcpMs: number; cls: number; blockingMs: number; kilobytes: number }

/** Notes what the browser says of its own speed, from the first byte on. */
function watchVitals(): void {
  const vitals = { lcpMs: 0, cls: 0, blockingMs: 0 }
  Object.assign(window, { starnestVitals: vitals })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  on('largest-contentful-paint', (entry) => {
    vitals.lcpMs = entry.startTime
  })
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) vitals.cls += shift.value
  })
  on('longtask', (entry) => {
    // A task blocks for what it takes beyond 50 ms. Source: W3C Long Tasks.
    vitals.blockingMs += Math.max(0, entry.duration - 50)
  })
}

async function visit(context: BrowserContext, origin: string): Promise<Vitals> {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watchVitals)
  await page.goto(`${origin}/streaming`, { waitUntil: 'load' })
  // Nothing is asked of the page while it is watched: what Playwright looks for elements with is a
  // long task itself on a slowed processor.
  await pause(WATCHED_MS)
  const vitals = await vitalsOf(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.close()
  return vitals
}

function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const noted: unknown = Reflect.get(window, 'starnestVitals')
    if (!noted || typeof noted !== 'object') throw new Error('the page noted nothing')
    const read = (name: string) => Number(Reflect.get(noted, name))
    return {
      lcpMs: read('lcpMs'),
      cls: read('cls'),
      blockingMs: read('blockingMs'),
      kilobytes: bytes / 1000,
    }
  })
}

/** What a phone feels of home: largest contentful paint, layout shift, total blocking time, on a
 *  slowed processor and a slow line; the median of the cold visits. */
export async function measureHomeVitals(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const browser = await launchChromium()
  try {
    const visits: Vitals[] = []
    for (let index = 0; index < VISITS; index++) {
      const context = await browser.newContext({
        viewport: PHONE,
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      })
      await skipIntro(context)
      visits.push(await within('visit', VISIT_LIMIT_MS, visit(context, starnest.origin)))
      await context.close()
    }
    const median = (of: (vitals: Vitals) => number) => percentile(visits.map(of), 0.5)
    const place = 'home, slow phone'
    return [
      {
        name: `${place}: LCP`,
        value: median((one) => one.lcpMs),
        unit: 'ms',
        better: 'smaller',
        target: TARGETS.lcpMs,
      },
      {
        name: `${place}: CLS`,
        value: median((one) => one.cls),
        unit: 'score',
        better: 'smaller',
        target: TARGETS.cls,
      },
      {
        name: `${place}: total blocking time`,
        value: median((one) => one.blockingMs),
        unit: 'ms',
        better: 'smaller',
        target: TARGETS.blockingMs,
      },
      {
        name: `${place}: JavaScript fetched`,
        value: median((one) => one.kilobytes),
        unit: 'kB',
        better: 'smaller',
      },
    ]
  } finally {
    await browser.close()
    await starnest.stop()
  }
}
