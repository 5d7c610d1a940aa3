import { healthSchema } from '@starnest/contract/health'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shelved } from '../../../test/ceiling/ceiling-shelf.ts'
import { operationsOf, UNDESCRIBED } from '../../../test/hostile/fuzz/described-operations.ts'
import {
  type Answer,
  type Caller,
  type FuzzedHome,
  isAnswered,
  openFuzzedHome,
} from '../../../test/hostile/fuzz/fuzzed-home.ts'
import { type RandomCall, randomCall } from '../../../test/hostile/fuzz/random-calls.ts'
import { openSockets, randomEvent } from '../../../test/hostile/fuzz/random-events.ts'
import { newDeviceCookie } from '../../features/household/device-cookie.ts'

/** STARNEST_TEST_FUZZ_SEED and STARNEST_TEST_FUZZ_CALLS ask other questions, and more of them. */
const SEED = Number(process.env.STARNEST_TEST_FUZZ_SEED ?? 20_261_122)
/** By all four who may change nothing together. */
const CALLS = Number(process.env.STARNEST_TEST_FUZZ_CALLS ?? 10_000)
/** By a grown-up, who may change everything. */
const CALLS_OF_A_GROWN_UP = CALLS / 5
/** Over the socket, by a child's page. */
const EVENTS = CALLS / 20
/** Calls under way at once. */
const AT_ONCE = 25
/** Longer than any run here; the shrinking of a failure ends then too. */
const LIMIT_MS = 300_000

const THIS_MACHINE = '127.0.0.1'

let home: FuzzedHome
let calls: fc.Arbitrary<RandomCall[]>

async function openHome(): Promise<void> {
  home = await openFuzzedHome({ isAlone: true })
  const { app } = home.home
  const document = (await app.inject('/api/docs/json')).json()
  const call = randomCall([...operationsOf(document), ...UNDESCRIBED], home.known)
  calls = fc.array(call, { minLength: AT_ONCE, maxLength: AT_ONCE })
}

type Asked = { call: RandomCall; answer: Answer }

/** Asks so many random calls, the same ones for the same seed, and hands each answer to `judge`,
 *  which says what is wrong with it. Resolves with the share that was answered below 400: calls that all miss prove
 *  nothing. */
async function ask(
  total: number,
  nextCaller: () => Caller | Promise<Caller>,
  judge: (asked: Asked) => string | undefined,
): Promise<number> {
  let [answered, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(calls, async (batch) => {
      const caller = await nextCaller()
      const wrong = await Promise.all(
        batch.map(async (call) => {
          if (call.url.startsWith('/api/editor') && call.method !== 'GET')
            written += call.body ?? ''
          const answer = await home.ask(call, caller)
          asked += 1
          if (isAnswered(answer)) answered += 1
          return judge({ call, answer })
        }),
      )
      expect(wrong.filter((one) => one !== undefined)).toEqual([])
    }),
    {
      seed: SEED,
      numRuns: Math.ceil(total / AT_ONCE),
      interruptAfterTimeLimit: LIMIT_MS - 60_000,
      markInterruptAsFailure: true,
    },
  )
  return answered / asked
}

const saysOf = ({ call, answer }: Asked) =>
  `${call.method} ${call.url.slice(0, 200)} answered ${answer.status}: ${answer.said.slice(-300)}`

/** A grown-up may leave somebody no room for uploads, and that is said with a 507. */
const isBroken = ({ answer }: Asked) =>
  answer.status >= 500 && !(answer.status === 507 && answer.said.includes('"quota_full"'))

/** What calls have named projects and their parts: the editor says it again. */
let written = ''

/** The marks of hidden titles in an answer that nobody who asks has said. */
function leaksIn({ call, answer }: Asked, hidden: readonly Shelved[]): string[] {
  const isEditor = call.url.startsWith('/api/editor')
  const sent = decodedOf(`${call.url} ${call.body ?? ''}${isEditor ? written : ''}`)
  return hidden
    .flatMap(({ mark, mediaId, file }) => [mark, mediaId, file.mediaId, file.sha256])
    .filter((mark) => answer.said.includes(mark) && !sent.includes(mark))
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function expectHealth(): Promise<void> {
  const answer = await fetch(`${home.home.app.listeningOrigin}/api/health`)
  expect(healthSchema.parse(await answer.json())).toBeDefined()
}

/** Whom the calls are asked as. `hidden`: the titles whose names they may not hear. `leastAnswered`: half of
 *  the share of their calls that was answered below 400 when it was measured. */
const CALLERS: {
  name: string
  caller: () => Promise<Caller>
  hidden: () => readonly Shelved[]
  leastAnswered: number
}[] = [
  {
    name: 'a child',
    async caller() {
      await home.bringBackChild()
      const cookie = `${DEVICE_COOKIE}=${home.child.deviceId}`
      return { cookie, remoteAddress: THIS_MACHINE }
    },
    hidden: () => home.hidden,
    leastAnswered: 0.1,
  },
  {
    name: 'a stranger, each time with another cookie that nobody gave them',
    async caller() {
      return { cookie: `${DEVICE_COOKIE}=${newDeviceCookie()}`, remoteAddress: THIS_MACHINE }
    },
    hidden: () => home.hidden,
    leastAnswered: 0.1,
  },
  {
    name: 'a guest on the sofa, whose browser keeps no cookies',
    caller: async () => ({ cookie: undefined, remoteAddress: THIS_MACHINE }),
    hidden: () => home.hidden,
    leastAnswered: 0.1,
  },
  {
    name: 'a device of the network that is not paired',
    async caller() {
      networkDevices += 1
      const cookie = `${DEVICE_COOKIE}=${home.child.deviceId}`
      return { cookie, remoteAddress: `10.0.${networkDevices >> 8}.${networkDevices & 255}` }
    },
    hidden: () => home.everything,
    leastAnswered: 0.02,
  },
]
let networkDevices = 0

describe(`random calls of everything that the server describes (seed ${SEED})`, () => {
  beforeAll(openHome)
  afterAll(() => home.close())

  it.each(CALLERS)(
    `by $name: none breaks anything, none is told of a hidden title, and what the child may see stays (${CALLS / CALLERS.length})`,
    async ({ caller, hidden, leastAnswered }) => {
      const before = await home.world()
      const share = await ask(CALLS / CALLERS.length, caller, (asked) => {
        const leaks = leaksIn(asked, hidden())
        const isFine = leaks.length === 0 && !isBroken(asked)
        return isFine ? undefined : `${saysOf(asked)} ${leaks}`
      })
      expect(share).toBeGreaterThan(leastAnswered)
      expect(await home.world()).toEqual(before)
      await expectHealth()
    },
    LIMIT_MS,
  )

  it(`over the socket, by a child: none breaks anything, and nobody hears what no contract knows (${EVENTS})`, async () => {
    await home.bringBackChild()
    const before = await home.world()
    const origin = home.home.app.listeningOrigin
    const other = await openSockets(origin, home.dad.deviceId)
    const child = await openSockets(origin, home.child.deviceId)
    for (const event of fc.sample(randomEvent, { seed: SEED, numRuns: EVENTS })) child.send(event)
    expect(await child.clock()).toEqual(expect.any(Number))
    expect(await other.clock()).toEqual(expect.any(Number))
    expect([child.isOpen(), other.isOpen()]).toEqual([true, true])
    expect([...child.strange, ...other.strange]).toEqual([])
    child.close()
    other.close()
    expect(await home.world()).toEqual(before)
    await expectHealth()
  })
})

describe(`the same calls by a grown-up, whom nothing stops at the door (seed ${SEED})`, () => {
  beforeAll(openHome)
  afterAll(() => home.close())

  it(
    `break nothing (${CALLS_OF_A_GROWN_UP})`,
    async () => {
      const caller = async () => ({
        cookie: `${DEVICE_COOKIE}=${await home.grownUp()}`,
        remoteAddress: THIS_MACHINE,
      })
      const share = await ask(CALLS_OF_A_GROWN_UP, caller, (asked) =>
        isBroken(asked) ? saysOf(asked) : undefined,
      )
      expect(share).toBeGreaterThan(0.12)
      await expectHealth()
    },
    LIMIT_MS,
  )
})
