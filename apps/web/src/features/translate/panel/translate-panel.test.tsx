import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { stopSpeaking } from '../../../platform/sound/speak.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { fakeVoice, testVoice } from '../../../testing/fakes/fake-speech.ts'
import { testViewer } from '../../../testing/made/family.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { testTranslation } from '../../../testing/made/translate.ts'
import { TranslatePanel } from './translate-panel.tsx'

const TRANSLATE = 'POST /api/ai/translate'
const FILM = testTitle(7, { title: 'The Star Who Fell', description: 'Good night, little star.' })

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  fakeVoice()
  server = fakeServer({
    'GET /api/viewer': { body: testViewer({ mayManage: true }) },
    [TRANSLATE]: { body: testTranslation() },
  })
})
afterEach(() => {
  cleanup()
  stopSpeaking()
  vi.unstubAllGlobals()
})

const open = () => draw(<TranslatePanel title={FILM} onClose={vi.fn()} onEdit={undefined} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

async function translateIntoSpanish() {
  open()
  choose(/Español/)
  press('Translate to Spanish')
  return screen.findByRole('heading', { name: 'Translation into Spanish' })
}

describe('the languages', () => {
  it('are twelve by their own names, read aloud in the language of the interface, English first', () => {
    open()
    const names = screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))
    expect(names).toHaveLength(12)
    expect(names.slice(0, 4)).toEqual([
      'English',
      'Español, Spanish',
      'Français, French',
      'Deutsch, German',
    ])
    expect(screen.getByRole('radio', { name: 'English', checked: true })).toBeTruthy()
  })
})

describe('a text', () => {
  it('is at first what is said about the title, and can be changed and taken back', () => {
    open()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text')
    expect(field.value).toBe(FILM.description)
    fireEvent.change(field, { target: { value: 'Hello' } })
    press('Use the description of the title')
    expect(field.value).toBe(FILM.description)
  })

  it('is not sent while there is none', () => {
    open()
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: '  ' } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Translate to English' })
    expect(button.disabled).toBe(true)
    expect(screen.getByText('Write or paste a text first.')).toBeTruthy()
  })

  it('comes back in its language, with who translated it and how sure that is', async () => {
    await translateIntoSpanish()
    expect(server.bodyOf(TRANSLATE)).toEqual({ text: FILM.description, targetLanguage: 'es' })
    const words = screen.getByText('Buenas noches, estrellita.')
    expect([words.lang, words.dir]).toEqual(['es', 'auto'])
    expect(screen.getByText('From English')).toBeTruthy()
    expect(screen.getByText('Confidence 100%')).toBeTruthy()
    expect(screen.getByText('Translated by the phrasebook of Starnest')).toBeTruthy()
    expect(screen.getByText('People have translated exactly this.')).toBeTruthy()
  })

  it('can be given up while it is on its way', async () => {
    let answer: (() => void) | undefined
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          answer = () => resolve(new Response(JSON.stringify(testTranslation())))
        }),
    )
    open()
    press('Translate to English')
    expect(await screen.findByRole('button', { name: 'Translating...' })).toBeTruthy()
    press('Cancel')
    answer?.()
    expect(await screen.findByText('Cancelled. Nothing was changed.')).toBeTruthy()
    expect(screen.queryByText('Buenas noches, estrellita.')).toBeNull()
  })

  it('says why it failed, and stays', async () => {
    server.answers[TRANSLATE] = { status: 503, body: { code: 'unavailable', message: '' } }
    open()
    press('Translate to English')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^That could not be translated\./,
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(FILM.description)
  })
})

describe('what nobody translated', () => {
  const left = (facts = {}) => ({
    body: testTranslation({
      translatedText: FILM.description,
      engine: 'none',
      confidence: 0,
      confidenceBasis: 'none',
      reason: 'no_engine',
      untranslatedShare: 1,
      ...facts,
    }),
  })

  it('is said with its reason, and the way to the settings for grown-ups', async () => {
    server.answers[TRANSLATE] = left()
    await translateIntoSpanish()
    expect(screen.getByText(/None of it was translated\. Nothing here translates/)).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'Translation settings' })
    expect(link.getAttribute('href')).toBe('/settings#translation')
  })

  it('sends a child to a grown-up, not to the settings', async () => {
    server.answers['GET /api/viewer'] = { body: testViewer({ mayManage: false }) }
    server.answers[TRANSLATE] = left()
    await translateIntoSpanish()
    expect(screen.getByText(/A grown-up can bring one in the settings\./)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Translation settings' })).toBeNull()
  })

  it('says honestly that the language of a text is unknown', async () => {
    server.answers[TRANSLATE] = left({ sourceLanguage: 'unknown', reason: 'language_unknown' })
    await translateIntoSpanish()
    expect(screen.getByText('Language of the text: unknown')).toBeTruthy()
  })

  it('says how large the part is', async () => {
    server.answers[TRANSLATE] = {
      body: testTranslation({ reason: 'no_engine', untranslatedShare: 0.25 }),
    }
    await translateIntoSpanish()
    expect(screen.getByText(/25% of it was not translated\./)).toBeTruthy()
  })

  it('is translated by this browser where it can, and says so', async () => {
    fakeTranslator('available')
    server.answers[TRANSLATE] = left()
    await translateIntoSpanish()
    expect(await screen.findByText('[es] Good night, little star.')).toBeTruthy()
    expect(screen.getByText('Translated by the translator of this browser')).toBeTruthy()
    expect(screen.getByText('This browser does not say how sure it is.')).toBeTruthy()
    expect(screen.queryByText(/^Confidence/)).toBeNull()
  })

  it('waits for a press where this browser would fetch a model first', async () => {
    const { create } = fakeTranslator('downloadable')
    server.answers[TRANSLATE] = left()
    await translateIntoSpanish()
    const button = await screen.findByRole('button', { name: 'Translate in this browser' })
    expect(create).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(await screen.findByText('[es] Good night, little star.')).toBeTruthy()
  })
})

function fakeTranslator(said: string) {
  const create = vi.fn(async ({ targetLanguage }: { targetLanguage: string }) => ({
    translate: async (text: string) => `[${targetLanguage}] ${text}`,
    destroy: () => undefined,
  }))
  vi.stubGlobal('Translator', { availability: async () => said, create })
  return { create }
}

describe('a translation is read aloud', () => {
  it('slowly, in a voice of its language, until it is stopped', async () => {
    const voice = fakeVoice([testVoice('en-GB'), testVoice('es-ES')])
    await translateIntoSpanish()
    press('Read aloud')
    expect(voice.last()).toMatchObject({
      text: 'Buenas noches, estrellita.',
      lang: 'es',
      rate: 0.8,
    })
    expect(voice.last()?.voice?.lang).toBe('es-ES')
    press('Stop reading')
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy()
  })

  it('not where this browser has no voice for it, which is said', async () => {
    fakeVoice([testVoice('en-GB')])
    await translateIntoSpanish()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read aloud' }).disabled).toBe(
      true,
    )
    expect(screen.getByText(/This browser has no voice for Spanish/)).toBeTruthy()
  })

  it('by a service only where that is said', async () => {
    fakeVoice([testVoice('es-ES', { localService: false })])
    await translateIntoSpanish()
    expect(screen.getByText(/a service on the internet: the text is sent there/)).toBeTruthy()
  })
})

it('helps: what each part is for', () => {
  open()
  const help = screen.getByRole('complementary')
  expect(within(help).getByRole('heading', { name: 'How to Use' })).toBeTruthy()
  expect(within(help).getAllByRole('listitem')).toHaveLength(4)
})
