import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import type { Party } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '../../platform/calls/http.ts'
import { testMessage, testParty, testPartyPlayback } from '../../testing/made/party.ts'
import {
  type PartyCommandDraft,
  partyQuery,
  usePartyCommand,
  usePartySay,
  wasFaster,
} from './party.queries.ts'

type Call = { method: string; url: string; body: unknown; answer: (answer: Response) => void }

/** Every call there was; each waits for its answer. */
let calls: Call[]
beforeEach(() => {
  calls = []
  vi.stubGlobal(
    'fetch',
    (url: string, { method = 'GET', body = 'null' }: Record<string, string>) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      calls.push({ method, url, body: JSON.parse(body), answer: resolve })
      return promise
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A screen that shows the party `shown`. */
async function openScreen(shown: Party) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({ party: useQuery(partyQuery), command: usePartyCommand(), say: usePartySay() }),
    { wrapper },
  )
  await answer(0, shown)
  return {
    shown: () => client.getQueryData(partyQuery.queryKey),
    /** Another profile watches on this screen. */
    switchTo: (id: number) => client.setQueryData([PROFILE_ROUTES.active.path], { id }),
    /** Until every answer that came is taken in. */
    settled: () => vi.waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0)),
    askAgain: () =>
      act(async () => void client.invalidateQueries({ queryKey: partyQuery.queryKey })),
    say: (message: string) => act(async () => result.current.say.mutate({ message })),
    steer: async (draft: PartyCommandDraft) => {
      const onError = vi.fn<(error: Error) => void>()
      await act(async () => result.current.command.mutate(draft, { onError }))
      return { failure: () => onError.mock.calls[0]?.[0] }
    },
  }
}
async function answer(
  index: number,
  body: Party | { code: string; message: string },
  status = 200,
) {
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index))
  await act(async () => calls[index]?.answer(Response.json(body, { status })))
}
const partyAt = (rev: number, facts: Partial<Party> = {}) =>
  testParty({ playback: testPartyPlayback({ rev }), ...facts })
const partyWith = (...ids: number[]) => partyAt(1, { messages: ids.map((id) => testMessage(id)) })
const callsSoFar = () => calls.map(({ method, url }) => `${method} ${url}`)
const GET_PARTY = `GET ${PARTY_ROUTES.party.path}`

it('a command says what was seen when it was given, and its answer is shown', async () => {
  const screen = await openScreen(partyAt(7))
  await screen.steer({ is: 'seek', positionSeconds: 12 })
  expect(calls[1]).toMatchObject({
    method: 'POST',
    url: PARTY_ROUTES.commands.path,
    body: { is: 'seek', positionSeconds: 12, rev: 7 },
  })
  await answer(1, partyAt(8))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(8))
  await screen.steer({ is: 'pause' })
  expect(calls[2]?.body).toEqual({ is: 'pause', rev: 8 })
})

it('does not report a command that came second as a failure, and asks for what the first one did', async () => {
  const screen = await openScreen(partyAt(1))
  const steered = await screen.steer({ is: 'pause' })
  await answer(1, { code: 'party_moved', message: 'moved' }, 409)
  await vi.waitFor(() => expect(wasFaster(steered.failure())).toBe(true))
  expect(callsSoFar()).toEqual([GET_PARTY, `POST ${PARTY_ROUTES.commands.path}`, GET_PARTY])
  await answer(2, partyAt(2))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(2))
})

it('reports any other failure, and asks for the party again', async () => {
  const screen = await openScreen(partyAt(1))
  const steered = await screen.steer({ is: 'show', titleId: 7 })
  await answer(1, { code: 'title_not_found', message: 'gone' }, 404)
  await vi.waitFor(() => expect(steered.failure()).toBeInstanceOf(HttpError))
  expect(wasFaster(steered.failure())).toBe(false)
  expect(callsSoFar().at(-1)).toBe(GET_PARTY)
})

it('does not take an unreachable server for a command that came second', () => {
  expect(wasFaster(new TypeError('Failed to fetch'))).toBe(false)
})

it("a command's answer that comes late does not undo what was heard since", async () => {
  const screen = await openScreen(partyAt(1))
  await screen.steer({ is: 'pause' })
  await screen.askAgain()
  await answer(2, partyAt(3))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(3))
  await answer(1, partyAt(2))
  await screen.settled()
  expect(screen.shown()?.playback.rev).toBe(3)
})

it("what was asked before a command does not undo the command's answer", async () => {
  const screen = await openScreen(partyAt(1))
  await screen.askAgain()
  await screen.steer({ is: 'pause' })
  await answer(2, partyAt(2))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(2))
  await answer(1, partyAt(1))
  await screen.settled()
  expect(screen.shown()?.playback.rev).toBe(2)
})

it('what was said stays when the answers to two messages change places', async () => {
  const screen = await openScreen(partyWith())
  await screen.say('one')
  await screen.say('two')
  await answer(2, partyWith(1, 2))
  await vi.waitFor(() => expect(screen.shown()?.messages).toHaveLength(2))
  await answer(1, partyWith(1))
  await screen.settled()
  expect(screen.shown()?.messages).toHaveLength(2)
})

it('words that were taken back do not come again with an older answer', async () => {
  const screen = await openScreen(partyWith(1))
  await screen.say('two')
  await screen.askAgain()
  const removed = partyAt(1, { messages: [testMessage(1, { isRemoved: true }), testMessage(2)] })
  await answer(2, removed)
  await vi.waitFor(() => expect(screen.shown()?.messages).toHaveLength(2))
  await answer(1, partyWith(1, 2))
  await screen.settled()
  expect(screen.shown()?.messages[0]?.isRemoved).toBe(true)
})

it('takes what a restarted server says, although it counts from the beginning', async () => {
  const screen = await openScreen(partyAt(9))
  await screen.askAgain()
  await answer(1, partyAt(0))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(0))
})

it('commands that are given quickly go one after another, each on what the one before it made', async () => {
  const screen = await openScreen(partyAt(7))
  await screen.steer({ is: 'seek', positionSeconds: 1 })
  await screen.steer({ is: 'seek', positionSeconds: 2 })
  expect(calls).toHaveLength(2)
  await answer(1, partyAt(8))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls[2]?.body).toEqual({ is: 'seek', positionSeconds: 2, rev: 8 })
  await answer(2, partyAt(9))
  await vi.waitFor(() => expect(screen.shown()?.playback.rev).toBe(9))
})

it('an answer to somebody who does not watch here any more is not shown', async () => {
  const screen = await openScreen(partyAt(7))
  screen.switchTo(1)
  await screen.steer({ is: 'pause' })
  screen.switchTo(2)
  await answer(1, partyAt(8))
  await screen.settled()
  expect(screen.shown()?.playback.rev).toBe(7)
})
