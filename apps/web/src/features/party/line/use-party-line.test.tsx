import { PARTY_CHANNEL, type PartySignal } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChannelLine, JoinListeners } from '../../../platform/socket/channel-line.ts'
import { testParty } from '../../../testing/made/party.ts'
import { partyProposalsQuery, partyQuery, partyTitlesQuery } from '../party.queries.ts'
import { usePartyLine } from './use-party-line.ts'

/** The line as the platform has it, without a server. */
const fake = vi.hoisted(() => ({
  joined: undefined as JoinListeners | undefined,
  heard: new Map<string, Set<(said: never) => void>>(),
  channel: undefined as unknown,
  emit: vi.fn(),
  leave: vi.fn(),
}))
vi.mock('../../../platform/socket/channel-line.ts', () => ({
  channelLine(channel: unknown) {
    fake.channel = channel
    const line: ChannelLine<typeof PARTY_CHANNEL> = {
      join(listeners) {
        fake.joined = listeners
        return fake.leave
      },
      on(event, listener) {
        const all = fake.heard.get(event) ?? new Set()
        fake.heard.set(event, all.add(listener))
        return () => void all.delete(listener)
      },
      emit: fake.emit,
      ask: async () => null,
      askClock: async () => 1_000_000,
    }
    return line
  },
}))

const offer: PartySignal = { description: { type: 'offer', sdp: 'v=0' } }
const hear = (event: string, said: unknown) =>
  act(async () => {
    for (const listener of fake.heard.get(event) ?? []) listener(said as never)
  })

let asked: string[]
beforeEach(() => {
  fake.heard.clear()
  vi.clearAllMocks()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(url === PARTY_ROUTES.party.path ? testParty() : [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A screen that shows the party, and the films that are offered. */
async function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const drawn = renderHook(
    () => {
      useQuery(partyQuery)
      useQuery(partyTitlesQuery(''))
      useQuery(partyProposalsQuery)
      return usePartyLine()
    },
    { wrapper },
  )
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  return { ...drawn, line: () => drawn.result.current }
}
const askedFor = (route: string) => asked.filter((url) => url.split('?')[0] === route).length

it('is at the party under its id, until the line is lost', async () => {
  const { line, unmount } = await draw()
  expect(fake.channel).toBe(PARTY_CHANNEL)
  expect(line().selfId).toBeUndefined()
  await act(async () => fake.joined?.onJoined({ memberId: 'zoe', isFirst: true }))
  expect(line().selfId).toBe('zoe')
  await act(async () => fake.joined?.onLeft?.({ isDismissed: false }))
  expect(line().selfId).toBeUndefined()
  unmount()
  expect(fake.leave).toHaveBeenCalledOnce()
})

it('says that the party is full as long as it is, and not after any other refusal', async () => {
  const { line } = await draw()
  await act(async () => fake.joined?.onRefused?.('pin_required'))
  expect(line().isFull).toBe(false)
  await act(async () => fake.joined?.onRefused?.('party_full'))
  expect(line().isFull).toBe(true)
  await act(async () => fake.joined?.onJoined({ memberId: 'zoe', isFirst: true }))
  expect(line().isFull).toBe(false)
})

it('asks for the party whenever it has joined, since nobody told what changed before', async () => {
  await draw()
  await act(async () => fake.joined?.onJoined({ memberId: 'zoe', isFirst: false }))
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.party.path)).toBe(2))
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.proposals.path)).toBe(2))
})

it('asks for what is proposed when that changed, and when somebody comes or leaves', async () => {
  await draw()
  await hear('changed', 'proposals')
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.proposals.path)).toBe(2))
  expect(askedFor(PARTY_ROUTES.party.path)).toBe(1)
  await hear('changed', 'members')
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.proposals.path)).toBe(3))
})

it('asks for the party when it is refused: whoever was sent away is told so there', async () => {
  await draw()
  await act(async () => fake.joined?.onRefused?.('grown_ups_only'))
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.party.path)).toBe(2))
})

it('asks for what changed, and for the films that are offered when somebody comes or leaves', async () => {
  await draw()
  await hear('changed', 'messages')
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.party.path)).toBe(2))
  expect(askedFor(PARTY_ROUTES.titles.path)).toBe(1)
  await hear('changed', 'members')
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.party.path)).toBe(3))
  await vi.waitFor(() => expect(askedFor(PARTY_ROUTES.titles.path)).toBe(2))
})

it('receives reactions and the signals of calls, with their sender', async () => {
  const { line } = await draw()
  const [onReaction, onSignal] = [vi.fn(), vi.fn()]
  const stops = [line().onReaction(onReaction), line().onSignal(onSignal)]
  await hear('reaction', { memberId: 'mia', reaction: '🎉' })
  await hear('signal', { memberId: 'mia', signal: offer })
  for (const stop of stops) stop()
  await hear('reaction', { memberId: 'mia', reaction: '👏' })
  expect(onReaction.mock.calls).toEqual([['mia', '🎉']])
  expect(onSignal.mock.calls).toEqual([['mia', offer]])
})

it('sends what this screen has to say', async () => {
  const { line } = await draw()
  const status = { isVideo: true, isMuted: false, roundTripMs: 20 }
  line().tellStatus(status)
  line().react('👏')
  line().sendSignal('mia', offer)
  expect(fake.emit.mock.calls).toEqual([
    ['status', status],
    ['react', '👏'],
    ['signal', { memberId: 'mia', signal: offer }],
  ])
})
