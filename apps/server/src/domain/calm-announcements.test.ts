import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calmAnnouncements } from './calm-announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of the first change at once, and of those in the pause after it together', () => {
  const told: number[] = []
  const { announce, stop } = calmAnnouncements((householdId) => void told.push(householdId), {
    what: ['files'],
    pauseMs: 1000,
  })
  for (let change = 0; change < 5; change++) announce(1)
  announce(2)
  expect(told).toEqual([1, 2])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([1, 2, 1])
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([1, 2, 1])
  announce(1)
  announce(1)
  stop()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([1, 2, 1, 1])
})

it('tells of several changes together', () => {
  const told: string[] = []
  const { announce, stop } = calmAnnouncements((_, { what }) => void told.push(what), {
    what: ['files', 'library'],
    pauseMs: 1000,
  })
  announce(1)
  announce(1)
  expect(told).toEqual(['files', 'library'])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['files', 'library', 'files', 'library'])
  stop()
})
