import { describe, expect, it } from 'vitest'
import { formatPlaybackTime } from './playback-time.ts'

describe('the time shown in the player', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [60, '1:00'],
    [75, '1:15'],
    [599.9, '9:59'],
    [3599.9, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('of %d seconds reads %s', (seconds, words) => {
    expect(formatPlaybackTime(seconds)).toBe(words)
  })
})
