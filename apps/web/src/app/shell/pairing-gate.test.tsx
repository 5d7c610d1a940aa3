import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { getJson } from '../../platform/calls/http.ts'
import { chooseLanguage } from '../../platform/language.ts'
import { PairingGate } from './pairing-gate.tsx'

let isPaired: boolean
beforeEach(async () => {
  await chooseLanguage('en')
  isPaired = false
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') isPaired = true
    if (url === '/api/pairing') {
      return new Response(JSON.stringify({ isOn: true, isPaired, retryAfterSeconds: 0 }))
    }
    if (isPaired) return new Response('"family film"')
    return new Response('{"code":"pairing_required","message":""}', { status: 401 })
  })
})
afterEach(cleanup)

function Screen() {
  const film = useQuery({
    queryKey: ['/api/home'],
    queryFn: () => getJson(z.string(), '/api/home'),
  })
  return <p>{film.data ?? 'nothing'}</p>
}

function draw() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
      <PairingGate />
    </QueryClientProvider>,
  )
  return queryClient
}

it('asks for the code where the server wants one, and shows the screen once it is right', async () => {
  draw()
  fireEvent.change(await screen.findByLabelText('Pairing code'), { target: { value: '482915' } })
  expect(await screen.findByText('family film')).toBeTruthy()
  expect(screen.queryByLabelText('Pairing code')).toBeNull()
})

it('asks again as soon as a paired device is sent away', async () => {
  isPaired = true
  const queryClient = draw()
  expect(await screen.findByText('family film')).toBeTruthy()
  expect(screen.queryByLabelText('Pairing code')).toBeNull()
  isPaired = false
  await queryClient.invalidateQueries()
  expect(await screen.findByLabelText('Pairing code')).toBeTruthy()
})
