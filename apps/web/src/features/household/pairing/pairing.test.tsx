import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { darkPath } from '../../../ui/qr-picture.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { PairingScreen } from './pairing-screen.tsx'

const STATE = { isOn: true, isPaired: false, retryAfterSeconds: 0 }
const INVITATION = {
  code: '482915',
  expiresAt: '2099-01-01T12:00:00.000Z',
  addresses: ['https://192.168.1.20:7828', 'https://attic.local:7828'],
  firstVisit: 'http://192.168.1.20:7829',
  picture: ['10', '01'],
  fingerprint: 'AA:BB',
}

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer>
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  answers = {
    'GET /api/pairing': { body: STATE },
    'POST /api/pairing': { body: { ...STATE, isPaired: true } },
    'GET /api/pairing/code': { body: INVITATION },
    'POST /api/pairing/code': { body: { ...INVITATION, code: '111222' } },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (init.method) sent.push({ call, body })
    const { status = 200, body: answer } = answers[call] ?? { status: 404, body: {} }
    return new Response(JSON.stringify(answer), { status })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function draw(part: React.ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the pairing screen', () => {
  const onPaired = vi.fn()
  beforeEach(() => onPaired.mockReset())
  const field = () => screen.getByLabelText<HTMLInputElement>('Pairing code')
  const write = (value: string) => fireEvent.change(field(), { target: { value } })
  const refuse = (code: string, details: object, status = 403) => {
    answers['POST /api/pairing'] = { status, body: { code, message: '', details } }
  }

  it('sends the code with its sixth digit, also when it is pasted with spaces', async () => {
    draw(<PairingScreen onPaired={onPaired} />)
    write('48291')
    expect(sent).toEqual([])
    write('482 915\n')
    await vi.waitFor(() => expect(onPaired).toHaveBeenCalled())
    expect(sent).toEqual([{ call: 'POST /api/pairing', body: { code: '482915' } }])
  })

  it.each(['٤٨٢٩١٥', '४८२९१५', '４８２９１５'])(
    'takes the code in the digits of a script: %s',
    async (code) => {
      draw(<PairingScreen onPaired={onPaired} />)
      write(code)
      expect(field().value).toBe('482915')
      await vi.waitFor(() => expect(onPaired).toHaveBeenCalled())
    },
  )

  it('leaves what an input method is still writing alone, and takes it when it is written', async () => {
    draw(<PairingScreen onPaired={onPaired} />)
    for (const written of ['４', '４８', '４８２９１５']) {
      fireEvent.input(field(), { target: { value: written }, isComposing: true })
      expect(field().value).toBe(written)
    }
    expect(sent).toEqual([])
    fireEvent.compositionEnd(field())
    await vi.waitFor(() => expect(onPaired).toHaveBeenCalled())
    expect(sent).toEqual([{ call: 'POST /api/pairing', body: { code: '482915' } }])
  })

  it('says how many tries are left, and takes another', async () => {
    refuse('pairing_wrong', { retryAfterSeconds: 0, attemptsBeforeDelay: 4 })
    draw(<PairingScreen onPaired={onPaired} />)
    write('000000')
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries left')
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    write('000001')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(onPaired).not.toHaveBeenCalled()
  })

  it('counts a pause down and sends nothing meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    refuse('pairing_wrong', { retryAfterSeconds: 30, attemptsBeforeDelay: 0 })
    draw(<PairingScreen onPaired={onPaired} />)
    write('000000')
    expect(await screen.findByText('Next try in 30 seconds')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Too many wrong codes')
    write('482915')
    fireEvent.click(screen.getByRole('button', { name: 'Pair' }))
    expect(sent).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByText('Next try in 29 seconds')).toBeTruthy()
  })

  it('knows of a pause that was there before it', async () => {
    answers['GET /api/pairing'] = { body: { ...STATE, retryAfterSeconds: 3600 } }
    draw(<PairingScreen onPaired={onPaired} />)
    expect(await screen.findByText(/Next try in 60 minutes\. A grown-up can end/)).toBeTruthy()
  })

  it('says why the code could not be tried, and keeps its place', async () => {
    answers['POST /api/pairing'] = { status: 503, body: { code: 'unavailable', message: '' } }
    draw(<PairingScreen onPaired={onPaired} />)
    write('482915')
    expect((await screen.findByRole('alert')).textContent).toContain('not ready yet')
  })

  it('is gone where nobody has to be paired any more', async () => {
    answers['GET /api/pairing'] = { body: { ...STATE, isOn: false, isPaired: true } }
    draw(<PairingScreen onPaired={onPaired} />)
    await vi.waitFor(() => expect(onPaired).toHaveBeenCalled())
  })
})

describe('how a grown-up lets a device in', () => {
  const open = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Show the code' }))

  it('shows code, picture, addresses and fingerprint, and makes a new code', async () => {
    draw(<InvitePanel />)
    await open()
    expect(await screen.findByText('482 915')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code of http://192.168.1.20:7829' })).toBeTruthy()
    expect(screen.getByText('https://attic.local:7828')).toBeTruthy()
    expect(screen.getByText('AA:BB')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'New code' }))
    expect(await screen.findByText('111 222')).toBeTruthy()
  })

  it('asks for a profile with a PIN where the household has one', async () => {
    answers['GET /api/pairing/code'] = { status: 403, body: { code: 'pin_required', message: '' } }
    draw(<InvitePanel />)
    await open()
    expect(await screen.findByText(/Switch to a grown-up profile that has one/)).toBeTruthy()
  })

  it('is not there where Starnest is for this computer only', async () => {
    answers['GET /api/pairing'] = { body: { isOn: false, isPaired: true, retryAfterSeconds: 0 } }
    draw(<InvitePanel />)
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('draws a QR code square by square', () => {
    expect(darkPath(['10', '01'])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
  })
})
