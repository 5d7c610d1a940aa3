import type { VoiceCommandAnswer } from '@starnest/contract/host/host'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcePlayer } from '../../library/title/open-player.ts'
import { askVoice } from '../../library/voice/ask-voice.ts'
import { chooseLanguage } from '../../platform/language.ts'
import { speakingStore, stopSpeaking } from '../../platform/sound/speak.ts'
import { draw } from '../../testing/draw.tsx'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { fakeSpeech, fakeVoice, testVoice } from '../../testing/fakes/fake-speech.ts'
import { voiceConsent } from './voice-choices.ts'
import { VoiceControl } from './voice-control.tsx'

const ASK = 'POST /api/ai/voice-command'
const ANSWER: VoiceCommandAnswer = {
  response: 'These are funny.',
  language: 'en',
  transcript: 'something funny',
  recommendations: [
    { id: 4, title: 'The Penguin Parade', genre: 'comedy', thumbnail: '/media/a/poster.webp' },
    { id: 9, title: 'Nobody’s Genre', genre: null },
  ],
  suggestions: ['Something shorter'],
  action: null,
  pending: null,
  engine: 'embedded',
}

let server: ReturnType<typeof fakeServer>
const hostAct = vi.fn()
const moveCarousel = vi.fn()
const onOpenChange = vi.fn()

beforeEach(async () => {
  localStorage.clear()
  await chooseLanguage('en')
  vi.clearAllMocks()
  server = fakeServer({ [ASK]: { body: ANSWER } })
})
afterEach(() => {
  cleanup()
  stopSpeaking()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async ({
  isChild = false,
  isPlaying = false,
  container = null as HTMLElement | null,
} = {}) => {
  draw(
    <VoiceControl
      isOpen
      onOpenChange={onOpenChange}
      container={container}
      isChild={isChild}
      watchers="1"
      address="/"
      act={hostAct}
      moveCarousel={moveCarousel}
      where={() => ({ titleId: undefined, isPlaying })}
    />,
  )
  await act(async () => undefined)
}

const status = () => document.querySelector('.voice-status')?.textContent
const microphone = (name = 'Talk to Leo') => screen.getByRole('button', { name })
const said = async (run: () => void) => act(async () => run())
const type = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Type instead' }), {
    target: { value: text },
  })
  return said(() => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
}

describe('the first time', () => {
  it('asks before anybody is listened to, says where it goes, and remembers the answer', async () => {
    const speech = fakeSpeech()
    await open()
    act(() => askVoice({ is: 'toggle' }))
    expect(screen.getByText(/sends what you say to a service of its maker/)).toBeTruthy()
    expect(speech.made).toEqual([])
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Use the microphone' })))
    expect(localStorage.getItem('starnest.voice')).toBe('service')
    // What was asked for before is done now.
    expect(status()).toBe('Listening...')
    expect(speech.last().processLocally).toBe(false)
  })

  it('says that it stays here where the device understands speech', async () => {
    const speech = fakeSpeech({ onDevice: 'available' })
    await open()
    expect(screen.getByText(/does not leave it/)).toBeTruthy()
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Use the microphone' })))
    await said(() => fireEvent.click(microphone()))
    expect(speech.last().processLocally).toBe(true)
  })

  it('fetches what the device lacks where somebody wants it on the device only', async () => {
    const speech = fakeSpeech({ onDevice: 'downloadable' })
    await open()
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Use on-device only' })))
    expect(speech.install).toHaveBeenCalledOnce()
    expect(localStorage.getItem('starnest.voice')).toBe('on-device')
    await said(() => fireEvent.click(microphone()))
    expect(speech.last().processLocally).toBe(true)
  })

  it('says so when that cannot be fetched, and listens to nobody', async () => {
    const speech = fakeSpeech({ onDevice: 'downloadable', canInstall: false })
    await open()
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Use on-device only' })))
    expect(screen.getByText(/could not be downloaded/)).toBeTruthy()
    expect(speech.made).toEqual([])
  })

  it('leaves it at typing when somebody says not now', async () => {
    const speech = fakeSpeech()
    await open()
    act(() => askVoice({ is: 'toggle' }))
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Not now' })))
    expect(localStorage.getItem('starnest.voice')).toBeNull()
    await type('something funny')
    expect(screen.getByText('These are funny.')).toBeTruthy()
    expect(speech.made).toEqual([])
  })
})

describe('a child', () => {
  it('is not listened to where what it says would leave the device; it types', async () => {
    const speech = fakeSpeech()
    voiceConsent.set('service')
    await open({ isChild: true })
    act(() => askVoice({ is: 'toggle' }))
    act(() => askVoice({ is: 'press' }))
    expect(screen.getByText(/must stay on this device/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Talk to Leo' })).toBeNull()
    await type('something funny')
    expect(speech.made).toEqual([])
    expect(server.sent().map(({ call }) => call)).toEqual([ASK])
  })

  it('is listened to on the device', async () => {
    const speech = fakeSpeech({ onDevice: 'available' })
    voiceConsent.set('service')
    await open({ isChild: true })
    await said(() => fireEvent.click(microphone()))
    expect(speech.last().processLocally).toBe(true)
  })
})

describe('a phrase', () => {
  it('goes from listening over processing and speaking back to idle', async () => {
    const speech = fakeSpeech()
    const voice = fakeVoice()
    voiceConsent.set('service')
    await open({ isPlaying: true })
    expect(status()).toBe('Voice Command')
    await said(() => fireEvent.click(microphone()))
    expect(status()).toBe('Listening...')
    act(() => speech.hear('something funny'))
    expect(status()).toBe('Processing...')
    expect(microphone().getAttribute('aria-disabled')).toBe('true')
    await act(async () => undefined)
    await vi.waitFor(() => expect(status()).toBe('Speaking...'))
    expect(microphone().getAttribute('aria-disabled')).toBe('true')
    expect(voice.last()).toMatchObject({ text: 'These are funny.', lang: 'en', volume: 0.8 })
    act(() => voice.done())
    expect(status()).toBe('Voice Command')
    expect(screen.getByText('You said: “something funny”')).toBeTruthy()
  })

  it('shows what was found, and a press opens it', async () => {
    await open()
    await type('something funny')
    expect(screen.getByRole('heading', { name: 'Leo says:' })).toBeTruthy()
    const found = screen.getByRole('region', { name: 'Recommendations' })
    expect([...found.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      'The Penguin ParadeComedy',
      'Nobody’s GenreOther',
    ])
    expect([...found.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
      '/media/a/poster.webp',
    ])
    fireEvent.click(screen.getByRole('button', { name: /Penguin/ }))
    expect(hostAct.mock.calls).toEqual([[{ type: 'open', titleId: 4 }]])
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('is said again by pressing a suggestion', async () => {
    await open()
    await type('something funny')
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Something shorter' })))
    expect(server.bodyOf(ASK)).toMatchObject({ transcript: 'Something shorter' })
  })

  it('that needs a yes gets it from a button', async () => {
    server.answers[ASK] = { body: { ...ANSWER, pending: { type: 'addToList', titleId: 4 } } }
    await open()
    await type('add the penguins')
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(hostAct.mock.calls).toEqual([[{ type: 'addToList', titleId: 4 }]])
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  })

  it('that gets no answer is kept, says why, and can be sent again', async () => {
    server.answers[ASK] = { status: 429, body: { code: 'too_many_requests', message: '' } }
    await open()
    await type('something funny')
    expect(screen.getByRole('alert').textContent).toMatch(/^There is no answer\. ./)
    expect(screen.getByText('You said: “something funny”')).toBeTruthy()
    expect(status()).toBe('Voice Command')
    server.answers[ASK] = { body: ANSWER }
    await said(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByText('These are funny.')).toBeTruthy()
  })
})

it('stops reading as soon as replies are turned off, and reads none after that', async () => {
  const voice = fakeVoice()
  await open()
  await type('something funny')
  expect(speakingStore.get()).toBe(true)
  await said(() => fireEvent.click(screen.getByRole('button', { name: 'Read replies aloud' })))
  expect(voice.cancel).toHaveBeenCalled()
  expect(speakingStore.get()).toBe(false)
  await type('something sad')
  expect(voice.read).toHaveLength(1)
  expect(localStorage.getItem('starnest.voice-reply')).toBe('off')
})

it('reads a reply in the voice of its language, and says where that is a service', async () => {
  const spanish = testVoice('es-ES', { localService: false })
  const voice = fakeVoice([testVoice('en-GB', { default: true }), spanish])
  server.answers[ASK] = { body: { ...ANSWER, response: 'Son divertidas.', language: 'es' } }
  await open()
  await type('algo divertido')
  expect(voice.last()).toMatchObject({ lang: 'es', voice: spanish })
  expect(screen.getByText('Son divertidas.').lang).toBe('es')
  expect(screen.getByText(/voice of this browser for Spanish is one of a service/)).toBeTruthy()
})

it('reads no reply in the voice of another language', async () => {
  const voice = fakeVoice([testVoice('en-GB')])
  server.answers[ASK] = { body: { ...ANSWER, language: 'es' } }
  await open()
  await type('algo divertido')
  expect(voice.read).toEqual([])
  expect(status()).toBe('Voice Command')
  expect(screen.getByText(/has no voice for Spanish/)).toBeTruthy()
})

it.each([
  ['not-allowed', /may not use the microphone/],
  ['network', /needs the internet/],
  ['audio-capture', /No microphone was found/],
  ['no-speech', /Nothing heard/],
])('says a sentence after %s, and can be tried again', async (error, sentence) => {
  const speech = fakeSpeech()
  voiceConsent.set('service')
  await open()
  await said(() => fireEvent.click(microphone()))
  act(() => speech.fail(error))
  expect(screen.getByRole('alert').textContent).toMatch(sentence)
  expect(status()).toBe('Voice Command')
  await said(() => fireEvent.click(microphone()))
  expect(status()).toBe('Listening...')
})

it('listens as long as its button is held', async () => {
  const speech = fakeSpeech()
  voiceConsent.set('service')
  // React takes an event of 0 for one without a time.
  let nowMs = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  await open()
  await said(() => fireEvent.pointerDown(microphone(), { button: 0 }))
  expect(status()).toBe('Listening...')
  act(() => speech.hear('something funny'))
  nowMs = 1900
  await said(() => fireEvent.pointerUp(window))
  expect(speech.last().isListening).toBe(false)
  expect(server.bodyOf(ASK)).toMatchObject({ transcript: 'something funny' })
})

it.each(['player', 'party'] as const)(
  'listens to nobody any more as soon as a film opens in the %s',
  async (at) => {
    const speech = fakeSpeech()
    voiceConsent.set('service')
    await open()
    await said(() => fireEvent.click(microphone()))
    act(() => speech.hear('next'))
    expect(status()).toBe('Listening...')
    let gone: () => void = () => undefined
    act(() => {
      gone = announcePlayer({ titleId: 5, at, obey: () => true })
    })
    expect(status()).toBe('Voice Command')
    expect(speech.last().wasAborted).toBe(true)
    expect(speech.made).toHaveLength(1)
    act(gone)
    expect(server.sent()).toEqual([])
  },
)

it('stands in what fills the screen, where it can be seen, and on the page again after it', async () => {
  const room = document.createElement('section')
  document.body.append(room)
  await open()
  const panel = () => screen.getByRole('dialog', { name: 'Voice Command' })
  expect(panel().parentElement).toBe(document.body)
  fillScreen(room)
  expect(panel().parentElement).toBe(room)
  fillScreen(null)
  expect(panel().parentElement).toBe(document.body)
  room.remove()
})

it('types only, where the browser has no recognition', async () => {
  await open()
  expect(screen.getByText('This browser cannot listen. Type what you would say.')).toBeTruthy()
  await type('something funny')
  expect(server.bodyOf(ASK)).toEqual({
    transcript: 'something funny',
    alternatives: [],
    context: { isPlaying: false },
  })
})

it('gives way to the film that did what it was told', async () => {
  server.answers[ASK] = {
    body: { ...ANSWER, recommendations: [], action: { type: 'player', command: 'louder' } },
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({ isPlaying: true, container: document.body })
  await type('louder')
  await act(async () => vi.advanceTimersByTime(2499))
  expect(hostAct).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  vi.useRealTimers()
})

it('stays over the film while somebody types the next thing', async () => {
  server.answers[ASK] = {
    body: { ...ANSWER, recommendations: [], action: { type: 'player', command: 'louder' } },
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({ isPlaying: true, container: document.body })
  await type('louder')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type instead' })
  fireEvent.change(field, { target: { value: 'and turn the' } })
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(field.value).toBe('and turn the')
  // What was begun is given up.
  fireEvent.change(field, { target: { value: '' } })
  await act(async () => vi.advanceTimersByTime(2500))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  vi.useRealTimers()
})
