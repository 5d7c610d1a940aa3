import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { OpenedFilm } from './opened-film.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLAYBACK = testPlayback({})
let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

function open(children: ComponentProps<typeof OpenedFilm>['children']) {
  render(
    <QueryClientProvider client={queryClient}>
      <OpenedFilm
        title={testDetail({ id: PLAYBACK.animationId })}
        isStartedOver={false}
        onClose={() => undefined}
      >
        {children}
      </OpenedFilm>
    </QueryClientProvider>,
  )
}

it('waits for addresses that may have changed, and begins also when they are the same', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => asked)
  const { queryKey } = playbackQuery(PLAYBACK.animationId)
  queryClient.setQueryData(queryKey, PLAYBACK)
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  open(({ playback }) => <p>It plays {playback.animationId}</p>)
  expect(screen.queryByText(/It plays/)).toBeNull()
  answer(Response.json(PLAYBACK))
  expect(await screen.findByText(`It plays ${PLAYBACK.animationId}`)).toBeTruthy()
})

describe('an answer that has been at hand for minutes', () => {
  const { queryKey } = playbackQuery(PLAYBACK.animationId)
  const atHand = (ageMs: number) =>
    queryClient.setQueryData(
      queryKey,
      { ...PLAYBACK, resumeAt: 10 },
      { updatedAt: Date.now() - ageMs },
    )
  const openAtItsPlace = () => open(({ startAtSeconds }) => <p>It plays from {startAtSeconds}</p>)

  it('is not where the film goes on: somebody may have watched on elsewhere', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...PLAYBACK, resumeAt: 25 }))
    atHand(120_000)
    openAtItsPlace()
    expect(screen.queryByText(/It plays/)).toBeNull()
    await screen.findByText('It plays from 25')
  })

  it('is tried where nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    queryClient.setDefaultOptions({ queries: { retry: 2, retryDelay: 60_000 } })
    atHand(120_000)
    openAtItsPlace()
    await screen.findByText('It plays from 10')
  })

  it('is waited for by nobody who had it a moment ago', () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    atHand(20_000)
    openAtItsPlace()
    screen.getByText('It plays from 10')
  })
})

describe('a film that cannot be reached any more', () => {
  const { queryKey } = playbackQuery(PLAYBACK.animationId)
  let server: 'away' | 'without films' | 'time is over' | 'there'
  let wasPaused: boolean
  let looks: number
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['performance', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    })
    onTestFinished(() => void vi.useRealTimers())
    server = 'there'
    wasPaused = false
    looks = 0
    vi.stubGlobal('fetch', async (address: string) => {
      const isFilm = address.startsWith('/media/')
      if (isFilm) looks++
      if (server === 'away') throw new TypeError('Failed to fetch')
      if (server === 'time is over') {
        return Response.json({ code: 'time_over', message: '' }, { status: 403 })
      }
      if (isFilm && server === 'without films') return new Response('', { status: 503 })
      return Response.json(PLAYBACK)
    })
    open(({ startAtSeconds, tries, onFailed }) => (
      <button
        type="button"
        onClick={() => onFailed({ reason: 'unreachable', atSeconds: 12, wasPaused })}
      >
        {`Try ${tries} from ${startAtSeconds}`}
      </button>
    ))
  })
  const stop = async (tries = 0) =>
    fireEvent.click(await screen.findByText(`Try ${tries} from ${tries === 0 ? 0 : 12}`))
  const isSaid = () => screen.findByRole('alert')
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }))

  it('goes on where it stood once the server is back', async () => {
    await screen.findByText('Try 0 from 0')
    server = 'away'
    await stop()
    await isSaid()
    await wait(60_000)
    await isSaid()
    server = 'there'
    await wait(5000)
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  })

  it('waits for the film itself where the server answers for all else', async () => {
    await screen.findByText('Try 0 from 0')
    server = 'without films'
    await stop()
    await isSaid()
    // As the place that was reported last.
    act(() => void queryClient.setQueryData(queryKey, { ...PLAYBACK, resumeAt: 12 }))
    await queryClient.refetchQueries()
    await wait(20_000)
    expect(looks).toBeGreaterThan(2)
    expect(screen.getByRole('alert')).toBeTruthy()
    server = 'there'
    await wait(5000)
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  })

  it('that breaks again at once is left alone for a while', async () => {
    await stop()
    await stop(1)
    await isSaid()
    await wait(4000)
    expect(screen.getByRole('alert')).toBeTruthy()
    await wait(1000)
    expect(await screen.findByText('Try 2 from 12')).toBeTruthy()
  })

  it('asks what time is left where it ended while the server was away', async () => {
    await screen.findByText('Try 0 from 0')
    server = 'away'
    await stop()
    await isSaid()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(() => {
      ask()
      return new Promise(() => undefined)
    })
    server = 'time is over'
    await wait(5000)
    await asked
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const waitsToBeAsked = async () => {
    await wait(20_000)
    expect(screen.getByRole('alert')).toBeTruthy()
    retry()
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  }

  it('waits to be asked for where it was paused', async () => {
    wasPaused = true
    await stop()
    await isSaid()
    await queryClient.refetchQueries()
    await waitsToBeAsked()
  })

  it('waits to be asked for where it stopped more than ten minutes ago', async () => {
    await screen.findByText('Try 0 from 0')
    server = 'away'
    await stop()
    await isSaid()
    await wait(10 * 60_000 + 1)
    server = 'there'
    await queryClient.refetchQueries()
    await waitsToBeAsked()
  })

  it('begins by itself after all once somebody asked for it while the server was away', async () => {
    await screen.findByText('Try 0 from 0')
    wasPaused = true
    server = 'away'
    await stop()
    await isSaid()
    retry()
    await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
    server = 'there'
    await wait(5000)
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  })
})
