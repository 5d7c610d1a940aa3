import { UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { expect, it } from 'vitest'
import { createTakeFrames, HOP_MS } from './take-frames.ts'

const tone = (atMs: number, cents: number | null = 0) => ({ atMs, cents, loudness: 200 })

it('puts readings that come every 11.6 ms on a grid of 10 ms', () => {
  const take = createTakeFrames(1000)
  for (let at = 0; at < 100; at++) take.add(tone(1000 + at * 11.6, at))
  const { tones, startMs, hopMs } = take.frames(Number.POSITIVE_INFINITY)
  expect({ startMs, hopMs }).toEqual({ startMs: 1000, hopMs: HOP_MS })
  expect(tones.length).toBe(Math.floor((99 * 11.6) / HOP_MS) + 1)
  expect(Math.max(...tones)).toBe(99)
  for (let at = 1; at < tones.length; at++) {
    expect((tones[at] ?? 0) - (tones[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

it('makes nothing up where readings were lost', () => {
  const take = createTakeFrames(0)
  take.add(tone(0, 300))
  take.add(tone(500, 300))
  const { tones, loudness } = take.frames(Number.POSITIVE_INFINITY)
  expect([...tones].filter((one) => one !== UNVOICED)).toHaveLength(2)
  expect([...loudness].filter((one) => one > 0)).toHaveLength(2)
})

it('takes nothing from before its beginning, nothing twice, and nothing behind its end', () => {
  const take = createTakeFrames(100)
  expect(take.add(tone(20))).toEqual([])
  expect(take.isVoiced()).toBe(false)
  take.add(tone(130))
  expect(take.add(tone(120))).toEqual([])
  expect(take.isVoiced()).toBe(true)
  expect(take.frames(120).tones.length).toBe(2)
})
