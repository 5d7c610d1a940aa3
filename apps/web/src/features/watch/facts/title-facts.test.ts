import { describe, expect, it } from 'vitest'
import { formatDuration, formatScore, statusOf } from './title-facts.ts'

describe('the duration of a title', () => {
  it.each([
    [0.4, '1m'],
    [41.5, '1m'],
    [60, '1m'],
    [61, '2m'],
    [3540, '59m'],
    [3599, '1h 0m'],
    [3600, '1h 0m'],
    [5400, '1h 30m'],
    [7325, '2h 3m'],
  ])('of %d seconds reads %s', (seconds, words) => {
    expect(formatDuration({ duration: seconds, isComingSoon: false }, 'en')).toBe(words)
  })

  it('is not told while nobody knows it, nor of a title to come, which has a trailer alone', () => {
    expect(formatDuration({ duration: 0, isComingSoon: false }, 'en')).toBeUndefined()
    expect(formatDuration({ duration: 90, isComingSoon: true }, 'en')).toBeUndefined()
  })
})

describe('the score of a title', () => {
  it('has one digit, and is absent when nobody has rated it', () => {
    expect([8, 8.44, 0, null].map(formatScore)).toEqual(['8.0', '8.4', '0.0', undefined])
  })
})

describe('the status of a title', () => {
  it.each([
    [{ isComingSoon: false, isNew: true }, 'new'],
    [{ isComingSoon: false, isNew: false }, 'available'],
    [{ isComingSoon: true, isNew: true }, 'comingSoon'],
  ])('of %o is %s', (title, status) => {
    expect(statusOf(title)).toBe(status)
  })
})
