import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.99, '0:09'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%s seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown)
})
