import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSpeech, fakeVoice } from '../../testing/fakes/fake-speech.ts'
import { speak, stopSpeaking } from './speak.ts'
import {
  installOnDeviceSpeech,
  listeningStore,
  listenToSpeech,
  onDeviceSpeech,
  recognitionLanguage,
} from './speech-recognition.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stopSpeaking()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const OPTIONS = { language: 'en-US', isContinuous: true, isOnDevice: false }

function listen(options: Partial<typeof OPTIONS> = {}) {
  const onPhrase = vi.fn()
  const onEnd = vi.fn()
  const listening = listenToSpeech({ ...OPTIONS, ...options, onPhrase, onEnd })
  return { onPhrase, onEnd, ...listening }
}

describe('listening', () => {
  it('asks for final phrases in a language, each in up to three ways', () => {
    const speech = fakeSpeech()
    listen({ language: 'fr-CA' })
    expect(speech.last()).toMatchObject({
      lang: 'fr-CA',
      continuous: true,
      interimResults: false,
      maxAlternatives: 3,
      processLocally: false,
      isListening: true,
    })
    expect(listeningStore.get()).toBe(true)
  })

  it('keeps what is said on the device where that is wanted', () => {
    const speech = fakeSpeech({ onDevice: 'available' })
    listen({ isOnDevice: true })
    expect(speech.last().processLocally).toBe(true)
  })

  it('tells each phrase with the other ways of hearing it', () => {
    const speech = fakeSpeech()
    const { onPhrase } = listen()
    speech.hear(' the lantern ', 'the lantern', 'a land turn', 'the land')
    expect(onPhrase.mock.calls).toEqual([
      [{ transcript: 'the lantern', alternatives: ['a land turn', 'the land'] }],
    ])
  })

  it('hears nothing that is not final, and no silence', () => {
    const speech = fakeSpeech()
    const { onPhrase } = listen()
    const result = Object.assign([{ transcript: 'half a' }], { isFinal: false })
    speech.last().onresult?.({ resultIndex: 0, results: [result] })
    speech.hear('  ')
    expect(onPhrase).not.toHaveBeenCalled()
  })

  it('ends once, whatever is stopped twice', () => {
    fakeSpeech()
    const { onEnd, stop, abort } = listen()
    stop()
    stop()
    abort()
    expect(onEnd.mock.calls).toEqual([[undefined]])
    expect(listeningStore.get()).toBe(false)
  })

  it.each([
    ['no-speech', 'no-speech'],
    ['aborted', 'aborted'],
    ['network', 'network'],
    ['not-allowed', 'not-allowed'],
    ['service-not-allowed', 'not-allowed'],
    ['audio-capture', 'audio-capture'],
    ['language-not-supported', 'language-not-supported'],
    ['bad-grammar', 'aborted'],
  ])('ends after %s, as %s', (error, failure) => {
    const speech = fakeSpeech()
    const { onEnd } = listen()
    speech.fail(error)
    expect(onEnd.mock.calls).toEqual([[failure]])
    expect(listeningStore.get()).toBe(false)
  })

  it('ends even where the browser forgets to, after a failure and after a stop', () => {
    const speech = fakeSpeech({ neverEnds: true })
    const failed = listen()
    speech.fail('network')
    expect(failed.onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4000)
    expect(failed.onEnd.mock.calls).toEqual([['network']])
    const stopped = listen()
    stopped.stop()
    vi.advanceTimersByTime(4000)
    expect(stopped.onEnd.mock.calls).toEqual([[undefined]])
    expect(speech.last().wasAborted).toBe(true)
  })

  it('takes a second start in place of the first', () => {
    const speech = fakeSpeech()
    const first = listen()
    const second = listen()
    expect(first.onEnd).toHaveBeenCalledOnce()
    expect(speech.made.map(({ isListening }) => isListening)).toEqual([false, true])
    expect(listeningStore.get()).toBe(true)
    speech.hear('next')
    expect(first.onPhrase).not.toHaveBeenCalled()
    expect(second.onPhrase).toHaveBeenCalledOnce()
    second.stop()
  })

  it('survives a recogniser that was started already', () => {
    fakeSpeech({ isStarted: true })
    expect(listen().onEnd.mock.calls).toEqual([['aborted']])
    expect(listeningStore.get()).toBe(false)
  })

  it('ends at once in a browser that cannot listen', () => {
    expect(listen().onEnd.mock.calls).toEqual([['not-allowed']])
  })
})

describe('while a reply is read', () => {
  it('nobody is listened to any more', () => {
    const speech = fakeSpeech()
    fakeVoice()
    const { onEnd, onPhrase } = listen()
    speak({ text: 'Hello', language: 'en', volume: 1 })
    expect(speech.last().isListening).toBe(false)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onPhrase).not.toHaveBeenCalled()
  })

  it('nobody begins to be listened to', () => {
    const speech = fakeSpeech()
    fakeVoice()
    speak({ text: 'Hello', language: 'en', volume: 1 })
    expect(listen().onEnd.mock.calls).toEqual([['aborted']])
    expect(speech.made).toEqual([])
  })
})

it.each([
  ['en', [], 'en-US'],
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['es', ['en-US', 'es-MX'], 'es-MX'],
  ['es', ['es-419', 'es'], 'es-ES'],
  ['fr', ['de-DE'], 'fr-FR'],
] as const)('listens for %s on a device of %j as %s', (language, device, expected) => {
  expect(recognitionLanguage(language, device)).toBe(expected)
})

describe('recognition on the device', () => {
  it('is not to be had where the browser knows of none', async () => {
    fakeSpeech()
    expect((await onDeviceSpeech('en')).state).toBe('unavailable')
    expect(await installOnDeviceSpeech('en-US')).toBe(false)
  })

  it.each(['available', 'downloadable', 'downloading', 'unavailable'] as const)(
    'is %s where the browser says so, for the language alone',
    async (state) => {
      const speech = fakeSpeech({ onDevice: state })
      expect((await onDeviceSpeech('fr')).state).toBe(state)
      expect(speech.available).toHaveBeenCalledWith({ langs: ['fr-FR'], processLocally: true })
    },
  )

  it('is taken in the usual kind of a language where the own one cannot be had', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-NZ'])
    const speech = fakeSpeech({ onDevice: 'available' })
    speech.available.mockImplementation(async ({ langs }) =>
      langs[0] === 'en-US' ? 'available' : 'unavailable',
    )
    expect(await onDeviceSpeech('en')).toEqual({ state: 'available', language: 'en-US' })
  })

  it('is not asked for where asking ends the page', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome/156.0.0.0')
    const speech = fakeSpeech({ onDevice: 'available' })
    expect((await onDeviceSpeech('en')).state).toBe('unavailable')
    expect(speech.available).not.toHaveBeenCalled()
  })

  it('is not waited for where the browser never says', async () => {
    const speech = fakeSpeech({ onDevice: 'available' })
    speech.available.mockReturnValue(new Promise(() => undefined))
    const found = onDeviceSpeech('en')
    await vi.advanceTimersByTimeAsync(3000)
    expect((await found).state).toBe('unavailable')
  })

  it('is not to be had where asking is refused', async () => {
    const speech = fakeSpeech({ onDevice: 'available' })
    speech.available.mockRejectedValue(new DOMException('not here', 'NotAllowedError'))
    expect((await onDeviceSpeech('en')).state).toBe('unavailable')
  })

  it('can be fetched', async () => {
    const speech = fakeSpeech({ onDevice: 'downloadable' })
    expect(await installOnDeviceSpeech('es-ES')).toBe(true)
    expect(speech.install).toHaveBeenCalledWith({ langs: ['es-ES'], processLocally: true })
  })
})
