import type { Clip } from '@starnest/contract/studio/studio'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { HomeStage } from './home-stage.tsx'
import { JamBanner } from './jam-banner.tsx'

const clip = (slug: string, use: Clip['use']): Clip => ({
  slug,
  title: slug,
  use,
  loop: false,
  videoUrl: `/clips/${slug}/film.mp4`,
  stillUrl: `/clips/${slug}/still.webp`,
  durationSeconds: 8,
})

let clips: Clip[]
const heard: string[] = []

beforeEach(async () => {
  clips = [clip('sing', 'jam-demo'), clip('drop', 'jam-demo'), clip('sky', 'page')]
  heard.length = 0
  await chooseLanguage('en')
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url === '/api/clips' ? clips : { studioUrl: 'https://studio.example/' }
    return new Response(JSON.stringify(body))
  })
  // happy-dom plays nothing; what a press asks of the video is what counts.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLVideoElement,
  ) {
    heard.push(`play ${this.getAttribute('src')}`)
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLVideoElement,
  ) {
    heard.push(`pause ${this.getAttribute('src')}`)
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function stage() {
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <HomeStage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('leads to the studio that this installation names, in a tab of its own', async () => {
  stage()
  const tile = await screen.findByRole('link', { name: /Create Studios/ })
  await vi.waitFor(() => expect(tile.getAttribute('href')).toBe('https://studio.example/'))
  expect(tile.getAttribute('target')).toBe('_blank')
  expect(tile.getAttribute('rel')).toBe('noopener')
})

it('leads to the party and into the spaceship', async () => {
  stage()
  await screen.findByRole('link', { name: /Create Studios/ })
  expect(screen.getByRole('link', { name: /Party Zone/ }).getAttribute('href')).toBe('/party-zone')
  expect(screen.getByRole('link', { name: /Spaceship/ }).getAttribute('href')).toBe('/spaceship')
})

it('plays a demo with sound at a press and pauses it at the next', async () => {
  stage()
  fireEvent.click(await screen.findByRole('button', { name: 'Play sing' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Pause sing' }))
  expect(heard).toEqual(['play /clips/sing/film.mp4', 'pause /clips/sing/film.mp4'])
  expect(document.querySelector('video')?.muted).toBe(false)
})

it('lets only one demo be heard at a time', async () => {
  stage()
  fireEvent.click(await screen.findByRole('button', { name: 'Play sing' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play drop' }))
  await screen.findByRole('button', { name: 'Pause drop' })
  await screen.findByRole('button', { name: 'Play sing' })
  expect(heard).toEqual([
    'play /clips/sing/film.mp4',
    'pause /clips/sing/film.mp4',
    'play /clips/drop/film.mp4',
  ])
})

it('has no demos when the library has none', async () => {
  clips = []
  stage()
  await screen.findByRole('link', { name: /Create Studios/ })
  expect(screen.queryByRole('region', { name: 'From the jam stage' })).toBeNull()
})

it('the weekly banner leads to the challenge, both of its modes and the leaderboard', () => {
  render(
    <MemoryRouter>
      <JamBanner />
    </MemoryRouter>,
  )
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual([
    '/jam-challenge',
    '/jam-challenge?mode=karaoke',
    '/jam-challenge?mode=freestyle',
    '/jam-challenge?view=leaderboard',
  ])
})
