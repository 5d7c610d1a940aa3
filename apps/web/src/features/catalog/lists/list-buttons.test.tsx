import type { Home } from '@starnest/contract/catalog/catalog'
import type { Lists } from '@starnest/contract/catalog/lists'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import { ListButtons } from './list-buttons.tsx'
import { useRemoveFromContinueWatching } from './use-remove-from-continue-watching.ts'

const film = testTitle(7, { title: 'The Snow Express' })
const ADDED_AT = '2026-03-01T12:00:00.000Z'

type Call = { method: string; url: string; body: unknown }
let calls: Call[]
let lists: Lists
let refusal: { status: number; code: string } | undefined

/** A server that keeps the lists, and refuses changes while there is a refusal. */
function answer(url: string, { method = 'GET', body }: RequestInit = {}): Response {
  if (method === 'GET') return Response.json(lists)
  calls.push({ method, url, body: body ? JSON.parse(String(body)) : null })
  if (refusal) return Response.json({ ...refusal, message: '' }, { status: refusal.status })
  if (url.startsWith('/api/continue-watching/')) {
    return Response.json({ animationId: film.id, isHidden: method === 'DELETE' })
  }
  lists = { ...lists, 'my-list': method === 'PUT' ? [film.id] : [] }
  return Response.json({ animationId: film.id, list: 'my-list', addedAt: ADDED_AT })
}

beforeEach(async () => {
  calls = []
  lists = { 'my-list': [], 'watch-later': [] }
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => answer(url, request))
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const aClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function draw(children: React.ReactNode, queryClient = aClient()) {
  return render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>)
}

const button = (name: string) => screen.findByRole('button', { name })
const isPressed = async (name: string) =>
  (await button(name)).getAttribute('aria-pressed') === 'true'
const waitForToast = (title: string) => vi.waitFor(() => expect(currentToast()?.title).toBe(title))
const undo = () => currentToast()?.action?.onPress()

describe('the buttons of the lists', () => {
  it('show on which lists the title is', async () => {
    lists = { 'my-list': [3, 7], 'watch-later': [3] }
    draw(<ListButtons animation={film} look="icon" />)
    await vi.waitFor(async () => expect(await isPressed('My List')).toBe(true))
    expect(await isPressed('Watch Later')).toBe(false)
    expect((await button('My List')).title).toBe('Remove from My List')
  })

  it('put the title on the list by one press, seen at once, and say so', async () => {
    draw(<ListButtons animation={film} look="icon" />)
    fireEvent.click(await button('My List'))
    await vi.waitFor(async () => expect(await isPressed('My List')).toBe(true))
    await waitForToast('Added to My List')
    expect(currentToast()?.description).toBe('The Snow Express')
    expect(calls).toEqual([{ method: 'PUT', url: '/api/lists/my-list/7', body: {} }])
  })

  it('give a title its place back when taking it off is undone, even after the card is gone', async () => {
    lists = { 'my-list': [7], 'watch-later': [] }
    const { unmount } = draw(<ListButtons animation={film} look="small" />)
    await vi.waitFor(async () => expect(await isPressed('My List')).toBe(true))
    fireEvent.click(await button('My List'))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    unmount()
    await waitForToast('Removed from My List')
    undo()
    await vi.waitFor(() =>
      expect(calls[1]).toEqual({
        method: 'PUT',
        url: '/api/lists/my-list/7',
        body: { addedAt: ADDED_AT },
      }),
    )
  })

  it('say whose list it is, also where it is taken back after somebody else was chosen', async () => {
    const queryClient = aClient()
    queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(4))
    draw(<ListButtons animation={film} look="icon" />, queryClient)
    fireEvent.click(await button('My List'))
    await waitForToast('Added to My List')
    queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(5))
    undo()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    const url = '/api/lists/my-list/7?profileId=4'
    expect(calls).toMatchObject([
      { method: 'PUT', url },
      { method: 'DELETE', url },
    ])
  })

  it('let the last press have the last word', async () => {
    draw(<ListButtons animation={film} look="icon" />)
    const myList = await button('My List')
    fireEvent.click(myList)
    await vi.waitFor(() => expect(myList.getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(myList)
    await vi.waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE']))
    await vi.waitFor(async () => expect(await isPressed('My List')).toBe(false))
  })

  it('take back what could not be saved, and offer another try', async () => {
    refusal = { status: 500, code: 'internal' }
    draw(<ListButtons animation={film} look="icon" />)
    fireEvent.click(await button('Watch Later'))
    await waitForToast('That could not be saved')
    expect(await isPressed('Watch Later')).toBe(false)
    refusal = undefined
    currentToast()?.action?.onPress()
    await waitForToast('Added to Watch Later')
  })

  it('name an episode with its series', async () => {
    const series = { title: 'Otter Tales', season: 1, episode: 7 }
    draw(<ListButtons animation={{ ...film, title: 'Part 7', series }} look="icon" />)
    fireEvent.click(await button('My List'))
    await vi.waitFor(() => expect(currentToast()?.description).toBe('Otter Tales: Part 7'))
  })

  it('say that a list is full', async () => {
    refusal = { status: 409, code: 'list_full' }
    draw(<ListButtons animation={film} look="icon" />)
    fireEvent.click(await button('My List'))
    await waitForToast('That could not be saved')
    expect(currentToast()?.error).toMatchObject({ code: 'list_full' })
  })
})

function RemoveButton() {
  const remove = useRemoveFromContinueWatching()
  return (
    <button type="button" onClick={() => remove(film)}>
      Remove
    </button>
  )
}

describe('removing from Continue Watching', () => {
  const home: Home = {
    hero: [],
    rows: [{ id: 'continue-watching', tiles: [{ animation: film }] }],
    genres: [],
  }

  it('takes the card away at once, keeps the history, and can be undone', async () => {
    const queryClient = aClient()
    queryClient.setQueryData(['/api/home', {}], home)
    draw(<RemoveButton />, queryClient)
    fireEvent.click(await button('Remove'))
    await vi.waitFor(() =>
      expect(queryClient.getQueryData<Home>(['/api/home', {}])?.rows).toEqual([]),
    )
    await waitForToast('Removed from Continue Watching')
    expect(currentToast()?.description).toBe('The Snow Express comes back when you watch it again.')
    undo()
    const url = '/api/continue-watching/7'
    await vi.waitFor(() =>
      expect(calls).toEqual([
        { method: 'DELETE', url, body: null },
        { method: 'PUT', url, body: null },
      ]),
    )
  })

  it('says so when it could not be saved', async () => {
    refusal = { status: 503, code: 'unavailable' }
    draw(<RemoveButton />)
    fireEvent.click(await button('Remove'))
    await waitForToast('That could not be saved')
    expect(currentToast()?.look).toBe('destructive')
  })
})
