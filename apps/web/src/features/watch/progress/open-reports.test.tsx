import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { openReports } from './open-reports.ts'

const REPORT = 'PUT /api/animations/7/progress'
const [DAD, MIA] = [1, 2]

let server: ReturnType<typeof fakeServer>
let queryClient: QueryClient
const watchAs = (id: number) =>
  queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(id))
beforeEach(() => {
  queryClient = new QueryClient()
  server = fakeServer({ [REPORT]: { status: 503, body: { code: 'unavailable', message: '' } } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says whose place it is, and keeps it to itself once somebody else watches', async () => {
  watchAs(DAD)
  const reports = openReports({ titleId: 7, video: undefined }, queryClient)
  reports.happenedAt(30)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.bodyOf(REPORT)).toMatchObject({ currentTime: 30, profileId: DAD })
  watchAs(MIA)
  // Neither the report that failed nor that of the player that closes.
  await vi.runAllTimersAsync()
  await reports.leavingAt(40)
  expect(server.sent()).toHaveLength(1)
})

it('makes home ask anew once the film is left, also where it was paused before', async () => {
  watchAs(DAD)
  const home = ['home']
  queryClient.getQueryCache().build(queryClient, {
    queryKey: home,
    meta: { staleOn: ['progress'] },
  })
  const isStale = () => queryClient.getQueryState(home)?.isInvalidated
  server.answers[REPORT] = () => ({
    body: {
      ...{ animationId: 7, currentTime: 30, duration: 60, isWatched: false },
      updatedAt: '2026-03-01T12:00:00.000Z',
    },
  })
  const reports = openReports({ titleId: 7, video: undefined }, queryClient)
  reports.happenedAt(30)
  await vi.advanceTimersByTimeAsync(0)
  expect(isStale()).toBe(false)
  await reports.leavingAt(30)
  expect(isStale()).toBe(true)
  expect(server.sent()).toHaveLength(1)
})
