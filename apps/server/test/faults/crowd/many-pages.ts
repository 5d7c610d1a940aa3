import { setTimeout as sleep } from 'node:timers/promises'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import pLimit from 'p-limit'
import { cookieOf, fillUpTo } from '../../../../../bench/growth/households.ts'
import { processCost } from '../../../../../bench/run/cost/process-cost.ts'
import { until } from '../../../../../bench/run/waiting.ts'
import { type RunningStarnest, startStarnest } from '../../../../../tests/running-starnest.ts'
import { openClient } from '../../database/open-client.ts'
import { HUNG_MS, Outcomes } from '../device.ts'
import { startEngines } from '../engines.ts'
import { outcomesText, type Row, spreadOf } from '../seen/report.ts'
import { Bystander } from './bystander.ts'
import { type Crowd, CrowdPage } from './crowd-page.ts'

const PAGES = 10_000
const HOUSEHOLDS = 500
const WHO_OF_A_HOUSEHOLD = 4
const AWAY_MS = 2500
const COME_LIMIT_MS = 15 * 60_000
/** Calls that are under way at once, as through a proxy that keeps connections. */
const CALLS_AT_ONCE = 256

/** The header of a device on which one of the four of a household watches. */
const cookieHeader = (household: number, place: number) =>
  `${DEVICE_COOKIE}=${cookieOf(household, place)}`

type Asked = { times: number; note: (row: Row) => void }

/** Ten thousand pages on two nodes. The lines of all of them break at once, as when a proxy is started anew; then one
 *  node is killed, and its half comes to the other. */
export async function breakLinesOfMany({ times, note }: Asked): Promise<void> {
  const engines = await startEngines()
  const env = {
    ...engines.env,
    STARNEST_JOBS: 'elsewhere',
    STARNEST_MAX_PAGES: String(PAGES),
  }
  const nodes: RunningStarnest[] = [await startStarnest(env), await startStarnest(env)]
  await addHouseholds(engines.databaseUrl)
  const many = new ManyPages(() => nodes)
  const came = await many.come()
  const memory = await Promise.all(nodes.map(({ pid }) => processCost(pid)))
  const cut = new Rounds(`the lines of ${PAGES} pages broken at once`, many, () => nodes)
  const killed = new Rounds(
    `one of two nodes killed, on which half of ${PAGES} pages are`,
    many,
    () => nodes,
  )
  cut.see(
    `all came within ${(came / 1000).toFixed(0)} s; then a node had ${memory.map(({ residentMb }) => residentMb.toFixed(0)).join(' and ')} MB`,
  )
  for (let nth = 1; nth <= times; nth += 1) {
    await cut.again(async () => many.cutAll())
    note(cut.row())
    await killed.again(async () => {
      await nodes.shift()?.kill()
      await sleep(AWAY_MS)
      nodes.push(await startStarnest(env))
    })
    note(killed.row())
  }
  many.leave()
  for (const node of nodes) await node.kill()
  await engines.stop()
}

async function addHouseholds(databaseUrl: string): Promise<void> {
  const client = await openClient(databaseUrl)
  await fillUpTo(client, HOUSEHOLDS + 1)
  await client.query('analyze')
  await client.end()
}

/** The pages, spread over the households, and over the nodes as they connect. */
class ManyPages implements Crowd {
  readonly #pages: CrowdPage[] = []
  readonly #nodes: () => readonly RunningStarnest[]
  readonly #call = pLimit(CALLS_AT_ONCE)
  #outcomes = new Outcomes()
  #next = 0
  #joinedMs: number[] = []
  #asking = 0
  tries = 0

  constructor(nodes: () => readonly RunningStarnest[]) {
    this.#nodes = nodes
  }

  nextOrigin(): string | undefined {
    const nodes = this.#nodes()
    this.#next += 1
    return nodes[this.#next % nodes.length]?.origin
  }

  /** A page that has come again asks for what it shows, as one does that stands on home. */
  onJoined(page: CrowdPage, isFirst: boolean): void {
    this.#joinedMs.push(performance.now())
    if (isFirst) return
    this.#asking += 1
    void this.#catchUp(page).finally(() => {
      this.#asking -= 1
    })
  }

  async #catchUp(page: CrowdPage): Promise<void> {
    for (const path of [HOUSEHOLD_ROUTES.viewer.path, CATALOG_ROUTES.home.path]) {
      await this.#call(async () => {
        const startedMs = performance.now()
        const outcome = await fetch(`${this.nextOrigin()}${path}`, {
          headers: { cookie: page.cookie },
          signal: AbortSignal.timeout(HUNG_MS),
        })
          .then(async (answer) => {
            await answer.arrayBuffer()
            return answer.status === 200 ? 'done' : String(answer.status)
          })
          .catch((error: Error) =>
            error.name === 'TimeoutError' ? 'no answer in 20 s' : 'broken off',
          )
        this.#outcomes.note(outcome, performance.now() - startedMs)
      })
    }
  }

  /** Resolves with how long it took until all were there, milliseconds. */
  async come(): Promise<number> {
    const startedMs = performance.now()
    for (let at = 0; at < PAGES; at += 1) {
      const household = 2 + (at % HOUSEHOLDS)
      const place = Math.floor(at / HOUSEHOLDS) % WHO_OF_A_HOUSEHOLD
      this.#pages.push(new CrowdPage(this, cookieHeader(household, place)))
      if (at % 200 === 199) await sleep(200)
    }
    await this.#allThere()
    return performance.now() - startedMs
  }

  async #allThere(): Promise<void> {
    await until('crowd', { limitMs: COME_LIMIT_MS, everyMs: 100 }, async () =>
      this.#pages.every(({ isJoined }) => isJoined),
    )
  }

  /** Does something to them. Resolves with when each of those came again to whom it was done. */
  async during(work: () => Promise<void>) {
    this.#joinedMs = []
    this.#outcomes = new Outcomes()
    this.tries = 0
    const startedMs = performance.now()
    await work()
    await this.#allThere()
    const tries = this.tries
    const joinedMs = this.#joinedMs.map((atMs) => atMs - startedMs)
    await until('answers', { limitMs: COME_LIMIT_MS, everyMs: 100 }, async () => this.#asking === 0)
    return { joinedMs, tries, outcomes: this.#outcomes, shownMs: performance.now() - startedMs }
  }

  async cutAll(): Promise<void> {
    for (const page of this.#pages) page.cut()
  }

  leave(): void {
    for (const page of this.#pages) page.leave()
  }
}

/** One thing that is done to them again and again. */
class Rounds {
  readonly #what: string
  readonly #many: ManyPages
  readonly #nodes: () => readonly RunningStarnest[]
  readonly #seen: string[] = []
  readonly #wrong: string[] = []
  #times = 0

  constructor(what: string, many: ManyPages, nodes: () => readonly RunningStarnest[]) {
    this.#what = what
    this.#many = many
    this.#nodes = nodes
  }

  see(sentence: string): void {
    this.#seen.push(sentence)
  }

  async again(work: () => Promise<void>): Promise<void> {
    this.#times += 1
    // The node that stays, whatever is started beside it.
    const origin = this.#nodes().at(-1)?.origin ?? ''
    const bystander = new Bystander(() => origin, cookieHeader(2, 0))
    const { joinedMs, tries, outcomes, shownMs } = await this.#many.during(work)
    const { seen, failed } = await bystander.end()
    const perSecond = new Map<number, number>()
    for (const ms of joinedMs) {
      const second = Math.floor(ms / 1000)
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
    }
    const sentence = [
      `${joinedMs.length} pages came again, half of them after ${spreadOf(joinedMs)}`,
      `at most ${Math.max(...perSecond.values())} in a second, with ${(tries / joinedMs.length).toFixed(1)} tries each`,
      `all showed what is new after ${(shownMs / 1000).toFixed(0)} s (${outcomesText(outcomes)})`,
      ...seen,
    ].join('; ')
    this.#seen.push(`time ${this.#times}: ${sentence}`)
    this.#wrong.push(...failed.map((one) => `time ${this.#times}: ${one}`))
    console.log(
      `  ${this.#what}, ${this.#times}: ${sentence}; ${failed.join(', ') || 'all answered'}`,
    )
  }

  row(): Row {
    return { what: this.#what, times: this.#times, wrong: this.#wrong, seen: this.#seen }
  }
}
