import type { ViewerAnswer } from '@starnest/contract/household/household'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { homeQuery } from '../features/catalog/catalog.queries.ts'
import { listsQuery } from '../features/catalog/lists/lists.queries.ts'
import { newsQuery } from '../features/catalog/news/news.queries.ts'
import { binQuery, filesQuery, fillerQuery, limitsQuery } from '../features/files/files.queries.ts'
import {
  ownTimeQuery,
  profileTimeQuery,
  timeRequestsQuery,
  timeZoneQuery,
} from '../features/parents/time/time.queries.ts'
import { partyQuery } from '../features/party/party.queries.ts'
import { episodesQuery, playbackQuery } from '../features/watch/watch.queries.ts'
import { titleDetailQuery } from '../library/title/title.queries.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { testProfile } from '../testing/family.ts'
import { applyChange, catchUp, refreshViewer } from './live-updates.ts'

const QUERIES = {
  lists: listsQuery,
  home: homeQuery({}),
  news: newsQuery,
  title: titleDetailQuery(7),
  episodes: episodesQuery(7),
  playback: playbackQuery(7),
  files: filesQuery,
  bin: binQuery,
  room: limitsQuery,
  filler: fillerQuery,
  time: ownTimeQuery,
  requests: timeRequestsQuery,
  timeOfMia: profileTimeQuery(2),
  timeZone: timeZoneQuery,
  party: partyQuery,
} as const
type Name = keyof typeof QUERIES
const NAMES = Object.keys(QUERIES) as Name[]
const keyOf = (name: Name): readonly unknown[] => QUERIES[name].queryKey

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  const cache = queryClient.getQueryCache()
  for (const { queryKey, meta } of Object.values(QUERIES)) {
    cache.build(queryClient, { queryKey, meta }).setData({})
  }
})

const stale = () => NAMES.filter((name) => queryClient.getQueryState(keyOf(name))?.isInvalidated)
const kept = () => NAMES.filter((name) => queryClient.getQueryData(keyOf(name)))

it.each([
  ['lists', ['lists', 'home']],
  ['progress', ['home']],
  ['files', ['files', 'bin', 'room', 'filler']],
  ['time', ['time', 'requests', 'timeOfMia', 'timeZone']],
  ['library', NAMES],
] as const)('a change of %s makes stale what tells of it', async (what, expected) => {
  await applyChange(queryClient, { what })
  expect(stale()).toEqual(expected)
})

it('leaves alone what failed, but asks for time that is on its way once more', async () => {
  const cache = queryClient.getQueryCache()
  queryClient.clear()
  for (const { queryKey, meta } of [listsQuery, ownTimeQuery]) {
    cache.build(queryClient, { queryKey, meta }).setState({ status: 'error' })
  }
  for (const what of ['lists', 'time'] as const) await applyChange(queryClient, { what })
  expect(stale()).toEqual(['time'])
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
    expect(stale()).toEqual(NAMES)
    expect(kept()).toEqual(NAMES)
  })

  it.each([
    ['somebody watches along by now', { ...viewer, companions: [viewer.profile] }],
    ['a grown-up has lowered the ceiling', { ...viewer, maximumAge: 7 }],
    ['it has to be chosen anew', { ...viewer, mustChoose: true }],
  ])('drops what was answered when %s', async (_why, viewerNow) => {
    openServer(viewerNow)
    await catchUp(queryClient)
    expect(kept()).toEqual([])
  })

  it('asks who watches here and for nothing else, where it was told what changed', async () => {
    const { calls } = openServer()
    await refreshViewer(queryClient)
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/viewer'])
    expect(stale()).toEqual([])
  })

  it('drops everything then, too, where a grown-up has lowered the ceiling', async () => {
    openServer({ ...viewer, maximumAge: 7 })
    await refreshViewer(queryClient)
    expect(kept()).toEqual([])
  })

  it('drops what was answered where another tab has said who watches along', async () => {
    openServer({ ...viewer, companions: [viewer.profile] })
    await applyChange(queryClient, { what: 'profiles' })
    expect(kept()).toEqual([])
  })

  it('drops what was answered to another profile', async () => {
    openServer(viewer, testProfile(3))
    await catchUp(queryClient)
    expect(kept()).toEqual([])
  })
})
