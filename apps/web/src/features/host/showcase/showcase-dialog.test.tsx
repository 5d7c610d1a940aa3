import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testAnswer } from '../../../testing/made/host.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { ShowcaseDialog } from './showcase-dialog.tsx'

const FILM = testTitle(7, { title: 'The Star Who Fell' })
const STATE = {
  engine: 'embedded',
  languages: ['en'],
  languageModel: { state: 'missing', name: null },
}
const VOICE_ANSWER = {
  response: 'Here is something funny.',
  language: 'en',
  transcript: 'Show me something funny',
  recommendations: [{ id: 3, title: 'The Runaway Pancake', genre: 'comedy' }],
  suggestions: [],
  action: null,
  pending: null,
  engine: 'embedded',
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  server = fakeServer({
    'GET /api/ai/host/state': { body: STATE },
    'POST /api/ai/host/chat': { body: testAnswer({ response: 'It is about a star.' }) },
    'POST /api/ai/voice-command': { body: VOICE_ANSWER },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Translates = ({ title }: { title: typeof FILM }) => <p>Translates {title.title}</p>

const StandsAround = ({ title }: { title: typeof FILM }) => <p>{title.title} is around you</p>

const show = (title: typeof FILM | undefined = FILM) =>
  draw(
    <ShowcaseDialog
      title={title}
      TranslationDemo={Translates}
      ArDemo={StandsAround}
      isOpen
      onOpenChange={() => undefined}
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the dialog of what answers by itself', () => {
  it('has the features that are built, and one of them open', () => {
    show()
    const dialog = screen.getByRole('dialog', { name: 'AI-Powered Features' })
    const names = within(dialog)
      .getAllByRole('button')
      .filter((one) => one.matches('.showcase-feature'))
      .map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Voice Commands',
      'AI Host Leo',
      'Real-time Translation',
      'AR Experiences',
      'Smart Summaries',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Voice Commands' })).toBeTruthy()
  })

  it('translates what is said about the film', () => {
    show()
    press('Real-time Translation')
    expect(screen.getByText('Translates The Star Who Fell')).toBeTruthy()
  })

  it('shows what of the film stands around the viewer', () => {
    show()
    press('AR Experiences')
    expect(screen.getByText('The Star Who Fell is around you')).toBeTruthy()
  })

  it('sends a phrase as if it had been said, and shows what was answered', async () => {
    show()
    press('Show me something funny')
    expect(await screen.findByText('Here is something funny.')).toBeTruthy()
    expect(screen.getByText('Found: The Runaway Pancake')).toBeTruthy()
    expect(server.sent()).toEqual([
      { call: 'POST /api/ai/voice-command', body: { transcript: 'Show me something funny' } },
    ])
  })

  it('names no film a second time that the answer names', async () => {
    const response = 'Look: The Runaway Pancake!'
    server.answers['POST /api/ai/voice-command'] = { body: { ...VOICE_ANSWER, response } }
    show()
    press('Show me something funny')
    expect(await screen.findByText(response)).toBeTruthy()
    expect(screen.queryByText(/^Found/)).toBeNull()
  })

  it('says once what this browser hears', () => {
    show()
    expect(screen.getAllByText(/^Listening: /)).toHaveLength(1)
  })

  it('asks Leo about the title itself, by its name', async () => {
    show()
    press('AI Host Leo')
    press('What is The Star Who Fell about?')
    expect(await screen.findByText('It is about a star.')).toBeTruthy()
    expect(server.bodyOf('POST /api/ai/host/chat')).toEqual({
      message: 'What is The Star Who Fell about?',
      context: { titleId: 7 },
    })
  })

  it('says why a try failed, and tries again', async () => {
    server.answers['POST /api/ai/voice-command'] = {
      status: 429,
      body: { code: 'too_many_requests', message: '' },
    }
    show()
    press('Find a short film')
    const alert = await screen.findByRole('alert')
    server.answers['POST /api/ai/voice-command'] = { body: VOICE_ANSWER }
    fireEvent.click(within(alert).getByRole('button'))
    expect(await screen.findByText('Here is something funny.')).toBeTruthy()
  })

  it('says that there is nothing to try it on', () => {
    draw(
      <ShowcaseDialog
        title={undefined}
        TranslationDemo={Translates}
        ArDemo={StandsAround}
        isOpen
        onOpenChange={() => undefined}
      />,
    )
    expect(screen.getByText(/Add a film first/)).toBeTruthy()
  })
})

describe('what answers here', () => {
  const model = (state: string) => ({
    engine: state === 'ready' ? 'language-model' : 'embedded',
    languages: ['en'],
    languageModel: { state, name: 'Llama of the house' },
  })

  it.each([
    ['missing', STATE, 'Leo: Starnest itself, here at home'],
    ['ready', model('ready'), 'Leo: Llama of the house'],
    ['not allowed for this child', model('not_allowed'), 'Leo: Starnest itself, here at home'],
    ['failing', model('failing'), /Starnest itself. Llama of the house does not answer/],
  ])('is told as the server tells it: a language model is %s', async (_case, body, text) => {
    server.answers['GET /api/ai/host/state'] = { body }
    show()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('is not claimed where nobody tells', async () => {
    server.answers['GET /api/ai/host/state'] = { status: 404, body: {} }
    show()
    expect(await screen.findByText('Leo: not known at the moment')).toBeTruthy()
  })

  it('is what this browser can, and no more', () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    Reflect.deleteProperty(window, 'SpeechRecognition')
    show()
    expect(screen.getAllByText(/this browser cannot/).length).toBeGreaterThan(0)
    cleanup()
    vi.stubGlobal('SpeechRecognition', class {})
    show()
    expect(screen.getAllByText(/Listening: this browser can\./).length).toBeGreaterThan(0)
  })

  it('reads aloud only in a language that this browser has a voice for', async () => {
    const speech = Object.assign(new EventTarget(), { getVoices: () => [{ lang: 'en-GB' }] })
    vi.stubGlobal('speechSynthesis', speech)
    show()
    expect(screen.getByText(/Reading aloud: this browser can/)).toBeTruthy()
    cleanup()
    await chooseLanguage('fr')
    show()
    expect(screen.getByText(/pas de voix/)).toBeTruthy()
  })
})
