import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testMember, testParty } from '../../../testing/made/party.ts'
import { partyQuery } from '../party.queries.ts'
import { createAsker } from './ask-afresh.ts'

let asked: { answer: (members: number) => void }[]
let queryClient: QueryClient
let stop: () => void
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      asked.push({ answer: (members) => resolve(Response.json(partyOf(members))) })
    })
  })
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stop = new QueryObserver(queryClient, partyQuery).subscribe(() => undefined)
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const partyOf = (members: number) =>
  testParty({ members: Array.from({ length: members }, (_, nth) => testMember(`${nth}`, 'Mia')) })
const known = () => queryClient.getQueryData(partyQuery.queryKey)?.members.length

it('does not take the answer to a question from before the change, not even the first one', async () => {
  const askAgain = createAsker(queryClient, partyQuery)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  askAgain()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[0]?.answer(1)
  asked[1]?.answer(2)
  await vi.waitFor(() => expect(known()).toBe(2))
})

it('asks once more for any number of changes while it waits', async () => {
  const askAgain = createAsker(queryClient, partyQuery)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  askAgain()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  for (let change = 0; change < 20; change += 1) askAgain()
  asked[1]?.answer(2)
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]?.answer(3)
  await vi.waitFor(() => expect(known()).toBe(3))
  expect(asked).toHaveLength(3)
})
