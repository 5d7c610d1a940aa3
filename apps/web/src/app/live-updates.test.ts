import type { ViewerAnswer } from '@starnest/contract/household/household'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { homeQuery, newestTitlesQuery } from '../features/catalog/catalog.queries.ts'
import { listsQuery } from '../features/catalog/lists/lists.queries.ts'
import { newsQuery } from '../features/catalog/news/news.queries.ts'
import { searchQuery } from '../features/catalog/search/search.queries.ts'
import { binQuery, filesQuery, fillerQuery, limitsQuery } from '../features/files/files.queries.ts'
import {
  profileTimeQuery,
  timeRequestsQuery,
  timeZoneQuery,
} from '../features/parents/time/time.queries.ts'
import { partyQuery } from '../features/party/party.queries.ts'
import { alikeQuery, episodesQuery } from '../features/watch/watch.queries.ts'
import { ownTimeQuery } from '../library/family/own-time.queries.ts'
import { titleDetailQuery } from '../library/title/title.queries.ts'
import { playbackQuery } from '../library/videos/videos.queries.ts'
import type { JoinListeners } from '../platform/socket/channel-line.ts'
import { fakeServer } from '../testing/fakes/fake-server.ts'
import { testProfile } from '../testing/made/family.ts'
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

const QUERIES = {
  lists: listsQuery,
  home: homeQuery({}),
  news: newsQuery,
  title: titleDetailQuery(7),
  library: alikeQuery('movie'),
  newest: newestTitlesQuery('comedy'),
  found: searchQuery('moon'),
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
  ['progress', ['home', 'playback']],
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
    mayChangeFamily: true,
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
        body: {
          ...viewer,
          maximumAge: 0,
          mustChoose: false,
          mayManage: true,
          mayChangeFamily: true,
        },
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
    await vi.waitFor(() => expect(stale()).toEqual(['files', 'bin', 'room', 'filler']))
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
    expect(stale()).toEqual([])
    line.joined?.onLeft?.({ isDismissed: true })
    await vi.waitFor(() => expect(stale()).toEqual(NAMES))
  })

  it('leaves when it is stopped', () => {
    stop()
    expect(line.stop).toHaveBeenCalledTimes(2)
  })
})
