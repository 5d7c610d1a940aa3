import type { FolderLookup as Folder } from '@starnest/contract/lookup/lookup'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { draw } from '../../testing/draw.tsx'
import { FolderLookup } from './folder-lookup.tsx'
import { IdentifyDialog } from './identify/identify-dialog.tsx'
import { LookupSettings } from './lookup-settings.tsx'

const COUNTS = { waiting: 0, applied: 0, unsure: 0, none: 0, failed: 0, stopped: 0, undone: 0 }
const folder = (changes: Partial<Folder> = {}): Folder => ({
  ...{ folderId: 1, source: null, language: 'en', standing: 'idle', problem: null, open: [] },
  ...{ counts: COUNTS, hasFacts: false },
  ...changes,
})

let answers: Record<string, unknown>
let refused: Record<string, string>
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  refused = {}
  answers = { 'GET /api/lookup': { hasKey: false, folders: [folder()] } }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    if (init.method && init.method !== 'GET') {
      sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    }
    const problem = refused[call]
    if (problem) {
      const body = { code: 'lookup_refused', message: 'No.', details: { problem } }
      return new Response(JSON.stringify(body), { status: 409 })
    }
    return new Response(JSON.stringify(answers[call] ?? answers['GET /api/lookup']))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawFolder = () => draw(<FolderLookup folderId={1} path="/films" />)

describe('the settings', () => {
  it('say what is sent, to whom and under which licence, before anything is turned on', async () => {
    draw(<LookupSettings />)
    expect(await screen.findByText(/its name, its year/)).toBeTruthy()
    expect(
      screen.getByText(/is not endorsed, certified, or otherwise approved by TMDB/),
    ).toBeTruthy()
    expect(screen.getByText(/Attribution-ShareAlike 4.0/)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('keep a key, which no field shows again, and forget it', async () => {
    draw(<LookupSettings />)
    const field = await screen.findByLabelText<HTMLInputElement>('Your key for TMDB')
    expect(field.type).toBe('password')
    fireEvent.change(field, { target: { value: ' abc ' } })
    answers['PUT /api/lookup/key'] = { hasKey: true, folders: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Keep key' }))
    expect(await screen.findByText('A key is kept.')).toBeTruthy()
    expect(field.value).toBe('')
    answers['PUT /api/lookup/key'] = { hasKey: false, folders: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Forget key' }))
    await vi.waitFor(() => expect(screen.queryByText('A key is kept.')).toBeNull())
    expect(sent.map(({ body }) => body)).toEqual([{ key: 'abc' }, { key: null }])
  })
})

describe('a folder', () => {
  it('is looked up nowhere until somebody says where', async () => {
    drawFolder()
    const where = await screen.findByLabelText<HTMLSelectElement>('Look facts up at')
    expect(where.value).toBe('nowhere')
    answers['PUT /api/lookup/folders/1'] = {
      ...{ hasKey: false, folders: [folder({ source: 'tmdb', problem: 'no_key' })] },
    }
    fireEvent.change(where, { target: { value: 'tmdb' } })
    expect(await screen.findByText(/A key for TMDB is needed/)).toBeTruthy()
    expect(sent[0]?.body).toEqual({ source: 'tmdb', language: 'en' })
  })

  it.each([
    [{ standing: 'running', counts: { ...COUNTS, waiting: 3 } }, /Looking titles up\. Waiting: 3/],
    [{ standing: 'offline', problem: 'offline' }, /cannot be reached\. It goes on by itself/],
    [{ standing: 'resting', problem: 'busy' }, /asks to wait/],
    [{ problem: 'key_refused' }, /does not take the key/],
    [{ counts: { ...COUNTS, applied: 2, none: 1 } }, /Found: 2 · Not found: 1/],
    [{}, /Nothing has been looked up yet/],
  ] as const)('says how it goes: %o', async (changes, said) => {
    answers['GET /api/lookup'] = { hasKey: true, folders: [folder({ source: 'tmdb', ...changes })] }
    drawFolder()
    await screen.findByLabelText('Look facts up at')
    expect(document.body.textContent).toMatch(said)
  })

  it('stops, tries again, and takes all back after asking', async () => {
    const counts = { ...COUNTS, waiting: 1, failed: 1, applied: 1 }
    answers['GET /api/lookup'] = {
      hasKey: true,
      folders: [folder({ source: 'tmdb', counts, hasFacts: true })],
    }
    drawFolder()
    fireEvent.click(await screen.findByRole('button', { name: 'Stop: /films' }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Try again: /films' }))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Take all back: /films' }))
    const dialog = await screen.findByRole('dialog')
    expect(sent).toHaveLength(2)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take all back' }))
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.map(({ body }) => body)).toEqual([
      { action: 'stop' },
      { action: 'retry' },
      { action: 'undo' },
    ])
  })

  it.each([
    ['while all titles wait', 'tmdb'],
    ['where nothing is looked up any more', null],
  ] as const)('offers to take all back %s', async (_when, source) => {
    const counts = { ...COUNTS, waiting: 2 }
    const folders = [folder({ source, counts, hasFacts: true })]
    answers['GET /api/lookup'] = { hasKey: true, folders }
    drawFolder()
    expect(await screen.findByRole('button', { name: 'Take all back: /films' })).toBeTruthy()
  })

  it('names the titles that a person chooses for', async () => {
    const one = { titleId: 7, title: 'Lantern', year: 2010 }
    const open: Folder['open'] = [
      { ...one, state: 'unsure', problem: null, choices: 3 },
      { ...one, titleId: 8, title: 'Salt', state: 'failed', problem: 'odd_answer', choices: 0 },
    ]
    answers['GET /api/lookup'] = { hasKey: true, folders: [folder({ source: 'tmdb', open })] }
    drawFolder()
    expect(await screen.findByText('These need you: 2')).toBeTruthy()
    expect(screen.getByText('3 possible')).toBeTruthy()
    expect(screen.getByText(/answered something that cannot be understood/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Identify: Lantern', hidden: true })).toBeTruthy()
  })
})

describe('identifying a title', () => {
  const TITLE = {
    ...{ isOffered: true, source: 'tmdb', query: { title: 'Lantern', year: null }, state: 'none' },
    ...{ problem: null, choices: [], applied: null },
  }
  const CHOICE = {
    ...{ source: 'tmdb', id: '43', title: 'Lantern', originalTitle: 'Laterne', year: 2010 },
    ...{ description: 'New.', score: 1, nearness: 'exact' },
  }
  const closed = vi.fn()
  beforeEach(() => {
    closed.mockClear()
    answers['GET /api/lookup/titles/7'] = TITLE
    answers['POST /api/lookup/titles/7/search'] = [CHOICE]
    answers['POST /api/lookup/titles/7/preview'] = {
      ...{ name: 'Lantern', url: 'https://www.themoviedb.org/movie/43', more: 0 },
      titles: [
        {
          ...{ titleId: 7, title: 'Lantern', isRated: false },
          changes: [
            { field: 'description', before: null, after: 'New.', kept: null },
            { field: 'genre', before: 'kids', after: 'comedy', kept: 'family' },
          ],
        },
      ],
    }
    answers['PUT /api/lookup/titles/7'] = TITLE
  })
  const drawDialog = () => draw(<IdentifyDialog titleId={7} onClose={closed} />)
  const search = async () => fireEvent.click(await screen.findByRole('button', { name: 'Search' }))

  it('searches, shows what changes and what stays, and takes it over', async () => {
    drawDialog()
    fireEvent.change(await screen.findByLabelText('Year'), { target: { value: '2010' } })
    await search()
    fireEvent.click(await screen.findByRole('button', { name: /Lantern \(2010\)\s*Exact/ }))
    expect(await screen.findByText('stays: you chose it')).toBeTruthy()
    expect(screen.getByText(/no age rating for it\. It stays for grown-ups/)).toBeTruthy()
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'POST'])
    fireEvent.click(screen.getByRole('button', { name: 'Take over' }))
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    expect(sent[0]?.body).toEqual({ title: 'Lantern', year: 2010 })
    expect(sent.at(-1)).toEqual({
      call: 'PUT /api/lookup/titles/7',
      body: { source: 'tmdb', id: '43' },
    })
  })

  it('sends no year that is none', async () => {
    drawDialog()
    fireEvent.change(await screen.findByLabelText('Year'), { target: { value: '20' } })
    await search()
    expect(screen.getByText('A year is a number from 1870 to 2100.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says when there is nothing like it, and why the catalogue did not help', async () => {
    answers['POST /api/lookup/titles/7/search'] = []
    drawDialog()
    await search()
    expect(await screen.findByText(/Nothing like it/)).toBeTruthy()
    refused['POST /api/lookup/titles/7/search'] = 'offline'
    await search()
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/)
  })

  it('takes back what was looked up', async () => {
    const applied = { source: 'tmdb', name: 'Lantern', url: 'https://www.themoviedb.org/movie/43' }
    answers['GET /api/lookup/titles/7'] = { ...TITLE, state: 'applied', applied }
    answers['DELETE /api/lookup/titles/7'] = TITLE
    drawDialog()
    expect(await screen.findByText('It was identified as Lantern at TMDB.')).toBeTruthy()
    const page = screen.getByRole('link', { name: 'Its page at TMDB' })
    expect(page.getAttribute('rel')).toBe('noopener noreferrer')
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await vi.waitFor(() => expect(sent[0]?.call).toBe('DELETE /api/lookup/titles/7'))
  })
})
