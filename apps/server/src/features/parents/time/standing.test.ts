import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Standing, standingAt, strictest, type TimeFacts } from './standing.ts'

const plain: TimeFacts = {
  dailyMinutes: null,
  viewingHours: null,
  timeZone: 'Europe/Madrid',
  watchedSeconds: 0,
  grantedSeconds: 0,
  grants: [],
}
const at = (iso: string) => Date.parse(iso)
const standing = (iso: string, facts: Partial<TimeFacts>) =>
  standingAt(at(iso), { ...plain, ...facts })
const again = (one: Standing) => (one.is === 'over' ? new Date(one.againAtMs).toISOString() : one)

/** School days from three to half past seven, weekends from nine to nine. */
const hours = {
  weekdays: { from: '15:00', until: '19:30' },
  weekends: { from: '09:00', until: '21:00' },
}

it('has no limit where a parent set none', () => {
  expect(standing('2026-11-20T12:00:00Z', { watchedSeconds: 99_999 })).toEqual({ is: 'unlimited' })
})

describe('the minutes of a day', () => {
  it('are left until they are watched', () => {
    const facts = { dailyMinutes: 60, watchedSeconds: 3590 }
    expect(standing('2026-11-20T12:00:00Z', facts)).toEqual({
      is: 'left',
      seconds: 10,
      ends: 'budget',
    })
  })

  it('are over when they are watched, until the next midnight of the household', () => {
    const facts = { dailyMinutes: 60, watchedSeconds: 3600 }
    const over = standing('2026-11-20T12:00:00Z', facts)
    expect(over).toMatchObject({ is: 'over', reason: 'budget', overSeconds: 0 })
    expect(again(over)).toBe('2026-11-20T23:00:00.000Z')
  })

  it('come again when the hours of the next day begin', () => {
    const facts = { dailyMinutes: 60, watchedSeconds: 3700, viewingHours: hours }
    const over = standing('2026-11-20T16:00:00Z', facts)
    expect(over).toMatchObject({ reason: 'budget', overSeconds: 100 })
    expect(again(over)).toBe('2026-11-21T08:00:00.000Z')
  })

  it('grow by what a grown-up adds', () => {
    const facts = { dailyMinutes: 15, watchedSeconds: 900, grantedSeconds: 1800 }
    expect(standing('2026-11-20T12:00:00Z', facts)).toMatchObject({ is: 'left', seconds: 1800 })
  })
})

describe('viewing hours', () => {
  it.each([
    ['on a school day, before', '2026-11-20T13:59:59Z', 'over'],
    ['on a school day, at their beginning', '2026-11-20T14:00:00Z', 'left'],
    ['on a school day, at their end', '2026-11-20T18:30:00Z', 'over'],
    ['on a weekend, after the end of school days', '2026-11-21T18:30:00Z', 'left'],
    ['on a weekend, at their end', '2026-11-21T20:00:00Z', 'over'],
    ['on the day with 23 hours, at their beginning', '2026-03-29T07:00:00Z', 'left'],
    ['on the day with 23 hours, before', '2026-03-29T06:59:59Z', 'over'],
    ['on the day with 25 hours, at their beginning', '2026-10-25T08:00:00Z', 'left'],
    ['on the day with 25 hours, before', '2026-10-25T07:59:59Z', 'over'],
  ])('%s', (_when, instant, is) => {
    expect(standing(instant, { viewingHours: hours }).is).toBe(is)
  })

  it('say how long they last, and when they begin again', () => {
    expect(standing('2026-11-20T18:20:00Z', { viewingHours: hours })).toEqual({
      is: 'left',
      seconds: 600,
      ends: 'hours',
    })
    const over = standing('2026-11-20T18:31:00Z', { viewingHours: hours })
    expect(over).toMatchObject({ reason: 'hours', overSeconds: 60 })
    expect(again(over)).toBe('2026-11-21T08:00:00.000Z')
  })

  it('may end after midnight, and then belong to the evening before', () => {
    const late = { weekdays: { from: '20:00', until: '01:00' }, weekends: null }
    const facts = { viewingHours: late }
    expect(standing('2026-11-18T23:30:00Z', facts)).toMatchObject({ is: 'left', seconds: 1800 })
    expect(standing('2026-11-19T00:00:00Z', facts)).toMatchObject({ is: 'over' })
    // Friday night runs into the weekend, which has no end before Monday.
    expect(standing('2026-11-20T20:00:00Z', facts)).toMatchObject({ seconds: 51 * 3600 })
  })

  it('of whole days are no limit', () => {
    const facts = { viewingHours: { weekdays: null, weekends: null } }
    expect(standing('2026-11-20T03:00:00Z', facts)).toEqual({ is: 'unlimited' })
  })

  it('skip an hour that does not exist, and end once where one comes twice', () => {
    const night = { from: '02:15', until: '02:45' }
    const facts = { viewingHours: { weekdays: night, weekends: night } }
    expect(standing('2026-03-29T01:20:00Z', facts)).toMatchObject({ is: 'left', seconds: 1500 })
    expect(standing('2026-10-25T00:20:00Z', facts)).toMatchObject({ is: 'left', seconds: 1500 })
    expect(standing('2026-10-25T01:20:00Z', facts)).toMatchObject({ is: 'over' })
  })

  it('open for as long as a grown-up says, one time after the other', () => {
    const answered = at('2026-11-20T18:40:00Z')
    const grants = [
      { atMs: answered, minutes: 15 },
      { atMs: answered + 60_000, minutes: 30 },
    ]
    const facts = { viewingHours: hours, grants }
    expect(standing('2026-11-20T18:42:00Z', facts)).toEqual({
      is: 'left',
      seconds: 43 * 60,
      ends: 'hours',
    })
    const over = standing('2026-11-20T19:26:00Z', facts)
    expect(over).toMatchObject({ is: 'over', overSeconds: 60 })
    expect(again(over)).toBe('2026-11-21T08:00:00.000Z')
  })
})

describe('of those who watch together', () => {
  const free: Standing = { is: 'unlimited' }
  const long: Standing = { is: 'left', seconds: 600, ends: 'hours' }
  const short: Standing = { is: 'left', seconds: 60, ends: 'budget' }
  const soon: Standing = { is: 'over', reason: 'budget', overSeconds: 0, againAtMs: 1 }
  const late: Standing = { is: 'over', reason: 'hours', overSeconds: 0, againAtMs: 2 }

  it.each([
    [[], free],
    [[free, long], long],
    [[short, long], short],
    [[long, soon, free], soon],
    [[late, soon], late],
  ])('the strictest counts', (all, expected) => {
    expect(strictest(all)).toEqual(expected)
  })
})

it('is over only until a later moment at which it is not, unless the day’s minutes are watched', () => {
  const clockTime = fc
    .integer({ min: 0, max: 95 })
    .map((n) => `${`${Math.floor(n / 4)}`.padStart(2, '0')}:${`${(n % 4) * 15}`.padStart(2, '0')}`)
  const window = fc.option(fc.record({ from: clockTime, until: clockTime }))
  const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
  fc.assert(
    fc.property(instant, window, window, fc.nat(7200), (now, weekdays, weekends, watched) => {
      const viewingHours = { weekdays, weekends }
      const facts = { ...plain, viewingHours, dailyMinutes: 60, watchedSeconds: watched }
      const before = standingAt(now, facts)
      if (before.is !== 'over') return before.is === 'left'
      expect(before.overSeconds).toBeGreaterThanOrEqual(0)
      expect(before.againAtMs).toBeGreaterThan(now)
      const after = standingAt(before.againAtMs, { ...facts, watchedSeconds: 0 })
      return after.is === 'left'
    }),
    { numRuns: 300 },
  )
})
