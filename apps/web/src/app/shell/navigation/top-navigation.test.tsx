import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeDetail, openDetail } from '../../../features/catalog/detail/opened-title.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import { TopNavigation } from './top-navigation.tsx'

vi.mock('../top-bar-tools.tsx', () => ({ TopBarTools: () => null }))
vi.mock('../../../features/catalog/search/search-overlay.tsx', async () => {
  const { FakeSearch } = await import('../../../testing/fakes/fake-search.tsx')
  return { SearchOverlay: FakeSearch }
})

const grownUp = testProfile(1, {
  name: 'Grown-up',
  displayName: 'Ada',
  role: null,
  ageGroup: 'adult',
  contentRating: 'R',
  avatarUrl: '🧑‍🚀',
})
const news = {
  asOf: '2026-11-21T10:00:00.000Z',
  items: [1, 2].map((id) => ({
    kind: 'title-added',
    at: '2026-11-20T10:00:00.000Z',
    count: 1,
    animations: [testTitle(id)],
  })),
}

// The code that a press fetches is here before anybody waits for it.
beforeAll(async () => {
  await Promise.all([
    import('./account-tools.tsx'),
    import('./profile-menu.tsx'),
    import('./mobile-menu.tsx'),
    import('../../../testing/fakes/fake-search.tsx'),
  ])
})
beforeEach(async () => {
  const answers: Record<string, unknown> = {
    '/api/family-profiles/active': grownUp,
    '/api/family-profiles': [grownUp],
    '/api/news': news,
  }
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? {}))
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const { element, shown } = openedAt(path, <TopNavigation />)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>)
  return shown
}

const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('Search animations...')

describe('the bar on top', () => {
  it('links the screens that are built, in the order of the specification', () => {
    open('/')
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Movies', '/movies'],
      ['Series', '/series'],
      ['Kids', '/kids'],
      ['My List', '/my-list'],
      ['Editor', '/editor'],
      ['Media', '/media'],
      ['Files', '/files'],
    ])
  })

  it.each([
    ['/', 'Home'],
    ['/streaming', 'Home'],
    ['/kids', 'Kids'],
    ['/Kids/', 'Kids'],
    ['/contact', 'Home'],
    ['/any/other/path', 'Home'],
  ])('at %s says that %s is where one is', (path, name) => {
    open(path)
    const here = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(here.map((link) => link.textContent)).toEqual([name])
  })

  it('leads home by its name, with the tagline beside it', () => {
    open('/settings')
    const logo = screen.getByRole('link', { name: /Starnest/ })
    expect(logo.getAttribute('href')).toBe('/')
    expect(logo.textContent).toContain("Your family's cinema among the stars")
  })

  it('counts what is new', async () => {
    open('/')
    expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeTruthy()
  })

  it('opens the menu of whoever is watching at the first press', async () => {
    const shown = open('/')
    const button = await screen.findByRole('button', { name: 'Profile menu of Ada' })
    fireEvent.click(button)
    const menu = await screen.findByRole('menu')
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((entry) => entry.textContent),
    ).toEqual(['Profile', 'Watching together', 'For parents', 'Settings', 'Sign Out'])
    await act(async () => void fireEvent.click(within(menu).getByText('Settings')))
    expect(shown().location.pathname).toBe('/settings')
  })

  it('shows every link in a sheet where the bar is narrow, and Escape closes it', async () => {
    open('/')
    const toggle = screen.getByRole('button', { name: 'Open menu' })
    toggle.focus()
    fireEvent.click(toggle)
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('link', { name: 'Movies' }).getAttribute('href')).toBe('/movies')
    const forParents = await within(sheet).findByRole('link', { name: 'For parents' })
    expect(forParents.getAttribute('href')).toBe('/parents')
    expect(sheet.contains(document.activeElement)).toBe(true)
    fireEvent.keyDown(document.activeElement ?? sheet, { key: 'Escape' })
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(toggle))
  })

  it('has nothing for parents in the menus of a child', async () => {
    const mia = { ...grownUp, displayName: 'Mia', ageGroup: 'child', contentRating: 'G' }
    const answers: Record<string, unknown> = { '/api/family-profiles/active': mia }
    vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? {}))
    open('/')
    fireEvent.click(await screen.findByRole('button', { name: 'Profile menu of Mia' }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).queryByRole('menuitem', { name: 'For parents' })).toBeNull()
    fireEvent.keyDown(menu, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByRole('link', { name: 'Settings' })).toBeTruthy()
    expect(within(sheet).queryByRole('link', { name: 'For parents' })).toBeNull()
  })
})

describe('the search box', () => {
  it('hands what was typed to the search', async () => {
    open('/')
    fireEvent.change(searchBox(), { target: { value: 'le' } })
    fireEvent.change(searchBox(), { target: { value: 'leo' } })
    expect((await screen.findByRole('dialog', { name: 'search' })).textContent).toContain('leo')
  })

  it('opens at a press, not when Tab passes through', async () => {
    open('/')
    fireEvent.focus(searchBox())
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(searchBox())
    expect(await screen.findByRole('dialog', { name: 'search' })).toBeTruthy()
  })

  it('opens by the key "/", except where somebody writes', async () => {
    open('/')
    fireEvent.keyDown(searchBox(), { key: '/' })
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(await screen.findByRole('dialog', { name: 'search' })).toBeTruthy()
  })

  it('opens when an input method has written, not while it writes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    open('/')
    const { compositionStart, compositionEnd, change, keyDown } = fireEvent
    const settled = () => act(() => vi.advanceTimersByTimeAsync(1000))
    compositionStart(searchBox())
    change(searchBox(), { target: { value: '하' } })
    keyDown(searchBox(), { key: 'Enter', isComposing: true })
    await settled()
    // One syllable ends where the next begins.
    compositionEnd(searchBox())
    compositionStart(searchBox())
    change(searchBox(), { target: { value: '하ㄴ' } })
    await settled()
    expect(screen.queryByRole('dialog')).toBeNull()
    change(searchBox(), { target: { value: '하나' } })
    compositionEnd(searchBox())
    expect((await screen.findByRole('dialog', { name: 'search' })).textContent).toContain('하나')
  })

  it('is empty again after the search was closed', async () => {
    open('/')
    fireEvent.change(searchBox(), { target: { value: 'leo' } })
    fireEvent.click(await screen.findByRole('button', { name: 'close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(searchBox().value).toBe('')
  })

  it("opens a found title's own page where the screen has no detail view", async () => {
    const shown = open('/settings')
    expect(openDetail({ animation: testTitle(3) })).toBe(false)
    fireEvent.click(searchBox())
    fireEvent.click(await screen.findByRole('button', { name: 'choose 3' }))
    await vi.waitFor(() => expect(shown().location.pathname).toBe('/watch/3'))
    closeDetail()
  })
})
