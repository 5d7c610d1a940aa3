import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { getJson } from '../../../platform/http.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { missingParts } from '../../../platform/screen/lazy-part.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { serverConnection } from './server-connection.ts'

let isServerThere = true
/** Who says 503; undefined: nobody. */
let notReady: 'the server' | 'a proxy in front of it' | undefined
beforeEach(async () => {
  isServerThere = true
  notReady = undefined
  await chooseLanguage('en')
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    if (notReady === 'a proxy in front of it') return new Response('<h1>503</h1>', { status: 503 })
    const refusal = { code: 'unavailable', message: 'Not at present.' }
    return notReady ? Response.json(refusal, { status: 503 }) : Response.json('an answer')
  })
  // The line is one for the whole page: an earlier test may have left it lost.
  await serverConnection.check()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Asker() {
  const queryFn = () => getJson(z.string(), '/api/anything')
  const { data, refetch } = useQuery<string>({ queryKey: ['anything'], queryFn, retry: false })
  return (
    <button type="button" onClick={() => void refetch()}>
      ask: {data ?? 'nothing'}
    </button>
  )
}

function show() {
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Asker />
      <ConnectionBanner />
    </QueryClientProvider>,
  )
}

it('says that the server cannot be reached, and goes when it answers, with what had failed', async () => {
  isServerThere = false
  show()
  expect(await screen.findByText(/Starnest cannot be reached/)).toBeTruthy()
  isServerThere = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('ask: an answer')).toBeTruthy()
  expect(screen.queryByText(/Starnest cannot be reached/)).toBeNull()
})

it('looks when the browser lost its network: a server in the house may still be there', async () => {
  show()
  await screen.findByText('ask: an answer')
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(screen.queryByText(/cannot be reached/)).toBeNull()
  isServerThere = false
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
  isServerThere = true
  await act(async () => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull())
})

it('looks when nobody answered a call that no query made', async () => {
  show()
  await screen.findByText('ask: an answer')
  isServerThere = false
  await act(async () => void (await getJson(z.string(), '/api/anything').catch(() => undefined)))
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
})

it.each(['the server', 'a proxy in front of it'] as const)(
  'asks once more, by itself, for what %s could not do',
  async (who) => {
    notReady = who
    vi.useFakeTimers()
    try {
      show()
      await vi.advanceTimersByTimeAsync(12_000)
      expect(screen.getByText('ask: nothing')).toBeTruthy()
      expect(screen.queryByText(/cannot be reached/)).toBeNull()
      notReady = undefined
      await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
      expect(screen.getByText('ask: an answer')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  },
)

it('offers to load the page again while its code is missing and the server is there', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  show()
  await act(async () => missingParts.set(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Load again' }))
  expect(reload).toHaveBeenCalledOnce()
  await act(async () => missingParts.set(0))
  expect(screen.queryByText(/has to be loaded again/)).toBeNull()
  reload.mockRestore()
})
