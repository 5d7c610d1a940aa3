import { expect, it } from 'vitest'
import { watchSlowness } from './slowness.ts'

function told(frameMs: number, { forMs = 20_000, isCoarsest = true } = {}): number {
  const slowness = watchSlowness()
  let times = 0
  for (let nowMs = 0; nowMs < forMs; nowMs += frameMs) {
    if (slowness.frame(frameMs, isCoarsest)) times += 1
  }
  return times
}

it.each([
  ['of a device that keeps up', told(16), 0],
  ['of one that is slow and bearable', told(60), 0],
  ['of one that is too slow, once', told(90), 1],
  ['while fewer pixels may still help', told(90, { isCoarsest: false }), 0],
  ['of a tab that was away', told(4000), 0],
  ['before five seconds', told(90, { forMs: 4800 }), 0],
])('says that the room is too much: %s', (_when, times, expected) => expect(times).toBe(expected))
