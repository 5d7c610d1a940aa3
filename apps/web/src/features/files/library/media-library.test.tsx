import type { TempFile } from '@starnest/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testFile } from '../../../testing/made/files.ts'
import { FillerBackdrop } from '../filler/filler-backdrop.tsx'
import { FillerButton } from '../filler/filler-button.tsx'
import { MediaLibrary } from './media-library.tsx'
import type { FilmSlotProps } from './preview-slots.ts'

const picture = testFile(1, { originalName: 'Beach.jpg' })
const film = testFile(2, { originalName: 'Birthday.mp4', assetType: 'video', titleId: 9 })
const song = testFile(3, { originalName: 'Song.mp3', assetType: 'audio', duration: 61 })

let files: TempFile[]
let filler: TempFile | null
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  files = [picture, film, song]
  filler = null
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') {
      sent.push({ call: `${init.method} ${url}`, body: JSON.parse(init.body) })
    }
    if (url.endsWith('waveform.json')) {
      return new Response(JSON.stringify({ durationSeconds: 61, peaks: [0.2, 1, 0.5] }))
    }
    return new Response(JSON.stringify(url.endsWith('filler') ? { file: filler } : files))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Stands for the player: a press says that time is over. */
const FakeFilm = ({ titleId, label, onTrouble }: FilmSlotProps) => (
  <button type="button" onClick={() => onTrouble('timeOver')}>
    {label}: title {titleId}
  </button>
)

function Library({ canChoose = true }: { canChoose?: boolean }) {
  const [opened, setOpened] = useState<string | null>(null)
  const buttonFor = (file: TempFile) =>
    file.assetType === 'video' ? <FillerButton file={file} /> : null
  return (
    <MediaLibrary
      selection={canChoose ? { buttonFor } : undefined}
      canManage={canChoose}
      opened={opened}
      onOpened={setOpened}
      onEdit={() => undefined}
      Film={FakeFilm}
    />
  )
}
const openPreview = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))

it('says how many files there are, and has the tabs of the specification', async () => {
  draw(<Library />)
  expect(await screen.findByText('3 files')).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All',
    'Video',
    'Images',
    'Audio',
  ])
})

it('opens a preview, and goes on to the next and back by button and arrow', async () => {
  draw(<Library />)
  await openPreview('Song.mp3')
  expect(await screen.findByRole('dialog', { name: 'Song.mp3' })).toBeTruthy()
  expect(screen.getByText('1 of 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('dialog', { name: 'Birthday.mp4' })).toBeTruthy()
  const next = screen.getByRole('button', { name: 'Next' })
  next.focus()
  fireEvent.keyDown(next, { key: 'ArrowRight' })
  expect(await screen.findByRole('img', { name: 'Beach.jpg' })).toBeTruthy()
  // The last file: the button keeps the focus, and with it the arrows.
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
  fireEvent.click(next)
  expect(screen.getByText('3 of 3')).toBeTruthy()
  fireEvent.keyDown(next, { key: 'ArrowLeft' })
  expect(await screen.findByRole('dialog', { name: 'Birthday.mp4' })).toBeTruthy()
})

it('enlarges a picture and fits it again', async () => {
  draw(<Library />)
  await openPreview('Beach.jpg')
  const larger = await screen.findByRole('button', { name: 'Full size' })
  fireEvent.click(larger)
  expect(screen.getByRole('button', { name: 'Fit to the screen' })).toBeTruthy()
})

it('plays a film as its page plays it, and says why when that cannot be', async () => {
  draw(<Library />)
  await openPreview('Birthday.mp4')
  fireEvent.click(await screen.findByRole('button', { name: 'Preview of Birthday.mp4: title 9' }))
  expect(screen.getByText('Watching time is over.')).toBeTruthy()
})

it('says that something is made of a film first, and how far that is', async () => {
  const job = {
    kind: 'streams',
    state: 'running',
    percent: 43,
    reason: null,
    problem: null,
  } as const
  files = [{ ...film, ingest: { jobs: [job], playable: 'soon', canOptimise: false } }]
  draw(<Library />)
  await openPreview('Birthday.mp4')
  expect(await screen.findByText('Preparing for streaming, 43%')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43')
  expect(screen.queryByText(/cannot play/)).toBeNull()
})

it('says that a video which is no film is not one this browser plays', async () => {
  files = [{ ...film, titleId: null }]
  draw(<Library />)
  await openPreview('Birthday.mp4')
  fireEvent.error(await screen.findByLabelText('Preview of Birthday.mp4', { selector: 'video' }))
  expect(screen.getByText('This browser cannot play this file.')).toBeTruthy()
})

it('draws the shape of a sound, and moves along it by keyboard', async () => {
  draw(<Library />)
  await openPreview('Song.mp3')
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Position' })
  await vi.waitFor(() => expect(document.querySelectorAll('.waveform rect')).toHaveLength(3))
  fireEvent.change(slider, { target: { value: '30' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('0:30 / 1:01')
})

it('makes a video the filler, only where selection is enabled', async () => {
  draw(<Library />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use as Filler: Birthday.mp4' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /api/filler', body: { filename: film.filename } }]),
  )
  expect(screen.queryByRole('button', { name: /Filler: Beach.jpg/ })).toBeNull()
  cleanup()
  draw(<Library canChoose={false} />)
  await screen.findByText('3 files')
  expect(screen.queryByRole('button', { name: /as Filler/ })).toBeNull()
})

it('plays the chosen filler without sound, with a way to hear and to stop it', async () => {
  filler = film
  draw(<FillerBackdrop fallback={<p>ours</p>} />)
  const listen = await screen.findByRole('button', { name: 'Sound on' })
  const video = document.querySelector('video')
  expect(video?.getAttribute('src')).toBe(film.storageUrl)
  expect(video?.muted).toBe(true)
  fireEvent.click(listen)
  expect(video?.muted).toBe(false)
  expect(screen.getByRole('button', { name: 'Stop the moving picture' })).toBeTruthy()
})

it('plays ours where no filler is chosen, or it cannot be played', async () => {
  draw(<FillerBackdrop fallback={<p>ours</p>} />)
  expect(await screen.findByText('ours')).toBeTruthy()
  cleanup()
  filler = film
  draw(<FillerBackdrop fallback={<p>ours</p>} />)
  await screen.findByRole('button', { name: 'Sound on' })
  const video = document.querySelector('video')
  if (video) fireEvent.error(video)
  expect(await screen.findByText('ours')).toBeTruthy()
})
