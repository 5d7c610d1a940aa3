import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RunningTimeout } from './running-timeout.ts'

const STEP_MS = 10
let nowMs: number

beforeEach(() => {
  nowMs = 1000
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Time goes by while the program runs. */
function run(ms: number): void {
  for (let at = 0; at < ms; at += STEP_MS) {
    nowMs += STEP_MS
    vi.advanceTimersByTime(STEP_MS)
  }
}

/** Time goes by while it stands still; then what was due is done. */
function standStill(ms: number): void {
  nowMs += ms
  vi.advanceTimersToNextTimer()
}

it('calls once, when its time is over', () => {
  const act = vi.fn()
  new RunningTimeout(act, 1000)
  run(990)
  expect(act).not.toHaveBeenCalled()
  run(10)
  run(5000)
  expect(act).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('does not count what goes by while the program stands still', () => {
  const act = vi.fn()
  new RunningTimeout(act, 1000)
  run(300)
  standStill(60_000)
  run(450)
  expect(act).not.toHaveBeenCalled()
  run(250)
  expect(act).toHaveBeenCalledOnce()
})

it('begins anew when it is refreshed, and not once it is over', () => {
  const act = vi.fn()
  const timeout = new RunningTimeout(act, 1000)
  run(950)
  timeout.refresh()
  run(950)
  expect(act).not.toHaveBeenCalled()
  run(50)
  timeout.refresh()
  run(2000)
  expect(act).toHaveBeenCalledOnce()
})

it('calls nothing once it was ended, also where it is refreshed after that', () => {
  const act = vi.fn()
  const timeout = new RunningTimeout(act, 1000)
  timeout.end()
  timeout.refresh()
  run(2000)
  expect(act).not.toHaveBeenCalled()
})

it('calls in a loop that is always late', () => {
  const act = vi.fn()
  new RunningTimeout(act, 1000)
  for (let turns = 0; turns < 5; turns++) {
    standStill(400)
    run(100)
  }
  expect(act).toHaveBeenCalledOnce()
})
