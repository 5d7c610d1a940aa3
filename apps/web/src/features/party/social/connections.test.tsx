import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CONNECT_MS, ConnectionStore } from './connections.ts'
import { connectedPlatforms, NONE_CONNECTED } from './platforms.ts'

const KEY = 'starnest.party.connections'
const TOKEN = '3f1c2b9e-5d4a-4c8b-9e7f-0a1b2c3d4e5f'

let isOnline: boolean
let store: ConnectionStore
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  store = new ConnectionStore()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function connected(from = store): Promise<string> {
  const connecting = from.connect('x')
  await vi.advanceTimersByTimeAsync(CONNECT_MS)
  await connecting
  const { x } = from.get()
  if (x.status !== 'connected') throw new Error(`X is ${x.status}`)
  return x.token
}
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

it('is connected two seconds after connect, not before, with a random token of its own', async () => {
  void store.connect('x')
  void store.connect('tiktok')
  expect(store.get().x).toEqual({ status: 'connecting' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(store.get().x).toEqual({ status: 'connecting' })
  await vi.advanceTimersByTimeAsync(1)
  const { x, tiktok, facebook } = store.get()
  expect(x).toEqual({ status: 'connected', token: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(tiktok.status).toBe('connected')
  expect(tiktok).not.toEqual(x)
  expect(facebook).toEqual({ status: 'disconnected' })
})

it('disconnect returns to disconnected, and the token is nowhere any more', async () => {
  const token = await connected()
  expect(localStorage.getItem(KEY)).toContain(token)
  store.disconnect('x')
  expect(store.get().x).toEqual({ status: 'disconnected' })
  expect(localStorage.getItem(KEY)).not.toContain(token)
})

it('connect while it connects or is connected changes nothing', async () => {
  void store.connect('x')
  await vi.advanceTimersByTimeAsync(1000)
  void store.connect('x')
  await vi.advanceTimersByTimeAsync(1000)
  const { x } = store.get()
  expect(x.status).toBe('connected')
  await store.connect('x')
  expect(store.get().x).toBe(x)
})

it('is in error when the device is offline, and may be tried again', async () => {
  isOnline = false
  await store.connect('x')
  expect(store.get().x).toEqual({ status: 'error', problem: 'offline' })
  isOnline = true
  expect(await connected()).toBeTruthy()
})

it('is in error when the device goes offline while it connects', async () => {
  const connecting = store.connect('x')
  await vi.advanceTimersByTimeAsync(1000)
  isOnline = false
  await vi.advanceTimersByTimeAsync(1000)
  await connecting
  expect(store.get().x).toEqual({ status: 'error', problem: 'offline' })
})

it('is in error when no token can be made', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const connecting = store.connect('x')
  await vi.advanceTimersByTimeAsync(CONNECT_MS)
  await connecting
  expect(store.get().x).toEqual({ status: 'error', problem: 'failed' })
})

it('is still connected after a reload, with the same token', async () => {
  const token = await connected()
  expect(new ConnectionStore().get().x).toEqual({ status: 'connected', token })
})

it('neither connecting nor an error outlives a reload', async () => {
  void store.connect('tiktok')
  isOnline = false
  await store.connect('x')
  expect(new ConnectionStore().get()).toEqual(NONE_CONNECTED)
})

it.each([
  '{',
  '"x"',
  `[{"name":"myspace","token":"${TOKEN}"}]`,
  '[{"name":"x","token":"abc"}]',
  '[{"name":"x"}]',
])('nothing is connected where %s is kept', (text) => {
  localStorage.setItem(KEY, text)
  expect(store.get()).toEqual(NONE_CONNECTED)
})

it('lists who is connected in the order they are shown', () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([
      { name: 'snapchat', token: TOKEN },
      { name: 'facebook', token: TOKEN },
    ]),
  )
  expect(connectedPlatforms(store.get())).toEqual(['facebook', 'snapchat'])
})

it('says when something changed, and is the same object until then', async () => {
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  const before = store.get()
  expect(store.get()).toBe(before)
  store.disconnect('x')
  expect(heard).toHaveBeenCalledOnce()
  expect(store.get()).not.toBe(before)
  stop()
  store.disconnect('x')
  expect(heard).toHaveBeenCalledOnce()
})

it('hears what another tab connects and disconnects, and loses nothing of its own', async () => {
  const other = new ConnectionStore()
  const heard = vi.fn()
  store.subscribe(heard)
  void store.connect('tiktok')
  const token = await connected(other)
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(heard).toHaveBeenCalled()
  expect(store.get()).toMatchObject({ x: { token }, tiktok: { status: 'connected' } })
  expect(kept()).toHaveLength(2)
  other.disconnect('x')
  expect(store.get()).toMatchObject({
    x: { status: 'disconnected' },
    tiktok: { status: 'connected' },
  })
})

it('keeps what another tab connected without an event', async () => {
  const other = new ConnectionStore()
  store.get()
  const token = await connected(other)
  store.disconnect('tiktok')
  expect(kept()).toEqual([{ name: 'x', token }])
})

it('keeps the token of the tab that was first', async () => {
  const other = new ConnectionStore()
  void store.connect('x')
  await vi.advanceTimersByTimeAsync(500)
  const later = other.connect('x')
  await vi.advanceTimersByTimeAsync(1500)
  const { x } = store.get()
  await vi.advanceTimersByTimeAsync(500)
  await later
  expect(x.status).toBe('connected')
  expect(other.get().x).toEqual(x)
})

it('lasts until the page closes where storage is forbidden', async () => {
  vi.stubGlobal('localStorage', undefined)
  await connected()
  expect(store.get().x.status).toBe('connected')
  vi.unstubAllGlobals()
})

it('makes no request', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await connected()
  store.disconnect('x')
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
