import {
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  type Preferences,
  type Profile,
} from '@starnest/contract/household/profiles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'

/** Somebody of a family in a test. */
export function testProfile(
  id: number,
  {
    preferences,
    ...fields
  }: Partial<Omit<Profile, 'preferences'>> & { preferences?: Partial<Preferences> } = {},
): Profile {
  return {
    id,
    name: `Name ${id}`,
    displayName: `Person ${id}`,
    role: 'child',
    ageGroup: 'child',
    contentRating: 'G',
    avatarUrl: '🧒',
    preferences: JSON.stringify({ ...DEFAULT_PREFERENCES, ...preferences }),
    aiPersonality: JSON.stringify(DEFAULT_AI_PERSONALITY),
    ...fields,
  }
}

/** What a call is answered with: a JSON body, or a status and one. */
export type Answer = (body: unknown) => { status?: number; body: unknown }

/** A server that answers calls as `answers` say, by method and path, and remembers them. Any other
 *  call is answered 404. It stays until the next one, for calls that outlive their test. */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ call, body })
    const answer = answers[call]?.(body) ?? {
      status: 404,
      body: { code: 'not_found', message: '' },
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
  return { calls, bodyOf: (call: string) => calls.findLast((one) => one.call === call)?.body }
}

/** Draws a part of the interface with a cache and a router of its own. */
export function draw(part: ReactNode) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
  return queryClient
}
