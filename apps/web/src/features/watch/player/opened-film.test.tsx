import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { playbackQuery } from '../watch.queries.ts'
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

describe('a film that cannot be reached any more', () => {
  const { queryKey } = playbackQuery(PLAYBACK.animationId)
  let server: 'away' | 'there'
  let wasPaused: boolean
  beforeEach(() => {
    server = 'there'
    wasPaused = false
    vi.stubGlobal('fetch', async () => {
      if (server === 'away') throw new TypeError('Failed to fetch')
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
  const stop = async () => fireEvent.click(await screen.findByText('Try 0 from 0'))

  /** The server answers again, and the shell asks for all that failed. */
  const comeBack = async () => {
    await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
    server = 'there'
    await queryClient.refetchQueries()
  }

  it('goes on where it stood once the server is back', async () => {
    await screen.findByText('Try 0 from 0')
    server = 'away'
    await stop()
    expect(await screen.findByRole('alert')).toBeTruthy()
    await comeBack()
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  })

  const waitsToBeAsked = async () => {
    expect(screen.getByRole('alert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Try 1 from 12')).toBeTruthy()
  }

  it('waits to be asked for where it was paused', async () => {
    wasPaused = true
    await stop()
    expect(await screen.findByRole('alert')).toBeTruthy()
    await queryClient.refetchQueries()
    await waitsToBeAsked()
  })

  it('waits to be asked for where it stopped more than ten minutes ago', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    await screen.findByText('Try 0 from 0')
    server = 'away'
    await stop()
    expect(await screen.findByRole('alert')).toBeTruthy()
    vi.advanceTimersByTime(10 * 60_000 + 1)
    await comeBack()
    await waitsToBeAsked()
  })

  it('begins by itself once where the server answers all but the film, and then when it is asked for', async () => {
    await stop()
    fireEvent.click(await screen.findByText('Try 1 from 12'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await queryClient.refetchQueries()
    expect(screen.getByRole('alert')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Try 2 from 12')).toBeTruthy()
  })
})
