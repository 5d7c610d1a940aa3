import { expect, it } from 'vitest'
import { typosOf } from './one-typo.ts'

it.each([
  ['lantern', 'lantrn'],
  ['lantern', 'lantern5'],
  ['lantern', 'kantern'],
  ['lantern', 'lanterm'],
  ['lantern', 'lantenr'],
  ['lantern', 'alntern'],
  ['звезда', 'звизда'],
  ['οδοσ', 'οδοτ'],
])('%s may be meant by %s', (meant, typed) => {
  expect(typosOf(typed)).toContain(meant)
})

it.each([
  ['lantern', 'altern'],
  ['lantern', 'lnatren'],
  ['lantern', 'lantern'],
])('%s is not one typo away from %s', (meant, typed) => {
  expect(typosOf(typed)).not.toContain(meant)
})

it('are none of a word of three letters', () => {
  expect(typosOf('cat')).toEqual([])
})
