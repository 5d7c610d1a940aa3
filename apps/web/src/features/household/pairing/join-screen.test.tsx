import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { JoinScreen } from './join-screen.tsx'

const CODE = 'AbC_-'.padEnd(32, 'x')
const STATE = { isOn: true, isPaired: false, retryAfterSeconds: 0 }
const REFUSED = { retryAfterSeconds: 0, attemptsBeforeDelay: 3 }

let state: object
let answer: { status: number; body: object }
let sent: unknown[]
const goHome = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  goHome.mockReset()
  sent = []
  state = STATE
  answer = { status: 200, body: { ...STATE, isPaired: true } }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/pairing') return new Response(JSON.stringify(state))
    sent.push([init.method, url, JSON.parse(String(init.body))])
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})
afterEach(cleanup)

function draw(code = CODE) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <JoinScreen code={code} goHome={goHome} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const comeIn = () => fireEvent.click(screen.getByRole('button', { name: 'Come in', hidden: true }))

it('comes in only when somebody presses, and then opens home anew', async () => {
  draw()
  expect(sent).toEqual([])
  comeIn()
  await waitFor(() => expect(goHome).toHaveBeenCalledOnce())
  expect(sent).toEqual([['POST', '/api/join', { code: CODE }]])
})

it.each([
  ['used', 'used already'],
  ['unknown', 'not known here'],
  ['expired', 'run out'],
])('says of an invitation that is %s that it is', async (reason, sentence) => {
  answer = {
    status: 403,
    body: { code: 'pairing_wrong', message: '', details: { ...REFUSED, reason } },
  }
  draw()
  comeIn()
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(sentence)
  expect(goHome).not.toHaveBeenCalled()
})

it('says when too many were wrong', async () => {
  answer = { status: 429, body: { code: 'pairing_locked', message: '', details: REFUSED } }
  draw()
  comeIn()
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
    'Wait a little',
  )
})

it('says of an address that is not whole that it is not, and asks nobody', () => {
  draw('AbC')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('not whole')
  comeIn()
  expect(sent).toEqual([])
})

it('says to a browser of another household that it leaves that one', async () => {
  state = { ...STATE, isPaired: true }
  draw()
  expect(await screen.findByText(/belongs to a household already/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now', hidden: true }))
  expect(goHome).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})
