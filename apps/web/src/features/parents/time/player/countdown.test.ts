import { expect, it } from 'vitest'
import { waitMsFor } from '../../../../library/family/own-time.queries.ts'
import { countdownOf } from './countdown.ts'

const left = (seconds: number) => ({ is: 'left', seconds, ends: 'budget' }) as const

it.each([
  [601, { is: 'silent' }],
  [600, { is: 'left', step: 10, minutes: 10 }],
  [301, { is: 'left', step: 10, minutes: 6 }],
  [300, { is: 'left', step: 5, minutes: 5 }],
  [61, { is: 'left', step: 5, minutes: 2 }],
  [60, { is: 'left', step: 1, minutes: 1 }],
  [0, { is: 'left', step: 1, minutes: 1 }],
])('of %d seconds says %j', (seconds, countdown) => {
  expect(countdownOf(left(seconds))).toEqual(countdown)
})

it('says nothing where there is no limit, or while it is not known', () => {
  expect(countdownOf({ is: 'unlimited' })).toEqual({ is: 'silent' })
  expect(countdownOf(undefined)).toEqual({ is: 'silent' })
})

it('asks again when time should be over, and never later than half a minute', () => {
  expect([0, 1, 20, 4000].map((seconds) => waitMsFor(left(seconds)))).toEqual([
    1000, 1000, 20_000, 30_000,
  ])
  expect(waitMsFor({ is: 'unlimited' })).toBe(false)
})
