import type { WatchTime } from '@starnest/contract/parents/watch-time'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownTimeQuery } from '../../../../library/family/own-time.queries.ts'
import { chooseLanguage } from '../../../../platform/language.ts'
import { draw } from '../../../../testing/draw.tsx'
import { FakePinEntry } from '../../../../testing/fakes/fake-pin-entry.tsx'
import { fakeServer } from '../../../../testing/fakes/fake-server.ts'
import type { OverTime } from '../time.queries.ts'
import { TimeGate } from './time-gate.tsx'

const over: OverTime = {
  is: 'over',
  reason: 'budget',
  againAt: '2026-11-20T23:00:00.000Z',
  hasAsked: false,
  asking: 'none',
  askAgainSeconds: 0,
  mayFinish: null,
  timeZone: 'Europe/Madrid',
  pinHolders: [{ id: 1, displayName: 'Dad' }],
}
const left = (seconds: number): WatchTime => ({ is: 'left', seconds, ends: 'budget' })
const onClose = vi.fn()

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') })
  await chooseLanguage('en')
  onClose.mockClear()
  server = fakeServer({ 'GET /api/time': { body: { is: 'unlimited' } } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(time: WatchTime) {
  server.answers['GET /api/time'] = { body: time }
  return draw(
    <TimeGate titleId={7} onClose={onClose} pinEntry={FakePinEntry}>
      <p>the film</p>
    </TimeGate>,
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const isPlaying = () => screen.queryByText('the film') !== null

it('shows the film before it knows, and says nothing to somebody without a limit', async () => {
  const queryClient = open({ is: 'unlimited' })
  expect(isPlaying()).toBe(true)
  await vi.waitFor(() => expect(queryClient.getQueryData(ownTimeQuery.queryKey)).toBeTruthy())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says in a corner how much is left, for a while, and again at five minutes', async () => {
  const queryClient = open(left(598))
  expect(await screen.findByText('10 minutes left')).toBeTruthy()
  expect(isPlaying()).toBe(true)
  await vi.advanceTimersByTimeAsync(16_000)
  await vi.waitFor(() => expect(screen.queryByText('10 minutes left')).toBeNull())
  queryClient.setQueryData(ownTimeQuery.queryKey, left(300))
  expect(await screen.findByText('5 minutes left')).toBeTruthy()
  queryClient.setQueryData(ownTimeQuery.queryKey, left(600))
  expect(await screen.findByText('10 minutes left')).toBeTruthy()
})

it('keeps saying it in the last minute', async () => {
  open(left(50))
  expect(await screen.findByText('1 minute left')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(screen.getByText('1 minute left')).toBeTruthy()
})

it('ends within five seconds of the end, by the server’s word', async () => {
  open(left(3))
  expect(await screen.findByText('1 minute left')).toBeTruthy()
  server.answers['GET /api/time'] = { body: over }
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByRole('heading', { name: 'Time for today is over' })).toBeTruthy()
  expect(isPlaying()).toBe(false)
})

it('lets a film be seen to its end, and says so; no other one', async () => {
  const queryClient = open({ ...over, mayFinish: 7 })
  expect(await screen.findByText('You may watch this one to its end')).toBeTruthy()
  expect(isPlaying()).toBe(true)
  queryClient.setQueryData<unknown>(ownTimeQuery.queryKey, { ...over, mayFinish: 8 })
  expect(await screen.findByText('There is more tomorrow.')).toBeTruthy()
  expect(isPlaying()).toBe(false)
})

it('asks a grown-up, and goes on by itself when they say yes', async () => {
  open(over)
  const ask = await screen.findByRole('button', { name: 'Ask a grown-up' })
  expect(document.activeElement).toBe(ask)
  server.answers['POST /api/time/request'] = { body: { ...over, asking: 'open', hasAsked: true } }
  fireEvent.click(ask)
  expect(await screen.findByText(/A grown-up has been asked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask a grown-up' })).toBeNull()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'A grown-up is here' })),
  )
  server.answers['GET /api/time'] = { body: left(900) }
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(isPlaying()).toBe(true))
})

it('says kindly that it is not now', async () => {
  open({ ...over, reason: 'hours', asking: 'refused' })
  expect(await screen.findByText(/Maybe later/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'It is not viewing time now' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
})

it('says when it can ask again, and lets it ask then', async () => {
  const refused: OverTime = { ...over, asking: 'refused' }
  open({ ...refused, askAgainSeconds: 241 })
  expect(await screen.findByText('You can ask again in 5 minutes.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  server.answers['GET /api/time'] = { body: { ...refused, askAgainSeconds: 60 } }
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByText('You can ask again in 1 minute.')).toBeTruthy()
  server.answers['GET /api/time'] = { body: refused }
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByRole('button', { name: 'Ask again' })).toBeTruthy()
  expect(screen.queryByText(/You can ask again/)).toBeNull()
})

it('says why asking did not get through', async () => {
  const body = { code: 'too_many_requests', message: '' }
  server.answers['POST /api/time/request'] = { status: 429, body }
  open(over)
  await press('Ask a grown-up')
  expect(await screen.findByText(/too much at once/)).toBeTruthy()
})

it('lets a grown-up who is here give time by a PIN', async () => {
  open({
    ...over,
    pinHolders: [
      { id: 1, displayName: 'Dad' },
      { id: 2, displayName: 'Mom' },
    ],
  })
  await press('A grown-up is here')
  await press('30 more minutes')
  await press('Mom')
  server.answers['POST /api/time/grant'] = {
    status: 403,
    body: { code: 'pin_wrong', message: '' },
  }
  await press('Enter 4829')
  expect(await screen.findByText('pin_wrong')).toBeTruthy()
  server.answers['POST /api/time/grant'] = { body: left(1800) }
  await press('Enter 4829')
  await vi.waitFor(() => expect(isPlaying()).toBe(true))
  expect(server.sent().at(-1)).toEqual({
    call: 'POST /api/time/grant',
    body: { minutes: 30, proof: { grownUpId: 2, pin: '4829' } },
  })
})

it('says what to do where no grown-up has a PIN, and closes', async () => {
  open({ ...over, pinHolders: [] })
  await press('A grown-up is here')
  expect(await screen.findByText(/from their own profile/)).toBeTruthy()
  await press('Back')
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})
