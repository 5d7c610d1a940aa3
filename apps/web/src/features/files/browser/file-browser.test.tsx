import type { EmptiedBin, TempFile } from '@starnest/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testFile } from '../../../testing/made/files.ts'
import { closeToast, currentToast } from '../../../ui/toast/toast.ts'
import { BinView } from './bin-view.tsx'
import { FileBrowser } from './file-browser.tsx'

const picture = testFile(1, { originalName: 'Beach.jpg' })
const film = testFile(2, { originalName: 'Birthday.mp4', assetType: 'video', titleId: 9 })
const song = testFile(3, { originalName: 'Song.mp3', assetType: 'audio', duration: 61 })

let files: TempFile[] | number
let bin: TempFile[]
let sent: string[]
let answerOfBin: EmptiedBin
beforeEach(async () => {
  await chooseLanguage('en')
  localStorage.clear()
  files = [picture, film, song]
  bin = []
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method) sent.push(`${init.method} ${url}`)
    if (init.method === 'DELETE' && Array.isArray(files)) {
      files = files.filter(({ filename }) => !url.endsWith(filename))
    }
    if (url.endsWith('/restore')) files = [picture, film, song]
    if (url.startsWith('/api/bin')) return new Response(JSON.stringify(answerOfBin))
    const body = url.endsWith('bin=true') ? bin : files
    if (typeof body === 'number') return new Response('', { status: body })
    return new Response(JSON.stringify(init.method ? changedBy(url) : body))
  })
})
afterEach(() => {
  const toast = currentToast()
  if (toast) closeToast(toast.id)
  cleanup()
  vi.unstubAllGlobals()
})

const finished: TempFile['ingest'] = { jobs: [], playable: 'now', canOptimise: true }

/** What a change is answered with: what is made of a file, or the file. */
const changedBy = (url: string) => (url.includes('/ingest/') ? finished : picture)

function draw(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
}
const edited = vi.fn()
const drawBrowser = (canManage = true) =>
  draw(
    <FileBrowser
      profileId={1}
      canManage={canManage}
      onOpenBin={() => undefined}
      onMakeFilm={() => undefined}
      onEdit={edited}
      Film={() => null}
    />,
  )
/** A press of a mouse's button, as against one of the keyboard. */
const MOUSE = { detail: 1 }
const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const chosen = () =>
  screen
    .getAllByRole('checkbox')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => one.querySelector('.file-name')?.textContent)

it('counts the files of each kind, and shows those of a tab', async () => {
  drawBrowser()
  await box(/Beach/)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All (3)',
    'Images (1)',
    'Videos (1)',
    'Audio (1)',
  ])
  const tab = screen.getByRole('tab', { name: 'Videos (1)' })
  fireEvent.mouseDown(tab)
  fireEvent.focus(tab)
  expect(await box(/Birthday/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Beach/ })).toBeNull()
})

it('chooses one by a press, one more with Control, and a range with Shift', async () => {
  drawBrowser()
  // Newest first: Song, Birthday, Beach.
  fireEvent.click(await box(/Song/), MOUSE)
  fireEvent.click(await box(/Beach/), { ...MOUSE, ctrlKey: true })
  expect(chosen()).toEqual(['Song.mp3', 'Beach.jpg'])
  fireEvent.click(await box(/Birthday/), MOUSE)
  expect(chosen()).toEqual(['Birthday.mp4'])
  fireEvent.click(await box(/Song/), { ...MOUSE, shiftKey: true })
  expect(chosen()).toEqual(['Song.mp3', 'Birthday.mp4'])
  expect(screen.getByText('2 selected')).toBeTruthy()
})

it('chooses by keyboard: Space one more, Control A all, Escape none', async () => {
  drawBrowser()
  const first = await box(/Song/)
  // What a browser makes of the Space key.
  fireEvent.click(first, { detail: 0 })
  expect(chosen()).toEqual(['Song.mp3'])
  fireEvent.keyDown(first, { key: 'a', ctrlKey: true })
  expect(chosen()).toHaveLength(3)
  fireEvent.keyDown(first, { key: 'Escape' })
  expect(chosen()).toEqual([])
  // The same on a Russian keyboard.
  fireEvent.keyDown(first, { key: 'ф', code: 'KeyA', ctrlKey: true })
  expect(chosen()).toHaveLength(3)
})

it('deletes what is chosen with the Delete key, and takes it back with Undo', async () => {
  drawBrowser()
  const first = await box(/Song/)
  fireEvent.click(first, MOUSE)
  fireEvent.keyDown(first, { key: 'Delete' })
  await vi.waitFor(() => expect(currentToast()?.title).toBe('1 file moved to the bin'))
  expect(screen.queryByRole('checkbox', { name: /Song/ })).toBeNull()
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('1 file is back'))
  await box(/Song/)
  expect(chosen()).toEqual([])
  expect(sent).toEqual([
    `DELETE /api/temp-files/${song.filename}`,
    `POST /api/temp-files/${song.filename}/restore`,
  ])
})

it('says that a file of a library folder is only hidden', async () => {
  files = [{ ...picture, source: 'folder' }]
  drawBrowser()
  fireEvent.click(await box(/Beach/), MOUSE)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(currentToast()?.description).toMatch(/only hidden/))
})

it('leads to the details of a title, and to each file in a tab of its own', async () => {
  drawBrowser()
  fireEvent.click(await box(/Birthday/), MOUSE)
  fireEvent.click(screen.getByRole('button', { name: 'Edit details' }))
  expect(edited).toHaveBeenCalledWith(9)
  const tabOf = (name: string) => screen.getByRole('link', { name: `Open ${name} in a new tab` })
  expect(tabOf('Beach.jpg').getAttribute('href')).toBe(picture.storageUrl)
  // Where it plays, and counts as watching.
  expect(tabOf('Birthday.mp4').getAttribute('href')).toBe(`/media?open=${film.filename}`)
  expect(tabOf('Birthday.mp4').getAttribute('target')).toBe('_blank')
})

it('finds files by a word of their name, and says when none fits', async () => {
  drawBrowser()
  await box(/Song/)
  const search = screen.getByRole('searchbox', { name: 'Find a file' })
  fireEvent.change(search, { target: { value: 'birth' } })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.change(search, { target: { value: 'snow' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
})

it('remembers the layout for this profile', async () => {
  drawBrowser()
  await box(/Song/)
  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  cleanup()
  drawBrowser()
  await box(/Song/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true)
})

it('says what to do while nothing is uploaded', async () => {
  files = []
  drawBrowser()
  expect(await screen.findByRole('heading', { name: 'No files uploaded yet' })).toBeTruthy()
  expect(screen.getByText('Drag and drop files here or click Upload Files')).toBeTruthy()
})

it('lets a child delete what it brought itself, and only look at everything else', async () => {
  files = [picture, { ...film, mayRemove: false, ingest: finished }]
  drawBrowser(false)
  fireEvent.click(await box(/Beach/), MOUSE)
  expect(screen.queryByRole('checkbox', { name: /Birthday/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(sent).toEqual([`DELETE /api/temp-files/${picture.filename}`]))
  fireEvent.click(screen.getByRole('button', { name: /^Birthday/ }))
  expect(await screen.findByRole('dialog', { name: 'Birthday.mp4' })).toBeTruthy()
  for (const name of ['Edit details', /Optimise/]) {
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
  }
})

it('offers nothing to delete where all of it is refused, and the keys choose nothing', async () => {
  files = [picture, film].map((file) => ({ ...file, mayRemove: false }))
  drawBrowser()
  const face = await screen.findByRole('button', { name: /^Beach/ })
  fireEvent.keyDown(face, { key: 'a', ctrlKey: true })
  fireEvent.keyDown(face, { key: 'Delete' })
  expect(screen.queryByRole('region', { name: 'Selected files' })).toBeNull()
  expect(sent).toEqual([])
})

it('asks again after a failure', async () => {
  files = 500
  drawBrowser()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  files = [picture]
  fireEvent.click(retry)
  expect(await box(/Beach/)).toBeTruthy()
})

it('says of a video what is made of it, why that failed, and tries again', async () => {
  await chooseLanguage('es')
  const why = { reason: 'The disk is full.', problem: { code: 'disk_full' } } as const
  const failed = { kind: 'previews', state: 'failed', percent: 0, ...why } as const
  files = [{ ...film, ingest: { jobs: [failed], playable: 'now', canOptimise: false } }]
  drawBrowser()
  expect(await screen.findByText(/El disco está lleno/)).toBeTruthy()
  const retry = { name: 'Reintentar: preparar Birthday.mp4 de nuevo' }
  fireEvent.click(screen.getByRole('button', retry))
  const call = `POST /api/temp-files/${film.filename}/ingest/retry`
  await vi.waitFor(() => expect(sent).toEqual([call]))
})

it('shows how far a running job is, and stops it', async () => {
  const nothing = { reason: null, problem: null }
  const running = { kind: 'renditions', state: 'running', percent: 42, ...nothing } as const
  files = [{ ...film, ingest: { jobs: [running], playable: 'now', canOptimise: false } }]
  drawBrowser()
  const bar = await screen.findByRole('progressbar', { name: 'Preparing Birthday.mp4' })
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  fireEvent.click(screen.getByRole('button', { name: 'Stop preparing Birthday.mp4' }))
  const call = `POST /api/temp-files/${film.filename}/ingest/cancel`
  await vi.waitFor(() => expect(sent).toEqual([call]))
})

it('keeps deleted files in the bin, says how long, and restores them', async () => {
  bin = [{ ...picture, removedAt: new Date(Date.now() - 1000).toISOString() }]
  draw(<BinView onLeave={() => undefined} />)
  expect(await screen.findByText('Gone for good in 7 days')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Beach.jpg' }))
  const call = `POST /api/temp-files/${picture.filename}/restore`
  await vi.waitFor(() => expect(sent).toEqual([call]))
})

const emptied = (deleted: number) => ({ deleted, freedBytes: 2048 })

it('deletes a file of the bin for good, or all of it, once that was confirmed', async () => {
  const removedAt = new Date().toISOString()
  bin = [
    { ...picture, removedAt },
    { ...song, removedAt, source: 'folder' },
  ]
  answerOfBin = emptied(1)
  draw(<BinView onLeave={() => undefined} />)
  expect(await screen.findByText(/short of space, the oldest of them go first/)).toBeTruthy()
  // What lies in a library folder is not ours to delete.
  expect(screen.queryByRole('button', { name: /Delete now: Song/ })).toBeNull()

  const one = await screen.findByRole('button', { name: 'Delete now: Beach.jpg' })
  fireEvent.click(one)
  expect(screen.getByRole('dialog', { name: 'Delete this file for good?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  fireEvent.click(one)
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }))
  await vi.waitFor(() => expect(sent).toEqual([`DELETE /api/bin/${picture.filename}`]))
  await vi.waitFor(() => expect(currentToast()?.title).toBe('1 file is gone for good'))

  fireEvent.click(screen.getByRole('button', { name: 'Empty the bin' }))
  const dialog = screen.getByRole('dialog', { name: 'Empty the bin?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Empty the bin' }))
  await vi.waitFor(() => expect(sent.at(-1)).toBe('DELETE /api/bin'))
})

it('says what was done before the lists have come again', async () => {
  drawBrowser()
  const first = await box(/Song/)
  const lists = Promise.withResolvers<void>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!init.method) await lists.promise
    return fetch(url, init)
  })
  fireEvent.click(first, MOUSE)
  fireEvent.keyDown(first, { key: 'Delete' })
  await vi.waitFor(() => expect(currentToast()?.title).toBe('1 file moved to the bin'))
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(currentToast()?.title).toBe('1 file is back'))
  lists.resolve()
})

it('says of what waits for space that it goes on by itself', async () => {
  await chooseLanguage('fr')
  const why = { reason: 'Not enough space.', problem: { code: 'no_room' } } as const
  const waiting = { kind: 'renditions', state: 'queued', percent: 0, ...why } as const
  files = [{ ...film, ingest: { jobs: [waiting], playable: 'soon', canOptimise: false } }]
  drawBrowser()
  expect(await screen.findByText(/reprendra tout seul/)).toBeTruthy()
})
