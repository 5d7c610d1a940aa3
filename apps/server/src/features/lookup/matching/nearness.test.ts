import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSure, nearness, nearnessName } from './nearness.ts'

const entry = (title: string, year: number | null, originalTitle: string | null = null) => ({
  ...{ title, year, originalTitle },
})

it.each([
  ['The Salt Harbour', 1998, entry('The Salt Harbour', 1998), 1],
  ['the salt  harbour', 1998, entry('The Salt-Harbour', 1998), 1],
  ['Fur und Wider', 1998, entry('Für und Wider', 1998), 1],
  ["Ada's Boat", 1998, entry('Ada’s Boat', 1998), 1],
  ['Salt & Sand', 1998, entry('Salt and Sand', 1998), 1],
  ['Der Salzhafen', 1998, entry('The Salt Harbour', 1998, 'Der Salzhafen'), 1],
  ['Соль', 1998, entry('СОЛЬ', 1998), 1],
  ['塩の港', 1998, entry('塩の港', 1998), 1],
  ['The Salt Harbour', 1999, entry('The Salt Harbour', 1998), 0.9],
  ['The Salt Harbour', null, entry('The Salt Harbour', 1998), 0.75],
  ['The Salt Harbour', 1998, entry('The Salt Harbour', null), 0.75],
  ['The Salt Harbour', 1960, entry('The Salt Harbour', 1998), 0.4],
  // One letter of 16.
  ['The Salt Harbor', 1998, entry('The Salt Harbour', 1998), 0.938],
  ['Ferry', 1998, entry('Night Ferry', 1998), 0.455],
] as const)('%s of %s is as near to %o as %f', (title, year, found, score) => {
  expect(nearness({ title, year }, found)).toBe(score)
})

it.each([
  [[1], true],
  [[1, 0.9], true],
  [[1, 0.91], false],
  [[1, 1], false],
  [[0.95], true],
  [[0.949], false],
  [[0.75], false],
  [[], false],
])('of results with the scores %j one is sure: %s', (scores, sure) => {
  expect(isSure(scores)).toBe(sure)
})

it.each([
  [1, 'exact'],
  [0.9, 'close'],
  [0.7, 'close'],
  [0.69, 'far'],
] as const)('a score of %f is called %s', (score, name) => {
  expect(nearnessName(score)).toBe(name)
})

it('is never out of bounds, nor sure of another year, whatever the names', () => {
  const years = fc.option(fc.integer({ min: 1870, max: 2100 }), { nil: null })
  fc.assert(
    fc.property(fc.string(), years, fc.string(), years, (title, year, other, otherYear) => {
      const score = nearness({ title, year }, entry(other, otherYear))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      if (year !== otherYear) expect(isSure([score])).toBe(false)
    }),
  )
})
