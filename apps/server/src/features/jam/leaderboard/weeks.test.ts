import { describe, expect, it } from 'vitest'
import { mondayOf, streakOf, weekAt, weekFrom } from './weeks.ts'

const HOUR_MS = 3_600_000
const at = (iso: string) => Date.parse(iso)

describe('a week', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-03-01', '2028-02-28'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  it.each([
    ['Pacific/Auckland', '2026-11-22T11:00:00Z', '2026-11-23'],
    ['Pacific/Auckland', '2026-11-22T10:59:59.999Z', '2026-11-16'],
    ['America/Los_Angeles', '2026-11-23T07:59:59.999Z', '2026-11-16'],
    ['America/Los_Angeles', '2026-11-23T08:00:00Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-22T18:15:00Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-22T18:14:59.999Z', '2026-11-16'],
  ])('in %s holds %s when it began on %s', (timeZone, instant, monday) => {
    expect(weekAt(at(instant), timeZone).monday).toBe(monday)
  })

  it('has an hour less when clocks are set forward, and one more when they are set back', () => {
    const hours = (monday: string) => {
      const { fromMs, untilMs } = weekFrom(monday, 'Europe/Madrid')
      return (untilMs - fromMs) / HOUR_MS
    }
    expect([hours('2026-03-23'), hours('2026-10-19'), hours('2026-11-23')]).toEqual([167, 169, 168])
  })

  it('ends exactly where the next one begins, in every week of a year', () => {
    for (const zone of ['Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe']) {
      let week = weekFrom('2026-01-05', zone)
      for (let count = 0; count < 52; count += 1) {
        const next = weekAt(week.untilMs, zone)
        expect(next.fromMs).toBe(week.untilMs)
        expect(weekAt(week.untilMs - 1, zone).monday).toBe(week.monday)
        week = next
      }
    }
  })
})

describe('a streak', () => {
  const days = new Set(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-18'])
  it.each([
    ['2026-11-22', 3],
    ['2026-11-23', 3],
    ['2026-11-24', 0],
    ['2026-11-19', 1],
    ['2026-11-18', 1],
  ])('on %s is %i days', (today, streak) => {
    expect(streakOf(days, today)).toBe(streak)
  })
})
