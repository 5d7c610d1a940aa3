import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import type { RoundShown } from '../round/round-session.ts'
import type { Round } from '../stage/jam-stage.ts'
import { useTurn, useTurnEnd } from './use-turn.ts'

const QUEUE = '/api/jam/queue'
const waits = (id: number, name: string): JamQueueEntry => ({
  ...{ id, profileId: null, name, avatar: null, isMoved: false },
  track: { mode: 'karaoke', trackId: 'gone' },
})
const [MIA, IDA] = [waits(1, 'Mia'), waits(2, 'Ida')]
const RUNNING: Round = {
  ...{ is: 'running', take: 1, isPaused: false },
  ...{ isRecording: false, remainingSeconds: 30 },
}
const PLAYING: RoundShown = {
  live: { positionMs: () => 0, fromMs: 0, toMs: 30_000, tones: [] },
  ...{ is: 'playing', voice: null, beat: null, rap: null, silent: null, points: 0 },
  ...{ pause: { is: 'none' }, singers: [], line: null },
}

beforeEach(async () => {
  await chooseLanguage('en')
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Told = { round: Round; shown: RoundShown | null }
let tell: (told: Told, turn?: JamQueueEntry) => void

function Stage() {
  const [turn, setTurn] = useTurn()
  const [told, setTold] = useState<Told>({ round: { is: 'idle' }, shown: null })
  useTurnEnd([turn, setTurn], told.round, told.shown)
  tell = (next, mine) =>
    act(() => {
      if (mine) setTurn(mine)
      setTold(next)
    })
  return (
    <div className="jam-next">
      <button type="button">Begin</button>
    </div>
  )
}

it.each([
  ['that has hardly begun', 3000, 0, false],
  ['in the middle', 12_000, 0, true],
  ['that was paused for most of its time', 3000, 60_000, false],
] as const)(
  'a song of the queue %s is skipped: its singer leaves the queue',
  async (_, playedMs, pausedMs, hasSung) => {
    const server = fakeServer({
      [`GET ${QUEUE}`]: { body: [MIA, IDA] },
      [`POST ${QUEUE}/1/done`]: { body: [IDA] },
    })
    const queryClient = draw(<Stage />)
    await waitFor(() => expect(queryClient.getQueryData([QUEUE])).toEqual([MIA, IDA]))
    tell({ round: RUNNING, shown: PLAYING }, MIA)
    vi.advanceTimersByTime(playedMs)
    tell({ round: { ...RUNNING, isPaused: true }, shown: { ...PLAYING, pause: { is: 'paused' } } })
    vi.advanceTimersByTime(pausedMs)
    tell({ round: { is: 'idle', isSkipped: true }, shown: PLAYING })
    await waitFor(() => expect(currentToast()?.title).toBe('Next: Ida'))
    expect(server.bodyOf(`POST ${QUEUE}/1/done`)).toEqual({ hasSung })
    // Whoever is next begins by a press.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin' })),
    )
  },
)
