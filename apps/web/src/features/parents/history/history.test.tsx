import type { HistoryEntry } from '@starnest/contract/parents/history'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import { HistoryKept } from './history-kept.tsx'
import { HistoryPanel } from './history-panel.tsx'

const mia = testProfile(3, { name: 'Mia', displayName: 'Mia' })
const watched = { isHidden: false, watchedAt: '2026-11-20T18:30:00.000Z' }

function entry(id: number, place: Partial<HistoryEntry['watched']> = {}): HistoryEntry {
  return {
    animation: testTitle(id, { duration: 245 }),
    watched: { currentTime: 83, isWatched: false, ...watched, ...place },
  }
}

/** A server that keeps the history of Mia. */
let stored: HistoryEntry[]
let unnamed: number
let days: number
let sent: string[]
let isBroken: boolean

function answer(call: string, body: unknown): unknown {
  const [, titleId] = /history\/(\d+)$/.exec(call) ?? []
  const one = stored.find(({ animation }) => `${animation.id}` === titleId)
  if (call.startsWith('DELETE') && titleId) {
    stored = stored.filter((other) => other !== one)
    return { animationId: Number(titleId), watched: one?.watched ?? null }
  }
  if (call.startsWith('PUT') && titleId) {
    stored = [...stored, { ...entry(Number(titleId)), watched: body as HistoryEntry['watched'] }]
    return { animationId: Number(titleId), watched: body }
  }
  if (call === 'DELETE /api/parents/profiles/3/history') {
    stored = []
    unnamed = 0
    return { titles: 2 }
  }
  if (call.endsWith('/history-days')) {
    days = (body as { days: number } | undefined)?.days ?? days
    return { days }
  }
  const isSecond = call.endsWith('?cursor=next')
  const page = isSecond ? stored.slice(2) : stored.slice(0, 2)
  return {
    entries: page,
    unnamed: isSecond ? 0 : unnamed,
    next: isSecond || stored.length < 3 ? null : 'next',
  }
}

beforeEach(async () => {
  await chooseLanguage('en')
  stored = [entry(7), entry(8, { isWatched: true, currentTime: 240 })]
  unnamed = 0
  days = 90
  sent = []
  isBroken = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    if (init.method) sent.push(call)
    if (isBroken) return Response.json({ code: 'internal', message: '' }, { status: 500 })
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    return Response.json(answer(call, body))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const untilTitles = (...names: string[]) => vi.waitFor(() => expect(titles()).toEqual(names))
const remove = (title: string) =>
  screen.findByRole('button', { name: `Remove ${title} from what Mia watched` })

describe('what was watched', () => {
  it('says what, when and how far', async () => {
    draw(<HistoryPanel profile={mia} />)
    await untilTitles('Title 7', 'Title 8')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Stopped at 1:23 of 4:05')
    expect(first?.querySelector('time')?.dateTime).toBe('2026-11-20T18:30:00.000Z')
    expect(second?.textContent).toContain('Watched to the end')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What Mia watched')
  })

  it('comes page by page, and counts what the grown-up may not see', async () => {
    stored.push(entry(9))
    unnamed = 2
    draw(<HistoryPanel profile={mia} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await untilTitles('Title 7', 'Title 8', 'Title 9')
    expect(screen.getByText(/^2 more titles are above/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says so when there is nothing yet, on the own tab to the grown-up', async () => {
    stored = []
    draw(<HistoryPanel profile={mia} isOwn />)
    expect(await screen.findByText(/^Nothing yet. What you watch/)).toBeTruthy()
    expect(screen.getByText('Only you see this.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('can be asked for again when it could not be had', async () => {
    isBroken = true
    draw(<HistoryPanel profile={mia} />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isBroken = false
    fireEvent.click(retry)
    await untilTitles('Title 7', 'Title 8')
  })
})

describe('a title that is removed', () => {
  it('goes by one press, hands the focus on, and comes back by Undo', async () => {
    draw(<HistoryPanel profile={mia} />)
    fireEvent.click(await remove('Title 7'))
    await untilTitles('Title 8')
    expect(document.activeElement).toBe(await remove('Title 8'))
    await vi.waitFor(() => expect(currentToast()?.title).toBe('Removed from the history'))
    currentToast()?.action?.onPress()
    await untilTitles('Title 8', 'Title 7')
    expect(sent).toEqual([
      'DELETE /api/parents/profiles/3/history/7',
      'PUT /api/parents/profiles/3/history/7',
    ])
    expect(stored[1]?.watched).toEqual({ currentTime: 83, isWatched: false, ...watched })
  })

  it('is named with its series in what is said of it', async () => {
    const part = entry(7)
    const series = { title: 'Otter Tales', season: 1, episode: 7 }
    stored = [{ ...part, animation: { ...part.animation, series } }]
    draw(<HistoryPanel profile={mia} />)
    fireEvent.click(await remove('Otter Tales: Title 7'))
    await vi.waitFor(() => expect(currentToast()?.description).toContain('Otter Tales: Title 7'))
    currentToast()?.action?.onPress()
    await vi.waitFor(() => expect(currentToast()?.title).toContain('Otter Tales: Title 7'))
  })

  it('leaves the focus at the heading when it was the last', async () => {
    stored = [entry(7)]
    draw(<HistoryPanel profile={mia} />)
    fireEvent.click(await remove('Title 7'))
    await screen.findByText(/^Nothing yet/)
    expect(document.activeElement?.textContent).toBe('What Mia watched')
  })

  it('comes back when it could not be removed', async () => {
    draw(<HistoryPanel profile={mia} />)
    const button = await remove('Title 7')
    isBroken = true
    fireEvent.click(button)
    await vi.waitFor(() => expect(currentToast()?.look).toBe('destructive'))
    isBroken = false
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await untilTitles('Title 7', 'Title 8')
  })
})

it('forgets everything once it was asked for twice', async () => {
  draw(<HistoryPanel profile={mia} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete everything that Mia watched?' })
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete all' }))
  expect(await screen.findByText(/^Nothing yet/)).toBeTruthy()
  expect(sent).toEqual(['DELETE /api/parents/profiles/3/history'])
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('how long it is kept', () => {
  const choose = async (value: string) => {
    const select = await screen.findByRole<HTMLSelectElement>('combobox')
    fireEvent.change(select, { target: { value } })
    return select
  }

  it('becomes longer at once', async () => {
    draw(<HistoryKept />)
    const select = await choose('365')
    await vi.waitFor(() => expect(days).toBe(365))
    expect(select.value).toBe('365')
    await vi.waitFor(() =>
      expect(currentToast()?.title).toBe('The history is now kept for one year'),
    )
  })

  it('becomes shorter only when somebody says so again', async () => {
    draw(<HistoryKept />)
    const select = await choose('7')
    const dialog = await screen.findByRole('dialog', { name: 'Keep it for 7 days only?' })
    expect(days).toBe(90)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([days, select.value]).toEqual([90, '90'])
    await choose('30')
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it for 30 days' }))
    await vi.waitFor(() => expect(days).toBe(30))
  })
})
