import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, useReducer } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_STAGE, nextStage } from '../stage/jam-stage.ts'
import type { RoundShown } from './round-session.ts'
import { useRound } from './use-round.ts'

/** A session whose music plays until a test says that it has ended. */
const session = vi.hoisted(() => ({
  finish: vi.fn(),
  trackEnds: () => {},
  play: () => {},
}))
vi.mock('./round-session.ts', () => ({
  openRoundSession: (choice: { onShown: (shown: unknown) => void; onTrackEnd: () => void }) => {
    session.play = () =>
      choice.onShown({ is: 'playing', pause: { is: 'none' } } satisfies Partial<RoundShown>)
    session.trackEnds = choice.onTrackEnd
    return {
      ...{ record: () => {}, pause: () => {}, shiftLyrics: () => {} },
      ...{ finish: session.finish, close: () => {} },
    }
  },
}))

const CHOICE: Parameters<typeof useRound>[1] = {
  ...{ mode: 'karaoke', track: { id: 'a-song', soundUrl: '/sound' }, difficulty: 'Easy' },
  ...{ lyricOffsetMs: null },
  ...{ hasGuide: false, singer: { is: 'profile', profileId: 1 }, phones: null },
}
const queryClient = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

function openStage() {
  const { result } = renderHook(
    () => {
      const [stage, tell] = useReducer(nextStage, { ...EMPTY_STAGE, mode: 'karaoke' })
      useRound(stage.round, CHOICE, { tell, onRecorded: () => {}, onScored: () => {} })
      return { round: stage.round, tell }
    },
    { wrapper },
  )
  const tell: (typeof result.current)['tell'] = (event) => act(() => result.current.tell(event))
  return { round: () => result.current.round, tell }
}
const secondsPass = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('lets a challenge go on until its last tones were heard, however the seconds are counted', async () => {
  const { round, tell } = openStage()
  tell({ is: 'challengeStarted' })
  act(() => session.play())
  await secondsPass(29)
  expect(round()).toMatchObject({ is: 'running', remainingSeconds: 1 })
  await secondsPass(2)
  expect(round()).toMatchObject({ is: 'running', remainingSeconds: 1 })
  expect(session.finish).not.toHaveBeenCalled()
  act(() => session.trackEnds())
  expect(round().is).toBe('scoring')
  expect(session.finish).toHaveBeenCalledOnce()
})

it('ends a challenge within a longer round by its seconds', async () => {
  const { round, tell } = openStage()
  tell({ is: 'recordingStarted' })
  act(() => session.play())
  tell({ is: 'challengeStarted' })
  tell({ is: 'recordingStopped' })
  await secondsPass(30)
  expect(round().is).toBe('scoring')
})
