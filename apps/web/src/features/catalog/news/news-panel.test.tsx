import type { NewsItem } from '@starnest/contract/catalog/news'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { NewsPanel } from './news-panel.tsx'
import { useNewsCount } from './use-news-count.ts'

const AS_OF = '2026-03-08T12:00:00.000Z'
const at = '2026-03-08T11:00:00.000Z'

const oneFilm: NewsItem = {
  kind: 'title-added',
  at,
  count: 1,
  animations: [testTitle(7, { title: 'The Snow Express' })],
}
const manyFilms: NewsItem = {
  kind: 'titles-added',
  at,
  count: 22,
  animations: [1, 2, 3, 4].map((id) => testTitle(id)),
}
const welcome: NewsItem = { kind: 'welcome-parent', at, count: 0, animations: [] }

let items: NewsItem[]
let seen: unknown[]
let isDown: boolean

beforeEach(async () => {
  items = [manyFilms, oneFilm, welcome]
  seen = []
  isDown = false
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    if (isDown) return Response.json({ code: 'internal', message: '' }, { status: 500 })
    if (url === '/api/news') return Response.json({ items, asOf: AS_OF })
    seen.push(JSON.parse(String(request.body)))
    items = []
    return Response.json({ asOf: AS_OF })
  })
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Bell() {
  const count = useNewsCount()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>{`Bell ${count}`}</button>
      <NewsPanel isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function draw() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Bell />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

async function open(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'What’s new' }))
}

describe('the bell', () => {
  it('counts what is new, and counts nothing once it was opened', async () => {
    draw()
    await open('Bell 3')
    await vi.waitFor(() => expect(seen).toEqual([{ asOf: AS_OF }]))
    await screen.findByText('Bell 0')
  })

  it('shows each piece of news with the way to its titles', async () => {
    draw()
    const panel = await open('Bell 3')
    const fresh = within(await panel.findByRole('region', { name: 'New' }))
    expect(fresh.getByRole('heading', { level: 4 }).textContent).toBe('22 new titles have arrived')
    expect(fresh.getByText('and 18 more')).toBeTruthy()
    expect(fresh.getByRole('link', { name: 'Title 3' }).getAttribute('href')).toBe('/watch/3')
    const film = fresh.getByRole('link', { name: /The Snow Express has arrived/ })
    expect(film.getAttribute('href')).toBe('/watch/7')
    const family = fresh.getByRole('link', { name: /Add your family/ })
    expect(family.getAttribute('href')).toBe('/profile')
  })

  it('still shows what was new before when it is opened again', async () => {
    draw()
    await open('Bell 3')
    await screen.findByText('Bell 0')
    fireEvent.click(screen.getByRole('link', { name: /The Snow Express/ }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const panel = await open('Bell 0')
    const earlier = await panel.findByRole('region', { name: 'Seen before' })
    expect(within(earlier).getByRole('link', { name: /The Snow Express/ })).toBeTruthy()
    expect(panel.queryByRole('region', { name: 'New' })).toBeNull()
  })

  it('says so when nothing is new', async () => {
    items = []
    draw()
    const panel = await open('Bell 0')
    expect(await panel.findByText('You have seen it all')).toBeTruthy()
  })

  it('says what failed, and tries again on Retry', async () => {
    isDown = true
    draw()
    const panel = await open('Bell 0')
    const retry = await panel.findByRole('button', { name: 'Retry' })
    expect(seen).toEqual([])
    isDown = false
    fireEvent.click(retry)
    expect(await panel.findByRole('region', { name: 'New' })).toBeTruthy()
  })
})
