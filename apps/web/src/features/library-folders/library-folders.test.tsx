import { type LibraryFolder, MAX_LIBRARY_PROBLEMS } from '@starnest/contract/files/library'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { testProfile } from '../../testing/made/family.ts'
import { LibraryFolders } from './library-folders.tsx'

const FOLDERS = '/api/library/folders'
const films = (changes: Partial<LibraryFolder> = {}): LibraryFolder => ({
  id: 1,
  path: '/home/family/Films',
  isFixed: false,
  state: 'watched',
  isLive: true,
  files: 12,
  scannedAt: '2026-03-01T10:00:00.000Z',
  problems: [],
  ...changes,
})

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer>
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  answers = { [`GET ${FOLDERS}`]: { body: [films()] } }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    if (init.method) {
      sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    }
    const answer = answers[call] ?? { status: 500, body: { code: 'internal', message: call } }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <LibraryFolders problemText={({ reason, problem }) => `${problem?.code}: ${reason}`} />
    </QueryClientProvider>,
  )
}
const refuse = (status: number, code: string, details?: object) => ({
  status,
  body: { code, message: 'No.', ...(details && { details }) },
})
const add = async (path: string) => {
  fireEvent.change(await screen.findByLabelText('Path of a folder'), { target: { value: path } })
  fireEvent.click(screen.getByRole('button', { name: 'Add folder' }))
}

it.each([
  [{ state: 'watched' }, /appears within seconds/],
  [{ state: 'watched', isLive: false }, /every 15 minutes/],
  [{ state: 'missing' }, /Is its disk connected/],
  [{ state: 'unreadable' }, /cannot be read/],
  [{ state: 'waiting' }, /Waiting/],
  [{ files: 1 }, /1 video file /],
  [{ isFixed: true }, /STARNEST_LIBRARY/],
] as const)('says how a folder is doing: %o', async (changes, said) => {
  answers[`GET ${FOLDERS}`] = { body: [films(changes)] }
  draw()
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(said)
  expect(within(row).queryByRole('button', { name: /^Remove/ }) === null).toBe('isFixed' in changes)
})

it('names what was passed over, and why', async () => {
  const reason = 'Its bytes are of no kind of film.'
  const problems = [{ path: 'Page.mp4', reason, problem: { code: 'kind_refused' as const } }]
  answers[`GET ${FOLDERS}`] = { body: [films({ problems })] }
  draw()
  expect(await screen.findByText('1 file was skipped')).toBeTruthy()
  const said = screen.getByText('kind_refused: Its bytes are of no kind of film.')
  // Keys scroll it where it is long.
  expect(said.closest('ul')?.tabIndex).toBe(0)
})

it('takes a folder in by its path', async () => {
  answers[`GET ${FOLDERS}`] = { body: [] }
  answers[`POST ${FOLDERS}`] = { status: 201, body: films({ state: 'waiting' }) }
  draw()
  expect(await screen.findByText(/No folder yet/)).toBeTruthy()
  await add(' /home/family/Films ')
  answers[`GET ${FOLDERS}`] = { body: [films({ state: 'scanning', files: 3 })] }
  expect(await screen.findByText('/home/family/Films')).toBeTruthy()
  expect(sent).toEqual([{ call: `POST ${FOLDERS}`, body: { path: '/home/family/Films' } }])
})

it.each([
  ['not_absolute', /whole path/],
  ['not_a_folder', /no folder at this path/],
  ['silent', /does not answer/],
  ['unreadable', /may not read/],
  ['inside_data', /its own data/],
  ['nested', /inside one in the list/],
  ['too_many', /as many folders/],
  [undefined, /could not take this as it is/],
])('says why a folder is not taken: %s', async (reason, said) => {
  answers[`POST ${FOLDERS}`] = refuse(400, 'invalid_request', { reason })
  draw()
  await add('films')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByLabelText('Path of a folder').getAttribute('aria-invalid')).toBe('true')
})

it('asks before a folder leaves, and lets it go', async () => {
  answers[`DELETE ${FOLDERS}/1`] = { body: { id: 1 } }
  draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove /home/family/Films' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The files stay on the disk.')
  expect(sent).toEqual([])
  answers[`GET ${FOLDERS}`] = { body: [] }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove folder' }))
  expect(await screen.findByText(/No folder yet/)).toBeTruthy()
})

it('scans when it is told to', async () => {
  answers[`POST ${FOLDERS}/1/scan`] = { body: films({ state: 'scanning' }) }
  draw()
  const scan = await screen.findByRole('button', { name: 'Scan now: /home/family/Films' })
  answers[`GET ${FOLDERS}`] = { body: [films({ state: 'scanning', files: 13 })] }
  fireEvent.click(scan)
  expect(await screen.findByText('Being scanned')).toBeTruthy()
  expect(screen.getByText(/13 video files/)).toBeTruthy()
})

it.each([
  ['grown_ups_only', /This is for grown-ups/],
  ['pin_required', /Switch to a grown-up profile that has one/],
])('says what to do when it is refused with %s', async (code, said) => {
  answers[`GET ${FOLDERS}`] = refuse(403, code)
  draw()
  expect(await screen.findByText(said)).toBeTruthy()
})

it('asks again after a failure', async () => {
  answers[`GET ${FOLDERS}`] = refuse(500, 'internal')
  draw()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answers[`GET ${FOLDERS}`] = { body: [films()] }
  fireEvent.click(retry)
  expect(await screen.findByText('/home/family/Films')).toBeTruthy()
})

it('is not offered to whoever may not look after it, and not asked for', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  answers['GET /api/viewer'] = {
    body: {
      profile: testProfile(2, { ageGroup: 'child' }),
      companions: [],
      maximumAge: 7,
      mustChoose: false,
      mayManage: false,
      mayChangeFamily: false,
    },
  }
  draw()
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/viewer'])
})

it('says that only the first are named where a folder has more than are', async () => {
  const problems = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({
      path: `${nth}.mkv`,
      reason: 'No.',
      problem: null,
    }))
  answers[`GET ${FOLDERS}`] = { body: [films({ problems: problems(MAX_LIBRARY_PROBLEMS - 1) })] }
  draw()
  await screen.findByText(`${MAX_LIBRARY_PROBLEMS - 1} files were skipped`)
  expect(screen.queryByText(/Only the first/)).toBeNull()
  cleanup()
  answers[`GET ${FOLDERS}`] = { body: [films({ problems: problems(MAX_LIBRARY_PROBLEMS) })] }
  draw()
  expect(await screen.findByText('Only the first 200 are named here.')).toBeTruthy()
})
