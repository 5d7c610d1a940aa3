import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLive } from './live.ts'

const opened = vi.hoisted(() => ({
  listeners: new Map<string, (facts?: unknown) => void>(),
  options: [] as { auth: (say: (handshake: unknown) => void) => void }[],
  disconnect: vi.fn(),
  connect: vi.fn(),
}))
vi.mock('socket.io-client', () => ({
  io: (options: (typeof opened.options)[number]) => {
    opened.options.push(options)
    return {
      on: (event: string, listener: () => void) => opened.listeners.set(event, listener),
      disconnect: opened.disconnect,
      connect: opened.connect,
    }
  },
}))

beforeEach(() => {
  opened.listeners.clear()
  opened.options.length = 0
  opened.disconnect.mockClear()
  opened.connect.mockClear()
})

function open() {
  const heard = { onChange: vi.fn(), onConnect: vi.fn(), onDismissed: vi.fn() }
  return { ...heard, close: openLive(heard) }
}

describe('a line that stands', () => {
  const openedAgo = (ms: number) => void vi.spyOn(performance, 'now').mockReturnValue(ms)
  afterEach(() => void vi.restoreAllMocks())

  it('says how long its page has been open', () => {
    open()
    openedAgo(2345.6)
    const say = vi.fn()
    expect(opened.options).toMatchObject([{ path: '/api/live', transports: ['websocket'] }])
    opened.options[0]?.auth(say)
    expect(say.mock.calls).toEqual([[{ openForMs: 2346 }]])
  })

  it('is told what changed since then, the first time; nobody told what changed while it was broken', () => {
    openedAgo(3000)
    const { onConnect } = open()
    opened.listeners.get('connect')?.()
    opened.listeners.get('connect')?.()
    expect(onConnect.mock.calls).toEqual([[true], [false]])
  })

  it('is not told where it stands for the first time after a minute', () => {
    openedAgo(61_000)
    const { onConnect } = open()
    opened.listeners.get('connect')?.()
    expect(onConnect.mock.calls).toEqual([[false]])
  })
})

it('hands on what is a change, and nothing else', () => {
  const { onChange } = open()
  const hear = opened.listeners.get('changed')
  hear?.({ what: 'lists', profileId: 3 })
  hear?.({ what: 'the weather' })
  hear?.('lists')
  expect(onChange.mock.calls).toEqual([[{ what: 'lists', profileId: 3 }]])
})

it('says when the server lets go of it, and comes back; a line that broke comes back by itself', () => {
  const { onDismissed } = open()
  opened.listeners.get('disconnect')?.('transport close')
  expect([onDismissed.mock.calls.length, opened.connect.mock.calls.length]).toEqual([0, 0])
  opened.listeners.get('disconnect')?.('io server disconnect')
  expect([onDismissed.mock.calls.length, opened.connect.mock.calls.length]).toEqual([1, 1])
})

it('disconnects when it is closed', () => {
  open().close()
  expect(opened.disconnect).toHaveBeenCalledOnce()
})
