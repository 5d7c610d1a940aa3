import { eq } from 'drizzle-orm'
import { profiles } from '../../../src/tables/family.ts'
import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'

type Case = HostileCase<OpenHome & { filmId: number }>

const DAY_MS = 24 * 60 * 60 * 1000

/** The clock of the machine says something else from one moment to the next; then a child watches, and
 *  asks how long it still may. */
const clock = (name: string, at: (now: Date) => Date): Case => ({
  name: `the clock ${name}`,
  becomes: 'taken',
  async send({ home, callAsChild, filmId }) {
    const before = home.clock.now
    const url = `/api/animations/${filmId}/progress`
    try {
      await callAsChild({ method: 'PUT', url, payload: { currentTime: 1 } })
      home.clock.now = at(before)
      const watched = await callAsChild({ method: 'PUT', url, payload: { currentTime: 2 } })
      const asked = await callAsChild({ url: '/api/time' })
      const shown = await callAsChild({ url: '/api/home' })
      return [watched, asked, shown].find(({ is }) => is !== 'taken') ?? shown
    } finally {
      home.clock.now = before
    }
  },
})

/** An instant that somebody names. */
const instant = (said: unknown, becomes: Expected): Case => ({
  name: `seen at ${JSON.stringify(said)?.slice(0, 60)}`,
  becomes,
  send: ({ callAsChild }) =>
    callAsChild({ method: 'POST', url: '/api/news/seen', payload: { asOf: said } }),
})
const place = (said: unknown, becomes: Expected = 'invalid_request'): Case => ({
  name: `a place of ${JSON.stringify(said)?.slice(0, 60)} in a film`,
  becomes,
  send: ({ callAsChild, filmId }) =>
    callAsChild({
      method: 'PUT',
      url: `/api/animations/${filmId}/progress`,
      payload: { currentTime: said },
    }),
})
const limits = (name: string, payload: object): Case => ({
  name: `limits of ${name}`,
  becomes: 'invalid_request',
  send: ({ call, child }) =>
    call({ method: 'PUT', url: `/api/parents/profiles/${child.profileId}/time`, payload }),
})
const zone = (said: unknown, becomes: Expected = 'invalid_request'): Case => ({
  name: `the time zone ${JSON.stringify(said)?.slice(0, 60)}`,
  becomes,
  async send({ call }) {
    const url = '/api/parents/time-zone'
    const outcome = await call({ method: 'PUT', url, payload: { timeZone: said } })
    await call({ method: 'PUT', url, payload: { timeZone: null } })
    return outcome
  },
})
const hours = (from: string, until: string) => ({ weekdays: { from, until }, weekends: null })

/** Clocks that jump, and times that there are none of; parents/time-over.test.ts has the plain ones. */
export const time = entranceOf({
  name: 'time',
  async open() {
    const house = await openHome()
    const filmId = await house.home.addTitle({ rating: 'G' })
    await house.home.database.db
      .update(profiles)
      .set({ dailyMinutes: 240 })
      .where(eq(profiles.id, house.child.profileId))
    return { ...house, filmId }
  },
  check: ({ home }) => checkHealth(home),
  close: ({ home }) => home.close(),
  cases: [
    clock('jumps a day ahead', (now) => new Date(now.getTime() + DAY_MS)),
    clock('jumps a day back', (now) => new Date(now.getTime() - DAY_MS)),
    clock('jumps thirty years ahead', (now) => new Date(now.getTime() + 30 * 365 * DAY_MS)),
    clock('begins again in 1970', () => new Date(0)),
    clock('says the year 9999', () => new Date('9999-12-31T23:59:59.999Z')),
    clock('stands at the end of 32 bits', () => new Date(2 ** 31 * 1000)),
    clock('stands in the hour that is left out', () => new Date('2026-03-29T01:30:00Z')),
    clock('stands in the hour that comes twice', () => new Date('2026-10-25T01:30:00Z')),
    clock('stands at 29 February', () => new Date('2028-02-29T23:59:59.999Z')),
    instant('2026-02-30T00:00:00Z', 'invalid_request'),
    instant('2026-13-01T00:00:00Z', 'invalid_request'),
    instant('0000-01-01T00:00:00Z', ['taken', 'invalid_request']),
    instant('9999-12-31T23:59:59.999Z', 'taken'),
    instant('+275760-09-13T00:00:00.001Z', 'invalid_request'),
    instant('-000001-01-01T00:00:00Z', 'invalid_request'),
    instant(`2026-01-01T00:00:00.${'0'.repeat(20_000)}Z`, ['taken', 'invalid_request']),
    instant('now', 'invalid_request'),
    instant('infinity', 'invalid_request'),
    instant(8.64e15, 'invalid_request'),
    instant({ toISOString: 1 }, 'invalid_request'),
    place(-0.5),
    place(1e9),
    place('1'),
    place('Infinity'),
    place(null),
    place([1]),
    place(5e-324, 'taken'),
    limits('ten minutes', { dailyMinutes: 10, viewingHours: null }),
    limits('one minute too many for a step', { dailyMinutes: 61, viewingHours: null }),
    limits('a day and more', { dailyMinutes: 1500, viewingHours: null }),
    limits('minutes in words', { dailyMinutes: 'NaN', viewingHours: null }),
    limits('the hour 24', { dailyMinutes: null, viewingHours: hours('24:00', '25:00') }),
    limits('the minute 60', { dailyMinutes: null, viewingHours: hours('08:60', '09:00') }),
    limits('hours in other digits', { dailyMinutes: null, viewingHours: hours('٠٨:٠٠', '٠٩:٠٠') }),
    limits('hours that never begin', { dailyMinutes: null, viewingHours: { weekdays: {} } }),
    zone('../../etc/localtime'),
    zone('Europe/Madrid\0'),
    zone('x'.repeat(65)),
    zone(['Europe/Madrid']),
    zone("'; set time zone 'UTC"),
    zone('posix/Europe/Madrid'),
    zone('Factory'),
  ],
})
