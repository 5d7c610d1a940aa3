import { expect, it } from 'vitest'
import { Pace, waitBefore } from './pace.ts'

const RATE = { calls: 3, perMs: 1000 }

it.each([
  [[], 0, 0],
  [[0, 10], 20, 0],
  [[0, 10, 20], 30, 970],
  [[0, 10, 20], 1000, 0],
  [[0, 10, 20, 1000], 1001, 9],
])('after calls at %j, one at %i waits %i ms', (calls, nowMs, waits) => {
  expect(waitBefore(calls, nowMs, RATE)).toBe(waits)
})

it('never lets more calls through in any span than the rate allows', () => {
  const calls: number[] = []
  let nowMs = 0
  for (let call = 0; call < 200; call += 1) {
    nowMs += waitBefore(calls, nowMs, RATE) + (call % 7)
    calls.push(nowMs)
  }
  for (const from of calls) {
    const within = calls.filter((at) => at >= from && at < from + RATE.perMs)
    expect(within.length).toBeLessThanOrEqual(RATE.calls)
  }
})

it('lets calls of several askers through in order, and the later ones wait', async () => {
  let nowMs = 0
  const pace = new Pace({ calls: 2, perMs: 30 }, () => nowMs)
  const { signal } = new AbortController()
  await pace.turn(signal)
  await pace.turn(signal)
  const ended = new AbortController()
  const third = pace.turn(ended.signal)
  ended.abort(new Error('left'))
  await expect(third).rejects.toThrow('left')
  nowMs = 31
  await pace.turn(signal)
})

it('rests when it is told to', () => {
  let nowMs = 0
  const pace = new Pace(RATE, () => nowMs)
  pace.rest(5000)
  pace.rest(100)
  expect(pace.restMs()).toBe(5000)
  nowMs = 6000
  expect(pace.restMs()).toBe(0)
})
