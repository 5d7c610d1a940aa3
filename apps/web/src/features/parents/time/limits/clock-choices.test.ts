import { expect, it } from 'vitest'
import { beginningAt, clockChoices, endChoices, withHours } from './clock-choices.ts'

it('offers every half hour, and what was set between', () => {
  expect(clockChoices()).toHaveLength(48)
  expect(clockChoices('15:10').slice(30, 33)).toEqual(['15:00', '15:10', '15:30'])
})

it('offers ends after the beginning first, then those after midnight, never the beginning', () => {
  const ends = endChoices({ from: '22:00', until: '23:00' })
  expect(ends.slice(0, 5)).toEqual(['22:30', '23:00', '23:30', '00:00', '00:30'])
  expect(ends).toHaveLength(47)
  expect(ends).not.toContain('22:00')
})

it.each([
  { from: '16:00', hours: null, until: '19:30' },
  { from: '16:00', hours: { from: '15:00', until: '20:00' }, until: '20:00' },
  { from: '20:00', hours: { from: '15:00', until: '20:00' }, until: '00:00' },
  { from: '00:00', hours: { from: '15:00', until: '00:00' }, until: '19:30' },
])('lets hours that begin at $from never end at that time: $hours', ({ from, hours, until }) => {
  expect(beginningAt(from, hours)).toEqual({ from, until })
})

it('changes one kind of day, and sets no hours at all when both are whole', () => {
  const day = { from: '15:00', until: '19:00' }
  expect(withHours(null, 'weekdays', day)).toEqual({ weekdays: day, weekends: null })
  expect(withHours({ weekdays: day, weekends: day }, 'weekdays', null)).toEqual({
    weekdays: null,
    weekends: day,
  })
  expect(withHours({ weekdays: day, weekends: null }, 'weekdays', null)).toBeNull()
})
