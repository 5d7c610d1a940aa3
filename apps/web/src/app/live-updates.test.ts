import type { ViewerAnswer } from '@starnest/contract/household/household'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, testProfile } from '../testing/family.tsx'
import { applyChange, catchUp, refreshViewer } from './live-updates.ts'

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
