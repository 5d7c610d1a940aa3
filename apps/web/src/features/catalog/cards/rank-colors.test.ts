import { expect, it } from 'vitest'
import { rankColors } from './rank-colors.ts'

it('gives the ranks 1 to 4 a colour each, and one other colour to all beyond', () => {
  const colors = [1, 2, 3, 4, 5].map(rankColors)
  expect(new Set(colors).size).toBe(5)
  expect(rankColors(25)).toBe(rankColors(5))
})
