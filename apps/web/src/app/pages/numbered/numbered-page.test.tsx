import type { Clip } from '@starnest/contract/studio/studio'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { NumberedPage } from '../numbered-page.tsx'

const sky: Clip = {
  slug: 'page-sky',
  title: 'Lanterns over the clouds',
  use: 'page',
  loop: true,
  videoUrl: '/clips/page-sky/film.mp4?v=a',
  stillUrl: '/clips/page-sky/still.webp?v=b',
  durationSeconds: 8,
}
let clips: Clip[]

beforeEach(async () => {
  clips = [sky]
  await chooseLanguage('en')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(clips)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(path: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <NumberedPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the numbered pages', () => {
  it.each([
    [1, ['Home', '/'], ['Next', '/page2']],
    [2, ['Back', '/page1'], ['Next', '/page3']],
    [3, ['Back', '/page2'], ['Next', '/page4']],
    [4, ['Back', '/page3'], ['Home', '/']],
  ])('lead from page %i to its neighbours', (page, first, second) => {
    open(`/page${page}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Page ${page}`)
    screen.getByText('Clean new page ready for content')
    expect(links()).toEqual([first, second])
  })

  it('open at an address in capitals, as the router finds them', () => {
    open('/Page3')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page 3')
  })

  it('have a moving background on the first, which can be stopped', async () => {
    open('/page1')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the moving picture' }))
    screen.getByRole('button', { name: 'Play the moving picture' })
    const video = document.querySelector('video')
    expect(video?.loop).toBe(true)
    expect(video?.muted).toBe(true)
    expect(video?.getAttribute('src')).toBe(sky.videoUrl)
  })

  it('keep the still where the film is broken', async () => {
    open('/page1')
    await screen.findByRole('button')
    const video = document.querySelector('video')
    if (video) fireEvent.error(video)
    expect(document.querySelector('video')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(sky.stillUrl)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('do without it where the library has none', async () => {
    clips = []
    open('/page1')
    await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
    expect(document.querySelector('video')).toBeNull()
  })

  it('speak the language of the interface', async () => {
    await chooseLanguage('es')
    open('/page2')
    expect(links()).toEqual([
      ['Atrás', '/page1'],
      ['Siguiente', '/page3'],
    ])
  })
})
