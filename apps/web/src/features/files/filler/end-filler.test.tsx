import type { TempFile } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testFile } from '../../../testing/made/files.ts'
import { EndFiller } from './end-filler.tsx'

const film = testFile(2, { originalName: 'Garden.mp4', assetType: 'video', titleId: 9 })

let filler: TempFile | null
let asked: string[]
let preferences: string[]
let queryClient: QueryClient
beforeEach(async () => {
  await chooseLanguage('en')
  filler = film
  asked = []
  preferences = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify({ file: filler }))
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: preferences.some((preference) => query.includes(preference)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw() {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <EndFiller />
    </QueryClientProvider>,
  )
}
const video = () => document.querySelector('video')
async function playingVideo(): Promise<HTMLVideoElement> {
  const element = await vi.waitUntil(video)
  fireEvent.playing(element)
  return element
}

it('plays the chosen filler without sound in a loop, and can be stopped', async () => {
  draw()
  const element = await playingVideo()
  expect(element.getAttribute('src')).toBe(film.storageUrl)
  expect([element.muted, element.loop]).toEqual([true, true])
  const pause = vi.spyOn(element, 'pause')
  fireEvent.click(screen.getByRole('button', { name: 'Stop the moving picture' }))
  expect(pause).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play the moving picture' })).toBeTruthy()
})

it.each(['reduced-motion', 'reduced-data'])('is not even asked for with %s', async (preference) => {
  preferences = [preference]
  draw()
  // Whatever would have been asked is asked by then.
  await act(async () => undefined)
  expect([asked, video()]).toEqual([[], null])
})

it('is not asked for where the browser is told to spare data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  draw()
  await act(async () => undefined)
  expect(asked).toEqual([])
})

it('goes when this viewer may not see it any more', async () => {
  draw()
  await playingVideo()
  filler = null
  await act(() => queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.filler.path] }))
  await vi.waitFor(() => expect(video()).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

it('goes when this browser cannot play it', async () => {
  draw()
  fireEvent.error(await vi.waitUntil(video))
  expect(video()).toBeNull()
})
