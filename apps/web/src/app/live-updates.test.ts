import type { ViewerAnswer } from '@starnest/contract/household/household'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JoinListeners } from '../platform/socket/channel-line.ts'
import { fakeServer, testProfile } from '../testing/family.tsx'
import { applyChange, catchUp, followHouse, refreshViewer } from './live-updates.ts'

/** The line to the house as the platform has it, without a server. */
const line = vi.hoisted(() => ({
  joined: undefined as JoinListeners | undefined,
  hear: undefined as ((change: unknown) => void) | undefined,
  openForMs: 0,
  stop: vi.fn(),
}))
vi.mock('../platform/socket/channel-line.ts', () => ({
  openForMs: () => line.openForMs,
  channelLine: () => ({
    join(listeners: JoinListeners) {
      line.joined = listeners
      return line.stop
    },
    on(_event: string, listener: (change: unknown) => void) {
      line.hear = listener
      return line.stop
    },
  }),
}))

const KEYS = [
  ['/api/lists'],
  ['/api/lists', 'my-list'],
  ['/api/home', {}],
  ['/api/news'],
  ['/api/animations/7'],
  ['/api/temp-files'],
  ['/api/filler'],
]

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  for (const key of KEYS) queryClient.setQueryData(key, {})
})

const staleKeys = () => KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated)

it.each([
  ['lists', [['/api/lists'], ['/api/lists', 'my-list'], ['/api/home', {}]]],
  ['progress', [['/api/home', {}]]],
  ['files', [['/api/temp-files'], ['/api/filler']]],
  ['library', KEYS],
] as const)('a change of %s makes stale what tells of it', async (what, stale) => {
  await applyChange(queryClient, { what })
  expect(staleKeys()).toEqual(stale)
})

describe('a line that stands anew', () => {
  const mia = testProfile(2)
  const viewer: ViewerAnswer = {
    profile: { id: 2, displayName: 'Mia', avatarUrl: '🧒' },
    companions: [],
    maximumAge: 0,
    mustChoose: false,
    mayManage: true,
  }
  const openServer = (viewerNow = viewer, active = mia) =>
    fakeServer({
      'GET /api/family-profiles/active': () => ({ body: active }),
      'GET /api/family-profiles': () => ({ body: [mia] }),
      'GET /api/viewer': () => ({ body: viewerNow }),
    })
  beforeEach(() => {
    queryClient.setQueryData(['/api/family-profiles/active'], mia)
    queryClient.setQueryData(['/api/viewer'], viewer)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('asks who watches here and makes stale what may have changed, while the rest stays', async () => {
    openServer()
    await catchUp(queryClient)
    expect(staleKeys()).toEqual(KEYS)
    expect(KEYS.every((key) => queryClient.getQueryData(key))).toBe(true)
  })

  it.each([
    ['somebody watches along by now', { ...viewer, companions: [viewer.profile] }],
    ['a grown-up has lowered the ceiling', { ...viewer, maximumAge: 7 }],
    ['it has to be chosen anew', { ...viewer, mustChoose: true }],
  ])('drops what was answered when %s', async (_why, viewerNow) => {
    openServer(viewerNow)
    await catchUp(queryClient)
    expect(KEYS.filter((key) => queryClient.getQueryData(key))).toEqual([])
  })

  it('asks who watches here and for nothing else, where it was told what changed', async () => {
    const { calls } = openServer()
    await refreshViewer(queryClient)
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/viewer'])
    expect(staleKeys()).toEqual([])
  })

  it('drops everything then, too, where a grown-up has lowered the ceiling', async () => {
    openServer({ ...viewer, maximumAge: 7 })
    await refreshViewer(queryClient)
    expect(KEYS.filter((key) => queryClient.getQueryData(key))).toEqual([])
  })

  it('drops what was answered where another tab has said who watches along', async () => {
    openServer({ ...viewer, companions: [viewer.profile] })
    await applyChange(queryClient, { what: 'profiles' })
    expect(KEYS.filter((key) => queryClient.getQueryData(key))).toEqual([])
  })

  it('drops what was answered to another profile', async () => {
    openServer(viewer, testProfile(3))
    await catchUp(queryClient)
    expect(KEYS.filter((key) => queryClient.getQueryData(key))).toEqual([])
  })
})

describe('following the house', () => {
  const memberId = 'visit-1'
  let calls: { call: string }[]
  let stop: () => void
  beforeEach(() => {
    line.openForMs = 3000
    line.stop.mockClear()
    queryClient.setQueryData(['/api/viewer'], {})
    const viewer = { profile: { id: 2, displayName: 'Mia', avatarUrl: '🧒' }, companions: [] }
    ;({ calls } = fakeServer({
      'GET /api/viewer': () => ({
        body: { ...viewer, maximumAge: 0, mustChoose: false, mayManage: true },
      }),
      'GET /api/family-profiles/active': () => ({ body: testProfile(2) }),
      'GET /api/family-profiles': () => ({ body: [testProfile(2)] }),
    }))
    stop = followHouse(queryClient)
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
  })
  const asked = () => calls.map(({ call }) => call)
  const isCaughtUp = () => queryClient.getQueryState(['/api/news'])?.isInvalidated === true

  it('asks for what it hears that changed', async () => {
    line.hear?.({ what: 'files' })
    await vi.waitFor(() => expect(staleKeys()).toEqual([['/api/temp-files'], ['/api/filler']]))
  })

  it('asks only who watches when it joins at first, since it is told what it missed', async () => {
    line.joined?.onJoined({ memberId, isFirst: true })
    await vi.waitFor(() => expect(asked()).toEqual(['GET /api/viewer']))
  })

  it.each([
    ['for the first time after more than a minute', { isFirst: true }, 60_000],
    ['again', { isFirst: false }, 3000],
  ])('asks for what may have changed when it joins %s', async (_when, visit, openForMs) => {
    line.openForMs = openForMs
    queryClient.removeQueries({ queryKey: ['/api/viewer'] })
    line.joined?.onJoined({ memberId, ...visit })
    await vi.waitFor(() => expect(isCaughtUp()).toBe(true))
  })

  it('asks for everything once the server has put it out, and not where the line broke', async () => {
    line.joined?.onLeft?.({ isDismissed: false })
    expect(staleKeys()).toEqual([])
    line.joined?.onLeft?.({ isDismissed: true })
    await vi.waitFor(() => expect(staleKeys()).toEqual(KEYS))
  })

  it('leaves when it is stopped', () => {
    stop()
    expect(line.stop).toHaveBeenCalledTimes(2)
  })
})
