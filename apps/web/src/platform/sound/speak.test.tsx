import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeVoice } from '../../testing/fakes/fake-speech.ts'
import { speak, speakingStore, stopSpeaking } from './speak.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stopSpeaking()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads at the rate and pitch of replies, and says when it is done', () => {
  const voice = fakeVoice()
  const onEnd = vi.fn()
  speak({ text: 'Hola', language: 'es', volume: 0.8, onEnd })
  expect(voice.last()).toMatchObject({
    text: 'Hola',
    lang: 'es',
    rate: 0.9,
    pitch: 1.1,
    volume: 0.8,
  })
  expect(speakingStore.get()).toBe(true)
  voice.done()
  expect(speakingStore.get()).toBe(false)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('takes a new text in place of the one that is read, and goes on reading it', () => {
  const voice = fakeVoice()
  const first = vi.fn()
  speak({ text: 'one', language: 'en', volume: 1, onEnd: first })
  const interrupted = voice.last()
  speak({ text: 'two', language: 'en', volume: 1 })
  // Browsers say so later than they do it.
  interrupted?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent)
  expect(first).toHaveBeenCalledOnce()
  expect(speakingStore.get()).toBe(true)
})

it('does not read for ever in a browser without a voice, nor in one that forgets the end', () => {
  const voice = fakeVoice()
  const onEnd = vi.fn()
  speak({ text: 'one', language: 'en', volume: 1, onEnd })
  vi.advanceTimersByTime(4000)
  expect(onEnd).toHaveBeenCalledOnce()
  speak({ text: 'two', language: 'en', volume: 1 })
  voice.begin()
  vi.advanceTimersByTime(4000)
  expect(speakingStore.get()).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(speakingStore.get()).toBe(false)
})

it('stops what an earlier way to stop does not belong to any more only once', () => {
  const voice = fakeVoice()
  const stopFirst = speak({ text: 'one', language: 'en', volume: 1 })
  speak({ text: 'two', language: 'en', volume: 1 })
  voice.cancel.mockClear()
  stopFirst()
  expect(voice.cancel).not.toHaveBeenCalled()
  expect(speakingStore.get()).toBe(true)
})
