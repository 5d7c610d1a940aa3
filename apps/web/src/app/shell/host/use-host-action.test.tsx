import type { HostAction } from '@starnest/contract/host/host'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetailHost } from '../../../features/catalog/detail/detail-host.tsx'
import { announcePlayer } from '../../../library/title/open-player.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testParty, testPartyPlayback } from '../../../testing/made/party.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import { currentToast } from '../../../ui/toast/toast.ts'
import * as intro from '../../intro/intro.ts'
import { useHostAction } from './use-host-action.ts'

const WHALE = testDetail({ id: 7, title: 'The Little Whale’s Song' })
const LISTED = { animationId: 7, list: 'my-list', addedAt: '2026-03-01T12:00:00.000Z' }
const PARTY = testParty({
  playback: testPartyPlayback({ rev: 4, title: null, isPlaying: false }),
})

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  server = fakeServer({
    'GET /api/animations/7': { body: WHALE },
    'GET /api/lists': { body: { 'my-list': [], 'watch-later': [] } },
    'PUT /api/lists/my-list/7': { body: LISTED },
    'DELETE /api/lists/my-list/7': { body: { ...LISTED, addedAt: null } },
    'GET /api/party': { body: PARTY },
    'POST /api/party/commands': { body: PARTY },
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let runAction: (action: HostAction) => void

function Host({ hasDetail }: { hasDetail: boolean }) {
  runAction = useHostAction()
  return hasDetail && <DetailHost />
}

function openAt(address: string, { hasDetail = false } = {}) {
  const { element, shown } = openedAt(
    address,
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Host hasDetail={hasDetail} />
    </QueryClientProvider>,
  )
  render(element)
  return { shown, run: (action: HostAction) => act(() => runAction(action)) }
}

const addressOf = ({ shown }: Pick<ReturnType<typeof openAt>, 'shown'>) =>
  shown().location.pathname + shown().location.search

describe('what the host was asked for', () => {
  it('plays a title on its page, and leaves the page before it to Back', () => {
    const home = openAt('/kids')
    home.run({ type: 'play', titleId: 7 })
    expect(addressOf(home)).toBe('/watch/7?play=1')
    expect(home.shown().reachedBy).toBe('PUSH')
  })

  it('plays another title in place of the one that plays', () => {
    const gone = announcePlayer({ titleId: 3, at: 'player', obey: () => true })
    const page = openAt('/watch/3?play=1')
    page.run({ type: 'play', titleId: 7 })
    expect(addressOf(page)).toBe('/watch/7?play=1')
    expect(page.shown().reachedBy).toBe('REPLACE')
    gone()
  })

  it('opens a title where it is shown over the screen, without leaving it', async () => {
    const home = openAt('/', { hasDetail: true })
    home.run({ type: 'open', titleId: 7 })
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
    expect(addressOf(home)).toBe('/')
  })

  it.each([7, 404])(
    'opens title %i on its own page where the screen has no such view',
    async (id) => {
      const page = openAt('/files')
      page.run({ type: 'open', titleId: id })
      await vi.waitFor(() => expect(addressOf(page)).toBe(`/watch/${id}`))
    },
  )

  it.each([
    ['home', '/'],
    ['my-list', '/my-list'],
    ['parents', '/parents'],
  ] as const)('opens the screen %s', (page, address) => {
    const before = openAt('/files')
    before.run({ type: 'page', page })
    expect(addressOf(before)).toBe(address)
  })

  it('tells the film that is open, and says so where none is', () => {
    const obey = vi.fn(() => true)
    const gone = announcePlayer({ titleId: 7, at: 'player', obey })
    const page = openAt('/watch/7?play=1')
    page.run({ type: 'player', command: 'forward', seconds: 30 })
    expect(obey).toHaveBeenCalledExactlyOnceWith({
      type: 'player',
      command: 'forward',
      seconds: 30,
    })
    gone()
    page.run({ type: 'player', command: 'pause' })
    expect(currentToast()?.title).toBe('No film is playing here')
  })

  it('says that there is no other episode, and moves no carousel under the film', () => {
    const gone = announcePlayer({ titleId: 7, at: 'player', obey: () => false })
    openAt('/watch/7?play=1').run({ type: 'move', direction: 'next' })
    expect(currentToast()?.title).toBe('There is no other episode here')
    gone()
  })

  it('moves the carousel in view where no film plays', () => {
    const rail = document.createElement('div')
    rail.className = 'rail-track'
    document.body.append(rail)
    const scrollBy = vi.spyOn(rail, 'scrollBy').mockReturnValue()
    vi.spyOn(rail, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 800, 200))
    openAt('/').run({ type: 'move', direction: 'next' })
    expect(scrollBy).toHaveBeenCalledOnce()
    rail.remove()
  })

  it.each([
    ['addToList', 'PUT', 'Added to My List'],
    ['removeFromList', 'DELETE', 'Removed from My List'],
  ] as const)('%s is done by the list itself, which says so', async (type, method, title) => {
    openAt('/').run({ type, titleId: 7 })
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title, description: WHALE.title }),
    )
    expect(server.sent().map(({ call }) => call)).toEqual([`${method} /api/lists/my-list/7`])
  })

  it('starts a party with a title, by what the party says is on', async () => {
    const page = openAt('/')
    page.run({ type: 'startParty', titleId: 7 })
    expect(addressOf(page)).toBe('/party-zone')
    await vi.waitFor(() =>
      expect(server.bodyOf('POST /api/party/commands')).toEqual({
        is: 'show',
        titleId: 7,
        rev: 4,
      }),
    )
  })

  it('says that not everybody at the party may see it', async () => {
    server.answers['POST /api/party/commands'] = {
      status: 404,
      body: { code: 'title_not_found', message: '' },
    }
    openAt('/').run({ type: 'startParty', titleId: 7 })
    await vi.waitFor(() =>
      expect(currentToast()?.title).toBe('Not everybody at the party may see this film.'),
    )
  })

  it('plays a title on every screen where the party is, and leaves nobody behind', async () => {
    const page = openAt('/party-zone')
    page.run({ type: 'play', titleId: 7 })
    await vi.waitFor(() =>
      expect(server.bodyOf('POST /api/party/commands')).toEqual({
        is: 'show',
        titleId: 7,
        rev: 4,
      }),
    )
    expect(addressOf(page)).toBe('/party-zone')
  })

  it('leaves a party behind that can be come back to', () => {
    const gone = announcePlayer({ titleId: 3, at: 'party', obey: () => true })
    const page = openAt('/party-zone')
    page.run({ type: 'page', page: 'kids' })
    expect(page.shown().reachedBy).toBe('PUSH')
    gone()
  })

  it('says that nothing plays where the film cannot do it', () => {
    const gone = announcePlayer({ titleId: 7, at: 'party', obey: () => false })
    openAt('/party-zone').run({ type: 'player', command: 'louder' })
    expect(currentToast()?.title).toBe('No film is playing here')
    gone()
  })

  it('closes the details of a title that lie over the screen when it leads on', async () => {
    const home = openAt('/', { hasDetail: true })
    home.run({ type: 'open', titleId: 7 })
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
    home.run({ type: 'play', titleId: 7 })
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  })

  it('starts a party without a title', () => {
    const page = openAt('/')
    page.run({ type: 'startParty', titleId: null })
    expect(addressOf(page)).toBe('/party-zone')
    expect(server.calls).toEqual([])
  })

  it('plays the intro again', () => {
    const replay = vi.spyOn(intro, 'replayIntro').mockReturnValue()
    openAt('/').run({ type: 'replayIntro' })
    expect(replay).toHaveBeenCalledOnce()
  })
})
