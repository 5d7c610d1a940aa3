import { QueryClient } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { activeProfileQuery, viewerQuery } from '../../library/family/family.queries.ts'
import { testProfile, testViewer } from '../made/family.ts'
import { testPlayback } from '../made/watch.ts'

type Refusal = { status: number; code: string }

/** For tests of what follows a film: a clock that stands still, and a server that lets every title play until one is
 *  refused. Everything is new in each test of the file. */
export function fakeNextTitle() {
  let refusal: Refusal | undefined
  let queryClient: QueryClient
  beforeEach(() => {
    refusal = undefined
    queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
    })
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async () =>
      refusal
        ? Response.json({ code: refusal.code, message: '' }, { status: refusal.status })
        : Response.json(testPlayback({ animationId: 8 })),
    )
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return {
    /** The client, with a grown-up who watches alone. */
    watchedBy({ autoPlay }: { autoPlay: boolean }): QueryClient {
      const profile = testProfile(1, { ageGroup: 'adult', preferences: { autoPlay } })
      queryClient.setQueryData(activeProfileQuery.queryKey, profile)
      queryClient.setQueryData(viewerQuery.queryKey, testViewer())
      return queryClient
    },
    refuse(answer: Refusal): void {
      refusal = answer
    },
    allow(): void {
      refusal = undefined
    },
    askAgain: () => void queryClient.invalidateQueries(),
    /** Second by second, as the countdown sets its next step when the last is drawn. */
    async pass(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second++) {
        await act(() => vi.advanceTimersByTimeAsync(1000))
      }
    },
  }
}
