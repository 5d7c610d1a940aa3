import { expect, it } from 'vitest'
import { LIBRARY_TIMES, retryAfterMs } from './library-times.ts'

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 300],
  [2000, 300],
])('looks through a folder again after %i looks that broke off in %i seconds', (looks, seconds) => {
  expect(retryAfterMs(LIBRARY_TIMES, looks)).toBe(seconds * 1000)
})
