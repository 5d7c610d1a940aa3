import { dayAfter, dayAt, instantOf } from '../../../domain/time/zoned-clock.ts'

const DAYS_OF_WEEK = 7

/** A week of a household: from Monday, 0:00 by its clocks, to before the next one. It has an hour more or less
 *  when they are changed. */
export type Week = {
  /** 'YYYY-MM-DD', a Monday. */
  monday: string
  fromMs: number
  untilMs: number
}

/** The Monday of a day's week; both 'YYYY-MM-DD'. Source: ISO 8601, in which weeks begin on Monday. */
export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  return dayAfter(day, -daysSinceMonday)
}

/** The week that begins on a Monday, in a zone. */
export function weekFrom(monday: string, timeZone: string): Week {
  return {
    monday,
    fromMs: instantOf(monday, 0, timeZone),
    untilMs: instantOf(dayAfter(monday, DAYS_OF_WEEK), 0, timeZone),
  }
}

/** The week in which an instant lies, in a zone. */
export const weekAt = (instantMs: number, timeZone: string): Week =>
  weekFrom(mondayOf(dayAt(instantMs, timeZone)), timeZone)

/** How many days in a row have something, up to today, or to yesterday when today has nothing yet. Days are
 *  'YYYY-MM-DD'. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let streak = 0
  let day = days.has(today) ? today : dayAfter(today, -1)
  while (days.has(day)) {
    streak += 1
    day = dayAfter(day, -1)
  }
  return streak
}
