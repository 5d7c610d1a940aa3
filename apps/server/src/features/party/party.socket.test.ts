import { EventEmitter } from 'node:events'
import { MAX_PARTY_MEMBERS, PARTY_NAMESPACE } from '@starnest/contract/party/party'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../domain/viewer.ts'
import { openPartySocket, type PartyNamespace } from './party.socket.ts'
import { Presence } from './presence.ts'

const NOTE_EVERY_MS = 10_000
const HOME = 1

type Handler = (socket: FakeSocket, next: (error?: Error) => void) => void

/** A screen's end of the line; it sends nothing. */
class FakeSocket extends EventEmitter {
  readonly data = {}
  readonly conn = { close: vi.fn() }
  readonly request: { headers: { cookie: string } }
  readonly rooms: string[] = []
  readonly disconnect = vi.fn()

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
let presence: Presence
const noteSeen = vi.fn(async (): Promise<void> => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  noteSeen.mockReset()
  presence = new Presence(() => new Date())
  warnings = []
  namespace = new FakeNamespace()
  party = openPartySocket(namespace as unknown as PartyNamespace, {
    log: pino({}, { write: (line) => void warnings.push(JSON.parse(line).msg) }),
    now: () => new Date(),
    presence,
    findViewer: async ({ cookie }) => viewerOf(Number(cookie)),
    noteSeen,
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

it('that somebody is there is written every ten seconds, and as the last one leaves', async () => {
  const leave = await namespace.let(HOME)
  await wait(NOTE_EVERY_MS)
  expect(noteSeen).toHaveBeenCalledOnce()
  noteSeen.mockImplementationOnce(async () => {
    expect(presence.households()).toEqual([HOME])
  })
  leave()
  expect(noteSeen).toHaveBeenCalledTimes(2)
  expect(presence.households()).toEqual([])
  await wait(0)
  expect(warnings).toEqual([])
})

it('what could not be written is logged, and tried again', async () => {
  noteSeen.mockRejectedValueOnce(new Error('the database is away'))
  await wait(2 * NOTE_EVERY_MS)
  expect(noteSeen).toHaveBeenCalledTimes(2)
  expect(warnings).toEqual(['It could not be written who is at the parties'])
})

it('nothing is written after it was closed', async () => {
  party.close()
  await wait(10 * NOTE_EVERY_MS)
  expect(noteSeen).not.toHaveBeenCalled()
})

it('holds no more screens than it should, though all come at once', async () => {
  await Promise.all(Array.from({ length: MAX_PARTY_MEMBERS + 3 }, () => namespace.let(HOME)))
  expect(presence.at(HOME)).toHaveLength(MAX_PARTY_MEMBERS)
})
