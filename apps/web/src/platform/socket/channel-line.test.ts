import type { Channel } from '@starnest/contract/realtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { channelLine, openForMs } from './channel-line.ts'

/** A socket as socket.io-client has one, without a server, and the connection that it is on. */
const fake = vi.hoisted(() => {
  const heard = new Map<string, Set<(...facts: unknown[]) => void>>()
  const ask = vi.fn()
  const socket = {
    id: 'visit-1',
    connected: false,
    /** Whether it is going to try again by itself. */
    active: true,
    on(event: string, listener: (...facts: unknown[]) => void) {
      heard.set(event, (heard.get(event) ?? new Set()).add(listener))
    },
    off(event: string, listener: (...facts: unknown[]) => void) {
      heard.get(event)?.delete(listener)
    },
    emit: vi.fn(),
    connect: vi.fn(),
    disconnect: vi.fn(),
    timeout: vi.fn((_limitMs: number) => ({ emitWithAck: ask })),
  }
  return {
    heard,
    ask,
    socket,
    connections: [] as unknown[],
    channels: [] as [string, { auth: (say: (joining: unknown) => void) => void }][],
  }
})
vi.mock('socket.io-client', () => ({
  Manager: class {
    constructor(options: unknown) {
      fake.connections.push(options)
    }
    socket(...channel: (typeof fake.channels)[number]) {
      fake.channels.push(channel)
      return fake.socket
    }
  },
}))

const { socket } = fake
const RETRY_MS = 5000
const DICE = {
  name: '/dice',
  clientEvents: { throw: z.int() },
  serverEvents: { thrown: z.object({ eyes: z.int() }) },
} as const satisfies Channel

const told = { onJoined: vi.fn(), onLeft: vi.fn(), onRefused: vi.fn() }
let leave: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  fake.heard.clear()
  socket.connected = true
  socket.active = true
  leave = channelLine(DICE).join(told)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const hear = (event: string, ...facts: unknown[]) => {
  for (const listener of fake.heard.get(event) ?? []) listener(...facts)
}
const joined = (id: string) => {
  socket.id = id
  hear('connect')
}
const refused = (data: unknown = { code: 'party_full' }) => {
  socket.connected = false
  socket.active = false
  hear('connect_error', Object.assign(new Error('no'), { data }))
}
const connects = () => socket.connect.mock.calls.length

it('joins channels of a page on one connection', () => {
  channelLine({ ...DICE, name: '/cards' })
  expect(fake.connections).toEqual([
    {
      path: '/api/live',
      transports: ['websocket'],
      autoConnect: false,
      reconnectionDelayMax: 1000,
    },
  ])
  expect(fake.channels.slice(-2).map(([name]) => name)).toEqual(['/dice', '/cards'])
  expect(connects()).toBe(1)
})

it('says how long its page has been open, whenever it joins', () => {
  const say = vi.fn()
  vi.spyOn(performance, 'now').mockReturnValue(2345.6)
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin)
  fake.channels.at(-1)?.[1].auth(say)
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 90_000)
  fake.channels.at(-1)?.[1].auth(say)
  expect(say.mock.calls).toEqual([[{ openForMs: 2346 }], [{ openForMs: 90_000 }]])
  expect(openForMs()).toBe(90_000)
})

it('tells under which id it has joined, whether for the first time, and when the line is lost', () => {
  joined('zoe')
  hear('disconnect', 'transport close')
  joined('zoe-again')
  expect(told.onJoined.mock.calls).toEqual([
    [{ memberId: 'zoe', isFirst: true }],
    [{ memberId: 'zoe-again', isFirst: false }],
  ])
  expect(told.onLeft.mock.calls).toEqual([[{ isDismissed: false }]])
})

describe('coming again', () => {
  it('is left to the connection where the line broke by itself', () => {
    joined('zoe')
    hear('disconnect', 'transport close')
    hear('connect_error', new Error('websocket error'))
    vi.advanceTimersByTime(60_000)
    expect(connects()).toBe(1)
    expect(told.onRefused).not.toHaveBeenCalled()
  })

  it('happens at once where the server put the page out', () => {
    joined('zoe')
    vi.advanceTimersByTime(RETRY_MS)
    hear('disconnect', 'io server disconnect')
    expect(told.onLeft.mock.calls).toEqual([[{ isDismissed: true }]])
    expect(connects()).toBe(2)
  })

  it('waits some seconds where that was just after it had joined', () => {
    joined('zoe')
    vi.advanceTimersByTime(RETRY_MS - 1)
    hear('disconnect', 'io server disconnect')
    vi.advanceTimersByTime(RETRY_MS - 1)
    expect(connects()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(connects()).toBe(2)
  })

  it('is tried every few seconds where the page is refused, until it joins', () => {
    refused()
    expect(told.onRefused.mock.calls).toEqual([['party_full']])
    vi.advanceTimersByTime(RETRY_MS)
    expect(connects()).toBe(2)
    refused({ code: 'the weather' })
    expect(told.onRefused.mock.lastCall).toEqual([undefined])
    vi.advanceTimersByTime(RETRY_MS)
    expect(connects()).toBe(3)
    joined('zoe')
    vi.advanceTimersByTime(60_000)
    expect(connects()).toBe(3)
  })

  it('ends when the page leaves', () => {
    refused()
    leave()
    expect(socket.disconnect).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    joined('zoe')
    expect(connects()).toBe(1)
    expect(told.onJoined).not.toHaveBeenCalled()
  })
})

describe('an event', () => {
  it('is heard until nobody listens any more', () => {
    const listener = vi.fn()
    const stop = channelLine(DICE).on('thrown', listener)
    hear('thrown', { eyes: 6 })
    stop()
    hear('thrown', { eyes: 1 })
    expect(listener.mock.calls).toEqual([[{ eyes: 6 }]])
  })

  it.each([undefined, null, 'six', { eyes: 'six' }, [6]])('is not heard as %j', (said) => {
    const listener = vi.fn()
    channelLine(DICE).on('thrown', listener)
    hear('thrown', said)
    expect(listener).not.toHaveBeenCalled()
  })

  it('is sent; while the line is lost nothing is, and nothing is kept to be sent later', () => {
    const line = channelLine(DICE)
    line.emit('throw', 6)
    socket.connected = false
    line.emit('throw', 1)
    socket.connected = true
    joined('zoe')
    expect(socket.emit.mock.calls).toEqual([['throw', 6]])
  })
})

describe('an event that asks for an answer', () => {
  it('is answered with null, or with why it was refused', async () => {
    const line = channelLine(DICE)
    fake.ask.mockResolvedValueOnce(null)
    expect(await line.ask('throw', 6)).toBeNull()
    expect(fake.ask.mock.lastCall).toEqual(['throw', 6])
    fake.ask.mockResolvedValueOnce({ code: 'too_many_requests' })
    expect(await line.ask('throw', 6)).toBe('too_many_requests')
  })

  it('is not sent while the line is broken, and fails', async () => {
    socket.connected = false
    await expect(channelLine(DICE).ask('throw', 6)).rejects.toThrow()
    expect(fake.ask).not.toHaveBeenCalled()
  })
})

describe("the server's clock", () => {
  it('is asked for, and not for longer than an answer can help', async () => {
    fake.ask.mockResolvedValueOnce(1_000_000)
    expect(await channelLine(DICE).askClock()).toBe(1_000_000)
    expect(socket.timeout.mock.calls).toEqual([[3000]])
    expect(fake.ask.mock.calls).toEqual([['clock']])
  })

  it('is not what the server refuses to tell', async () => {
    fake.ask.mockResolvedValueOnce({ code: 'too_many_requests' })
    await expect(channelLine(DICE).askClock()).rejects.toThrow()
  })
})
