import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { getJson } from '../../../platform/calls/http.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { ASK_AGAIN_MS, NO_CODE } from '../../../platform/screen/lazy-part.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { serverConnection } from './server-connection.ts'

let isServerThere = true
let isDatabaseThere = true
beforeEach(async () => {
  isServerThere = true
  isDatabaseThere = true
  await chooseLanguage('en')
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    const refusal = { code: 'unavailable', message: 'Not at present.' }
    return isDatabaseThere ? Response.json('an answer') : Response.json(refusal, { status: 503 })
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

it('ends its sentence with the sign of its language', async () => {
  await chooseLanguage('ja')
  isServerThere = false
  show()
  await act(async () => void (await serverConnection.check()))
  expect(screen.getByRole('status').textContent).toMatch(/^Starnestにつながりません。 S/)
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

it('asks once more, by itself, for what the server could not do', async () => {
  isDatabaseThere = false
  vi.useFakeTimers()
  try {
    show()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(screen.getByText('ask: nothing')).toBeTruthy()
    expect(screen.queryByText(/cannot be reached/)).toBeNull()
    isDatabaseThere = true
    await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
    expect(screen.getByText('ask: an answer')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

describe('code that does not come', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const again = /does not understand what Starnest says any more/
  /** Code is asked for in vain so often. */
  async function askInVain(times: number): Promise<void> {
    for (let nth = 0; nth < times; nth += 1) {
      await act(async () => {
        dispatchEvent(new Event(NO_CODE))
        await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS)
      })
    }
  }

  it('is missing from the third time on, which a press mends, until it comes', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    show()
    await askInVain(2)
    expect(screen.queryByText(again)).toBeNull()
    await askInVain(1)
    expect(screen.getByText(again)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
    expect(reload).toHaveBeenCalledOnce()
    await act(async () => void (await vi.advanceTimersByTimeAsync(3 * ASK_AGAIN_MS)))
    expect(screen.queryByText(again)).toBeNull()
    reload.mockRestore()
  })

  it('says that nobody answers where that is why, and is not missing right after', async () => {
    show()
    isServerThere = false
    await askInVain(4)
    expect(screen.getByText(/cannot be reached/)).toBeTruthy()
    expect(screen.queryByText(again)).toBeNull()
    isServerThere = true
    await askInVain(2)
    expect(screen.queryByText(again)).toBeNull()
  })
})
