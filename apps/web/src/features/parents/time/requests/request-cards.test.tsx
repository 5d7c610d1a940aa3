import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { draw } from '../../../../testing/draw.tsx'
import { FakePinEntry } from '../../../../testing/fakes/fake-pin-entry.tsx'
import { fakeServer } from '../../../../testing/fakes/fake-server.ts'
import { currentToast } from '../../../../ui/toast/toast.ts'
import { timeRequestsQuery } from '../time.queries.ts'
import { RequestCards } from './request-cards.tsx'

const mia = {
  id: 4,
  profileId: 3,
  displayName: 'Mia',
  avatarUrl: '🧒',
  askedAt: '2026-11-20T12:00:00.000Z',
}
const dad = { id: 1, displayName: 'Dad' }
const waiting = (pinHolders: object[] = []) => ({ body: { requests: [mia], pinHolders } })
const nobody = { body: { requests: [], pinHolders: [] } }

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  server = fakeServer({ 'GET /api/time/requests': waiting() })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => draw(<RequestCards pinEntry={FakePinEntry} />)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const isGone = () => expect(screen.queryByText('Mia asks for more time')).toBeNull()

it.each([
  ['15 more minutes', 15, 'Mia has 15 more minutes'],
  ['30 more minutes', 30, 'Mia has 30 more minutes'],
  ['Not now', 0, 'Mia was told: not now'],
])('answers with %s, and goes', async (name, minutes, said) => {
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('Mia asks for more time')
  server.answers['PUT /api/time/requests/4'] = { body: { id: 4, grantedMinutes: minutes } }
  server.answers['GET /api/time/requests'] = nobody
  await press(name)
  await vi.waitFor(isGone)
  expect(server.sent()).toEqual([{ call: 'PUT /api/time/requests/4', body: { minutes } }])
  expect(currentToast()?.title).toBe(said)
})

it('asks for a PIN where this device does not show who answers', async () => {
  server.answers['GET /api/time/requests'] = waiting([dad])
  open()
  await press('15 more minutes')
  expect(await screen.findByText('PIN of Dad')).toBeTruthy()
  server.answers['PUT /api/time/requests/4'] = {
    status: 403,
    body: { code: 'pin_wrong', message: '' },
  }
  await press('Enter 4829')
  expect(await screen.findByText('pin_wrong')).toBeTruthy()
  server.answers['PUT /api/time/requests/4'] = {
    status: 503,
    body: { code: 'unavailable', message: '' },
  }
  await press('Enter 4829')
  expect(await screen.findByText('unavailable')).toBeTruthy()
  await press('Leave the PIN')
  await press('30 more minutes')
  server.answers['PUT /api/time/requests/4'] = { body: { id: 4, grantedMinutes: 30 } }
  server.answers['GET /api/time/requests'] = nobody
  await press('Enter 4829')
  await vi.waitFor(isGone)
  expect(server.sent().at(-1)?.body).toEqual({
    minutes: 30,
    proof: { grownUpId: 1, pin: '4829' },
  })
})

it('says that somebody was first', async () => {
  open()
  server.answers['PUT /api/time/requests/4'] = {
    status: 409,
    body: { code: 'already_answered', message: '' },
  }
  await press('15 more minutes')
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Somebody has answered Mia already'))
})

it('stays when the answer did not get through', async () => {
  open()
  await press('15 more minutes')
  await vi.waitFor(() => expect(currentToast()?.title).toMatch(/could not be sent/))
  expect(screen.getByText('Mia asks for more time')).toBeTruthy()
})

it('stands in the player while one is open, and on the page before and after', async () => {
  open()
  const region = () => screen.getByRole('region', { name: 'Requests for more time', hidden: true })
  await screen.findByRole('alert')
  expect(region().parentElement).toBe(document.body)
  const player = document.createElement('dialog')
  player.setAttribute('open', '')
  document.body.append(player)
  await vi.waitFor(() => expect(within(player).getByText('Mia asks for more time')).toBeTruthy())
  player.remove()
  await vi.waitFor(() => expect(region().parentElement).toBe(document.body))
})

it('shows nothing while nobody asks', async () => {
  server.answers['GET /api/time/requests'] = nobody
  const queryClient = open()
  await vi.waitFor(() => expect(queryClient.getQueryData(timeRequestsQuery.queryKey)).toBeTruthy())
  isGone()
})
