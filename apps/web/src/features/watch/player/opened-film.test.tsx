import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { playbackQuery } from '../watch.queries.ts'
import { OpenedFilm } from './opened-film.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLAYBACK = testPlayback({})
const queryClient = new QueryClient()

it('waits for addresses that may have changed, and begins also when they are the same', async () => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => asked)
  const { queryKey } = playbackQuery(PLAYBACK.animationId)
  queryClient.setQueryData(queryKey, PLAYBACK)
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  render(
    <QueryClientProvider client={queryClient}>
      <OpenedFilm
        title={testDetail({ id: PLAYBACK.animationId })}
        isStartedOver={false}
        onClose={() => undefined}
      >
        {({ playback }) => <p>It plays {playback.animationId}</p>}
      </OpenedFilm>
    </QueryClientProvider>,
  )
  expect(screen.queryByText(/It plays/)).toBeNull()
  answer(Response.json(PLAYBACK))
  expect(await screen.findByText(`It plays ${PLAYBACK.animationId}`)).toBeTruthy()
})
