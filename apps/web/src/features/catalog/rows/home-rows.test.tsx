import { GENRES, type HomeRow } from '@starnest/contract/catalog/catalog'
import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { useDetailHost, useOpenedTitle } from '../detail/opened-title.ts'
// Its code is here before the row asks for it, however busy the machine is.
import './collections/collections-row.tsx'
import { HomeRows } from './home-rows.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (rows: HomeRow[]) => (
  <MemoryRouter>
    <HomeRows rows={rows} genres={GENRES} isStale={false} />
  </MemoryRouter>
)
const show = (rows: HomeRow[]) => render(page(rows))

const fetchAhead = () => undefined

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ animation: testTitle(index + 1) }))
const cardsOf = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('link').length

it('builds Coming Soon from six and six titles', () => {
  show([{ id: 'coming-soon', tiles: tiles(20) }])
  expect(cardsOf('Coming Soon')).toBe(12)
})

describe('the two lines of Coming Soon', () => {
  const lineOf = () =>
    Number(/rail-twin-(\d+)/.exec(document.querySelector('.rail')?.className ?? '')?.[1])

  it.each([
    [7, 4],
    [8, 4],
    [9, 5],
    [10, 5],
    [11, 6],
    [12, 6],
    [20, 6],
  ])('are as even as can be: of %i titles %i stand in the first', (count, inLine) => {
    show([{ id: 'coming-soon', tiles: tiles(count) }])
    expect(lineOf()).toBe(inLine)
  })

  it('share the width of the screen where they would leave a part of it empty', () => {
    show([{ id: 'coming-soon', tiles: tiles(9) }])
    expect(document.querySelector('.rail')?.className).toContain('cards-few')
    expect(document.querySelectorAll('[data-shape="story"]')).toHaveLength(9)
  })

  it('have cards as ever where six fill the screen', () => {
    show([{ id: 'coming-soon', tiles: tiles(12) }])
    expect(document.querySelector('.rail')?.className).not.toContain('cards-few')
  })
})

it('groups featured titles into collections', async () => {
  show([{ id: 'featured-collections', tiles: tiles(3) }])
  const collection = await screen.findByRole('link', { name: /Laughing out loud/ })
  expect(collection.getAttribute('href')).toBe('/?genre=comedy')
})

describe('a row of few titles', () => {
  const storyOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
  const shapes = () =>
    [...document.querySelectorAll('.title-card')].map((card) => card.getAttribute('data-shape'))

  it('says of each what happens, as a description beside its name', () => {
    show([{ id: 'recently-added', tiles: tiles(3) }])
    expect(shapes()).toEqual(['story', 'story', 'story'])
    const story = storyOf('Title 2')
    expect(story.getAttribute('aria-describedby')).toBe(
      screen.getByText('What happens in title 2.').id,
    )
    expect(screen.queryByRole('link', { name: /What happens/ })).toBeNull()
    expect(within(story).getByText('G · 1 min')).toBeTruthy()
  })

  it('says the tagline where there is one', () => {
    const animation = testTitle(1, { tagline: 'One small star.' })
    show([{ id: 'comedy', tiles: [{ animation }] }])
    expect(screen.getByText('One small star.')).toBeTruthy()
    expect(screen.queryByText(animation.description)).toBeNull()
  })

  it('shows how far somebody is, beside the facts', () => {
    const progress = { currentTime: 60, duration: 600 }
    show([{ id: 'continue-watching', tiles: [{ animation: testTitle(1), progress }] }])
    const story = storyOf('Title 1')
    expect(within(story).getByText('9 min left')).toBeTruthy()
    expect(within(story).getByText('G · 1 min')).toBeTruthy()
  })

  it('becomes a row of cards when titles are added, and the focus stays where it was', () => {
    const rows = (count: number): HomeRow[] => [{ id: 'recently-added', tiles: tiles(count) }]
    const { rerender } = show(rows(2))
    const focused = storyOf('Title 2')
    focused.focus()
    rerender(page(rows(8)))
    expect(new Set(shapes())).toEqual(new Set(['poster']))
    expect(document.activeElement).toBe(focused)
  })

  it('has cards as ever where a narrow screen is full of them', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    show([{ id: 'recently-added', tiles: tiles(3) }])
    expect(shapes()).toEqual(['poster', 'poster', 'poster'])
  })
})

it.each([
  { key: 'i', code: 'KeyI' },
  { key: 'ш', code: 'KeyI' },
])('opens the detail view of a card by the key I, whatever its script: %o', (pressed) => {
  const { result } = renderHook(() => {
    useDetailHost(fetchAhead)
    return useOpenedTitle()
  })
  show([{ id: 'recently-added', tiles: tiles(8) }])
  fireEvent.keyDown(screen.getByRole('link', { name: /Title 2/ }), pressed)
  expect(result.current?.tile.animation.title).toBe('Title 2')
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
