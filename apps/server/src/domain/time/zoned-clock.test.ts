import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayAt, hourAt, instantOf, isWeekend, minutesOf } from './zoned-clock.ts'

const MADRID = 'Europe/Madrid'
const at = (iso: string) => Date.parse(iso)
const shown = (day: string, time: string, zone = MADRID) =>
  new Date(instantOf(day, minutesOf(time), zone)).toISOString()

describe('a day', () => {
  it.each([
    ['2026-07-01T21:59:59Z', MADRID, '2026-07-01'],
    ['2026-07-01T22:00:00Z', MADRID, '2026-07-02'],
    ['2026-12-31T23:00:00Z', MADRID, '2027-01-01'],
    ['2026-07-01T03:59:00Z', 'America/New_York', '2026-06-30'],
    ['2026-07-01T10:00:00Z', 'Pacific/Kiritimati', '2026-07-02'],
    ['2026-07-01T18:15:00Z', 'Asia/Kathmandu', '2026-07-02'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(dayAt(at(instant), zone)).toBe(day)
  })

  it('is followed by the next, over months, years and leap days', () => {
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('is of a weekend on Saturday and Sunday', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    expect(days.map(isWeekend)).toEqual([false, true, true, false])
  })
})

it.each([
  ['2026-07-01T21:59:59Z', MADRID, 23],
  ['2026-07-01T22:00:00Z', MADRID, 0],
  ['2026-07-01T03:59:00Z', 'America/New_York', 23],
  ['2026-07-01T18:15:00Z', 'Asia/Kathmandu', 0],
])('the hour at %s in %s is %i', (instant, zone, hour) => {
  expect(hourAt(at(instant), zone)).toBe(hour)
})

describe('a time of day', () => {
  it.each([
    ['in winter', '2026-01-10', '19:00', '2026-01-10T18:00:00.000Z'],
    ['in summer', '2026-07-10', '19:00', '2026-07-10T17:00:00.000Z'],
    ['on the evening of the day with 23 hours', '2026-03-29', '19:00', '2026-03-29T17:00:00.000Z'],
    ['that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['on the evening of the day with 25 hours', '2026-10-25', '19:00', '2026-10-25T18:00:00.000Z'],
    ['that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_when, day, time, instant) => {
    expect(shown(day, time)).toBe(instant)
  })

  it('begins a day at one o’clock where midnight is skipped', () => {
    expect(shown('2026-04-24', '00:00', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
  })
})

it.each([
  ['2026-03-29', 23],
  ['2026-03-30', 24],
  ['2026-10-25', 25],
])('%s has %d hours in Madrid', (day, hours) => {
  const lengthMs = instantOf(dayAfter(day, 1), 0, MADRID) - instantOf(day, 0, MADRID)
  expect(lengthMs / 3_600_000).toBe(hours)
})

it('puts every instant into the day that began before it', () => {
  const zones = [MADRID, 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kolkata']
  const years = { min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }
  fc.assert(
    fc.property(fc.integer(years), fc.constantFrom(...zones), (instant, zone) => {
      const day = dayAt(instant, zone)
      const begun = instantOf(day, 0, zone)
      const ended = instantOf(dayAfter(day, 1), 0, zone)
      expect(begun).toBeLessThanOrEqual(instant)
      expect(ended).toBeGreaterThan(instant)
    }),
    { numRuns: 300 },
  )
})
