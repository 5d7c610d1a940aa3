import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VoiceSearchButton } from './voice-search-button.tsx'

/** The browser's recognition, as far as it is used; the last one made is the one that listens. */
class FakeRecognition {
  static last: FakeRecognition | undefined
  lang = ''
  continuous = false
  interimResults = true
  isStarted = false
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    FakeRecognition.last = this
  }
  start() {
    this.isStarted = true
  }
  stop() {
    this.isStarted = false
    this.onend?.()
  }
  hear(transcript: string, isFinal = true) {
    const result = Object.assign([{ transcript }], { isFinal })
    act(() => this.onresult?.({ resultIndex: 0, results: [result] }))
  }
}

const onCommand = vi.fn()
const onPhrase = vi.fn()
const voice = () => <VoiceSearchButton onCommand={onCommand} onPhrase={onPhrase} />

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function listen(): FakeRecognition {
  fireEvent.click(screen.getByRole('button', { name: 'Search by voice' }))
  const recognition = FakeRecognition.last
  if (!recognition) throw new Error('nobody listens')
  return recognition
}

it('is not there in a browser without speech recognition', () => {
  vi.unstubAllGlobals()
  render(voice())
  expect(screen.queryByRole('button')).toBeNull()
})

it('listens to English, on and on, for what is final', () => {
  render(voice())
  const recognition = listen()
  expect(recognition).toMatchObject({
    lang: 'en-US',
    continuous: true,
    interimResults: false,
    isStarted: true,
  })
})

it('moves the carousel at its words and looks for anything else', () => {
  render(voice())
  const recognition = listen()
  recognition.hear(' Next ')
  recognition.hear('the lantern', false)
  recognition.hear('the lantern ghost')
  recognition.hear('slide left')
  expect(onCommand.mock.calls).toEqual([['next'], ['previous']])
  expect(onPhrase.mock.calls).toEqual([['the lantern ghost']])
})

it('is toggled off again', () => {
  render(voice())
  const recognition = listen()
  fireEvent.click(screen.getByRole('button', { name: 'Stop listening', pressed: true }))
  expect(recognition.isStarted).toBe(false)
  expect(screen.getByRole('button', { name: 'Search by voice', pressed: false })).toBeTruthy()
})

it.each(['not-allowed', 'no-speech'])('stops when listening fails: %s', (error) => {
  render(voice())
  const recognition = listen()
  act(() => recognition.onerror?.({ error }))
  expect(recognition.isStarted).toBe(false)
  expect(screen.getByRole('button', { name: 'Search by voice' })).toBeTruthy()
})

it('stops when its screen is left', () => {
  const { unmount } = render(voice())
  const recognition = listen()
  unmount()
  expect(recognition.isStarted).toBe(false)
})
