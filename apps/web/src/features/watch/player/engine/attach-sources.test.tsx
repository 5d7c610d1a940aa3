import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '../rules/source-plan.ts'
import { attachSources } from './attach-sources.ts'

const DIRECT: Attempt = { is: 'direct', url: 'http://starnest.test/video.mp4' }
const STREAM: Attempt = { is: 'hls', url: 'http://starnest.test/index.m3u8' }
const NATIVE: Attempt = { is: 'nativeHls', url: 'http://starnest.test/index.m3u8' }

function open(attempts: Attempt[], startAtSeconds = 0) {
  const video = document.createElement('video')
  let isPaused = true
  vi.spyOn(video, 'paused', 'get').mockImplementation(() => isPaused)
  vi.spyOn(video, 'load').mockImplementation(() => undefined)
  const turn = (to: 'play' | 'pause') => {
    isPaused = to === 'pause'
    video.dispatchEvent(new Event(to))
  }
  const play = vi.fn(() => turn('play'))
  const pause = () => turn('pause')
  const onFailed = vi.fn()
  const loadHls = vi.fn(() => Promise.reject(new Error('no stream in this test')))
  const options = {
    attempts,
    startAtSeconds,
    durationSeconds: 60,
    play,
    onFailed,
    sound: 0,
    onQuality: vi.fn(),
    onSound: vi.fn(),
    loadHls,
  }
  const engine = attachSources(video, options)
  // Browsers stop what breaks, and tell nobody of it.
  const stop = () => {
    isPaused = true
  }
  const breakFile = () => {
    stop()
    video.dispatchEvent(new Event('error'))
  }
  return { video, engine, play, pause, stop, onFailed, loadHls, breakFile }
}

describe('attaching a film', () => {
  afterEach(() => vi.restoreAllMocks())

  it('gives the file to the video element at the saved position and starts it', () => {
    const { video, play } = open([DIRECT], 12)
    expect(video.src).toBe(DIRECT.url)
    expect(video.currentTime).toBe(12)
    expect(play).toHaveBeenCalledOnce()
  })

  it('does not fetch the stream player for a film that plays as a file', () => {
    expect(open([DIRECT, STREAM]).loadHls).not.toHaveBeenCalled()
  })

  it('goes on with the next way from where the first one broke', () => {
    const { video, breakFile, play, onFailed } = open([DIRECT, NATIVE], 4)
    video.currentTime = 20
    breakFile()
    expect(video.src).toBe(NATIVE.url)
    expect(video.currentTime).toBe(20)
    expect(play).toHaveBeenCalledTimes(2)
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('stays paused where it was paused when it broke', () => {
    const { video, breakFile, play, pause } = open([DIRECT, NATIVE])
    pause()
    breakFile()
    expect(video.src).toBe(NATIVE.url)
    expect(play).toHaveBeenCalledOnce()
  })

  it('goes on where what broke was stopped before it was told that it plays', () => {
    const { video, breakFile, play, stop } = open([DIRECT, NATIVE])
    stop()
    video.dispatchEvent(new Event('play'))
    breakFile()
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('says so when every way failed', async () => {
    const { breakFile, onFailed } = open([DIRECT, STREAM])
    breakFile()
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  })

  it.each([
    { code: 2, wasSilent: true },
    { code: 3, wasSilent: false },
    { code: 4, wasSilent: false },
  ])('tells what broke off from what cannot be played: $code', ({ code, wasSilent }) => {
    const { video, breakFile, onFailed } = open([DIRECT])
    Object.defineProperty(video, 'error', { value: { code } })
    breakFile()
    expect(onFailed).toHaveBeenCalledExactlyOnceWith({ wasSilent })
  })

  it('says so at once when there is nothing to play', () => {
    expect(open([]).onFailed).toHaveBeenCalledOnce()
  })

  it('is silent after it was let go', () => {
    const { video, engine, breakFile, onFailed } = open([DIRECT])
    engine.detach()
    breakFile()
    expect(onFailed).not.toHaveBeenCalled()
    expect(video.hasAttribute('src')).toBe(false)
  })
})
