import { beforeEach, expect, it, vi } from 'vitest'
import { openLive } from './live.ts'

const opened = vi.hoisted(() => ({
  listeners: new Map<string, (facts?: unknown) => void>(),
  options: [] as unknown[],
  disconnect: vi.fn(),
}))
vi.mock('socket.io-client', () => ({
  io: (options: unknown) => {
    opened.options.push(options)
    return {
      on: (event: string, listener: () => void) => opened.listeners.set(event, listener),
      disconnect: opened.disconnect,
    }
  },
}))

beforeEach(() => {
  opened.listeners.clear()
  opened.options.length = 0
  opened.disconnect.mockClear()
})

function open() {
  const heard = { onChange: vi.fn(), onConnect: vi.fn() }
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

it('disconnects when it is closed', () => {
  open().close()
  expect(opened.disconnect).toHaveBeenCalledOnce()
})
