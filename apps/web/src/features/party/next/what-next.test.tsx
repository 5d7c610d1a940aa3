import type { PartyProposal } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { PARTY_FILM, testProposal } from '../../../testing/made/party.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { closeToast, currentToast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { WhatNext } from './what-next.tsx'

const garden = testTitle(8, { title: 'The Garden' })
/** Whoever votes here is Dad. */
const OWN_PROFILE = 1

let proposals: PartyProposal[]
let calls: string[]
let refusal: { code: string; status: number } | undefined
beforeEach(async () => {
  await chooseLanguage('en')
  proposals = [testProposal(PARTY_FILM, 'Dad', 'Zoe'), testProposal(garden, 'Mia')]
  // Mia, not Dad.
  for (const voter of proposals[1]?.voters ?? []) voter.profileId = 7
  calls = []
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method !== 'GET') calls.push(`${method} ${url}`)
    if (url.startsWith(PARTY_ROUTES.titles.path)) return Response.json([garden])
    if (!refusal) return Response.json(proposals)
    return Response.json({ code: refusal.code, message: 'no' }, { status: refusal.status })
  })
})
afterEach(() => {
  cleanup()
  closeToast(currentToast()?.id ?? 0)
  vi.unstubAllGlobals()
})

function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <WhatNext profileId={OWN_PROFILE} />
      <Toaster />
    </QueryClientProvider>,
  )
}
async function drawList() {
  draw()
  await screen.findAllByRole('button', { name: /^Vote for/ })
}
const heart = (title: string) => screen.getByLabelText(`Vote for ${title}:`, { exact: false })
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))

it('shows what most would like to see first, with whoever would like to see it', async () => {
  await drawList()
  const rows = within(screen.getByRole('region', { name: 'What next?' })).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
    `Vote for ${PARTY_FILM.title}: 2`,
    'Vote for The Garden: 1',
  ])
  expect(rows[0]?.textContent).toContain(PARTY_FILM.title)
  expect(rows[0]?.textContent).toContain('Dad, Zoe')
})

it('says for which films whoever watches here has voted', async () => {
  await drawList()
  expect(heart(PARTY_FILM.title).getAttribute('aria-pressed')).toBe('true')
  expect(heart(garden.title).getAttribute('aria-pressed')).toBe('false')
})

it('a press votes, and a second press takes the vote back', async () => {
  await drawList()
  await press(heart(garden.title))
  expect(calls).toEqual(['PUT /api/party/proposals/8'])
  await press(heart(PARTY_FILM.title))
  expect(calls.at(-1)).toBe('DELETE /api/party/proposals/7')
})

it('a vote shows at once, before it has arrived', async () => {
  await drawList()
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await press(heart(garden.title))
  await vi.waitFor(() => expect(heart(garden.title).getAttribute('aria-pressed')).toBe('true'))
  await act(async () => resolve(Response.json([])))
})

it('says that a vote did not arrive, and shows what stands', async () => {
  await drawList()
  refusal = { code: 'unavailable', status: 503 }
  await press(heart(garden.title))
  await screen.findByText('Your vote did not arrive.')
  expect(heart(garden.title).getAttribute('aria-pressed')).toBe('false')
})

it('a film that leaves the list leaves the focus where another is proposed', async () => {
  proposals = [testProposal(garden, 'Dad')]
  await drawList()
  heart(garden.title).focus()
  proposals = []
  await press(heart(garden.title))
  await screen.findByText(/Nobody has proposed a film yet/)
  expect(document.activeElement?.textContent).toBe('Propose a film')
})

it('a film is proposed out of those that everybody may see', async () => {
  proposals = []
  draw()
  await screen.findByText(/Nobody has proposed a film yet/)
  await press(screen.getByRole('button', { name: 'Propose a film' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Propose a film' }))
  proposals = [testProposal(garden, 'Dad')]
  await press(await dialog.findByRole('button', { name: 'Propose The Garden' }))
  expect(calls).toEqual(['PUT /api/party/proposals/8'])
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findAllByRole('button', { name: /^Vote for/ })
})

it('says that the proposals did not come, and asks again on request', async () => {
  refusal = { code: 'unavailable', status: 503 }
  draw()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The proposals could not be loaded.')
  refusal = undefined
  await press(within(alert).getByRole('button', { name: 'Retry' }))
  await screen.findAllByRole('button', { name: /^Vote for/ })
})
