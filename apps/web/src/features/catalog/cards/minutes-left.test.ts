import { describe, expect, it } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

describe('minutes left on a progress card', () => {
  it.each([
    [0, 600, 10],
    [1, 600, 10],
    [540, 600, 1],
    [539, 600, 2],
    [541, 600, 1],
    [600, 600, 1],
    [700, 600, 1],
  ])('at %i of %i seconds shows %i', (currentTime, duration, minutes) => {
    expect(minutesLeft({ currentTime, duration })).toBe(minutes)
  })
})
