import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { HttpError } from '../platform/http.ts'

/** What a call is answered with. */
export type Answer = { status?: number; body: unknown }

/** A server that answers calls by method and path, and remembers what it was sent. */
export function fakeTimeServer(answers: Record<string, Answer>) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (init.method) sent.push({ call, body })
    const answer = answers[call] ?? { status: 500, body: { code: 'internal', message: call } }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return { answers, sent }
}

/** Draws a part of the interface with a cache and a router of its own. */
export function drawTime(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
  return queryClient
}

/** A field for a PIN as simple as can be; says the code of what was not taken. */
export function PlainPinEntry(props: {
  name: string
  onEnter: (pin: string) => Promise<unknown>
  onBack: () => void
}) {
  const [refusal, setRefusal] = useState('')
  const enter = () =>
    props.onEnter('4829').catch((error: unknown) => {
      setRefusal(error instanceof HttpError ? (error.code ?? '') : 'unknown')
    })
  return (
    <div>
      <p>PIN of {props.name}</p>
      <p>{refusal}</p>
      <button type="button" onClick={() => void enter()}>
        Enter 4829
      </button>
      <button type="button" onClick={props.onBack}>
        Leave the PIN
      </button>
    </div>
  )
}
