import type { Profile } from '@starnest/contract/household/profiles'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { type Answer, fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { ProfilePicker } from './profile-picker.tsx'

const LIST = '/api/family-profiles'
const GREET = 'POST /api/ai/host/message'
const mia = testProfile(2, { displayName: 'Mia' })

let family: Profile[]
let answers: Record<string, Answer>
const onOpenChange = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  family = [testProfile(1, { displayName: 'Papa', role: 'dad' }), mia]
  answers = {
    [`GET ${LIST}`]: () => ({ body: family }),
    [`GET ${LIST}/active`]: () => ({ body: family[0] ?? mia }),
    [`POST ${LIST}/2/activate`]: () => ({ body: mia }),
    [GREET]: () => ({ body: { message: 'Good evening, Mia!', language: 'en', suggestions: [] } }),
  }
  onOpenChange.mockReset()
  localStorage.clear()
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => draw(<ProfilePicker isOpen onOpenChange={onOpenChange} />)
const face = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

it('says that it is loading, then shows the faces of the family', async () => {
  fakeServer(answers)
  open()
  expect(screen.getByText('Loading family profiles...')).toBeTruthy()
  expect((await face('Papa')).getAttribute('aria-current')).toBe('true')
  expect((await face('Mia')).getAttribute('aria-current')).toBeNull()
})

it('offers to create the first profile while there is none', async () => {
  family = []
  fakeServer(answers)
  open()
  const link = await screen.findByRole('link', { name: 'Create First Profile' })
  expect(link.getAttribute('href')).toBe('/profile')
})

it('greets whoever is chosen for four seconds, and closes', async () => {
  const { bodyOf } = fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  await screen.findByText('Good evening, Mia!')
  expect(bodyOf(GREET)).toMatchObject({
    context: { activeProfile: { name: 'Mia', role: 'child', ageGroup: 'child' } },
  })
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(onOpenChange).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

it('closes at once when there is no greeting, and logs why', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  delete answers[GREET]
  fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(logged).toHaveBeenCalledOnce()
  logged.mockReset()
})

it('asks for the PIN where there is one, says how many tries are left, and greets', async () => {
  let refusal: { status: number; body: object } | null = {
    status: 403,
    body: {
      code: 'pin_wrong',
      message: '',
      details: { retryAfterSeconds: 0, attemptsBeforeDelay: 2 },
    },
  }
  const needed = { status: 403, body: { code: 'pin_required', message: '' } }
  answers[`POST ${LIST}/2/activate`] = (body) => (body ? (refusal ?? { body: mia }) : needed)
  const { bodyOf } = fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  const field = await screen.findByLabelText('PIN of Mia')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '१２a٣' } })
  fireEvent.click(screen.getByRole('button', { name: '4' }))
  const enter = screen.getByRole('button', { name: 'Enter' })
  enter.focus()
  fireEvent.click(enter)
  expect((await screen.findByRole('alert')).textContent).toContain('2 more wrong tries')
  expect(document.activeElement).toBe(field)
  expect(bodyOf(`POST ${LIST}/2/activate`)).toEqual({ pin: '1234' })
  refusal = null
  fireEvent.change(field, { target: { value: '2468' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }))
  await screen.findByText('Good evening, Mia!')
})

it('offers the PIN of a grown-up where the profile has none, or in place of its own', async () => {
  const pinHolders = [
    { id: 2, displayName: 'Mia' },
    { id: 1, displayName: 'Papa' },
  ]
  const needed = {
    status: 403,
    body: { code: 'pin_required', message: '', details: { pinHolders } },
  }
  answers[`POST ${LIST}/2/activate`] = (body) => (body ? { body: mia } : needed)
  const { bodyOf } = fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  await screen.findByLabelText('PIN of Mia')
  expect(screen.queryByText(/a grown-up enters/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Use the PIN of Papa' }))
  expect(screen.getByText('To watch as Mia, a grown-up enters their PIN.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('PIN of Papa'), { target: { value: '4829' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }))
  await screen.findByText('Good evening, Mia!')
  expect(bodyOf(`POST ${LIST}/2/activate`)).toEqual({ pin: '4829', grownUpId: 1 })
})

/** Tries a PIN of Mia, after which there is a pause. */
async function tryInVain(retryAfterSeconds: number) {
  const details = { retryAfterSeconds, attemptsBeforeDelay: 0 }
  const locked = { status: 429, body: { code: 'pin_locked', message: '', details } }
  const needed = { status: 403, body: { code: 'pin_required', message: '' } }
  answers[`POST ${LIST}/2/activate`] = (body) => (body ? locked : needed)
  fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  const field = await screen.findByLabelText('PIN of Mia')
  const enter = screen.getByRole<HTMLButtonElement>('button', { name: 'Enter' })
  fireEvent.change(field, { target: { value: '1234' } })
  fireEvent.click(enter)
  await screen.findByText(/^Next try in/)
  fireEvent.change(field, { target: { value: '1234' } })
  expect(enter.disabled).toBe(true)
  return enter
}

it('takes no further PIN until a pause is over', async () => {
  const enter = await tryInVain(5)
  expect(screen.getByText('Next try in 5 seconds')).toBeTruthy()
  for (let second = 0; second < 5; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(enter.disabled).toBe(false)
})

it('ends a pause by the clock, also where the device slept through it', async () => {
  const enter = await tryInVain(900)
  expect(screen.getByText('Next try in 15 minutes')).toBeTruthy()
  // No timer runs meanwhile.
  vi.setSystemTime(Date.now() + 15 * 60_000)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText(/^Next try in/)).toBeNull()
  expect(enter.disabled).toBe(false)
})

it('stays open and says so when the profile could not be switched', async () => {
  delete answers[`POST ${LIST}/2/activate`]
  fakeServer(answers)
  open()
  fireEvent.click(await face('Mia'))
  await screen.findByText(/could not be switched/)
  expect(onOpenChange).not.toHaveBeenCalled()
  // Its sentence ends with the sign of its language.
  await act(() => chooseLanguage('hi'))
  await screen.findByText(/प्रोफ़ाइल नहीं बदली जा सकी। /)
})
