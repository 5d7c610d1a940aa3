import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jamScore } from './jam-score.ts'

it('begins at 300 for singing and 250 for rap, and ends 199 above', () => {
  expect([jamScore(0, 'karaoke'), jamScore(10_000, 'karaoke')]).toEqual([300, 499])
  expect([jamScore(0, 'freestyle'), jamScore(10_000, 'freestyle')]).toEqual([250, 449])
})

it('never gives less for more points, and always a whole number', () => {
  const points = fc.double({ min: -10, max: 10_010, noNaN: true })
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(jamScore(low, 'karaoke')).toBeLessThanOrEqual(jamScore(high, 'karaoke'))
      expect(Number.isInteger(jamScore(one, 'freestyle'))).toBe(true)
    }),
    { seed: 8, numRuns: 300 },
  )
})

it('reaches each of the 200 numbers', () => {
  const reached = new Set(
    Array.from({ length: 10_001 }, (_, points) => jamScore(points, 'karaoke')),
  )
  expect(reached.size).toBe(200)
})
