import { expect, it } from 'vitest'
import { inStepAt, positionAt, type Sample, spreads } from './in-step.ts'

/** A film that runs from a moment on, looked at every 50 ms. `behindSeconds`: how far behind at a moment. */
function running(behindSeconds: (atMs: number) => number = () => 0): Sample[] {
  return Array.from({ length: 200 }, (_, nth) => {
    const atMs = nth * 50
    return { atMs, positionSeconds: atMs / 1000 - behindSeconds(atMs), isRunning: true }
  })
}

it('tells where a film stood between two looks, and nothing where it waited', () => {
  const samples = running()
  expect(positionAt(samples, 1025)).toBeCloseTo(1.025)
  expect(positionAt(samples, -1)).toBeUndefined()
  expect(positionAt(samples, 60_000)).toBeUndefined()
  const waiting = samples.map((one) => ({ ...one, isRunning: one.atMs < 1000 }))
  expect(positionAt(waiting, 1025)).toBeUndefined()
})

it('measures the two that are furthest apart', () => {
  const screens = [running(), running(() => 0.05), running(() => 0.02)]
  const { spreads: found, moments } = spreads(screens, { fromMs: 1000, toMs: 2000, everyMs: 250 })
  expect(moments).toBe(5)
  expect(found).toHaveLength(5)
  for (const spread of found) expect(spread).toBeCloseTo(0.05)
})

it('says when a screen came into step and stayed', () => {
  const others = [running(), running(() => 0.01), running(() => -0.01)]
  const late = running((atMs) => (atMs < 3000 ? 0.4 : 0))
  expect(inStepAt(late, others, 1000)).toBe(3000)
  const passing = running((atMs) => (atMs >= 1200 && atMs < 1500 ? 0 : 0.4))
  expect(inStepAt(passing, others, 1000)).toBeUndefined()
})
