import { expect, it } from 'vitest'
import { endsOf } from './use-rail-scroll.ts'

it.each([
  ['everything fits', 0, 500, 500, true, true],
  ['the beginning', 0, 900, 500, true, false],
  ['the middle', 200, 900, 500, false, false],
  ['the end', 399.5, 900, 500, false, true],
  ['the end of a right-to-left page', -400, 900, 500, false, true],
])('at %s a rail knows its ends', (_, scrollLeft, scrollWidth, clientWidth, isAtStart, isAtEnd) => {
  expect(endsOf({ scrollLeft, scrollWidth, clientWidth })).toEqual({ isAtStart, isAtEnd })
})
