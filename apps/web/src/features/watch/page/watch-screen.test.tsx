import type { Animation } from '@starnest/contract/catalog/catalog'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testViewer } from '../../../testing/made/family.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import { WatchScreen } from './watch-screen.tsx'

vi.mock('../player/player.tsx', () => ({
  default: ({ isStartedOver }: { isStartedOver: boolean }) => (
    <p>{isStartedOver ? 'player from the start' : 'player'}</p>
  ),
}))

type Answer = { status?: number; body: unknown }

/** The watch page of a segment before a server that answers by address; anything else is 404. */
function visit(segment: string, answers: Record<string, Answer>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const { status = 200, body } = answers[url] ?? { status: 404, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  })
  const screen = <WatchScreen segment={segment} />
  const { element, shown } = openedAt(`/watch/${segment}`, screen, '/watch/:id')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>)
  return { asked, shown, queryClient }
}

/** Answers of a server that has one title, what is like it, and a place in it. */
function serverWith(title: Animation, facts: { resumeAt?: number; others?: Animation[] } = {}) {
  return {
    [`/api/animations/${title.id}`]: { body: title },
    [`/api/animations/${title.id}/playback`]: {
      body: testPlayback({ animationId: title.id, resumeAt: facts.resumeAt ?? 0 }),
    },
    [`/api/animations?category=${title.category}&seriesOnce=true&limit=7`]: {
      body: [title, ...(facts.others ?? [])],
    },
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the watch page', () => {
  it('lets go of a title that a parent takes away, in words that a child understands', async () => {
    const title = testDetail()
    const answers: Record<string, Answer> = serverWith(title)
    const { queryClient } = visit(`${title.id}`, answers)
    await screen.findByRole('heading', { level: 1, name: title.title })
    answers[`/api/animations/${title.id}`] = { status: 404, body: {} }
    await queryClient.invalidateQueries()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This one is for later' }),
    ).toBeTruthy()
    expect(screen.queryByText('player')).toBeNull()
  })

  it('says to those who say what the family may watch that a title is gone', async () => {
    const title = testDetail()
    const answers: Record<string, Answer> = {
      ...serverWith(title),
      '/api/viewer': { body: testViewer() },
    }
    const { queryClient } = visit(`${title.id}`, answers)
    await screen.findByRole('heading', { level: 1, name: title.title })
    answers[`/api/animations/${title.id}`] = { status: 404, body: {} }
    await queryClient.invalidateQueries()
    await screen.findByRole('heading', { level: 1, name: 'Animation Not Found' })
    expect(screen.queryByText('This one is for later')).toBeNull()
  })

  it('says that it is loading, then shows the title with its facts', async () => {
    visit('7', serverWith(testDetail({ imdbRating: 8.44, seasons: 2, episodes: 12 })))
    expect(screen.getByText('Loading animation details...')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'The Star Who Fell' })).toBeTruthy()
    const short = within(screen.getByRole('list', { name: 'Key facts' }))
    expect(short.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'IMDB rating 8.4 of 108.4',
      '2026',
      'G',
      'All ages',
      '1m',
      '2 seasons',
    ])
    const about = screen.getByRole('region', { name: 'About' })
    expect(about.textContent).toContain('Episodes12')
    expect(document.title).toBe('The Star Who Fell · Starnest')
  })

  it('tells the age by the certificate that its rating was made of, and which that is', async () => {
    const certificate = {
      ...{ country: 'DE', scheme: 'FSK', label: '12', age: 12, rating: 'PG-13' as const },
    }
    visit('7', serverWith(testDetail({ rating: 'PG-13', certificate })))
    const facts = within(await screen.findByRole('list', { name: 'Key facts' }))
    expect(facts.getByText('PG-13')).toBeTruthy()
    expect(facts.getByText('Ages 12+ · FSK 12')).toBeTruthy()
    const about = screen.getByRole('region', { name: 'About' })
    expect(about.textContent).toContain('RatingPG-13')
    expect(about.textContent).toContain('AgeAges 12+ · FSK 12')
  })

  it('tells the age that the family chose, and keeps the certificate beside it', async () => {
    const certificate = {
      ...{ country: 'DE', scheme: 'FSK', label: '12', age: 12, rating: 'PG-13' as const },
    }
    visit('7', serverWith(testDetail({ rating: 'R', certificate })))
    const facts = within(await screen.findByRole('list', { name: 'Key facts' }))
    expect(facts.getByText('Ages 17+ · FSK 12')).toBeTruthy()
  })

  it('says a certificate once that its badge says already', async () => {
    const certificate = {
      ...{ country: 'US', scheme: 'MPAA', label: 'PG', age: 8, rating: 'PG' as const },
    }
    visit('7', serverWith(testDetail({ rating: 'PG', certificate })))
    const facts = within(await screen.findByRole('list', { name: 'Key facts' }))
    expect(facts.getByText('Ages 8+')).toBeTruthy()
    const about = screen.getByRole('region', { name: 'About' })
    expect(about.textContent).toContain('AgeAges 8+ · MPAA PG')
  })

  it('tells who plays in it', async () => {
    visit('7', serverWith(testDetail({ cast: [{ name: 'Count Otto', role: 'A vampire' }] })))
    expect((await screen.findByText('Count Otto')).parentElement?.textContent).toContain(
      'A vampire',
    )
  })

  it('invents nothing: no cast, no rating, no year, no episodes', async () => {
    visit('7', serverWith(testDetail({ rating: null, releaseYear: null })))
    const about = await screen.findByRole('region', { name: 'About' })
    expect(about.textContent).toContain('RatingUnrated')
    expect(about.textContent).not.toContain('Age')
    expect(about.textContent).toContain('Release YearUnknown')
    expect(about.textContent).not.toContain('Episodes')
    expect(about.textContent).not.toContain('Cast')
    expect(screen.getAllByText('Not rated yet')).toHaveLength(2)
  })

  it.each([
    ['a file that was not looked into yet', { duration: 0 }],
    ['a title to come, which has a trailer alone', { isComingSoon: true }],
  ])('says no length of %s', async (_what, facts) => {
    visit('7', serverWith(testDetail(facts)))
    const about = await screen.findByRole('region', { name: 'About' })
    expect(about.textContent).not.toContain('Duration')
    expect(screen.queryByText('1m')).toBeNull()
  })

  it.each([
    [{ isNew: true }, 'New'],
    [{ isNew: false }, 'Available'],
    [{ isComingSoon: true }, 'Coming Soon'],
  ])('shows the status of %o as %s', async (facts, status) => {
    visit('7', serverWith(testDetail(facts)))
    const stats = await screen.findByRole('region', { name: 'Quick Stats' })
    expect(stats.textContent).toContain(`Status${status}`)
  })

  it.each(['0', '-1', 'abc', '1.5', '100000000000000000000'])(
    'does not find %s and asks nobody',
    (segment) => {
      const { asked } = visit(segment, {})
      expect(screen.getByRole('heading', { name: 'Animation Not Found' })).toBeTruthy()
      expect(screen.getByText("The animation you're looking for doesn't exist.")).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
      expect(asked).toEqual([])
    },
  )

  it('does not find a title that the server does not show', async () => {
    visit('999', {})
    expect(await screen.findByRole('heading', { name: 'Animation Not Found' })).toBeTruthy()
  })

  it('tells a failure apart from a missing title, and tries again', async () => {
    const title = testDetail()
    const answers: Record<string, Answer> = serverWith(title)
    const detail = answers['/api/animations/7']
    answers['/api/animations/7'] = { status: 500, body: {} }
    visit('7', answers)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByText('Animation Not Found')).toBeNull()
    if (detail) answers['/api/animations/7'] = detail
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: title.title })).toBeTruthy()
  })

  it('shows up to six titles of the same category and never itself', async () => {
    const others = [1, 2, 3, 4, 5, 6, 8, 9].map((id) => testDetail({ id, title: `Title ${id}` }))
    const series = testDetail({ id: 20, title: 'A series', category: 'series' })
    visit('7', serverWith(testDetail(), { others: [series, ...others] }))
    const related = within(await screen.findByRole('region', { name: 'More Like This' }))
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => `/watch/${id}`),
    )
  })
})

describe('the buttons of the watch page', () => {
  it('play from the beginning when nothing was watched', async () => {
    const { shown } = visit('7', serverWith(testDetail()))
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }))
    expect(await screen.findByText('player')).toBeTruthy()
    await vi.waitFor(() => expect(shown().location.search).toBe('?play=1'))
  })

  it('resume at the saved position, or start over', async () => {
    visit('7', serverWith(testDetail(), { resumeAt: 12.8 }))
    expect(await screen.findByRole('button', { name: 'Resume at 0:12' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(await screen.findByText('player from the start')).toBeTruthy()
  })

  it('offer the trailer of a title that is not released', async () => {
    visit('7', serverWith(testDetail({ isComingSoon: true }), { resumeAt: 12 }))
    expect(await screen.findByRole('button', { name: 'Watch Trailer' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it('are not there when there is nothing to play', async () => {
    visit('7', {
      ...serverWith(testDetail({ videoUrl: null })),
      '/api/animations/7/playback': { body: testPlayback({ sources: null }) },
    })
    expect(await screen.findByText('There is nothing to play here yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  })

  it('lead to the About section', async () => {
    visit('7', serverWith(testDetail()))
    fireEvent.click(await screen.findByRole('button', { name: 'More Info' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About' }))
  })

  it('give the keyboard back to Play when the player is closed by Back', async () => {
    const { shown } = visit('7', serverWith(testDetail()))
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(shown().location.search).toBe('?play=1'))
    await shown().navigate(-1)
    await vi.waitFor(() => expect(screen.queryByText('player')).toBeNull())
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' })),
    )
  })
})
