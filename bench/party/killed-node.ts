import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '../../apps/server/test/database/open-client.ts'
import { startPrivateServer } from '../../apps/server/test/database/private-server.ts'
import { startPrivateRedis } from '../../apps/server/test/nodes/private-redis.ts'
import { newDataFolder, type RunningStarnest, startStarnest } from '../../tests/running-starnest.ts'
import type { Figure } from '../figure.ts'
import { cookieOf, fillUpTo, GROWN_UP, SHARED_TITLE } from '../growth/households.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { type Guest, openGuest, type Tally } from './guest.ts'
import { openSlowLine } from './slow-line.ts'

const HOUSEHOLDS = 20
const SCREENS = 6
const KILLS = forRun({ long: 2, short: 1 })
const LIMIT_MS = 5000
const CALM_MS = forRun({ long: 20_000, short: 10_000 })

/** Two nodes with a PostgreSQL and a Redis, behind a proxy that takes whichever answers; one is killed as by a power
 *  cut. How long it takes until every screen is at its party again and all of each party follow a command. */
export async function measureKilledNode(): Promise<Figure[]> {
  const postgresql = await startPrivateServer({ isForgetful: true })
  const redis = await startPrivateRedis()
  const nodes: RunningStarnest[] = []
  const guests: Guest[] = []
  const dataFolder = await newDataFolder()
  const node = async () =>
    within(
      'node',
      WORK_LIMIT_MS,
      startStarnest({
        DATABASE_URL: postgresql.url,
        REDIS_URL: redis.url,
        STARNEST_JOBS: 'elsewhere',
        STARNEST_DATA: dataFolder,
      }),
    )
  // As a proxy does: in turns, and to the other where nobody answers.
  let turn = 0
  const proxy = await openSlowLine(
    async () => {
      turn += 1
      const ports = nodes.map(({ origin }) => Number(new URL(origin).port))
      for (let nth = 0; nth < ports.length; nth++) {
        const port = ports[(turn + nth) % ports.length]
        if (port !== undefined && (await answers(port))) return port
      }
      return undefined
    },
    { leastMs: 0, mostMs: 0 },
  )
  try {
    nodes.push(await node(), await node())
    const titles = await addHouseholds(postgresql.url)
    const tally: Tally = { errors: [], calls: 0, clockAnswers: 0 }
    for (const household of titles.keys()) {
      for (let nth = 0; nth < SCREENS; nth++) {
        const cookie = cookieOf(household, GROWN_UP)
        guests.push(openGuest(proxy.origin, { household, cookie, tally, mayLoseLine: true }))
      }
    }
    await allJoined(guests)
    await Promise.all(
      [...titles].map(([household, titleId]) =>
        firstOf(guests, household).command({ is: 'show', titleId, rev: 3 }),
      ),
    )
    const calm = await calmFor(redis.url, guests, [...titles.keys()])
    const kills: Killed[] = []
    for (let nth = 0; nth < KILLS; nth++) {
      await pause(3000)
      kills.push(await killOne(nodes, guests, [...titles.keys()]))
      nodes.push(await node())
    }
    return [...figuresOf(kills), ...calm]
  } finally {
    for (const guest of guests) guest.leave()
    await proxy.close()
    await Promise.all(nodes.map((one) => one.halt()))
    await redis.stop()
    await postgresql.stop()
  }
}

/** What Redis has to do while each household pauses, starts and speaks once. */
async function calmFor(
  url: string,
  guests: readonly Guest[],
  households: readonly number[],
): Promise<Figure[]> {
  const before = await redisCounts(url)
  const startedMs = performance.now()
  for (const household of households) {
    const first = firstOf(guests, household)
    for (const is of ['pause', 'play'] as const) {
      const { playback } = await first.command({ is, rev: first.knows().rev })
      await until('word of a command', { limitMs: ANSWER_LIMIT_MS, everyMs: 10 }, async () =>
        guests.every((one) => one.household !== household || one.knows().rev >= playback.rev),
      )
    }
    await first.say('Popcorn time')
  }
  await pause(Math.max(0, CALM_MS - (performance.now() - startedMs)))
  const seconds = (performance.now() - startedMs) / 1000
  const after = await redisCounts(url)
  const perMinute = (grown: number) => (grown / seconds / households.length) * 60
  return [
    {
      name: 'Party, two nodes with a Redis: commands of Redis, a household and minute',
      value: perMinute(after.commands - before.commands),
      unit: 'commands',
      better: 'smaller',
      note: `${households.length} households × ${SCREENS} for ${seconds.toFixed(0)} s: a pause, a start and a word each, and what nodes say by themselves`,
    },
    {
      name: 'Party, two nodes with a Redis: processor time of Redis, a household and minute',
      value: perMinute(after.processorMs - before.processorMs),
      unit: 'ms',
      better: 'smaller',
    },
  ]
}

/** What a Redis has done so far. Source: Redis, INFO. */
async function redisCounts(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  socket.on('data', (piece) => {
    said += piece.toString('latin1')
  })
  socket.write('INFO\r\n')
  await until('word of Redis', { limitMs: ANSWER_LIMIT_MS, everyMs: 10 }, async () =>
    said.includes('used_cpu_user_children'),
  )
  socket.destroy()
  const facts = new Map(said.split('\r\n').map((line) => [line.split(':')[0], line.split(':')[1]]))
  const secondsOf = (name: string) => Number(facts.get(name))
  return {
    commands: Number(facts.get('total_commands_processed')),
    processorMs: (secondsOf('used_cpu_user') + secondsOf('used_cpu_sys')) * 1000,
  }
}

type Killed = { allBackMs: number; allFollowMs: number; lost: number }

async function killOne(
  nodes: RunningStarnest[],
  guests: readonly Guest[],
  households: readonly number[],
): Promise<Killed> {
  const [killed] = nodes
  if (!killed) throw new Error('there is no node to kill')
  const killedMs = performance.now()
  await killed.kill()
  nodes.shift()
  const follow = await Promise.all(households.map((household) => followedAt(guests, household)))
  await allJoined(guests)
  const lost = guests.filter((guest) => guest.joinedMs() > killedMs)
  return {
    lost: lost.length,
    allBackMs: Math.max(...lost.map((guest) => guest.joinedMs())) - killedMs,
    allFollowMs: Math.max(...follow) - killedMs,
  }
}

/** When all screens of a household are at the party and know of a command that was given after it. */
async function followedAt(guests: readonly Guest[], household: number): Promise<number> {
  const own = guests.filter((guest) => guest.household === household)
  const [first] = own
  if (!first) throw new Error('a household has no screen')
  let isPlaying = true
  return until('party that goes on', { limitMs: 2 * ANSWER_LIMIT_MS, everyMs: 20 }, async () => {
    if (!own.every((guest) => guest.isJoined())) return undefined
    isPlaying = !isPlaying
    const command = { is: isPlaying ? 'play' : 'pause', rev: first.knows().rev } as const
    const party = await first.command(command).catch(() => undefined)
    if (!party) return undefined
    const { rev } = party.playback
    await until('word of a command', { limitMs: ANSWER_LIMIT_MS, everyMs: 10 }, async () =>
      own.every((guest) => guest.knows().rev >= rev),
    )
    return Math.max(...own.map((guest) => guest.knows().atMs))
  })
}

const allJoined = (guests: readonly Guest[]) =>
  until('screens at the party', { limitMs: 2 * ANSWER_LIMIT_MS, everyMs: 100 }, async () =>
    guests.every((guest) => guest.isJoined()),
  )

function firstOf(guests: readonly Guest[], household: number): Guest {
  const found = guests.find((guest) => guest.household === household)
  if (!found) throw new Error('a household has no screen')
  return found
}

/** Films of the households by their number. */
async function addHouseholds(connectionString: string): Promise<Map<number, number>> {
  const client = await openClient(connectionString)
  try {
    await fillUpTo(client, HOUSEHOLDS + 1)
    const titles = new Map<number, number>()
    for (let nth = 2; nth <= HOUSEHOLDS + 1; nth++) {
      const found = await client.query<{ id: number }>(SHARED_TITLE, [`Home ${nth}`])
      titles.set(nth, found.rows[0]?.id ?? 0)
    }
    return titles
  } finally {
    await client.end()
  }
}

/** Whether something listens on a port of this machine. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

function figuresOf(kills: readonly Killed[]): Figure[] {
  const place = `Party, two nodes with a Redis, one killed, ${HOUSEHOLDS} households × ${SCREENS}`
  const lost = kills.map((kill) => kill.lost).join(' and ')
  return [
    {
      name: `${place}: all screens are back`,
      value: Math.max(...kills.map(({ allBackMs }) => allBackMs)) / 1000,
      unit: 's',
      better: 'smaller',
      note: `${lost} screens were on it`,
    },
    {
      name: `${place}: every party goes on`,
      value: Math.max(...kills.map(({ allFollowMs }) => allFollowMs)) / 1000,
      unit: 's',
      better: 'smaller',
      target: LIMIT_MS / 1000,
      note: `the slower of ${kills.length} kills`,
    },
  ]
}
