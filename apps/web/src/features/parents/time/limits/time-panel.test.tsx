import type { ProfileTime } from '@starnest/contract/parents/watch-time'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { draw } from '../../../../testing/draw.tsx'
import { fakeServer } from '../../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../../testing/made/family.ts'
import { currentToast } from '../../../../ui/toast/toast.ts'
import { TimePanel } from './time-panel.tsx'
import { TimeZonePanel } from './time-zone-panel.tsx'

const mia = testProfile(3, { name: 'Mia', displayName: 'Mia' })
const time: ProfileTime = {
  dailyMinutes: 60,
  viewingHours: null,
  watchedSeconds: 2119,
  grantedSeconds: 0,
  leftSeconds: 1481,
  requestId: null,
}
const URL = '/api/parents/profiles/3/time'

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  server = fakeServer({ [`GET ${URL}`]: { body: time } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => draw(<TimePanel profile={mia} />)
const select = (name: string, index = 0) =>
  screen
    .findAllByRole<HTMLSelectElement>('combobox', { name })
    .then((all) => all[index] as HTMLSelectElement)

it('says what was watched today and what is left', async () => {
  open()
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect(await screen.findByText('25 min left')).toBeTruthy()
  expect(screen.getByText(/35 min watched today/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('59')
})

it.each([
  [{ leftSeconds: 0 }, 'Time is over'],
  [{ leftSeconds: null, dailyMinutes: null }, 'No limit now'],
])('says so of %j', async (changes, text) => {
  server.answers[`GET ${URL}`] = { body: { ...time, ...changes } }
  open()
  expect(await screen.findByText(text)).toBeTruthy()
})

it('saves the minutes of a day as they are chosen', async () => {
  open()
  const minutes = await select('Minutes a day')
  expect(minutes.value).toBe('60')
  expect(minutes.options).toHaveLength(17)
  server.answers[`PUT ${URL}`] = { body: { ...time, dailyMinutes: 90, leftSeconds: 3281 } }
  fireEvent.change(minutes, { target: { value: '90' } })
  expect(await screen.findByText('55 min left')).toBeTruthy()
  expect(server.sent()).toEqual([
    { call: `PUT ${URL}`, body: { dailyMinutes: 90, viewingHours: null } },
  ])
})

it('saves the hours of school days and leaves weekends whole', async () => {
  open()
  const weekdays = { from: '16:00', until: '19:30' }
  server.answers[`PUT ${URL}`] = {
    body: { ...time, viewingHours: { weekdays, weekends: null } },
  }
  fireEvent.change(await select('may watch'), { target: { value: '16:00' } })
  const until = await select('until')
  expect(until.value).toBe('19:30')
  expect(server.sent().at(-1)?.body).toEqual({
    dailyMinutes: 60,
    viewingHours: { weekdays, weekends: null },
  })
  server.answers[`PUT ${URL}`] = { body: time }
  fireEvent.change(await select('may watch'), { target: { value: 'all' } })
  await vi.waitFor(() =>
    expect(server.sent().at(-1)?.body).toEqual({ dailyMinutes: 60, viewingHours: null }),
  )
})

it('never has hours end when they begin, and shows the end that is saved', async () => {
  const evening = { from: '15:00', until: '00:00' }
  server.answers[`GET ${URL}`] = {
    body: { ...time, viewingHours: { weekdays: evening, weekends: null } },
  }
  const viewingHours = { weekdays: { from: '00:00', until: '19:30' }, weekends: null }
  server.answers[`PUT ${URL}`] = { body: { ...time, viewingHours } }
  open()
  fireEvent.change(await select('may watch'), { target: { value: '00:00' } })
  await vi.waitFor(() => expect(server.sent().at(-1)?.body).toMatchObject({ viewingHours }))
  expect((await select('until')).value).toBe('19:30')
})

it('keeps what held when saving fails, and says so', async () => {
  open()
  fireEvent.change(await select('Minutes a day'), { target: { value: '15' } })
  await vi.waitFor(() => expect(currentToast()?.title).toMatch(/could not be saved/))
  expect((await select('Minutes a day')).value).toBe('60')
})

it('gives more time, and answers who asks', async () => {
  server.answers[`GET ${URL}`] = { body: { ...time, leftSeconds: 0, requestId: 8 } }
  open()
  expect(await screen.findByText('Mia asks for more time.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy()
  server.answers[`POST ${URL}/grants`] = { body: { ...time, leftSeconds: 900 } }
  fireEvent.click(screen.getByRole('button', { name: '+15 min' }))
  expect(await screen.findByText('15 min left')).toBeTruthy()
  expect(server.sent()).toEqual([{ call: `POST ${URL}/grants`, body: { minutes: 15 } }])
  expect(screen.queryByText('Mia asks for more time.')).toBeNull()
})

it('says what is to be done first, and asks again after a failure', async () => {
  server.answers[`GET ${URL}`] = { status: 500, body: { code: 'internal', message: '' } }
  open()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.answers[`GET ${URL}`] = { status: 403, body: { code: 'pin_required', message: '' } }
  fireEvent.click(retry)
  expect(await screen.findByText(/profile that has one/)).toBeTruthy()
})

it('lets choose the place whose clock counts', async () => {
  const zone = '/api/parents/time-zone'
  server.answers[`GET ${zone}`] = { body: { timeZone: null, serverTimeZone: 'Europe/Madrid' } }
  draw(<TimeZonePanel />)
  const places = await select('Time zone')
  expect(places.selectedOptions[0]?.textContent).toBe('Same as this computer: Europe/Madrid')
  server.answers[`PUT ${zone}`] = {
    body: { timeZone: 'Asia/Tokyo', serverTimeZone: 'Europe/Madrid' },
  }
  fireEvent.change(places, { target: { value: 'Asia/Tokyo' } })
  await vi.waitFor(() => expect(places.value).toBe('Asia/Tokyo'))
  expect(server.sent()).toEqual([{ call: `PUT ${zone}`, body: { timeZone: 'Asia/Tokyo' } }])
})
