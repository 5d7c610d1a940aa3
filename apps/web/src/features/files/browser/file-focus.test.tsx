import type { TempFile } from '@starnest/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testFile } from '../../../testing/made/files.ts'
import { closeToast, currentToast } from '../../../ui/toast/toast.ts'
import { BinView } from './bin-view.tsx'
import { FileBrowser } from './file-browser.tsx'
import { FILES_HEADING_ID, fileAfter } from './use-file-focus.ts'

// Newest first: Three, Two, One.
const all = [testFile(1), testFile(2), testFile(3)]
const [one = testFile(1), two = testFile(2), three = testFile(3)] = all

let files: TempFile[]
let bin: TempFile[]
beforeEach(async () => {
  await chooseLanguage('en')
  localStorage.clear()
  files = all
  bin = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    const named = all.filter(({ filename }) => url.includes(filename))
    if (method === 'DELETE') files = files.filter((file) => !named.includes(file))
    if (method === 'POST') {
      files = all.filter((file) => files.includes(file) || named.includes(file))
      bin = bin.filter(({ filename }) => !named.some((file) => file.filename === filename))
    }
    const list = url.endsWith('bin=true') ? bin : files
    return new Response(JSON.stringify(method ? named[0] : list))
  })
})
afterEach(() => {
  const toast = currentToast()
  if (toast) closeToast(toast.id)
  cleanup()
  vi.unstubAllGlobals()
})

function draw(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <h1 id={FILES_HEADING_ID} tabIndex={-1}>
          File Browser
        </h1>
        {part}
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const drawBrowser = () =>
  draw(
    <FileBrowser
      profileId={1}
      canManage
      onOpenBin={nothing}
      onMakeFilm={nothing}
      onEdit={nothing}
      Film={() => null}
    />,
  )
const nothing = () => undefined
const card = ({ originalName }: TempFile) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${originalName}`) })
const focused = () =>
  document.activeElement instanceof HTMLElement
    ? (document.activeElement.dataset.file ?? document.activeElement.id)
    : undefined

/** Chooses files and deletes them, by keyboard alone. */
async function remove(...chosen: TempFile[]) {
  for (const file of chosen) {
    const face = await card(file)
    face.focus()
    fireEvent.click(face, { detail: 0 })
  }
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' })
}

describe('the file that has the focus when others go', () => {
  it.each([
    [['b'], 'c'],
    [['c'], 'b'],
    [['a', 'b'], 'c'],
    [['a', 'c'], 'b'],
    [['b', 'c'], 'a'],
    [['a', 'b', 'c'], null],
  ])('without %j it is %s', (gone, after) => {
    expect(fileAfter(['a', 'b', 'c'], gone)).toBe(after)
  })
})

it('is the next one, the one before when it was the last, and the heading in the end', async () => {
  drawBrowser()
  await remove(three)
  await vi.waitFor(() => expect(focused()).toBe(two.filename))
  await remove(one)
  await vi.waitFor(() => expect(focused()).toBe(two.filename))
  await remove(two)
  await vi.waitFor(() => expect(focused()).toBe(FILES_HEADING_ID))
})

it('is the one that came back, after Undo', async () => {
  drawBrowser()
  await remove(two, three)
  await vi.waitFor(() => expect(focused()).toBe(one.filename))
  await vi.waitFor(() => expect(currentToast()?.title).toBe('2 files moved to the bin'))
  // Where the toast had the focus, nothing has it when the toast is gone.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(focused()).toBe(three.filename))
})

it('is left to whoever has moved on meanwhile', async () => {
  drawBrowser()
  await remove(two)
  await vi.waitFor(() => expect(focused()).toBe(one.filename))
  await vi.waitFor(() => expect(currentToast()?.action).toBeDefined())
  const search = screen.getByRole('searchbox')
  search.focus()
  currentToast()?.action?.onPress()
  await card(two)
  expect(document.activeElement).toBe(search)
})

it('is the next one in the bin, when a file is taken out', async () => {
  bin = [one, two].map((file) => ({ ...file, removedAt: new Date().toISOString() }))
  draw(<BinView onLeave={nothing} />)
  const restore = async ({ originalName }: TempFile) => {
    const button = await screen.findByRole('button', { name: `Restore ${originalName}` })
    button.focus()
    fireEvent.click(button)
  }
  await restore(one)
  await vi.waitFor(() => expect(focused()).toBe(two.filename))
  await restore(two)
  await vi.waitFor(() => expect(focused()).toBe(FILES_HEADING_ID))
})
