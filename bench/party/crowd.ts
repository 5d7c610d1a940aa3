import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { layoutIn } from '../../apps/server/src/adapters/database/embedded/layout.ts'
import { SOCKET_PORT } from '../../apps/server/src/adapters/database/embedded/platform/socket-folder.ts'
import { openClient } from '../../apps/server/test/database/open-client.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { cookieOf, fillUpTo, GROWN_UP, SHARED_TITLE } from '../growth/households.ts'
import { percentile } from '../report.ts'
import { childrenMs, processCost } from '../run/cost/process-cost.ts'
import { forRun } from '../run/short-run.ts'
import { until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { type Guest, openGuest, type Tally } from './guest.ts'

const HOUSEHOLDS = 100
const SCREENS = 6
const WATCHED_SECONDS = forRun({ long: 60, short: 15 })

/** What a lively household does: a pause or a start, a word, and a reaction, each every so often. */
const COMMAND_EVERY_MS = 30_000
const WORD_EVERY_MS = 20_000
const REACTION_EVERY_MS = 15_000

/** Longest that the crowd may take to come: every page that comes makes the others of its household ask. */
const CROWD_LIMIT_MS = 4 * 60_000

/** All of one household are told so soon of what one of them did, or it counts as an error. */
const TOLD_LIMIT_MS = 10_000

/** A hundred households of six screens watch together on one server, and pause, speak and react. */
export async function measureCrowd(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const tally: Tally = { errors: [], calls: 0, clockAnswers: 0 }
  let parties: PartyOf[] = []
  try {
    const titles = await addHouseholds(starnest.dataFolder)
    const idleMb = (await processCost(starnest.pid)).residentMb
    parties = titles.map((titleId, at) =>
      partyOf({ origin: starnest.origin, nth: at + 2, titleId, tally }),
    )
    await until('crowd at the party', { limitMs: CROWD_LIMIT_MS, everyMs: 250 }, async () =>
      parties.every(({ guests }) => guests.every((guest) => guest.isJoined())),
    )
    await Promise.all(parties.map((party) => party.begin()))
    await pause(5000)
    const before = await costOf(starnest.pid)
    const startedMs = performance.now()
    const callsBefore = tally.calls
    const ownBefore = performance.eventLoopUtilization()
    const told = (
      await Promise.all(parties.map((party) => party.live(WATCHED_SECONDS * 1000)))
    ).flat()
    const tookMs = performance.now() - startedMs
    const own = 100 * performance.eventLoopUtilization(ownBefore).utilization
    const after = await costOf(starnest.pid)
    const share = (ms: number) => (100 * ms) / tookMs
    return figuresOf({
      ...{ tally, told, idleMb, own },
      loop: share(after.loopMs - before.loopMs),
      server: share(after.processorMs - before.processorMs),
      database: share(after.databaseMs - before.databaseMs),
      residentMb: after.residentMb,
      callsPerSecond: ((tally.calls - callsBefore) / tookMs) * 1000,
    })
  } finally {
    for (const { guests } of parties) for (const guest of guests) guest.leave()
    await starnest.stop()
  }
}

const costOf = async (pid: number) => ({
  ...(await processCost(pid)),
  databaseMs: await childrenMs(pid),
})

/** Adds the households to the database of a server that runs. Resolves with a film of each that everybody may see. */
async function addHouseholds(dataFolder: string): Promise<number[]> {
  const host = layoutIn(dataFolder).socket
  const at = { host, port: SOCKET_PORT, user: 'starnest', database: 'starnest' }
  const client = await openClient(at)
  try {
    await fillUpTo(client, HOUSEHOLDS + 1)
    await client.query('analyze')
    const titles: number[] = []
    for (let nth = 2; nth <= HOUSEHOLDS + 1; nth++) {
      const found = await client.query<{ id: number }>(SHARED_TITLE, [`Home ${nth}`])
      titles.push(found.rows[0]?.id ?? 0)
    }
    return titles
  } finally {
    await client.end()
  }
}

/** The party of one household. */
export type PartyOf = {
  guests: Guest[]
  begin(): Promise<void>
  /** Pauses, speaks and reacts for so long. Resolves with how long the slowest screen took to know of each pause and
   *  start, milliseconds. */
  live(forMs: number): Promise<number[]>
}

/** Six screens of the nth household. */
function partyOf({
  origin,
  nth,
  titleId,
  tally,
}: {
  origin: string
  nth: number
  titleId: number
  tally: Tally
}): PartyOf {
  const cookie = cookieOf(nth, GROWN_UP)
  const guests = Array.from({ length: SCREENS }, () =>
    openGuest(origin, { household: nth, cookie, tally }),
  )
  const [first] = guests
  let rev = 0

  async function change(isPlaying: boolean): Promise<number> {
    const askedMs = performance.now()
    const party = await first?.command({ is: isPlaying ? 'play' : 'pause', rev })
    rev = party?.playback.rev ?? rev
    await until('word of a pause', { limitMs: TOLD_LIMIT_MS, everyMs: 20 }, async () =>
      guests.every((guest) => guest.knows().rev >= rev),
    )
    return Math.max(...guests.map((guest) => guest.knows().atMs)) - askedMs
  }

  return {
    guests,
    async begin() {
      const known = await first?.command({ is: 'show', titleId, rev: 3 })
      rev = known?.playback.rev ?? 0
    },
    async live(forMs) {
      const endMs = performance.now() + forMs
      const told: number[] = []
      const noted = async (work: Promise<unknown> | undefined) => {
        await work?.catch((error: unknown) => tally.errors.push(String(error)))
      }
      const every = async (ms: number, work: (count: number) => Promise<unknown> | undefined) => {
        // Households begin at moments of their own.
        await pause(Math.min(forMs, ((nth * 7919) % 1000) * (ms / 1000)))
        for (let count = 0; performance.now() < endMs; count++) {
          await noted(work(count))
          await pause(Math.max(0, Math.min(ms, endMs - performance.now())))
        }
      }
      await Promise.all([
        every(COMMAND_EVERY_MS, async (count) => told.push(await change(count % 2 === 1))),
        every(WORD_EVERY_MS, (count) => guests[count % SCREENS]?.say(`Popcorn, ${count}`)),
        every(REACTION_EVERY_MS, async (count) => guests[count % SCREENS]?.react()),
      ])
      return told
    },
  }
}

type Measured = {
  tally: Tally
  told: number[]
  idleMb: number
  /** How much of the time the loop of the crowd itself was busy, percent. */
  own: number
  loop: number
  server: number
  database: number
  residentMb: number
  callsPerSecond: number
}

function figuresOf(measured: Measured): Figure[] {
  const { tally, told, idleMb, loop, server, database, residentMb } = measured
  const place = `Party, ${HOUSEHOLDS} households × ${SCREENS} on one node`
  const smaller = { better: 'smaller' } as const
  for (const error of [...new Set(tally.errors)].slice(0, 10)) console.log(`  ${error}`)
  return [
    {
      ...smaller,
      name: `${place}: errors`,
      value: tally.errors.length,
      unit: 'errors',
      target: 0,
      note: `${tally.calls} calls and ${tally.clockAnswers} times of the clock in ${WATCHED_SECONDS} s`,
    },
    {
      ...smaller,
      name: `${place}: processor time of the server`,
      value: server,
      unit: '% of a core',
      note: `${loop.toFixed(0)} % in its loop; ${measured.callsPerSecond.toFixed(0)} calls a second`,
    },
    {
      ...smaller,
      name: `${place}: processor time of PostgreSQL`,
      value: database,
      unit: '% of a core',
    },
    {
      ...smaller,
      name: `${place}: memory of the server`,
      value: residentMb,
      unit: 'MB',
      note: `${idleMb.toFixed(0)} MB before anybody came`,
    },
    {
      ...smaller,
      name: `${place}: all six know of a pause, p95`,
      value: percentile(told, 0.95),
      unit: 'ms',
      note: `${told.length} pauses and starts; no delay on the line; the crowd's own loop was busy for ${measured.own.toFixed(0)} % of the time`,
    },
  ]
}
