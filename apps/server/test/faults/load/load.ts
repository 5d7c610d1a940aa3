import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { until } from '../../../../../bench/run/waiting.ts'
import { Device, Outcomes } from '../device.ts'
import type { House } from '../house.ts'
import { Films } from './films.ts'
import { Forms } from './forms.ts'
import { Lists } from './lists.ts'
import { Page } from './pages.ts'
import { Party } from './party.ts'
import { Places } from './places.ts'
import { Uploads } from './uploads.ts'
import type { Writer } from './writer.ts'

/** Films that a parent would not mind, with so many pages at the party. */
const PAGES = 4
const PARTY_LIMIT_MS = 60_000

/** A family that uses a house in all ways at once. */
export type Load = {
  /** What became of calls since this was last set. */
  outcomes: Outcomes
  /** Goes on with everything. */
  go(): void
  /** Lets what is under way end, and begins nothing. */
  rest(): Promise<void>
  /** While it rests: a sentence for each acknowledged thing that is lost, or there twice. */
  check(): Promise<string[]>
  /** Milliseconds until every node knows exactly the pages that are at the party, and all of them hear
   *  of what is said. @throws Error when they do not within a minute */
  partyIsWhole(): Promise<number>
  /** By how much the times differ that pages of all nodes are told, milliseconds. */
  clocksApartMs(): Promise<number>
  /** At the end: everything once more, every byte, and every job done. */
  checkAll(): Promise<string[]>
  /** Acknowledged writes by what they were. */
  acknowledged(): Record<string, number>
  jobFacts(): Promise<{ films: number; mostAttempts: number }>
  close(): Promise<void>
}

/** Begins to use a house. */
export async function openLoad(house: Pick<House, 'origins' | 'databaseUrl'>): Promise<Load> {
  const source = join(await mkdtemp(join(tmpdir(), 'films-')), 'camera.avi')
  await Films.makeSource(source)
  let outcomes = new Outcomes()
  const newDevice = () => new Device(house.origins, () => outcomes)
  const device = newDevice()
  const shown = animationListSchema.parse(await device.ask(CATALOG_ROUTES.list.path))
  const titleIds = shown.filter((title) => title.videoUrl).map(({ id }) => id)
  const [first = 0, second = 0, ...others] = titleIds
  const party = new Party([newDevice(), newDevice()], second)
  const uploads = new Uploads(newDevice())
  const films = new Films(newDevice(), { databaseUrl: house.databaseUrl, source })
  const writers: Writer[] = [
    new Places(newDevice(), first),
    new Lists(newDevice(), others.slice(0, 8)),
    ...[party, uploads, new Forms(newDevice()), films],
  ]
  const pages = Array.from({ length: PAGES }, (_, at) => new Page(newDevice(), house.origins, at))
  let isResting = true
  let isClosed = false
  let go = Promise.withResolvers<void>()
  const underWay = new Set<Promise<void>>()
  const broken: string[] = []

  async function use(writer: Writer): Promise<void> {
    while (!isClosed) {
      while (isResting) await go.promise
      const step = writer.step().catch((error: unknown) => {
        broken.push(`${writer.name}: ${error instanceof Error ? error.stack : error}`)
      })
      underWay.add(step)
      await step
      underWay.delete(step)
    }
  }
  for (const writer of writers) void use(writer)

  async function isPartyWhole(): Promise<boolean> {
    const ids = pages.flatMap(({ memberId }) => memberId ?? [])
    if (ids.length < PAGES) return false
    for (const origin of house.origins()) {
      const { members } = await party.party(origin)
      if (
        members
          .map(({ id }) => id)
          .sort()
          .join() !== ids.sort().join()
      )
        return false
    }
    const before = pages.map(({ heard }) => heard)
    await party.step()
    await party.step()
    return pages.every(({ heard }, at) => heard > (before[at] ?? 0))
  }

  async function check(): Promise<string[]> {
    const wrong = broken.splice(0)
    for (const writer of writers) wrong.push(...(await writer.check()))
    return wrong
  }

  return {
    get outcomes() {
      return outcomes
    },
    set outcomes(fresh) {
      outcomes = fresh
    },
    go() {
      isResting = false
      go.resolve()
    },
    async rest() {
      isResting = true
      go = Promise.withResolvers()
      await Promise.all(underWay)
    },
    check,
    async partyIsWhole() {
      const startedMs = performance.now()
      await until('whole party', { limitMs: PARTY_LIMIT_MS, everyMs: 200 }, isPartyWhole)
      return performance.now() - startedMs
    },
    async clocksApartMs() {
      const told = await Promise.all(pages.map((page) => page.clockAheadMs()))
      const known = told.filter((aheadMs) => aheadMs !== undefined)
      return Math.max(...known) - Math.min(...known)
    },
    async checkAll() {
      const wrong = await check()
      wrong.push(...(await uploads.check({ isAll: true })), ...(await films.checkEnds()))
      return wrong
    },
    acknowledged: () =>
      Object.fromEntries(writers.map(({ name, acknowledged }) => [name, acknowledged])),
    jobFacts: () => films.facts(),
    async close() {
      isClosed = true
      isResting = false
      go.resolve()
      await Promise.all(underWay)
      for (const page of pages) page.close()
      await films.close()
    },
  }
}
