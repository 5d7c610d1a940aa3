import { GENRES, type HomeRow } from '@starnest/contract/catalog/catalog'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTitle } from '../../../testing/titles.ts'
// Its code is here before the row asks for it, however busy the machine is.
import './collections/collections-row.tsx'
import { HomeRows } from './home-rows.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(rows: HomeRow[], isOneGenre = false) {
  render(
    <MemoryRouter>
      <HomeRows rows={rows} genres={GENRES} isStale={false} isOneGenre={isOneGenre} />
    </MemoryRouter>,
  )
}

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ animation: testTitle(index + 1) }))
const cardsOf = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('link').length

it('builds Coming Soon from six and six titles', () => {
  show([{ id: 'coming-soon', tiles: tiles(20) }])
  expect(cardsOf('Coming Soon')).toBe(12)
})

it('shows all of My List at once', () => {
  show([{ id: 'my-list', tiles: tiles(25) }])
  expect(cardsOf('My List')).toBe(25)
})

it('groups featured titles into collections', async () => {
  show([{ id: 'featured-collections', tiles: tiles(3) }])
  const collection = await screen.findByRole('link', { name: /Laughing out loud/ })
  expect(collection.getAttribute('href')).toBe('/?genre=comedy')
})

it('shows featured titles themselves where only one genre is shown', () => {
  show([{ id: 'featured-collections', tiles: tiles(3) }], true)
  expect(cardsOf('Featured Collections')).toBe(3)
})

it('draws the rows below the first screen when they come near', async () => {
  const seen: ((isNear: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const ids = ['top-picks', 'recently-added', 'comedy', 'fantasy', 'anime', 'kids'] as const
  show(ids.map((id) => ({ id, tiles: tiles(2) })))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(ids.length)
  expect(screen.queryByRole('list', { name: 'Kids' })).toBeNull()
  for (const tell of seen) tell(false)
  expect(screen.getAllByRole('list')).toHaveLength(3)
  for (const tell of seen) tell(true)
  await screen.findByRole('list', { name: 'Kids' })
})
