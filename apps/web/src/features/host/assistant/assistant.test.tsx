import type { HostAction, HostChatAnswer, HostPick } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testVoice } from '../../../testing/fakes/fake-speech.ts'
import { testAnswer, testFaces } from '../../../testing/made/host.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Assistant } from './assistant.tsx'

const WHALE = testTitle(7, { title: 'The Little Whale’s Song' })
const PICK: HostPick = { animation: WHALE, reason: 'A whale sings in it.' }
const GREETING = { message: 'Good evening, Mia!', language: 'en', suggestions: ['Surprise me'] }

/** What the browser is told to read, and to stop reading. */
let voices: SpeechSynthesisVoice[]
const voice = Object.assign(new EventTarget(), {
  ...{ speak: vi.fn(), cancel: vi.fn() },
  getVoices: () => voices,
})
class FakeUtterance {
  volume = 1
  lang = ''
  onend = null
  onerror = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

let server: ReturnType<typeof fakeServer>
let onAction: ReturnType<typeof vi.fn<(action: HostAction) => void>>
let onPick: ReturnType<typeof vi.fn<(pick: HostPick) => void>>

beforeEach(async () => {
  localStorage.clear()
  await chooseLanguage('en')
  vi.clearAllMocks()
  voices = []
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  server = fakeServer({
    'POST /api/ai/host/message': { body: GREETING },
    'POST /api/ai/host/chat': { body: testAnswer() },
    'GET /api/ai/host/state': {
      body: {
        engine: 'embedded',
        languages: ['en'],
        languageModel: { state: 'failing', name: 'Llama of the house' },
      },
    },
  })
  onAction = vi.fn()
  onPick = vi.fn()
})
afterEach(cleanup)

function show(place = { titleId: 3, isPlaying: false }) {
  draw(<Assistant clips={testFaces} place={() => place} onAction={onAction} onPick={onPick} />)
}

/** A page whose window takes Leo in. */
function PageWithWindow() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Assistant clips={testFaces} place={() => ({})} onAction={onAction} onPick={onPick} />
      <button type="button" onClick={() => setShown(true)}>
        Whale
      </button>
      <Dialog title="The whale" takesInFloating isOpen={isShown} onOpenChange={setShown} />
    </>
  )
}

const bubble = () => screen.getByRole('button', { name: /^(Ask|Close) Leo$/, expanded: isOpen() })
const isOpen = () => screen.queryByRole('dialog') !== null
const field = () => screen.getByPlaceholderText<HTMLInputElement>('Ask Leo anything...')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const log = () => screen.getByRole('log')
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const chats = () => server.calls.filter(({ call }) => call === 'POST /api/ai/host/chat')
const greetings = () => server.calls.filter(({ call }) => call === 'POST /api/ai/host/message')
const answers = (changes: Partial<HostChatAnswer>) => {
  server.answers['POST /api/ai/host/chat'] = { body: testAnswer(changes) }
}

async function open() {
  show()
  fireEvent.click(bubble())
  await screen.findByText(GREETING.message)
}

async function say(text: string) {
  write(text)
  fireEvent.click(sendButton())
  await vi.waitFor(() => expect(screen.queryByText('Leo is thinking...')).toBeNull())
}

describe('an answer of a language model', () => {
  it('comes sentence by sentence, and then whole', async () => {
    let send: (line: object) => void = () => undefined
    const lines = new ReadableStream<Uint8Array>({
      start(stream) {
        send = (line) => stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
      },
    })
    server.answers['GET /api/ai/host/state'] = {
      body: {
        engine: 'language-model',
        languages: ['en'],
        languageModel: { state: 'ready', name: 'Llama of the house' },
      },
    }
    const asked = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === HOST_ROUTES.chatStream.path ? Promise.resolve(new Response(lines)) : asked(url, init),
    )
    await open()
    await vi.waitFor(() =>
      expect(server.calls.map(({ call }) => call)).toContain('GET /api/ai/host/state'),
    )
    write('a film about a whale')
    fireEvent.click(sendButton())
    send({ type: 'sentence', text: 'There is one.', language: 'es' })
    expect((await screen.findByText('There is one.')).lang).toBe('es')
    expect(within(log()).queryByText('There is one.')).toBeNull()
    const response = 'There is one. It sings.'
    send({ type: 'answer', answer: testAnswer({ response, engine: 'language-model' }) })
    expect(await within(log()).findByText(response)).toBeTruthy()
    expect(screen.queryByText('There is one.')).toBeNull()
    expect(chats()).toEqual([])
  })
})

describe('Leo in the corner', () => {
  it('asks for a greeting when he comes, and again when he is opened', async () => {
    show()
    await vi.waitFor(() => expect(greetings()).toHaveLength(1))
    fireEvent.click(bubble())
    expect(greetings()).toHaveLength(2)
    expect(greetings()[1]?.body).toEqual({ context: { titleId: 3, isPlaying: false } })
  })

  it('greets in words of his own where nobody answers', async () => {
    server.answers['POST /api/ai/host/message'] = { status: 500, body: {} }
    show()
    fireEvent.click(bubble())
    expect(screen.getByText("Hi, I'm Leo! What shall we watch?")).toBeTruthy()
  })

  it('opens with the focus in the field, and gives it back on Escape', async () => {
    await open()
    expect(document.activeElement).toBe(field())
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
    expect(isOpen(), "an input method's own Escape").toBe(true)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(bubble())
  })

  it('keeps what was said while he is closed', async () => {
    await open()
    await say('a film about a whale')
    fireEvent.click(bubble())
    fireEvent.click(bubble())
    expect(within(log()).getByText('a film about a whale')).toBeTruthy()
  })
})

describe('Leo in a window over the page', () => {
  const whale = () => screen.queryByRole('dialog', { name: 'The whale' })
  const chat = () => screen.queryByRole('dialog', { name: 'Chat with Leo' })
  const askLeo = () => fireEvent.click(screen.getByRole('button', { name: 'Ask Leo' }))
  async function openInWindow() {
    draw(<PageWithWindow />)
    fireEvent.click(screen.getByRole('button', { name: 'Whale' }))
    await screen.findByRole('dialog', { name: 'The whale' })
    askLeo()
    await screen.findByRole('dialog', { name: 'Chat with Leo' })
  }

  it('can be asked there, and it stays open', async () => {
    await openInWindow()
    expect(whale()?.contains(chat())).toBe(true)
    fireEvent.pointerDown(field())
    expect(document.activeElement).toBe(field())
    await say('what is this about?')
    expect(within(log()).getByText('Here is a film about a whale.')).toBeTruthy()
    expect(whale()).not.toBeNull()
  })

  it.each(['Escape', 'GoBack'])('closes before the window on %s', async (key) => {
    await openInWindow()
    fireEvent.keyDown(field(), { key })
    expect(chat()).toBeNull()
    expect(whale()).not.toBeNull()
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await vi.waitFor(() => expect(whale()).toBeNull())
  })

  it('leaves Back to the window that lies over it', async () => {
    draw(<PageWithWindow />)
    askLeo()
    fireEvent.click(screen.getByRole('button', { name: 'Whale' }))
    await screen.findByRole('dialog', { name: 'The whale' })
    fireEvent.keyDown(document.body, { key: 'GoBack' })
    await vi.waitFor(() => expect(whale()).toBeNull())
    expect(chat()).not.toBeNull()
  })

  it('shows the same chat as on the page, and says no word twice', async () => {
    await openInWindow()
    await say('what is this about?')
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([
      'Here is a film about a whale.',
    ])
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(chat()).toBeNull()
    expect(whale()).not.toBeNull()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await vi.waitFor(() => expect(whale()).toBeNull())
    askLeo()
    expect(within(log()).getByText('what is this about?')).toBeTruthy()
  })

  it('makes way for the film that is chosen', async () => {
    answers({ picks: [PICK] })
    await openInWindow()
    await say('whales')
    fireEvent.click(screen.getByRole('button', { name: /Little Whale/ }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith(PICK)
    expect(chat()).toBeNull()
  })
})

describe('a message to Leo', () => {
  it('is sent with where one is, and answered', async () => {
    await open()
    await say('  a film about a whale ')
    expect(chats().map(({ body }) => body)).toEqual([
      { message: 'a film about a whale', context: { titleId: 3, isPlaying: false } },
    ])
    expect(within(log()).getByText('Here is a film about a whale.')).toBeTruthy()
    expect(field().value).toBe('')
  })

  it('is not sent without words, nor while he thinks', async () => {
    await open()
    expect(sendButton().disabled).toBe(true)
    write('   ')
    expect(sendButton().disabled).toBe(true)
    server.answers['POST /api/ai/host/chat'] = { body: testAnswer() }
    write('whales')
    fireEvent.click(sendButton())
    write('more')
    expect(screen.getAllByText('Leo is thinking...').length).toBeGreaterThan(0)
    expect(sendButton().disabled).toBe(true)
    fireEvent.submit(field())
    await vi.waitFor(() => expect(sendButton().disabled).toBe(false))
    expect(chats()).toHaveLength(1)
  })

  it('leaves the last three lines in sight', async () => {
    await open()
    await say('one')
    await say('two')
    expect([...log().children].map((line) => line.textContent)).toEqual([
      'Leo: Here is a film about a whale.',
      'You: two',
      'Leo: Here is a film about a whale.',
    ])
  })

  it('can be one of his suggestions', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Surprise me' }))
    await vi.waitFor(() => expect(chats()[0]?.body).toMatchObject({ message: 'Surprise me' }))
  })

  it('that was not answered is kept in the field, with the reason and another try', async () => {
    server.answers['POST /api/ai/host/chat'] = {
      status: 429,
      body: { code: 'too_many_requests', message: '' },
    }
    await open()
    await say('a film about a whale')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Leo did not get that.')
    expect(field().value).toBe('a film about a whale')
    answers({})
    fireEvent.click(within(alert).getByRole('button', { name: 'Ask again' }))
    await within(log()).findByText('Here is a film about a whale.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that this device has no network', async () => {
    await open()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await say('whales')
    expect((await screen.findByRole('alert')).textContent).toContain('not connected')
    expect(field().value).toBe('whales')
    vi.spyOn(navigator, 'onLine', 'get').mockRestore()
  })
})

describe('what Leo answers', () => {
  it('is said once to a screen reader, also when the panel goes', async () => {
    answers({ action: { type: 'play', titleId: 7 } })
    await open()
    const said: (string | null)[] = []
    const region = screen.getByRole('status')
    const watch = new MutationObserver(() => said.push(region.textContent))
    watch.observe(region, { childList: true, characterData: true, subtree: true })
    await say('play the whale')
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    watch.disconnect()
    expect(said).toEqual(['Leo is thinking...', 'Here is a film about a whale.'])
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'play', titleId: 7 })
  })

  it('shows the films he picked, and why; a press opens one', async () => {
    answers({ picks: [PICK] })
    await open()
    await say('whales')
    const card = screen.getByRole('button', { name: /Little Whale.*A whale sings in it/ })
    fireEvent.click(card)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(PICK)
  })

  it('asks before something is done, and sends the yes like any message', async () => {
    answers({ pending: { type: 'addToList', titleId: 7 }, suggestions: ['Yes, please', 'No'] })
    await open()
    await say('add it to my list')
    expect(onAction).not.toHaveBeenCalled()
    answers({ action: { type: 'addToList', titleId: 7 } })
    fireEvent.click(screen.getByRole('button', { name: 'Yes, please' }))
    await vi.waitFor(() => expect(onAction).toHaveBeenCalledOnce())
    expect(chats()[1]?.body).toMatchObject({ message: 'Yes, please' })
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['embedded', 'Answered by Starnest itself, here at home'],
    ['language-model', 'Answered by Llama of the house'],
  ] as const)('names who answered: %s', async (engine, text) => {
    answers({ engine })
    await open()
    await say('hello')
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('the voice of Leo', () => {
  const spoken = () => voice.speak.mock.calls.map(([utterance]) => utterance)
  const toggle = () => screen.getByRole('button', { name: 'Leo reads his answers aloud' })

  it('reads answers and never the greeting', async () => {
    await open()
    expect(spoken()).toEqual([])
    await say('whales')
    expect(spoken()).toMatchObject([
      { text: 'Here is a film about a whale.', volume: 0.7, lang: 'en' },
    ])
  })

  it('reads each answer in the voice of its language, and says where that is a service', async () => {
    const spanish = testVoice('es-ES', { localService: false })
    voices = [testVoice('en-GB', { default: true }), spanish]
    answers({ response: '¡Hola! Aquí hay una ballena.', language: 'es' })
    await open()
    expect(screen.queryByText(/one of a service/)).toBeNull()
    await say('ballenas')
    expect(spoken()).toMatchObject([{ lang: 'es', voice: spanish }])
    expect(within(log()).getByText(/Aquí hay una ballena/).lang).toBe('es')
    expect(screen.getByText(/voice of this browser for Spanish is one of a service/)).toBeTruthy()
  })

  it('reads nothing in the voice of another language', async () => {
    voices = [testVoice('en-GB')]
    answers({ language: 'es' })
    await open()
    await say('ballenas')
    expect(spoken()).toEqual([])
    expect(screen.getByText(/has no voice for Spanish/)).toBeTruthy()
    fireEvent.click(toggle())
    expect(screen.queryByText(/has no voice for Spanish/)).toBeNull()
  })

  it('is silent at once when it is turned off, and stays so on this device', async () => {
    await open()
    await say('whales')
    voice.cancel.mockClear()
    fireEvent.click(toggle())
    expect(voice.cancel).toHaveBeenCalled()
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
    await say('more')
    expect(spoken()).toHaveLength(1)
    cleanup()
    await open()
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
  })

  it('falls silent when he is closed', async () => {
    await open()
    await say('whales')
    voice.cancel.mockClear()
    act(() => void fireEvent.click(bubble()))
    expect(voice.cancel).toHaveBeenCalled()
  })
})
