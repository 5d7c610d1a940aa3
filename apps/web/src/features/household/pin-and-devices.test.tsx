import type { Device } from '@starnest/contract/household/devices'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { testProfile } from '../../testing/made/family.ts'
import { PinAndDevices } from './pin-and-devices.tsx'

const person = (id: number, displayName: string, ageGroup: 'adult' | 'child') =>
  testProfile(id, {
    displayName,
    role: ageGroup === 'adult' ? 'dad' : 'child',
    ageGroup,
    contentRating: ageGroup === 'adult' ? 'R' : 'G',
    avatarUrl: '🧑',
  })
const tablet: Device = {
  id: 'aaaaaaaaaaaaaaaaaaaaaa',
  name: null,
  browser: 'Chrome',
  system: 'Android',
  lastSeenAt: '2026-11-20T18:00:00.000Z',
  profileId: 3,
  isThisDevice: false,
}
const phone: Device = { ...tablet, id: 'bbbbbbbbbbbbbbbbbbbbbb', name: 'Phone', isThisDevice: true }

let answers: Record<string, { status?: number; body: unknown }>
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  answers = {
    'GET /api/family-profiles': {
      body: [person(1, 'Papa', 'adult'), person(2, 'Mama', 'adult'), person(3, 'Mia', 'child')],
    },
    'GET /api/pins': {
      body: [
        { profileId: 1, hasPin: true },
        { profileId: 2, hasPin: false },
        { profileId: 3, hasPin: false },
      ],
    },
    'GET /api/viewer': {
      body: {
        profile: { id: 1, displayName: 'Papa', avatarUrl: '🧑' },
        companions: [],
        maximumAge: 18,
        mustChoose: false,
        mayManage: true,
        mayChangeFamily: true,
      },
    },
    'GET /api/devices': { body: [phone, tablet] },
    'PUT /api/family-profiles/1/pin': { body: { profileId: 1, hasPin: true } },
    'PUT /api/family-profiles/2/pin': { body: { profileId: 2, hasPin: true } },
    [`DELETE /api/devices/${tablet.id}`]: { body: { id: tablet.id } },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (init.method) sent.push({ call, body })
    const answer = answers[call] ?? { status: 404, body: { code: 'not_found', message: '' } }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
})
afterEach(cleanup)

function draw() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PinAndDevices />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.findByRole('button', { name })
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says who of the grown-ups has no PIN of their own', async () => {
  draw()
  expect(
    await screen.findByText(/No PIN yet: Mama\. Such a profile opens only with the PIN of another/),
  ).toBeTruthy()
})

it('sets a PIN that was written twice, and no other', async () => {
  draw()
  fireEvent.click(await button('Set a PIN for Mama'))
  write('New PIN', '123')
  fireEvent.click(await button('Save'))
  expect(await screen.findByText('A PIN has 4 to 8 digits.')).toBeTruthy()
  write('New PIN', '1234')
  write('New PIN again', '1235')
  fireEvent.click(await button('Save'))
  expect(await screen.findByText('The two PINs are not the same.')).toBeTruthy()
  expect(sent).toEqual([])
  write('New PIN again', '١٢٣٤')
  fireEvent.click(await button('Save'))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /api/family-profiles/2/pin', body: { pin: '1234' } }]),
  )
})

it('asks for the old PIN to change the own one, and says when it is wrong', async () => {
  const details = { retryAfterSeconds: 0, attemptsBeforeDelay: 2 }
  answers['PUT /api/family-profiles/1/pin'] = {
    status: 403,
    body: { code: 'pin_wrong', message: '', details },
  }
  draw()
  fireEvent.click(await button('Change PIN of Papa'))
  write('Current PIN', '9999')
  fireEvent.click(await button('Remove PIN'))
  expect((await screen.findByRole('alert')).textContent).toContain('not the PIN')
  expect(sent).toMatchObject([{ body: { pin: null, currentPin: '9999' } }])
})

it('lists devices in words, and signs out any but this one', async () => {
  draw()
  const devices = await screen.findByRole('region', { name: 'Devices' })
  expect(await within(devices).findByText('Chrome on Android')).toBeTruthy()
  expect(within(devices).getByText('This device')).toBeTruthy()
  expect(within(devices).queryByRole('button', { name: 'Sign out Phone' })).toBeNull()
  fireEvent.click(await button('Sign out Chrome on Android'))
  await vi.waitFor(() => expect(sent).toMatchObject([{ call: `DELETE /api/devices/${tablet.id}` }]))
})

it('says what to do where the profile has no right to this', async () => {
  for (const call of ['GET /api/pins', 'GET /api/devices']) {
    answers[call] = { status: 403, body: { code: 'pin_required', message: '' } }
  }
  draw()
  const hints = () => screen.queryAllByText(/Switch to a grown-up profile that has one/)
  await vi.waitFor(() => expect(hints()).toHaveLength(2))
})
