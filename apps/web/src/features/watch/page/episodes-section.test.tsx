import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { testDetail } from '../../../testing/made/titles.ts'
import { EpisodesSection } from './episodes-section.tsx'

const place = (season: number, episode: number) => ({ title: 'The Band', season, episode })
const episode = (id: number, season: number, number: number) => ({
  ...testDetail({ id, title: `Part ${id}` }),
  series: place(season, number),
})
const ALL = [episode(1, 1, 1), episode(2, 1, 2), episode(3, 2, 1), episode(4, 0, 1)]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(title: (typeof ALL)[number], episodes = ALL) {
  vi.stubGlobal('fetch', async () => Response.json(episodes))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <EpisodesSection title={title} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('opens on the season of the title and switches to another, specials last', async () => {
  show(episode(3, 2, 1))
  const season = (name: string) => screen.getByRole('button', { name })
  await screen.findByRole('button', { name: 'Season 2', pressed: true })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Season 1',
    'Season 2',
    'Specials',
  ])
  expect(shown()).toEqual(['/watch/3'])
  fireEvent.click(season('Season 1'))
  expect(shown()).toEqual(['/watch/1', '/watch/2'])
  expect(season('Season 1').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(season('Specials'))
  expect(shown()).toEqual(['/watch/4'])
})

it('has nothing to switch where there is one season', async () => {
  show(episode(1, 1, 1), ALL.slice(0, 2))
  await screen.findByRole('heading', { name: 'Season 1' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(shown()).toEqual(['/watch/1', '/watch/2'])
})

it('lists the files of a film as its parts, and speaks of no season', async () => {
  const partOf = (id: number, part: number) => ({
    ...testDetail({ id, title: `Dune (${part})`, category: 'movie' }),
    series: { title: 'Dune', season: 1, episode: part, part },
  })
  show(partOf(2, 2), [partOf(1, 1), partOf(2, 2)])
  await screen.findByRole('heading', { name: 'Parts of Dune' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Part 1')).toBeTruthy()
  expect(screen.queryByText(/Season|Episode/)).toBeNull()
  expect(shown()).toEqual(['/watch/1', '/watch/2'])
})
