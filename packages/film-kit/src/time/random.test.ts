import { expect, it } from 'vitest'
import { cycle, scatter, seededRandom } from './random.ts'

it('gives the same row of numbers for the same seed and another for another', () => {
  const row = (seed: number) => scatter(5, seed, (random) => random())
  expect(row(7)).toEqual(row(7))
  expect(row(7)).not.toEqual(row(8))
})

it('stays at or above 0 and below 1, and spreads evenly', () => {
  const random = seededRandom(3)
  const numbers = Array.from({ length: 20_000 }, () => random())
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toBeCloseTo(0.5, 1)
})

it('goes round a list both ways and refuses an empty one', () => {
  expect([0, 1, 2, 3, -1].map((i) => cycle(['a', 'b', 'c'], i))).toEqual(['a', 'b', 'c', 'a', 'c'])
  expect(() => cycle([], 0)).toThrow(RangeError)
})
