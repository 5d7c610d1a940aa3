import { type Animation, GENRES, type Home } from '@starnest/contract/catalog/catalog'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testHomeAnswer, testTitle } from '../../../testing/made/titles.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import { AppShell } from '../../app-shell.tsx'
import { HomePage } from './home-page.tsx'

const fourPicks = [1, 2, 3, 4, 5].map((id) => ({ animation: testTitle(id), rank: id }))
const home: Home = {
  hero: [testTitle(9, { title: 'The Hero', videoUrl: null })],
  rows: [
    {
      id: 'continue-watching',
      tiles: [{ animation: testTitle(7), progress: { currentTime: 60, duration: 200 } }],
    },
    { id: 'top-picks', tiles: fourPicks },
    { id: 'recently-added', tiles: [{ animation: testTitle(8, { isNew: true }) }] },
  ],
  genres: [...GENRES],
}

type Answer = { status: number; body: unknown }

/** Home of one genre or shelf, which has no rows. */
const NARROWED: Answer = {
  status: 200,
  body: testHomeAnswer({ hero: [], rows: [], genres: [...GENRES] }),
}
/** What stands on a genre's or a shelf's wall. */
const shelfOf = (...titles: Animation[]): Answer => ({
  status: 200,
  body: { tiles: titles.map((animation) => ({ animation })), further: null },
})
let answers: Record<string, Answer>
const asked: string[] = []

// Code that comes later on the screen is here before anybody waits for it.
beforeAll(async () => {
  await import('./home-empty.tsx')
  await import('./home-shelf.tsx')
})

beforeEach(async () => {
  answers = { '/api/home': { status: 200, body: testHomeAnswer(home) } }
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const { status, body } = answers[url] ?? { status: 404, body: '' }
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('scrollTo', () => undefined)
  localStorage.clear()
  await chooseLanguage('en')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const { element, shown } = openedAt(
    path,
    <Routes>
      <Route element={<AppShell />}>
        <Route path="*" element={<HomePage />} />
      </Route>
    </Routes>,
  )
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  })
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>)
  return shown
}

const card = async (name: RegExp) => screen.findByRole('link', { name })
const press = (key: string) =>
  document.activeElement && fireEvent.keyDown(document.activeElement, { key })

describe('the home screen', () => {
  it('says that it is loading, then draws the rows in the order of the server', async () => {
    open('/')
    screen.getByText('Loading Starnest...')
    await screen.findByRole('heading', { name: 'Continue Watching' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent)
    expect(headings).toEqual([
      'The Hero',
      'Continue Watching',
      'Top Picks For You',
      'Recently Added',
    ])
  })

  it('shows ranks, NEW, and the minutes that are left', async () => {
    open('/')
    expect((await card(/Title 7/)).textContent).toContain('3 min left')
    expect(
      within(await card(/Title 7/))
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toBe('30')
    expect((await card(/Title 4/)).textContent).toContain('#4')
    expect((await card(/Title 8/)).textContent).toContain('NEW')
    expect((await card(/Title 1/)).getAttribute('href')).toBe('/watch/1')
  })

  it('moves the focus along and across the rows with the arrow keys', async () => {
    open('/')
    const first = await card(/Title 1/)
    first.focus()
    press('ArrowRight')
    expect(document.activeElement?.textContent).toContain('Title 2')
    press('End')
    expect(document.activeElement?.textContent).toContain('Title 5')
    press('ArrowRight')
    expect(document.activeElement?.textContent).toContain('Title 5')
    press('ArrowDown')
    expect(document.activeElement?.textContent).toContain('Title 8')
    press('ArrowUp')
    press('Home')
    expect(document.activeElement).toBe(first)
  })

  it('keeps one Tab stop for a whole row, where the focus last was', async () => {
    open('/')
    fireEvent.focus(await card(/Title 3/))
    const stops = [1, 2, 3, 4, 5].map(
      async (id) => (await card(new RegExp(`Title ${id}`))).tabIndex,
    )
    expect(await Promise.all(stops)).toEqual([-1, -1, 0, -1, -1])
  })

  it('filters by genre through the address, and back again', async () => {
    answers['/api/home?genre=comedy'] = NARROWED
    answers['/api/shelf?genre=comedy&order=added&from=0'] = shelfOf(
      testTitle(3, { title: 'Only Comedy' }),
    )
    const shown = open('/')
    const comedy = await screen.findByRole('button', { name: 'Comedy' })
    fireEvent.click(comedy)
    await card(/Only Comedy/)
    expect(shown().location.search).toBe('?genre=comedy')
    expect(comedy.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    await card(/Title 7/)
    expect(shown().location.search).toBe('')
    const homes = asked.filter((url) => url.startsWith('/api/home'))
    expect(homes).toEqual(['/api/home', '/api/home?genre=comedy'])
  })

  it('opens on a shelf by its address: one wall with its name, in the order that is chosen', async () => {
    answers['/api/home?shelf=movies'] = { status: 200, body: testHomeAnswer({ ...home, rows: [] }) }
    answers['/api/shelf?shelf=movies&order=added&from=0'] = shelfOf(testTitle(2), testTitle(1))
    answers['/api/shelf?shelf=movies&order=name&from=0'] = shelfOf(testTitle(1), testTitle(2))
    const shown = open('/movies')
    await card(/Title 2/)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Movies')
    expect(document.title).toBe('Movies · Starnest')
    screen.getByRole('heading', { level: 2, name: 'Movies' })
    const names = () =>
      within(screen.getByRole('list', { name: 'Movies' }))
        .getAllByRole('link')
        .map((link) => link.textContent?.match(/Title \d/)?.[0])
    expect(names()).toEqual(['Title 2', 'Title 1'])
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'name' },
    })
    await waitFor(() => expect(names()).toEqual(['Title 1', 'Title 2']))
    expect(shown().location.search).toBe('?sort=name')
  })

  it('draws a series as one card that leads to the episode that is next', async () => {
    const series = { title: 'The Band', season: 1, episode: 1 }
    const animation = testTitle(4, { series, episodes: 3 })
    answers['/api/home?shelf=series'] = NARROWED
    answers['/api/shelf?shelf=series&order=added&from=0'] = {
      status: 200,
      body: { tiles: [{ animation, next: { id: 5, season: 1, episode: 2 } }], further: null },
    }
    open('/series')
    const link = await card(/The Band/)
    expect(link.getAttribute('href')).toBe('/watch/5')
    expect(link.textContent).toContain('3 episodes · Next: S1 E2')
  })

  it('says when a shelf cannot be loaded, and tries again', async () => {
    answers['/api/home?shelf=movies'] = NARROWED
    open('/movies')
    await screen.findByText(/^These titles could not be loaded\./)
    answers['/api/shelf?shelf=movies&order=added&from=0'] = shelfOf(testTitle(2))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await card(/Title 2/)
  })

  it('says how My List is filled when it is empty', async () => {
    answers['/api/home?shelf=my-list'] = NARROWED
    answers['/api/shelf?shelf=my-list&order=added&from=0'] = shelfOf()
    open('/my-list')
    await screen.findByRole('heading', { name: 'Your list is waiting for its first film' })
    expect(screen.getByRole('link', { name: 'Find films' }).getAttribute('href')).toBe('/')
  })

  it('opens the detail view of the card with the focus, and gives the focus back', async () => {
    answers['/api/animations/7'] = {
      status: 200,
      body: { ...testTitle(7), cast: [], certificate: null },
    }
    answers['/api/animations?genre=comedy&seriesOnce=true&limit=25'] = {
      status: 200,
      body: [testTitle(8)],
    }
    answers['/api/animations?seriesOnce=true&limit=25'] = { status: 200, body: [] }
    open('/')
    const opener = await card(/Title 7/)
    opener.focus()
    press('i')
    const dialog = await screen.findByRole('dialog', { name: 'Title 7' })
    within(dialog).getByRole('button', { name: 'Remove from Continue Watching' })
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Title 8' }))
    const next = await screen.findByRole('dialog', { name: 'Title 8' })
    expect(within(next).getByRole('link', { name: 'Play' }).getAttribute('href')).toBe(
      '/watch/8?play=1',
    )
    fireEvent.click(within(next).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('says so when a genre has no titles, and offers everything', async () => {
    answers['/api/home?genre=gothic'] = NARROWED
    answers['/api/shelf?genre=gothic&order=added&from=0'] = shelfOf()
    open('/?genre=gothic')
    await screen.findByRole('heading', { name: 'Nothing under Gothic/Horror yet' })
    fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
    await card(/Title 7/)
  })

  it('offers a child the genres for children, and says kindly that others are for later', async () => {
    const genres: Home['genres'] = ['comedy', 'kids']
    answers['/api/home?genre=gothic'] = {
      status: 200,
      body: testHomeAnswer({ hero: [], rows: [], genres }),
    }
    answers['/api/shelf?genre=gothic&order=added&from=0'] = shelfOf()
    open('/?genre=gothic')
    await screen.findByRole('heading', { name: 'These stars are for later' })
    const strip = screen.getByRole('group', { name: 'Genres' })
    const offered = within(strip).getAllByRole('button')
    expect(offered.map((one) => one.textContent)).toEqual(['All', 'Comedy', 'Kids'])
  })

  it('says what happened when the server fails, and tries again on Retry', async () => {
    answers['/api/home'] = { status: 500, body: { code: 'internal', message: 'Broken.' } }
    open('/')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
    answers['/api/home'] = { status: 200, body: testHomeAnswer(home) }
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await card(/Title 7/)
  })

  it('says of a server that is not ready that it is', async () => {
    answers['/api/home'] = { status: 503, body: { code: 'unavailable', message: 'Later.' } }
    open('/')
    expect((await screen.findByRole('alert')).textContent).toContain('Starnest is not ready yet')
  })

  it('changes every text at once when another language is chosen, and remembers it', async () => {
    open('/')
    await card(/Title 7/)
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), {
      target: { value: 'fr' },
    })
    await screen.findByRole('heading', { name: 'Reprendre' })
    expect(localStorage.getItem('starnest.language')).toBe('fr')
  })
})
