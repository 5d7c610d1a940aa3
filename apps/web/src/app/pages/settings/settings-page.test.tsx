import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { chooseHighContrast, isHighContrast } from '../../../platform/preferences/contrast.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { SettingsPage } from '../settings-page.tsx'

const ada = testProfile(4, {
  name: 'Ada',
  displayName: 'Ada',
  role: 'mom',
  ageGroup: 'adult',
  contentRating: 'R',
  avatarUrl: '👩',
  preferences: { autoPlay: true, showSubtitles: false },
})
const ok = { state: 'ok', detail: 'fine' }
const health = {
  status: 'degraded',
  version: '0.1.0',
  uptimeSeconds: 7384,
  engines: {
    database: ok,
    storage: ok,
    media: { state: 'degraded', detail: 'No ffmpeg.' },
    languageModel: { state: 'missing' },
    translation: {
      ...{ memory: 'ready', bergamot: 'missing', libretranslate: 'missing' },
      ...{ 'language-model': 'missing', apertium: 'missing' },
    },
    speech: { state: 'missing' },
  },
}

type Sent = { url: string; body: Record<string, unknown> }
let sent: Sent[]
let isRefused: boolean

beforeEach(async () => {
  sent = []
  isRefused = false
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    if (request.method === 'PUT') {
      if (isRefused) return Response.json({ code: 'internal', message: 'No.' }, { status: 500 })
      const body: Record<string, unknown> = JSON.parse(String(request.body))
      sent.push({ url, body })
      return Response.json(ada)
    }
    const answers: Record<string, unknown> = {
      '/api/family-profiles/active': ada,
      '/api/health': health,
      '/api/library/folders': [],
    }
    return Response.json(answers[url], { status: url in answers ? 200 : 404 })
  })
  localStorage.clear()
  await chooseLanguage('en')
  chooseHighContrast(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SettingsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the settings', () => {
  it('show what the profile that is watching chose, and save a change for it', async () => {
    open()
    const subtitles = await screen.findByRole('switch', { name: 'Subtitles' })
    expect(screen.getByRole('switch', { name: 'Autoplay' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getByText(/Kept for Ada/)).toBeTruthy()
    fireEvent.click(subtitles)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        url: '/api/family-profiles/active/preferences',
        body: { showSubtitles: true, profileId: ada.id },
      },
    ])
  })

  it('say what is done with intros and with credits, each by itself', async () => {
    open()
    const intros = await screen.findByRole('group', { name: 'Intros and recaps' })
    const choice = (name: string) => within(intros).getByRole<HTMLInputElement>('radio', { name })
    expect(choice('Offer a button').checked).toBe(true)
    fireEvent.click(choice('Skip automatically'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ body: { skipIntros: 'skip', profileId: ada.id } }])
  })

  it('say so when a change could not be saved, and save it on Retry', async () => {
    open()
    isRefused = true
    fireEvent.click(await screen.findByRole('switch', { name: 'Autoplay' }))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be saved')
    expect(screen.getByRole('switch', { name: 'Autoplay' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    isRefused = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  it('switch high contrast on and off at once', () => {
    open()
    const contrast = screen.getByRole('switch', { name: 'High contrast' })
    fireEvent.click(contrast)
    expect(isHighContrast()).toBe(true)
    expect(contrast.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(contrast)
    expect(isHighContrast()).toBe(false)
  })

  it('tell the version, how long it has been running, and what is limited', async () => {
    open()
    expect(await screen.findByText('0.1.0')).toBeTruthy()
    expect(screen.getByText('2 h 3 min')).toBeTruthy()
    expect(screen.getByText('Limited')).toBeTruthy()
    expect(screen.getByText('No ffmpeg.').getAttribute('lang')).toBe('en')
    expect(screen.queryByText('Language model')).toBeNull()
  })

  it('tell how the language model is doing, where there is one', async () => {
    health.engines.languageModel.state = 'failing'
    open()
    expect(await screen.findByText('It does not answer; Leo answers without it')).toBeTruthy()
    health.engines.languageModel.state = 'missing'
  })

  it('carry their name in the title', () => {
    open()
    expect(document.title).toBe('Settings · Starnest')
  })
})
