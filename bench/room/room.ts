import { setTimeout as pause } from 'node:timers/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, CHROMIUM_PATH, skipIntro } from '../../tests/browser.ts'
import { type RunningStarnest, startStarnest } from '../../tests/running-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { type Left, leftBehind } from './visits.ts'

/** Source: design and research, "Spaceship room". */
const TARGETS = {
  drawCalls: 60,
  triangles: 80_000,
  textureMb: 48,
  javascriptKb: 220,
  firstPictureMs: 1500,
  longTaskMs: 50,
  picturesPerSecond: 10,
  worstPicturesPerSecond: 30,
}

/** Mesa draws without a graphics card, and the same flags take one where there is one. */
const GRAPHICS = ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']
const SOFTWARE = /llvmpipe|swiftshader|software/i

const SIZES = { small: { width: 640, height: 360 }, full: { width: 1920, height: 1080 } }
const WATCHED_MS = forRun({ long: 10_000, short: 5000 })

/** The room: what a picture of it costs, how soon the first one stands, what of it is fetched, and what visits
 *  leave behind. */
export async function measureRoom(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startStarnest())
  const browser = await within(
    'browser',
    ANSWER_LIMIT_MS,
    chromium.launch({
      executablePath: CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...GRAPHICS],
    }),
  )
  try {
    const page = await newPage(browser, starnest, SIZES.small)
    const card = await rendererOf(page)
    const kilobytes = await within('scripts', WORK_LIMIT_MS, javascriptOf(page, starnest))
    const cost = await within('room', WORK_LIMIT_MS, costOf(page))
    const left = await within('visits', WORK_LIMIT_MS, leftBehind(page))
    await page.context().close()
    const worst = SOFTWARE.test(card) ? undefined : await worstRate(browser, starnest)
    return figures({ card, kilobytes, cost, left, worst })
  } finally {
    await browser.close()
    await starnest.stop()
  }
}

async function newPage(
  browser: Browser,
  { origin }: RunningStarnest,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport })
  await skipIntro(context)
  await context.addInitScript(() => localStorage.setItem('starnest.room-view', 'deep'))
  return context.newPage()
}

/** What draws, in the browser's own words. */
const rendererOf = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('webgl2')
    const info = context?.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = info && context?.getParameter(info.UNMASKED_RENDERER_WEBGL)
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return String(name ?? 'nothing')
  })

/** Scripts that the page has fetched so far: their addresses and how large they came, bytes. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  )
  return new Map(fetched)
}

const hasCrew = (page: Page) =>
  until('crew', { limitMs: WORK_LIMIT_MS, everyMs: 100 }, () =>
    page.evaluate(() => performance.getEntriesByName('starnest-room-crew').length > 0),
  )

/** What the room with its crew fetches besides what home and the player do, kB as they travel. */
async function javascriptOf(page: Page, { origin }: RunningStarnest): Promise<number> {
  const answer = await fetch(`${origin}${CATALOG_ROUTES.list.path}`)
  const film = animationListSchema.parse(await answer.json()).find(({ videoUrl }) => videoUrl)
  await page.goto('/streaming', { waitUntil: 'networkidle' })
  const known = await scriptsOf(page)
  await page.goto(`/watch/${film?.id}?play=1`, { waitUntil: 'networkidle' })
  for (const [name, bytes] of await scriptsOf(page)) known.set(name, bytes)
  await page.goto('/spaceship')
  await hasCrew(page)
  const all = await scriptsOf(page)
  const own = [...all].filter(([name]) => !known.has(name))
  return own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
}

type Cost = {
  firstPictureMs: number
  longestCodeMs: number
  pictureMs: number[]
  longestTaskMs: number
  drawCalls: number
  triangles: number
  textureMb: number
}

/** Between two looks of the profiler, microseconds. */
const LOOKS_EVERY_US = 500

/** The longest time in one go that the page ran scripts while `work` went on, milliseconds. What the browser does
 *  itself, drawing above all, is not in it: without a graphics card that is the processor's work, too. */
async function longestCode(page: Page, work: () => Promise<void>): Promise<number> {
  const line = await page.context().newCDPSession(page)
  await line.send('Profiler.enable')
  await line.send('Profiler.setSamplingInterval', { interval: LOOKS_EVERY_US })
  await line.send('Profiler.start')
  await work()
  const { profile } = await line.send('Profiler.stop')
  await line.detach()
  const scripts = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.url !== '').map(({ id }) => id),
  )
  let longestUs = 0
  let runUs = 0
  for (const [at, node] of (profile.samples ?? []).entries()) {
    // A sample's time begins where the one before it was taken.
    runUs = scripts.has(node) ? runUs + (profile.timeDeltas?.[at] ?? 0) : 0
    longestUs = Math.max(longestUs, runUs)
  }
  return longestUs / 1000
}

async function costOf(page: Page): Promise<Cost> {
  const longestCodeMs = await longestCode(page, async () => {
    await page.goto('/spaceship')
    await hasCrew(page)
  })
  await page.evaluate(() => {
    const noted = { pictureMs: [] as number[], longestTaskMs: 0 }
    Object.assign(window, { benchRoom: noted })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        noted.longestTaskMs = Math.max(noted.longestTaskMs, duration)
      }
    }).observe({ type: 'longtask' })
    let lastMs = performance.now()
    const next = (nowMs: number) => {
      noted.pictureMs.push(nowMs - lastMs)
      lastMs = nowMs
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await pause(WATCHED_MS)
  return page.evaluate((codeMs) => {
    const at = (name: string) =>
      performance.getEntriesByName(`starnest-room-${name}`)[0]?.startTime ?? Number.NaN
    const facts = document.querySelector<HTMLElement>('canvas.room-canvas')?.dataset ?? {}
    const noted: { pictureMs: number[]; longestTaskMs: number } = Reflect.get(window, 'benchRoom')
    return {
      longestCodeMs: codeMs,
      firstPictureMs: at('drawn') - at('opening'),
      pictureMs: noted.pictureMs.slice(2),
      longestTaskMs: noted.longestTaskMs,
      drawCalls: Number(facts.drawCalls),
      triangles: Number(facts.triangles),
      textureMb: Number(facts.textureBytes) / 1_000_000,
    }
  }, longestCodeMs)
}

/** Pictures a second of the slowest twentieth, with a graphics card, at 1080p. */
async function worstRate(browser: Browser, starnest: RunningStarnest): Promise<number> {
  const page = await newPage(browser, starnest, SIZES.full)
  const { pictureMs } = await within('room at 1080p', WORK_LIMIT_MS, costOf(page))
  await page.context().close()
  return 1000 / percentile(pictureMs, 0.95)
}

function figures(measured: {
  card: string
  kilobytes: number
  cost: Cost
  left: Left
  worst: number | undefined
}): Figure[] {
  const { card, kilobytes, cost, left, worst } = measured
  const median = percentile(cost.pictureMs, 0.5)
  const place = 'Spaceship'
  const atCost = { better: 'smaller' } as const
  return [
    {
      name: `${place}: pictures a second at 640 × 360`,
      value: 1000 / median,
      unit: '1/s',
      better: 'larger',
      target: TARGETS.picturesPerSecond,
      note: `${median.toFixed(0)} ms a picture, drawn by ${card}; ${
        worst === undefined
          ? 'no graphics card is at hand: the slowest pictures at 1080p were not measured'
          : 'the slowest pictures at 1080p stand below'
      }`,
    },
    ...(worst === undefined
      ? []
      : [
          {
            name: `${place}: pictures a second at 1080p, p5`,
            value: worst,
            unit: '1/s',
            better: 'larger' as const,
            target: TARGETS.worstPicturesPerSecond,
          },
        ]),
    {
      ...atCost,
      name: `${place}: first picture after its code`,
      value: cost.firstPictureMs,
      unit: 'ms',
      target: TARGETS.firstPictureMs,
    },
    {
      ...atCost,
      name: `${place}: longest time in its own code while it is built`,
      value: cost.longestCodeMs,
      unit: 'ms',
      target: TARGETS.longTaskMs,
      note: 'until the crew sits, without what the browser draws meanwhile',
    },
    {
      ...atCost,
      name: `${place}: longest task once the crew sits`,
      value: cost.longestTaskMs,
      unit: 'ms',
      target: TARGETS.longTaskMs,
      note: `in ${WATCHED_MS / 1000} s; 0: none was over 50 ms${
        worst === undefined ? '; without a graphics card a task waits for its drawing' : ''
      }`,
    },
    {
      ...atCost,
      name: `${place}: draw calls`,
      value: cost.drawCalls,
      unit: 'calls',
      target: TARGETS.drawCalls,
    },
    {
      ...atCost,
      name: `${place}: triangles`,
      value: cost.triangles,
      unit: 'triangles',
      target: TARGETS.triangles,
    },
    {
      ...atCost,
      name: `${place}: textures`,
      value: cost.textureMb,
      unit: 'MB',
      target: TARGETS.textureMb,
    },
    {
      ...atCost,
      name: `${place}: JavaScript besides home and player, as it travels`,
      value: kilobytes,
      unit: 'kB',
      target: TARGETS.javascriptKb,
    },
    {
      ...atCost,
      name: `${place}: geometries, textures and videos left after visits`,
      value: left.things + left.videos,
      unit: 'things',
      target: 0,
      note: `${left.graphicsTold} visits; memory of the page grew by ${left.heapMb.toFixed(1)} MB since the third`,
    },
  ]
}
