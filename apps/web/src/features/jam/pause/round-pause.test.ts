import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoundPause } from './round-pause.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A song whose music runs with the test's clock. */
function openRound() {
  let countsFromMs = 0
  let zero: number | null = performance.now()
  const positionMs = () => (zero === null ? countsFromMs : performance.now() - zero)
  const reachedMs = () => Math.max(countsFromMs, positionMs())
  const running = {
    ...{ positionMs, reachedMs, setGuide: () => {}, stop: () => {} },
    pause: () => {
      countsFromMs = reachedMs()
      zero = null
    },
    goOn: () => {
      zero = performance.now() - (countsFromMs - 3000)
      return countsFromMs
    },
  }
  const recorded: string[] = []
  const onTooLong = vi.fn()
  const pause = createRoundPause({
    running: () => running,
    parts: () => [],
    recording: {
      pause: () => recorded.push(`pause at ${reachedMs()}`),
      goOn: () => recorded.push(`on at ${positionMs()}`),
    },
    onChange: () => {},
    onTooLong,
  })
  return { pause, positionMs, recorded, onTooLong }
}

it('stops the recording with the music, and goes on with it after the count-in', async () => {
  const { pause, positionMs, recorded } = openRound()
  await vi.advanceTimersByTimeAsync(5000)
  pause.hold()
  expect(pause.now()).toEqual({ is: 'paused' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(positionMs()).toBe(5000)
  pause.goOn()
  expect(pause.now()).toEqual({ is: 'countingIn', goesOnAtMs: 5000 })
  expect(positionMs()).toBe(2000)
  await vi.advanceTimersByTimeAsync(2999)
  expect(recorded).toEqual(['pause at 5000'])
  await vi.advanceTimersByTimeAsync(1)
  expect(pause.now()).toEqual({ is: 'none' })
  expect(recorded).toEqual(['pause at 5000', 'on at 5000'])
})

it('stays where it was when it is paused again during the count-in', async () => {
  const { pause, positionMs, recorded } = openRound()
  await vi.advanceTimersByTimeAsync(5000)
  pause.hold()
  pause.goOn()
  await vi.advanceTimersByTimeAsync(1000)
  pause.hold()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(positionMs()).toBe(5000)
  expect(recorded).toEqual(['pause at 5000', 'pause at 5000'])
})

it('goes on only where it was paused', () => {
  const { pause } = openRound()
  pause.goOn()
  expect(pause.now()).toEqual({ is: 'none' })
})

it('ends the round before the server stops waiting for it, however often it was paused', async () => {
  const { pause, onTooLong } = openRound()
  pause.hold()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  pause.goOn()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(onTooLong).not.toHaveBeenCalled()
  pause.hold()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(onTooLong).toHaveBeenCalledOnce()
})
