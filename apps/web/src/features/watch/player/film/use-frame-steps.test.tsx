import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeVideo } from '../../../../testing/fakes/fake-video.ts'
import { useFrameSteps } from './use-frame-steps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const FRAME_SECONDS = 1 / 30

/** A film of 30 pictures a second that stands at 10 seconds, after it has played. `isTold`: its browser says what
 *  it shows. */
function paused({ isTold = true } = {}) {
  const { video, seeks, play, pretend } = fakeVideo()
  let onPicture: VideoFrameRequestCallback | undefined
  const ask = (callback: VideoFrameRequestCallback) => {
    onPicture = callback
    return 1
  }
  const requestVideoFrameCallback = { value: isTold ? ask : undefined }
  Object.defineProperties(video, {
    requestVideoFrameCallback,
    cancelVideoFrameCallback: { value: vi.fn() },
  })
  const { result } = renderHook(() => useFrameSteps(video))
  const show = (nth: number) => {
    const metadata = { mediaTime: nth * FRAME_SECONDS }
    const tell = onPicture
    onPicture = undefined
    tell?.(0, {
      ...metadata,
      expectedDisplayTime: 0,
      height: 9,
      width: 16,
      presentationTime: 0,
      presentedFrames: nth,
    })
  }
  video.dispatchEvent(new Event('play'))
  for (const nth of [290, 291, 293, 294]) show(nth)
  pretend({ paused: true, seconds: 10.001 })
  video.dispatchEvent(new Event('pause'))
  const step = (by: 1 | -1, isRepeated = false) => {
    result.current(by, isRepeated)
    if (video.seeking) video.dispatchEvent(new Event('seeking'))
  }
  /** The seek that is under way ends, and its picture is shown. */
  const arrive = async () => {
    await act(() => vi.advanceTimersByTimeAsync(100))
    show(Math.floor(video.currentTime / FRAME_SECONDS))
  }
  const nth = () => Math.floor(video.currentTime / FRAME_SECONDS)
  return { video, seeks, play, step, arrive, nth }
}

it('goes one picture on and one back, by what the browser shows', async () => {
  const { step, arrive, nth } = paused()
  for (const [by, expected] of [
    [1, 301],
    [1, 302],
    [1, 303],
    [-1, 302],
    [-1, 301],
  ] as const) {
    step(by)
    await arrive()
    expect(nth()).toBe(expected)
  }
})

it('goes on by a twenty-fifth of a second where the browser does not tell', () => {
  const { step, video } = paused({ isTold: false })
  step(1)
  expect(video.currentTime).toBeCloseTo(10.041)
})

it('makes up for presses that came while a picture was on its way', async () => {
  const { step, arrive, nth, seeks } = paused()
  for (let press = 0; press < 3; press++) step(1)
  expect(seeks).toHaveBeenCalledOnce()
  await arrive()
  await arrive()
  expect(nth()).toBe(303)
})

it('ends with the key that was held down', async () => {
  const { step, arrive, nth, seeks } = paused()
  for (let repeat = 0; repeat < 9; repeat++) step(1, repeat > 0)
  await arrive()
  await arrive()
  expect(nth()).toBe(301)
  expect(seeks).toHaveBeenCalledOnce()
})

it('leaves a film alone that plays', async () => {
  const { step, play, seeks } = paused()
  await play()
  step(1)
  expect(seeks).not.toHaveBeenCalled()
})
