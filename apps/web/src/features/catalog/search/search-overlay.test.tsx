import { type Animation, GENRES, type Genre } from '@starnest/contract/catalog/catalog'
import type { SearchAnswer } from '@starnest/contract/catalog/search'
import { SEARCH_ROUTES } from '@starnest/contract/catalog/search.routes'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../platform/calls/query-client.ts'
import { testHomeAnswer, testTitle } from '../../../testing/made/titles.ts'
import { SearchOverlay } from './search-overlay.tsx'

type Answer = SearchAnswer | 'broken'

/** What the server answers, by question; a question that is not there never gets its answer. */
let answers: Record<string, Answer>
let genres: readonly Genre[]
let asked: { question: string; signal: AbortSignal | null | undefined }[]

const named = (...titles: string[]): Animation[] =>
  titles.map((title, index) => testTitle(index + 1, { title }))
const found = (...titles: string[]): Answer => ({ animations: named(...titles), isNearest: false })

beforeEach(() => {
  answers = {}
  genres = GENRES
  asked = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const url = new URL(address, location.origin)
    if (url.pathname === '/api/home') {
      const tiles = named('Popular One', 'Popular Two').map((animation) => ({ animation }))
      return Promise.resolve(
        Response.json(
          testHomeAnswer({ hero: [], rows: [{ id: 'top-picks', tiles }], genres: [...genres] }),
        ),
      )
    }
    // What a test before has left may ask for something else.
    if (url.pathname !== SEARCH_ROUTES.search.path) return new Promise(() => undefined)
    const question = url.searchParams.get('q') ?? ''
    asked.push({ question, signal: init?.signal })
    const answer = answers[question]
    if (answer === undefined) {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    }
    const isBroken = answer === 'broken'
    return Promise.resolve(
      isBroken
        ? Response.json({ code: 'invalid_request', message: 'No.' }, { status: 400 })
        : Response.json(answer),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function openSearch(props: { initialQuery?: string; onChoose?: (one: Animation) => void } = {}) {
  const onOpenChange = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route path="/watch/:id" element={<p>The title's page</p>} />
          <Route
            path="*"
            element={<SearchOverlay isOpen onOpenChange={onOpenChange} {...props} />}
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { field: screen.getByRole('combobox', { name: 'Search' }), onOpenChange }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const names = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '')
const untilNamed = (...titles: string[]) =>
  vi.waitFor(() => {
    expect(names()).toHaveLength(titles.length)
    for (const [index, title] of titles.entries()) expect(names()[index]).toContain(title)
  })

/** The name of the option that the field says is active. */
function activeOption(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

describe('the search', () => {
  it('begins with what is popular and with the genres', async () => {
    openSearch()
    await untilNamed('Popular One', 'Popular Two')
    expect(screen.getByText('Popular now')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sci-Fi' })).toBeTruthy()
  })

  it('offers the genres that home offers whoever is watching', async () => {
    genres = ['comedy', 'kids']
    openSearch()
    await untilNamed('Popular One', 'Popular Two')
    const offered = screen.getByRole('region', { name: /genre/i })
    expect([...offered.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      'Comedy',
      'Kids',
    ])
  })

  it('asks once when somebody pauses, and calls off what nobody waits for', async () => {
    answers.lant = found('The Lantern Ghost')
    const { field } = openSearch({ initialQuery: 'l' })
    await vi.waitFor(() => expect(asked.map(({ question }) => question)).toEqual(['l']))
    for (const value of ['la', 'lan', 'lant']) type(field, value)
    await untilNamed('The Lantern Ghost')
    expect(asked.map(({ question }) => question)).toEqual(['l', 'lant'])
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(screen.getByText('1 title')).toBeTruthy()
  })

  it('names an episode with its series', async () => {
    const series = { title: 'Otter Tales', season: 1, episode: 1 }
    answers.part = { animations: [testTitle(1, { title: 'Part 1', series })], isNearest: false }
    openSearch({ initialQuery: 'part' })
    await untilNamed('Otter Tales: Part 1')
  })

  it('keeps the titles of the question before until the next ones come', async () => {
    answers.lant = found('The Lantern Ghost')
    const { field } = openSearch({ initialQuery: 'lant' })
    await untilNamed('The Lantern Ghost')
    type(field, 'lante')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(names()[0]).toContain('The Lantern Ghost')
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  })

  it('offers what comes near when nothing was found', async () => {
    answers.lanternish = { animations: named('The Lantern Ghost'), isNearest: true }
    openSearch({ initialQuery: 'lanternish' })
    await untilNamed('The Lantern Ghost')
    expect(screen.getByRole('status').textContent).toContain('Nothing found for “lanternish”')
  })

  it('says so when nothing comes near', async () => {
    answers.qqq = found()
    openSearch({ initialQuery: 'qqq' })
    expect(await screen.findByText('Nothing found for “qqq”')).toBeTruthy()
    expect(names()).toEqual([])
  })

  it('offers another try when it failed', async () => {
    answers.lant = 'broken'
    openSearch({ initialQuery: 'lant' })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    answers.lant = found('The Lantern Ghost')
    fireEvent.click(retry)
    await untilNamed('The Lantern Ghost')
  })

  it('looks for a genre that is pressed', async () => {
    answers.Gothic = found('The Lantern Ghost')
    openSearch()
    fireEvent.click(await screen.findByRole('button', { name: 'Gothic/Horror' }))
    await untilNamed('The Lantern Ghost')
  })
})

describe('the keys', () => {
  beforeEach(() => {
    answers.lant = found('One', 'Two', 'Three')
  })

  it('lead from the field through the results and back, while the focus stays in the field', async () => {
    const { field } = openSearch({ initialQuery: 'lant' })
    await untilNamed('One', 'Two', 'Three')
    field.focus()
    const press = (key: string) => fireEvent.keyDown(field, { key })
    expect(activeOption(field)).toBeUndefined()
    press('ArrowDown')
    expect(activeOption(field)).toContain('One')
    press('End')
    expect(activeOption(field)).toContain('Three')
    press('Home')
    expect(activeOption(field)).toContain('One')
    press('ArrowRight')
    expect(activeOption(field)).toContain('Two')
    press('ArrowUp')
    press('ArrowUp')
    expect(activeOption(field)).toBeUndefined()
    expect(document.activeElement).toBe(field)
  })

  it('Enter chooses the active title, or the first', async () => {
    const onChoose = vi.fn()
    const { field } = openSearch({ initialQuery: 'lant', onChoose })
    await untilNamed('One', 'Two', 'Three')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'One' }))
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'End' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Three' }))
  })

  it('Enter never chooses a title of the question before', async () => {
    const onChoose = vi.fn()
    const { field } = openSearch({ initialQuery: 'lant', onChoose })
    await untilNamed('One', 'Two', 'Three')
    type(field, 'lanterns')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('Escape empties the field, and closes the search when it is empty', async () => {
    const { field, onOpenChange } = openSearch({ initialQuery: 'lant' })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect((field as HTMLInputElement).value).toBe('')
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

it("leads to the title's page when nobody else shows it", async () => {
  answers.lant = found('One')
  const { onOpenChange } = openSearch({ initialQuery: 'lant' })
  await untilNamed('One')
  fireEvent.click(screen.getByRole('option'))
  expect(await screen.findByText("The title's page")).toBeTruthy()
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
