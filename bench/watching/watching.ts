import { setTimeout as pause } from 'node:timers/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import type { Page } from 'playwright-core'
import { launchChromium, skipIntro } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { openSlowLine, type SlowLine } from '../party/slow-line.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { type ServerCounts, serverCounts } from './server-counts.ts'

const TOKEN = 'a-token-of-the-bench-for-figures'
const IDLE_SECONDS = forRun({ long: 30, short: 20 })
/** A page to which nothing comes for so long has all that it wants. */
const QUIET_MS = 5000
const VIEWPORT = { width: 1280, height: 720 }
const AT_ONCE = { leastMs: 0, mostMs: 0 }
/** The longest film that is watched, and its place until which it is, seconds; how much of it counts as opening it,
 *  and how long before its end watching stops, so that nothing of the next is fetched. */
const LONGEST_SECONDS = 130
const WATCHED_UNTIL_SECONDS = forRun({ long: LONGEST_SECONDS, short: 25 })
const BEGUN_SECONDS = 5
const BEFORE_END_SECONDS = 3
/** Routes that are named for each step at most. */
const NAMED_ROUTES = 12

/** What one household costs that opens home, leaves it open, and watches a film: calls, statements, bytes, sockets
 *  and processor time, counted where they pass. */
export async function measureWatching(): Promise<Figure[]> {
  const starting = startPreparedStarnest({ STARNEST_METRICS_TOKEN: TOKEN })
  const starnest = await within('server', WORK_LIMIT_MS, starting)
  const port = Number(new URL(starnest.origin).port)
  const line = await openSlowLine(async () => port, AT_ONCE)
  const browser = await within('browser', ANSWER_LIMIT_MS, launchChromium())
  try {
    const film = await filmOf(starnest.origin)
    const lastSeconds = Math.min(film.seconds - BEFORE_END_SECONDS, WATCHED_UNTIL_SECONDS)
    const context = await browser.newContext({ baseURL: line.origin, viewport: VIEWPORT })
    await skipIntro(context)
    const page = await context.newPage()
    let sockets = 0
    page.on('request', (request) => {
      // With a page its sockets go, and nobody says so.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) sockets = 0
    })
    page.on('websocket', (socket) => {
      sockets += 1
      socket.on('close', () => {
        sockets -= 1
      })
    })
    const step = (name: string, minutes: number, work: () => Promise<unknown>) =>
      measureStep({
        name,
        minutes,
        work,
        line,
        sockets: () => sockets,
        read: () => serverCounts(starnest, TOKEN),
      })
    return [
      ...(await step('home opened', 1, async () => {
        await page.goto('/streaming')
        await isQuiet(line)
      })),
      ...(await step('a minute on home', IDLE_SECONDS / 60, () => pause(IDLE_SECONDS * 1000))),
      ...(await step('a film opened', 1, () => watch(page, film, BEGUN_SECONDS))),
      ...(await step('a further minute of a film', (lastSeconds - BEGUN_SECONDS) / 60, () =>
        isAt(page, lastSeconds),
      )),
    ]
  } finally {
    await browser.close()
    await line.close()
    await starnest.stop()
  }
}

/** Nothing more comes to the page. */
async function isQuiet({ carried }: SlowLine): Promise<void> {
  let before = -1
  await until('silence on the line', { limitMs: WORK_LIMIT_MS, everyMs: QUIET_MS }, async () => {
    const isSame = carried.toPageBytes === before
    before = carried.toPageBytes
    return isSame
  })
}

type Film = { id: number; seconds: number }

/** The longest that is not too long. */
async function filmOf(origin: string): Promise<Film> {
  const answer = await fetch(`${origin}${CATALOG_ROUTES.list.path}`)
  const films = animationListSchema
    .parse(await answer.json())
    .filter(({ videoUrl, duration }) => videoUrl && duration <= LONGEST_SECONDS)
    .toSorted((one, other) => other.duration - one.duration)
  const [longest] = films
  if (!longest) throw new Error('there is no film to watch')
  return { id: longest.id, seconds: longest.duration }
}

/** Opens a film and watches it to a place. */
async function watch(page: Page, { id }: Film, untilSeconds: number): Promise<void> {
  await page.goto(`/watch/${id}?play=1`)
  await isAt(page, untilSeconds)
}

const isAt = (page: Page, seconds: number) =>
  until('place in the film', { limitMs: ANSWER_LIMIT_MS + seconds * 1500, everyMs: 500 }, () =>
    page.evaluate(
      (place) => [...document.querySelectorAll('video')].some((one) => one.currentTime >= place),
      seconds,
    ),
  )

type Step = {
  name: string
  /** What is counted is divided by so many. */
  minutes: number
  work: () => Promise<unknown>
  line: SlowLine
  sockets: () => number
  read: () => Promise<ServerCounts>
}

async function measureStep({ name, minutes, work, line, sockets, read }: Step): Promise<Figure[]> {
  const before = { ...(await read()), ...line.carried }
  await within(name, WORK_LIMIT_MS, work())
  const after = { ...(await read()), ...line.carried }
  const calls = [...after.calls]
    .map(([route, count]) => ({ route, count: count - (before.calls.get(route) ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  for (const { route, count } of calls.slice(0, NAMED_ROUTES)) {
    console.log(`  ${name}: ${String(count).padStart(4)} ${route}`)
  }
  const grown = (of: (counts: typeof before) => number) => (of(after) - of(before)) / minutes
  const figure = (what: string, unit: string, value: number): Figure => ({
    name: `Watching, ${name}: ${what}`,
    ...{ value, unit, better: 'smaller' },
  })
  return [
    figure('calls', 'calls', calls.reduce((sum, { count }) => sum + count, 0) / minutes),
    figure(
      'statements',
      'statements',
      grown(({ statements }) => statements),
    ),
    figure(
      'to the page',
      'kB',
      grown(({ toPageBytes }) => toPageBytes / 1000),
    ),
    figure(
      'to the server',
      'kB',
      grown(({ toServerBytes }) => toServerBytes / 1000),
    ),
    figure(
      'processor time of the server',
      'ms',
      grown(({ serverMs }) => serverMs),
    ),
    figure(
      'processor time of PostgreSQL',
      'ms',
      grown(({ databaseMs }) => databaseMs),
    ),
    {
      ...figure('sockets that stay open', 'sockets', sockets()),
      note: `${line.open()} connections in all`,
    },
  ]
}
