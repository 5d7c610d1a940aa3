import { expect, it } from 'vitest'
import { moreTimeText } from './more-time-text.ts'

const MADRID = 'Europe/Madrid'

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-20T17:30:00Z', MADRID, 'moreToday', { time: '6:30 PM' }],
  ['2026-11-20T12:00:00Z', '2026-11-20T23:00:00Z', MADRID, 'moreTomorrow', {}],
  ['2026-11-20T12:00:00Z', '2026-11-21T08:00:00Z', MADRID, 'moreTomorrowAt', { time: '9:00 AM' }],
  ['2026-11-20T23:30:00Z', '2026-11-21T08:00:00Z', MADRID, 'moreToday', { time: '9:00 AM' }],
  [
    '2026-11-20T12:00:00Z',
    '2026-11-23T14:00:00Z',
    MADRID,
    'moreOn',
    { day: 'Monday', time: '3:00 PM' },
  ],
  ['2026-03-28T22:00:00Z', '2026-03-29T22:00:00Z', MADRID, 'moreOn', expect.anything()],
  ['2026-12-31T20:00:00Z', '2027-01-01T05:00:00Z', 'America/New_York', 'moreTomorrow', {}],
])('at %s for %s in %s: %s', (now, againAt, timeZone, name, values) => {
  expect(moreTimeText({ againAt, timeZone }, now, 'en')).toEqual({ name, values })
})
