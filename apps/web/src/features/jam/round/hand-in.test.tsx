import type { JamRound, JamTake } from '@starnest/contract/jam/rounds'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { type ScoreShown, scoreTakes } from './hand-in.ts'

const ID = 'a'.repeat(22)
const HAND_IN = `POST /api/jam/rounds/${ID}/take`
const READ = `GET /api/jam/rounds/${ID}`
const TAKE: JamTake = {
  ...{ number: 1, voice: 0, delayMs: 0, lyricOffsetMs: 0 },
  ...{ frames: 'AAAA', onsetsMs: [] },
}
const OPEN: JamRound = {
  ...{ id: ID, mode: 'karaoke', trackId: 'a-song', kind: 'full', difficulty: 'Easy' },
  ...{ isPractice: false, fromMs: 0, toMs: 60_000, isOver: false },
  ...{ openedAtMs: 0, expiresAtMs: 90_000, serverNowMs: 70_000 },
  singers: [{ number: 1, profileId: 3, name: 'Mia', result: null }],
}
const RESULT = { score: 431, points: 6550 }
const SCORED: JamRound = {
  ...OPEN,
  isOver: true,
  singers: [{ number: 1, profileId: 3, name: 'Mia', result: RESULT }],
}
const nobody = () => {
  throw new TypeError('Failed to fetch')
}
const refusal = (status: number, code: string) => ({ status, body: { code, message: '' } })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = fakeServer({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Hands one take in, and tells what became of it. */
function handedIn() {
  const shown: ScoreShown[] = []
  const onScore = vi.fn()
  const onNoScore = vi.fn()
  const closing = new AbortController()
  const scored = scoreTakes({
    ...{ queryClient: new QueryClient(), roundId: ID, takes: [TAKE], own: 1 },
    ...{ signal: closing.signal, onShown: (one) => shown.push(one), onScore, onNoScore },
  })
  return { shown, onScore, onNoScore, closing, scored }
}
const timesSent = () => server.sent().length

describe('what was sung', () => {
  it('is handed in once where it is answered', async () => {
    server.answers[HAND_IN] = { body: SCORED }
    const { shown, onScore, scored } = handedIn()
    await scored
    expect(shown.map(({ is }) => is)).toEqual(['scoring', 'scored'])
    expect(onScore.mock.calls).toEqual([[RESULT, RESULT]])
    expect(timesSent()).toBe(1)
  })

  it('is handed in again by itself when nobody answers', async () => {
    server.answers[HAND_IN] = nobody
    server.answers[READ] = nobody
    const { shown, onScore, scored } = handedIn()
    await vi.advanceTimersByTimeAsync(900)
    server.answers[HAND_IN] = { body: SCORED }
    await vi.advanceTimersByTimeAsync(200)
    await scored
    expect(shown.map(({ is }) => is)).toEqual(['scoring', 'scored'])
    expect(onScore).toHaveBeenCalledOnce()
    expect(server.bodyOf(HAND_IN)).toEqual({ takes: [TAKE] })
  })

  it.each([
    ['nobody answered', nobody],
    ['it was handed in already', () => refusal(409, 'round_over')],
    ['the answer was cut off', () => ({ body: { id: ID } })],
  ])('is not lost when it was scored and %s: the round says so', async (_, answer) => {
    server.answers[HAND_IN] = answer
    server.answers[READ] = { body: SCORED }
    const { onScore, scored } = handedIn()
    await scored
    expect(onScore.mock.calls).toEqual([[RESULT, RESULT]])
    expect(timesSent()).toBe(1)
  })

  it('is kept when nobody answers for long, and can be handed in by hand', async () => {
    server.answers[HAND_IN] = refusal(503, 'unavailable')
    server.answers[READ] = { body: OPEN }
    const { shown, onScore, onNoScore, scored } = handedIn()
    await vi.advanceTimersByTimeAsync(13_000)
    await scored
    expect(timesSent()).toBe(4)
    const failed = shown.at(-1)
    expect(failed).toMatchObject({ is: 'failed', what: 'score' })
    expect(onNoScore).not.toHaveBeenCalled()
    server.answers[HAND_IN] = { body: SCORED }
    if (failed?.is === 'failed') failed.again?.retry()
    await vi.waitFor(() => expect(onScore).toHaveBeenCalledOnce())
    expect(shown.slice(-2).map(({ is }) => is)).toEqual(['scoring', 'scored'])
  })

  it('can be given up', async () => {
    server.answers[HAND_IN] = nobody
    server.answers[READ] = nobody
    const { shown, onNoScore, scored } = handedIn()
    await vi.advanceTimersByTimeAsync(13_000)
    await scored
    const failed = shown.at(-1)
    if (failed?.is === 'failed') failed.again?.giveUp()
    expect(onNoScore).toHaveBeenCalledOnce()
    expect(shown.at(-1)).not.toHaveProperty('again')
  })

  it.each([
    ['take_refused', 422],
    ['round_over', 409],
  ])('is not handed in again when it is refused for good: %s', async (code, status) => {
    server.answers[HAND_IN] = refusal(status, code)
    server.answers[READ] = { body: { ...OPEN, isOver: true } }
    const { shown, onNoScore, scored } = handedIn()
    await scored
    expect(timesSent()).toBe(1)
    expect(onNoScore).toHaveBeenCalledOnce()
    expect(shown.at(-1)).toMatchObject({ is: 'failed', error: { code } })
    expect(shown.at(-1)).not.toHaveProperty('again')
  })

  it('is still handed in when somebody leaves the stage meanwhile, and nothing is shown of it', async () => {
    server.answers[HAND_IN] = nobody
    server.answers[READ] = nobody
    const { shown, onScore, closing, scored } = handedIn()
    await vi.advanceTimersByTimeAsync(500)
    closing.abort()
    server.answers[HAND_IN] = { body: SCORED }
    await vi.advanceTimersByTimeAsync(600)
    await scored
    expect(timesSent()).toBe(2)
    expect(onScore).not.toHaveBeenCalled()
    expect(shown.map(({ is }) => is)).toEqual(['scoring'])
  })
})
