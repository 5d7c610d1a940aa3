import type { Party, PartyProposal, PartyReaction } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { createServerClock } from '../../platform/socket/server-clock.ts'
import {
  PARTY_FILM,
  testMember,
  testMessage,
  testParty,
  testPartyPlayback,
  testProposal,
} from '../../testing/made/party.ts'
import { closeToast, currentToast } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import type { Calls } from './calls/use-calls.ts'
import type { UsedLine } from './line/use-party-line.ts'
import { PartyZone } from './party-zone.tsx'

const used = vi.hoisted(() => ({ line: {} as UsedLine, calls: {} as Calls }))
vi.mock('./line/use-party-line.ts', () => ({ usePartyLine: () => used.line }))
vi.mock('./calls/use-calls.ts', () => ({ useCalls: () => used.calls }))

/** Who listens to reactions. */
let hearReaction: (memberId: string, reaction: PartyReaction) => void
const [react, tellStatus] = [vi.fn(), vi.fn()]
const off = { isOn: false, isBusy: false, toggle: () => undefined, problem: undefined }

let party: Party | undefined
let proposals: PartyProposal[]
let posts: [string, unknown][]
/** How often the party was asked for. */
let asked: number
let refusal: string | undefined
beforeEach(async () => {
  await chooseLanguage('en')
  react.mockReset()
  tellStatus.mockReset()
  used.line = {
    selfId: 'me',
    isFull: false,
    clock: createServerClock({ nowMs: () => 0 }),
    onReaction(listener) {
      hearReaction = listener
      return () => undefined
    },
    onSignal: () => () => undefined,
    react,
    tellStatus,
    sendSignal: () => undefined,
  }
  used.calls = {
    selfId: 'me',
    camera: off,
    microphone: off,
    localStream: undefined,
    remotes: [],
  }
  party = testParty({ members: [testMember('me', 'Dad'), testMember('zoe', 'Zoe')] })
  posts = []
  proposals = []
  asked = 0
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body) posts.push([url, JSON.parse(body)])
    if (url.startsWith(PARTY_ROUTES.titles.path)) return Response.json([PARTY_FILM])
    if (url === PARTY_ROUTES.proposals.path) return Response.json(proposals)
    if (!body) asked += 1
    if (body && refusal) return Response.json({ code: refusal, message: 'no' }, { status: 409 })
    if (party) return Response.json(party)
    return Response.json({ code: 'unavailable', message: 'down' }, { status: 503 })
  })
})
afterEach(() => {
  cleanup()
  closeToast(currentToast()?.id ?? 0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Draws the party; what it returns draws it anew. */
function draw({ mayShare = true } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const zone = () => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PartyZone
          profileId={1}
          mayShare={mayShare}
          loops={[]}
          renderFilm={({ title }) => <p>{`On the screen: ${title.title}`}</p>}
        />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>
  )
  const { rerender } = render(zone())
  return { drawAnew: () => rerender(zone()), askAgain: () => client.invalidateQueries() }
}
async function drawOpen(options?: { mayShare: boolean }) {
  const drawn = draw(options)
  await screen.findByRole('region', { name: 'Party chat' })
  return drawn
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const LOST = 'The connection to the party is lost. Trying again…'
const FULL = 'The party is full. You come in when somebody leaves.'

it('says that it is coming to the party, and then shows it', async () => {
  draw()
  expect(screen.getByText('Joining the party…')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Party chat' })).toBeNull()
  expect(await screen.findByRole('region', { name: 'Party chat' })).toBeTruthy()
  expect(screen.queryByText('Joining the party…')).toBeNull()
})

it('says that the party cannot be reached, and tries again on request', async () => {
  const there = party
  party = undefined
  draw()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('The party cannot be reached')).toBeTruthy()
  party = there
  await press('Retry')
  expect(await screen.findByRole('region', { name: 'Party chat' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [[testMember('me', 'Dad')], '1 screen connected'],
  [[testMember('me', 'Dad'), testMember('zoe', 'Zoe')], '2 screens connected'],
])('counts who is there', async (members, words) => {
  party = testParty({ members })
  await drawOpen()
  expect(screen.getByText(words)).toBeTruthy()
})

it('shows who is there, and which of them is this screen', async () => {
  await drawOpen()
  const list = within(screen.getByRole('region', { name: 'At the party' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '🦊Dad · you',
    '🦊Zoe',
  ])
})

it('grown-ups may share, nobody else', async () => {
  await drawOpen({ mayShare: false })
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  cleanup()
  await drawOpen()
  await press('Share')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('says that the connection is lost, until it is back', async () => {
  const { drawAnew } = await drawOpen()
  expect(screen.queryByText(LOST)).toBeNull()
  used.line = { ...used.line, selfId: undefined }
  drawAnew()
  expect(screen.getByText(LOST).getAttribute('role')).toBe('status')
  used.line = { ...used.line, selfId: 'me-again' }
  drawAnew()
  expect(screen.queryByText(LOST)).toBeNull()
})

it('does not call a connection lost that is only being opened', async () => {
  used.line = { ...used.line, selfId: undefined }
  await drawOpen()
  expect(screen.queryByText(LOST)).toBeNull()
})

it('says that the party is full', async () => {
  used.line = { ...used.line, selfId: undefined, isFull: true }
  await drawOpen()
  expect(screen.getByText(FULL)).toBeTruthy()
  expect(screen.queryByText(LOST)).toBeNull()
})

it('tells the others what is on here, and tells it again when that changes', async () => {
  const { drawAnew } = await drawOpen()
  const quiet = { isVideo: false, isMuted: true, roundTripMs: 0 }
  expect(tellStatus.mock.calls).toEqual([[quiet]])
  used.calls = { ...used.calls, camera: { ...off, isOn: true } }
  drawAnew()
  used.calls = { ...used.calls, microphone: { ...off, isOn: true } }
  drawAnew()
  expect(tellStatus.mock.calls.slice(1)).toEqual([
    [{ ...quiet, isVideo: true }],
    [{ ...quiet, isVideo: true, isMuted: false }],
  ])
})

it('sends its state again once a lost connection is back', async () => {
  used.line = { ...used.line, selfId: undefined }
  const { drawAnew } = await drawOpen()
  expect(tellStatus).not.toHaveBeenCalled()
  used.line = { ...used.line, selfId: 'me' }
  drawAnew()
  expect(tellStatus).toHaveBeenCalledOnce()
})

it('reports its round trip as soon as it is measured', () => {
  vi.useFakeTimers()
  draw()
  expect(tellStatus.mock.lastCall?.[0].roundTripMs).toBe(0)
  used.line.clock.addSample({ sentMs: 0, serverMs: 1_000_000, receivedMs: 180 })
  vi.advanceTimersByTime(5000)
  expect(tellStatus.mock.lastCall?.[0].roundTripMs).toBe(180)
})

it('a film that is chosen is shown to everybody', async () => {
  await drawOpen()
  await press('Choose a film')
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a film' }))
  const playing = testParty({ playback: testPartyPlayback({ rev: 2 }) })
  const choice = await dialog.findByRole('button', { name: `Watch ${PARTY_FILM.title} together` })
  party = playing
  await act(async () => fireEvent.click(choice))
  expect(posts).toEqual([
    [PARTY_ROUTES.commands.path, { is: 'show', titleId: PARTY_FILM.id, rev: 1 }],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(`On the screen: ${PARTY_FILM.title}`)).toBeTruthy()
  expect(screen.getByRole('region', { name: PARTY_FILM.title })).toBeTruthy()
})

it.each([
  ['title_not_found', 1],
  ['party_moved', 0],
])('of a choice refused with %s something is said %d times', async (code, times) => {
  refusal = code
  await drawOpen()
  const askedBefore = asked
  fireEvent.click(await screen.findByRole('button', { name: `Watch ${PARTY_FILM.title} together` }))
  await vi.waitFor(() => expect(asked, 'what is on now').toBeGreaterThan(askedBefore))
  expect(posts).toHaveLength(1)
  await act(async () => undefined)
  expect(screen.queryAllByText('Not everybody at the party may see this film.')).toHaveLength(times)
})

it('while the others watch what is not for everybody here, no film is offered', async () => {
  party = testParty({ playback: testPartyPlayback({ title: null, isHidden: true }) })
  await drawOpen()
  expect(screen.getByText('The others are watching something else')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a film' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'For everybody here' })).toBeNull()
})

it('shows messages and reactions', async () => {
  party = testParty({ messages: [testMessage(1)] })
  await drawOpen()
  expect(screen.getByText('Words 1')).toBeTruthy()
  act(() => hearReaction('zoe', '😮'))
  expect(screen.getByText('😮')).toBeTruthy()
})

const NEXT = `Watch next: ${PARTY_FILM.title}`

it('what most would like to see is offered next, and begins with a press alone', async () => {
  proposals = [testProposal(PARTY_FILM, 'Zoe')]
  await drawOpen()
  fireEvent.click(await screen.findByRole('button', { name: NEXT }))
  await vi.waitFor(() =>
    expect(posts).toEqual([
      [PARTY_ROUTES.commands.path, { is: 'show', titleId: PARTY_FILM.id, rev: 1 }],
    ]),
  )
})

it('nothing is offered next while a film is on, nor while the others watch another', async () => {
  proposals = [testProposal(PARTY_FILM, 'Zoe')]
  party = testParty({ playback: testPartyPlayback({ rev: 2 }) })
  await drawOpen()
  await screen.findByRole('button', { name: `Vote for ${PARTY_FILM.title}: 1` })
  expect(screen.queryByRole('button', { name: NEXT })).toBeNull()
  cleanup()
  party = testParty({ playback: testPartyPlayback({ title: null, isHidden: true }) })
  await drawOpen()
  await screen.findByRole('button', { name: `Vote for ${PARTY_FILM.title}: 1` })
  expect(screen.queryByRole('button', { name: NEXT })).toBeNull()
})

it('whoever was sent away sees that, and nothing of the party, until they are let in again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  party = testParty({ isSentAway: true })
  draw()
  expect(await screen.findByText('The party goes on without you for now')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Party chat' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Camera' })).toBeNull()
  party = testParty()
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByRole('region', { name: 'Party chat' })).toBeTruthy()
})

it('whoever is sent away while they are there leaves the room', async () => {
  const { askAgain } = await drawOpen()
  party = testParty({ isSentAway: true })
  await act(() => askAgain())
  expect(await screen.findByText('The party goes on without you for now')).toBeTruthy()
})
