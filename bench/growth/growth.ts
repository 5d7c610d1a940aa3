import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { SEARCH_ROUTES } from '@starnest/contract/catalog/search.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import {
  KEPT_TABLES,
  removeOldRows,
} from '../../apps/server/src/features/parents/history/retention.repository.ts'
import { openTestHome, type TestHome } from '../../apps/server/test/test-home.ts'
import type { Figure } from '../figure.ts'
import { forRun } from '../run/short-run.ts'
import { type Cost, costOf } from './cost.ts'
import {
  CHILD,
  cookieOf,
  fillUpTo,
  GROWN_UP,
  OWN_VIDEOS,
  SHARED_TITLE,
  SHIPPED_FILMS,
} from './households.ts'

const SIZES = forRun({ long: [1, 10, 100, 1000], short: [1, 100, 1000] })
const [SMALLEST = 1] = SIZES
const LARGEST = SIZES.at(-1) ?? SMALLEST
/** From here on no table fits into a page or two: below, PostgreSQL reads small ones whole. */
const MANY = 100

/** Households whose words of the search are read into memory to see what they take. */
const SEARCHED_HOUSEHOLDS = 100

/** Households that are asked, spread over all, and calls of each kind. */
const ASKED_HOUSEHOLDS = 10
const CALLS = forRun({ long: 200, short: 100 })

/** As many of each kind before anything is measured: until the code is compiled, and each connection has its plans,
 *  which more households make old. */
const WARM_UP_CALLS = forRun({ long: 300, short: 150 })

/** What a call may cost with the most households, as a multiple of what it costs with few. */
const FLAT = 1.2

/** A device that asks: of a grown-up or a child with a parent's rules, and a title that both may see. */
type Device = { cookie: string; titleId: number; playback: string }

type Asked = {
  method?: 'PUT'
  url: string
  query?: Record<string, string>
  payload?: Record<string, unknown>
}

/** What is asked, by a device, for the nth time. */
const CALLS_BY_NAME: Record<string, (device: Device, nth: number) => Asked> = {
  viewer: () => ({ url: HOUSEHOLD_ROUTES.viewer.path }),
  home: () => ({ url: CATALOG_ROUTES.home.path }),
  search: (_device, nth) => ({
    url: SEARCH_ROUTES.search.path,
    query: { q: ['holid', 'party', 'birhtday', 'snow dance'][nth % 4] ?? '' },
  }),
  title: ({ titleId }) => ({ url: pathOf(CATALOG_ROUTES.detail, { id: titleId }) }),
  'progress write': ({ titleId, playback }, nth) => ({
    method: 'PUT',
    url: pathOf(WATCH_ROUTES.progress, { id: titleId }),
    payload: { currentTime: 10 + (nth % 50), playback, sequence: nth },
  }),
}

/** What a call costs with 1 to 1,000 households in one database, each of which has the same. */
export async function measureGrowth(): Promise<Figure[]> {
  const home = await openTestHome()
  try {
    const pool = home.database.db.$client
    await pool.query('delete from households')
    const costs = new Map<number, Map<string, Cost>>()
    for (const size of SIZES) {
      const startedMs = performance.now()
      await fillUpTo(pool, size)
      await pool.query('vacuum analyze')
      console.log(
        `  ${size} households stand after ${Math.round(performance.now() - startedMs)} ms`,
      )
      costs.set(size, await costsAt(home, size))
    }
    console.log(tableOf(costs))
    return [...figuresOf(costs), ...(await acrossHouseholds(home))]
  } finally {
    await home.close()
  }
}

let sequence = 0

async function costsAt(home: TestHome, size: number): Promise<Map<string, Cost>> {
  const devices = await devicesAt(home, size)
  const calls = (name: string, count: number) =>
    Array.from({ length: count }, (_, nth) => async () => {
      const device = devices[nth % devices.length]
      const ask = CALLS_BY_NAME[name]
      if (!device || !ask) throw new Error(`nobody asks for ${name}`)
      sequence += 1
      const cookies = { [DEVICE_COOKIE]: device.cookie }
      const answer = await home.app.inject({ ...ask(device, sequence), cookies })
      if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.body}`)
    })
  const costs = new Map<string, Cost>()
  for (const name of Object.keys(CALLS_BY_NAME)) {
    for (const call of calls(name, WARM_UP_CALLS)) await call()
    costs.set(name, await costOf(home, calls(name, CALLS)))
  }
  return costs
}

async function devicesAt({ database }: TestHome, size: number): Promise<Device[]> {
  const asked = Math.min(size, ASKED_HOUSEHOLDS)
  const devices: Device[] = []
  for (let nth = 0; nth < asked; nth++) {
    const household = 1 + Math.floor((nth * size) / asked)
    const found = await database.db.$client.query<{ id: number }>(SHARED_TITLE, [
      `Home ${household}`,
    ])
    const titleId = found.rows[0]?.id ?? 0
    for (const place of [GROWN_UP, CHILD]) {
      devices.push({
        cookie: cookieOf(household, place),
        titleId,
        playback: crypto.randomUUID(),
      })
    }
  }
  return devices
}

const UNITS: Record<keyof Cost, string> = {
  statements: 'statements',
  rows: 'rows',
  pages: 'pages',
  databaseMs: 'ms of PostgreSQL',
  serverMs: 'ms of the server',
  answerMs: 'ms to the answer',
}
type Promised = { unit: string; few: number; of: (cost: Cost) => number }

/** What is promised to be flat, and over how many households. One household's tables fit into a page or two, so what
 *  PostgreSQL reads, and the time that takes, is compared from many on; what a call costs in all, from one on. */
const PROMISED: readonly Promised[] = [
  { unit: UNITS.statements, few: SMALLEST, of: ({ statements }) => statements },
  {
    unit: 'processor ms of the server and PostgreSQL',
    few: SMALLEST,
    of: ({ serverMs, databaseMs }) => serverMs + databaseMs,
  },
  { unit: UNITS.databaseMs, few: MANY, of: ({ databaseMs }) => databaseMs },
  { unit: UNITS.rows, few: MANY, of: ({ rows }) => rows },
  { unit: UNITS.pages, few: MANY, of: ({ pages }) => pages },
]

function tableOf(costs: Map<number, Map<string, Cost>>): string {
  const lines: string[] = []
  for (const name of Object.keys(CALLS_BY_NAME)) {
    for (const [kind, unit] of Object.entries(UNITS)) {
      const values = [...costs.values()].map(
        (of) => of.get(name)?.[kind as keyof Cost] ?? Number.NaN,
      )
      lines.push(
        `  ${name.padEnd(16)}${unit.padEnd(20)}${values.map((value) => value.toFixed(2).padStart(12)).join('')}`,
      )
    }
  }
  return [
    `  ${''.padEnd(36)}${SIZES.map((size) => `${size}`.padStart(12)).join('')}`,
    ...lines,
  ].join('\n')
}

function figuresOf(costs: Map<number, Map<string, Cost>>): Figure[] {
  return Object.keys(CALLS_BY_NAME).flatMap((name) =>
    PROMISED.map(({ unit, few, of }): Figure => {
      const at = (size: number) => {
        const cost = costs.get(size)?.get(name)
        return cost ? of(cost) : Number.NaN
      }
      return {
        name: `Growth, ${name}: ${unit}, ${LARGEST} households over ${few}`,
        value: at(LARGEST) / at(few),
        unit: 'ratio',
        better: 'smaller',
        target: FLAT,
        note: `${SIZES.map((size) => at(size).toFixed(2)).join(', ')} with ${SIZES.join(', ')}`,
      }
    }),
  )
}

/** The sweep that looks at every household once a day, and what a household's words take in memory. */
async function acrossHouseholds(home: TestHome): Promise<Figure[]> {
  const { database } = home
  const sweep = async () => {
    for (const table of KEPT_TABLES) await removeOldRows(database.db, table, { now: new Date() })
  }
  const { databaseMs } = await costOf(home, [sweep, sweep, sweep])
  const found = await database.db.$client.query<{ id: number }>(
    'select id from households order by id desc limit $1',
    [SEARCHED_HOUSEHOLDS],
  )
  const before = heapBytes()
  for (const { id } of found.rows) await home.catalog.prepareSearch(id)
  return [
    {
      name: 'Growth: sweeping the history, PostgreSQL, a household and day',
      value: databaseMs / LARGEST,
      unit: 'ms',
      better: 'smaller',
      note: `${databaseMs.toFixed(0)} ms for ${LARGEST} of which nothing is old`,
    },
    {
      name: 'Growth: words of the search in memory, a household that searches',
      value: (heapBytes() - before) / 1000 / found.rows.length,
      unit: 'kB',
      better: 'smaller',
      note: `${SHIPPED_FILMS + OWN_VIDEOS} titles each`,
    },
  ]
}

function heapBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
