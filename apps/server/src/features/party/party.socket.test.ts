import { EventEmitter } from 'node:events'
import { PARTY_NAMESPACE } from '@starnest/contract/party'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../ports/viewer.ts'
import { openPartySocket, type PartyNamespace } from './party.socket.ts'
import { Presence } from './presence.ts'

const EMPTY_AFTER_MS = 10_000
const HOME = 1
const NEXT_DOOR = 2

type Handler = (socket: FakeSocket, next: (error?: Error) => void) => void

/** A screen's end of the line; it sends nothing. */
class FakeSocket extends EventEmitter {
  readonly data = {}
  readonly conn = { close: vi.fn() }
  readonly request: { headers: { cookie: string } }
  readonly rooms: string[] = []

  constructor(householdId: number) {
    super()
    this.request = { headers: { cookie: `${householdId}` } }
  }
  join(rooms: string[]): void {
    this.rooms.push(...rooms)
  }
  use(): void {
    // No words are tested here.
  }
}

/** The party's namespace as far as screens come and go. */
class FakeNamespace extends EventEmitter {
  readonly name = PARTY_NAMESPACE
  readonly #handlers: Handler[] = []

  use(handler: Handler): void {
    this.#handlers.push(handler)
  }
  to() {
    return { emit: () => true }
  }
  /** A screen of a household comes. Returns how it leaves. */
  async let(householdId: number): Promise<() => void> {
    const socket = new FakeSocket(householdId)
    for (const handler of this.#handlers) {
      await new Promise((resolve) => handler(socket, resolve))
    }
    this.emit('connection', socket)
    return () => socket.emit('disconnect', 'transport close')
  }
}

let warnings: string[]
let namespace: FakeNamespace
let party: ReturnType<typeof openPartySocket>
const onEmpty = vi.fn(async (_householdId: number) => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  onEmpty.mockReset()
  warnings = []
  namespace = new FakeNamespace()
  party = openPartySocket(namespace as unknown as PartyNamespace, {
    log: pino({}, { write: (line) => void warnings.push(JSON.parse(line).msg) }),
    now: () => new Date(),
    presence: new Presence(),
    findViewer: async ({ cookie }) => viewerOf(Number(cookie)),
    onEmpty,
  })
})
afterEach(() => {
  party.close()
  vi.useRealTimers()
})

const viewerOf = (householdId: number): Viewer => ({
  householdId,
  deviceId: null,
  profileId: 1,
  isGrownUp: true,
  guard: 'open',
  mustChoose: false,
  youngest: 'adult',
  maximumAge: 18,
  watchers: [{ profileId: 1, maximumAge: 18, isApprovedOnly: false, hasRules: false }],
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('a party is empty ten seconds after its last screen has left', async () => {
  const leave = await namespace.let(HOME)
  leave()
  await wait(EMPTY_AFTER_MS - 1)
  expect(onEmpty).not.toHaveBeenCalled()
  await wait(1)
  expect(onEmpty.mock.calls).toEqual([[HOME]])
  await wait(10 * EMPTY_AFTER_MS)
  expect(onEmpty).toHaveBeenCalledOnce()
})

it('is not empty when a screen comes back in time', async () => {
  const leave = await namespace.let(HOME)
  leave()
  await wait(EMPTY_AFTER_MS - 1)
  await namespace.let(HOME)
  await wait(10 * EMPTY_AFTER_MS)
  expect(onEmpty).not.toHaveBeenCalled()
})

it('begins to wait anew when the one that came back leaves', async () => {
  const leave = await namespace.let(HOME)
  leave()
  await wait(6000)
  const leaveAgain = await namespace.let(HOME)
  leaveAgain()
  await wait(EMPTY_AFTER_MS - 1)
  expect(onEmpty).not.toHaveBeenCalled()
  await wait(1)
  expect(onEmpty).toHaveBeenCalledOnce()
})

it('is not empty as long as one screen is there', async () => {
  const [leave] = [await namespace.let(HOME), await namespace.let(HOME)]
  leave()
  await wait(10 * EMPTY_AFTER_MS)
  expect(onEmpty).not.toHaveBeenCalled()
})

it('is empty whoever comes to the party next door', async () => {
  const leave = await namespace.let(HOME)
  leave()
  await namespace.let(NEXT_DOOR)
  await wait(EMPTY_AFTER_MS)
  expect(onEmpty.mock.calls).toEqual([[HOME]])
})

it('a party that could not be paused is written down, and the next one is told all the same', async () => {
  onEmpty.mockRejectedValueOnce(new Error('the database is away'))
  for (const _time of [1, 2]) {
    const leave = await namespace.let(HOME)
    leave()
    await wait(EMPTY_AFTER_MS)
  }
  expect(onEmpty).toHaveBeenCalledTimes(2)
  expect(warnings).toEqual(['An empty party could not be paused'])
})

it('nothing happens after it was closed', async () => {
  const leave = await namespace.let(HOME)
  leave()
  party.close()
  await wait(10 * EMPTY_AFTER_MS)
  expect(onEmpty).not.toHaveBeenCalled()
})
