import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../../library/family/family.queries.ts'
import { testProfile } from '../../../../testing/made/family.ts'
import { testDetail } from '../../../../testing/made/titles.ts'
import { testPlayback } from '../../../../testing/made/watch.ts'
import { openedAt } from '../../../../testing/opened-at.tsx'
import { EndBackdropContext } from '../../end-backdrop.ts'
import { EndScreen } from './end-screen.tsx'

const Garden = () => <p>a garden</p>

type Refusal = { status: number; code: string }

/** Why the server does not let the next title play; undefined: it does. */
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

function end({
  autoPlay,
  next,
}: {
  autoPlay: boolean
  next: 'part' | 'episode' | 'other' | 'none'
}) {
  queryClient.setQueryData(
    activeProfileQuery.queryKey,
    testProfile(1, { ageGroup: 'adult', preferences: { autoPlay } }),
  )
  const title = testDetail({ id: 8, title: next === 'other' ? 'Another Star' : 'Episode 2' })
  const screenOfEnd = (
    <QueryClientProvider client={queryClient}>
      <EndBackdropContext value={Garden}>
        <EndScreen
          pictureUrl={null}
          related={[]}
          next={next === 'none' ? undefined : { title, kind: next }}
          onAgain={() => undefined}
          onClose={() => undefined}
        />
      </EndBackdropContext>
    </QueryClientProvider>
  )
  const { element, shown } = openedAt('/watch/7', screenOfEnd)
  render(element)
  return () => shown().location.pathname + shown().location.search
}

/** Second by second, as the countdown sets its next step when the last is drawn. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
}

it('goes on with the next part of a film at once, whatever else begins by itself', async () => {
  const address = end({ autoPlay: false, next: 'part' })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(address()).toBe('/watch/8?play=1')
})

describe('the end of an episode', () => {
  it('begins the next one after ten seconds, and says so', async () => {
    const address = end({ autoPlay: true, next: 'episode' })
    expect(screen.getByRole('button', { name: 'Next episode in 10 seconds' })).toBeTruthy()
    await pass(9)
    expect(screen.getByRole('button', { name: 'Next episode in 1 second' })).toBeTruthy()
    expect(address()).toBe('/watch/7')
    await pass(1)
    expect(address()).toBe('/watch/8?play=1')
  })

  it('stays when asked to, with the next one still at hand', async () => {
    const address = end({ autoPlay: true, next: 'episode' })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(document.activeElement?.textContent).toBe('Next episode')
    await pass(20)
    expect(address()).toBe('/watch/7')
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Next episode' })),
    )
    expect(address()).toBe('/watch/8?play=1')
  })

  it('begins nothing by itself for whoever does not want that', async () => {
    const address = end({ autoPlay: false, next: 'episode' })
    await pass(20)
    expect(address()).toBe('/watch/7')
    expect(document.activeElement?.textContent).toBe('Next episode')
  })

  it('offers to watch again first when there is no next one', () => {
    end({ autoPlay: true, next: 'none' })
    expect(document.activeElement?.textContent).toBe('Watch again')
  })

  it('draws behind its words what the page hands it, and begins at the choices', () => {
    end({ autoPlay: false, next: 'other' })
    expect(screen.getByText('a garden')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Next: Another Star')
  })

  it('names another film that follows', async () => {
    const address = end({ autoPlay: true, next: 'other' })
    expect(screen.getByRole('button', { name: 'Next: Another Star in 10 seconds' })).toBeTruthy()
    await pass(10)
    expect(address()).toBe('/watch/8?play=1')
  })

  it.each([
    ['a parent has taken it away', { status: 404, code: 'title_not_found' }],
    ['watching time is over', { status: 403, code: 'time_over' }],
  ])('offers no next one when %s, also while it counts', async (_why, answer) => {
    const address = end({ autoPlay: true, next: 'episode' })
    await pass(3)
    expect(screen.getByRole('button', { name: /^Next episode/ })).toBeTruthy()
    refusal = answer
    void queryClient.invalidateQueries()
    await pass(1)
    expect(screen.queryByRole('button', { name: /^Next episode/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Watch again')
    await pass(20)
    expect(address()).toBe('/watch/7')
  })

  it('begins nothing by itself while the server does not say that it may', async () => {
    refusal = { status: 500, code: 'internal' }
    const address = end({ autoPlay: true, next: 'episode' })
    await pass(20)
    expect(address()).toBe('/watch/7')
    expect(screen.getByRole('button', { name: 'Next episode' })).toBeTruthy()
  })
})
