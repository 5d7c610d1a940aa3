import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type VoiceRequest, voiceRequests } from '../../../library/voice/ask-voice.ts'
import { useVoiceKey } from './use-voice-key.ts'

let asked: (VoiceRequest | null)[] = []
let stop = () => undefined as unknown
beforeEach(() => {
  asked = []
  stop = voiceRequests.subscribe(() => void asked.push(voiceRequests.get()))
})
afterEach(() => {
  stop()
  voiceRequests.set(null)
  vi.restoreAllMocks()
  cleanup()
})

function Page() {
  useVoiceKey()
  return (
    <>
      <button type="button">card</button>
      <input aria-label="words" />
    </>
  )
}

it('says when V goes down and how long it was held', () => {
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'v' })
  fireEvent.keyDown(document.body, { key: 'v', repeat: true })
  nowMs = 700
  fireEvent.keyUp(document.body, { key: 'V' })
  fireEvent.keyUp(document.body, { key: 'v' })
  expect(asked).toEqual([{ is: 'press' }, { is: 'release', heldMs: 700 }])
})

it('hears the key of V on a keyboard of another script', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'м', code: 'KeyV' })
  fireEvent.keyUp(document.body, { key: 'м', code: 'KeyV' })
  expect(asked.map((one) => one?.is)).toEqual(['press', 'release'])
})

it('lets go when the window does not see the key any more', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'v' })
  fireEvent.keyUp(document.body, { key: 'k' })
  fireEvent.blur(window)
  expect(asked.map((one) => one?.is)).toEqual(['press', 'release'])
})

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('leaves %j to others', (keys) => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'v', ...keys })
  expect(asked).toEqual([])
})

it('is a letter where somebody writes', () => {
  render(<Page />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'v' })
  expect(asked).toEqual([])
})

it.each([
  ['<div role="dialog"></div>', 0],
  ['<div role="menu"></div>', 0],
  ['<dialog open></dialog>', 0],
  ['<dialog open class="player"></dialog>', 1],
  ['<div role="dialog" aria-modal="false"></div>', 1],
])('under %s it asks %i times', (over, times) => {
  const layer = document.createElement('div')
  layer.innerHTML = over
  document.body.append(layer)
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'v' })
  layer.remove()
  expect(asked).toHaveLength(times)
})
