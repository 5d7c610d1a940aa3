import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakingStore } from '../../../../platform/sound/speak.ts'
import { listeningStore } from '../../../../platform/sound/speech-recognition.ts'
import { withVolume } from '../rules/sound/volume-rules.ts'
import { useSound } from './use-sound.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function film() {
  const video = document.createElement('video')
  const { result } = renderHook(() => useSound(video, { loudness: null, isDubbed: false }))
  act(() => result.current.change((before) => withVolume(before, 0.8)))
  return { video, chosen: () => result.current.sound.volume, change: result.current.change }
}

it.each([
  ['a reply is read', speakingStore],
  ['somebody is listened to', listeningStore],
])('is a quarter as loud while %s', (_when, store) => {
  const { video, chosen } = film()
  expect(video.volume).toBeCloseTo(0.8)
  act(() => store.set(true))
  expect(video.volume).toBeCloseTo(0.2)
  // Browsers say that it has changed a moment later.
  act(() => void video.dispatchEvent(new Event('volumechange')))
  expect(chosen()).toBe(0.8)
  act(() => store.set(false))
  expect(video.volume).toBeCloseTo(0.8)
  expect(chosen()).toBe(0.8)
  expect(localStorage.getItem('starnest.player')).toContain('0.8')
})

it('takes what somebody chooses meanwhile as what they want to hear', () => {
  const { video, chosen, change } = film()
  act(() => speakingStore.set(true))
  act(() => change((before) => withVolume(before, 0.4)))
  expect(video.volume).toBeCloseTo(0.1)
  act(() => speakingStore.set(false))
  expect(video.volume).toBeCloseTo(0.4)
  expect(chosen()).toBe(0.4)
})

it('is a quarter as loud while captions are read over it, and then as before', () => {
  const video = document.createElement('video')
  const { rerender } = renderHook(({ isDubbed }) => useSound(video, { loudness: null, isDubbed }), {
    initialProps: { isDubbed: false },
  })
  const before = video.volume
  rerender({ isDubbed: true })
  expect(video.volume).toBeCloseTo(before / 4)
  rerender({ isDubbed: false })
  expect(video.volume).toBeCloseTo(before)
})
