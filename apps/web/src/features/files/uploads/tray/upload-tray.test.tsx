import { locks } from 'node:worker_threads'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { testFile } from '../../../../testing/made/files.ts'
import { RememberedUploads } from '../engine/remembered-uploads.ts'
import { UploadHolds } from '../engine/upload-holds.ts'
import { requestUpload } from '../requested-uploads.ts'
import { unfinishedKey } from '../unfinished-key.ts'
import { UploadTray } from './upload-tray.tsx'

vi.mock('../engine/hash/file-hash.ts', () => ({ sha256OfFile: async () => '0f'.repeat(32) }))

let known: unknown
let uploadAnswer: { status: number; body: unknown }
let profileId = 100
beforeEach(async () => {
  await chooseLanguage('en')
  localStorage.clear()
  profileId++
  known = null
  uploadAnswer = { status: 200, body: testFile(1) }
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
    if (url.endsWith('limits'))
      return answer({
        maxBytes: 10_000,
        freeBytes: null,
        openBytes: 0,
        reserveBytes: null,
        quotaBytes: null,
        usedBytes: 0,
      })
    if (url.endsWith('check')) return answer({ known: [known] })
    if (url.endsWith('upload')) return answer(uploadAnswer.body, uploadAnswer.status)
    return answer({})
  })
})
// Node has the same locks as browsers, happy-dom has none.
beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: locks, writable: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawTray = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UploadTray profileId={profileId} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const file = new File(['a picture'], 'Beach.jpg', { type: 'image/jpeg' })
const begun = (remembered: RememberedUploads) =>
  remembered.addUpload('x', {
    size: file.size,
    metadata: { filename: 'Beach.jpg' },
    creationTime: '',
    urlStorageKey: '',
    uploadUrl: '/api/uploads/1',
    parallelUploadUrls: null,
  })

it('takes in files that were chosen before it came, and says when they have arrived', async () => {
  requestUpload([file])
  drawTray()
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '1 file uploaded' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('says what is in the library already, and leads there', async () => {
  known = testFile(2, { titleId: 9 })
  requestUpload([file])
  drawTray()
  expect(await screen.findByText('Already in your library')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show Beach.jpg' }).getAttribute('href')).toBe('/watch/9')
})

it('keeps what failed, says why, and tries again', async () => {
  uploadAnswer = { status: 415, body: { code: 'file_type_refused', message: '' } }
  requestUpload([file])
  drawTray()
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot read this file/)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  uploadAnswer = { status: 200, body: testFile(1) }
  fireEvent.click(screen.getByRole('button', { name: 'Retry Beach.jpg' }))
  expect(await screen.findByText('Uploaded')).toBeTruthy()
})

it('offers to go on with what a reload interrupted, with the same file only', async () => {
  await begun(new RememberedUploads(profileId))
  const { container } = drawTray()
  expect(await screen.findByRole('heading', { name: '1 upload was interrupted' })).toBeTruthy()
  const input = container.querySelector('input')
  if (!input) throw new Error('nothing to choose a file with')
  fireEvent.change(input, { target: { files: [new File(['other'], 'Other.jpg')] } })
  expect(screen.getByRole('alert').textContent).toMatch(/That is another file/)
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText('Uploaded')).toBeTruthy()
  expect(screen.queryByText(/interrupted/)).toBeNull()
})

it('shows what another tab uploads and how far that is, and offers it when that tab is gone', async () => {
  const [elsewhere, remembered] = [new UploadHolds(), new RememberedUploads(profileId)]
  await elsewhere.take('x')
  await begun(remembered)
  drawTray()
  expect(await screen.findByRole('heading', { name: '1 upload is in another tab' })).toBeTruthy()
  const bar = () => screen.getByRole('progressbar', { name: 'Upload of Beach.jpg' })
  expect(bar().getAttribute('aria-valuenow')).toBe('0')
  expect(screen.queryByRole('button', { name: /Choose file/ })).toBeNull()
  remembered.noteProgress('x', 6)
  // What a browser tells its other tabs.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: unfinishedKey(profileId) })))
  await vi.waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('67'))
  elsewhere.letAllGo()
  expect(await screen.findByRole('button', { name: 'Choose file again: Beach.jpg' })).toBeTruthy()
  expect(screen.getByText(/66% has arrived/)).toBeTruthy()
})

it('shows no more of what has arrived in another tab', async () => {
  const [elsewhere, remembered] = [new UploadHolds(), new RememberedUploads(profileId)]
  await elsewhere.take('x')
  const key = await begun(remembered)
  drawTray()
  await screen.findByText(/in another tab/, { selector: 'p' })
  await remembered.removeUpload(key)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: unfinishedKey(profileId) })))
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  elsewhere.letAllGo()
})
