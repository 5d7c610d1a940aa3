import { beforeEach, expect, it, vi } from 'vitest'
import { openLive } from './live.ts'

const opened = vi.hoisted(() => ({
  listeners: new Map<string, (facts?: unknown) => void>(),
  options: [] as unknown[],
  disconnect: vi.fn(),
  connect: vi.fn(),
}))
vi.mock('socket.io-client', () => ({
  io: (options: unknown) => {
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

it('connects to the house, and says so each time the line stands', () => {
  const { onConnect } = open()
  expect(opened.options).toEqual([{ path: '/api/live', transports: ['websocket'] }])
  opened.listeners.get('connect')?.()
  opened.listeners.get('connect')?.()
  expect(onConnect).toHaveBeenCalledTimes(2)
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
