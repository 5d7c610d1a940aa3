import type { PartyPlayback } from '@starnest/contract/party/party'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../../../platform/socket/server-clock.ts'
import { type FakeBrowser, fakeVideo } from '../../../testing/fakes/fake-video.ts'
import { testPartyPlayback } from '../../../testing/made/party.ts'
import { useSyncedVideo } from './use-synced-video.ts'

/** How far the server's clock is ahead of this screen's. */
const AHEAD_MS = 1_000_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const serverNow = () => performance.now() + AHEAD_MS
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function knownClock() {
  const clock = createServerClock({ nowMs: () => performance.now() })
  const nowMs = performance.now()
  clock.addSample({ sentMs: nowMs, serverMs: nowMs + AHEAD_MS, receivedMs: nowMs })
  return clock
}

/** A screen at a party. */
function attend(first: PartyPlayback | undefined, browser: FakeBrowser = {}, clock = knownClock()) {
  const fake = fakeVideo(browser)
  const { result, rerender, unmount } = renderHook(
    ({ playback }) => useSyncedVideo(fake.video, playback, clock),
    { initialProps: { playback: first } },
  )
  const hear = (playback: PartyPlayback) => rerender({ playback })
  return { ...fake, result, hear, unmount, clock }
}

/** Plays since so many seconds. */
const playingSince = (seconds: number) =>
  testPartyPlayback({ atMs: serverNow() - seconds * 1000, positionSeconds: 0 })

describe('a screen that comes to a party', () => {
  it('goes to where everybody is, and plays', async () => {
    const { video, seeks } = attend(playingSince(20))
    await pass(1000)
    expect(video.paused).toBe(false)
    expect(seeks).toHaveBeenCalledExactlyOnceWith(20)
    await pass(10_000)
    expect(video.currentTime).toBeCloseTo(31, 1)
  })

  it('shows that it is catching up until it is there', async () => {
    const { result } = attend(playingSince(20))
    expect(result.current.isCatchingUp).toBe(true)
    await pass(1000)
    expect(result.current.isCatchingUp).toBe(false)
  })

  it('moves nothing before it knows the clock, and then at once', async () => {
    const clock = createServerClock({ nowMs: () => performance.now() })
    const { video, seeks } = attend(playingSince(20), {}, clock)
    await pass(2000)
    expect([video.paused, seeks.mock.calls]).toEqual([true, []])
    const nowMs = performance.now()
    clock.addSample({ sentMs: nowMs, serverMs: serverNow(), receivedMs: nowMs })
    await pass(500)
    expect(video.paused).toBe(false)
  })

  it('leaves the video as it is while nobody knows what plays', async () => {
    const { play, seeks, pause } = attend(undefined)
    await pass(2000)
    for (const deed of [play, seeks, pause]) expect(deed).not.toHaveBeenCalled()
  })

  it('goes there as soon as something is known of the film', async () => {
    const { video, pretend, seeks } = attend(playingSince(20), { readyState: 0 })
    await pass(600)
    expect(seeks).not.toHaveBeenCalled()
    pretend({ readyState: 1 })
    act(() => void video.dispatchEvent(new Event('loadedmetadata')))
    expect(seeks).toHaveBeenCalledOnce()
  })
})

describe('a start', () => {
  it('comes at its moment, not at the next look, with the countdown before it', async () => {
    const { result, play } = attend(testPartyPlayback({ atMs: serverNow() + 1130 }))
    expect(result.current.startsInMs).toBe(1130)
    await pass(500)
    expect(result.current.startsInMs).toBe(630)
    await pass(629)
    expect(play).not.toHaveBeenCalled()
    await pass(1)
    expect(play).toHaveBeenCalledOnce()
    expect(result.current.startsInMs).toBeUndefined()
  })

  it('holds a film that ran until everybody is ready', async () => {
    const { video, hear } = attend(playingSince(20))
    await pass(2000)
    hear(testPartyPlayback({ rev: 2, positionSeconds: 5, atMs: serverNow() + 1000 }))
    await pass(900)
    expect(video.paused).toBe(true)
    expect(video.currentTime).toBe(5)
    await pass(600)
    expect(video.paused).toBe(false)
    expect(video.currentTime).toBeCloseTo(5.5, 1)
  })
})

describe('a change at the party', () => {
  it('pauses at once, and everybody sees the same picture', async () => {
    const { video, hear } = attend(playingSince(20))
    await pass(2000)
    hear(testPartyPlayback({ rev: 2, isPlaying: false, positionSeconds: 21.5, atMs: serverNow() }))
    expect(video.paused).toBe(true)
    await pass(500)
    expect(video.currentTime).toBe(21.5)
  })

  it('moves at once, however short ago the last one moved', async () => {
    const paused = (rev: number, positionSeconds: number) =>
      testPartyPlayback({ rev, isPlaying: false, positionSeconds })
    const { video, hear } = attend(paused(1, 30))
    await pass(200)
    hear(paused(2, 40))
    await pass(100)
    expect(video.currentTime).toBe(40)
  })

  it('that nothing plays any more pauses, and leaves the place that was reached', async () => {
    const { video, hear, seeks } = attend(playingSince(20))
    await pass(2000)
    seeks.mockClear()
    hear(testPartyPlayback({ rev: 2, title: null, isPlaying: false, positionSeconds: 0 }))
    await pass(2000)
    expect([video.paused, seeks.mock.calls]).toEqual([true, []])
  })
})

describe('a film that drifts', () => {
  it('is brought back by its speed, with its pitch kept, and runs as before then', async () => {
    const { video, pretend, seeks } = attend(playingSince(20))
    await pass(4000)
    seeks.mockClear()
    pretend({ seconds: 23.6 })
    await pass(300)
    expect(video.playbackRate).toBeCloseTo(1.05, 2)
    expect(video.preservesPitch).toBe(true)
    await pass(10_000)
    expect(Math.abs(video.currentTime - 34.3)).toBeLessThan(0.04)
    await pass(10_000)
    expect(video.playbackRate).toBe(1)
    expect(seeks).not.toHaveBeenCalled()
  })

  it('is brought back although somebody paused it beside us', async () => {
    const { video } = attend(playingSince(20))
    await pass(2000)
    video.pause()
    await pass(300)
    expect(video.paused).toBe(false)
  })

  it('is moved only, in a browser whose speed is heard', async () => {
    vi.stubGlobal('navigator', { ...navigator, vendor: 'Apple Computer, Inc.' })
    const { video, pretend, rates, seeks } = attend(playingSince(20))
    await pass(6000)
    seeks.mockClear()
    pretend({ seconds: video.currentTime - 0.4 })
    await pass(1000)
    expect(seeks).not.toHaveBeenCalled()
    pretend({ seconds: video.currentTime - 0.4 })
    await pass(1000)
    expect(seeks).toHaveBeenCalledOnce()
    expect(rates).not.toHaveBeenCalled()
  })

  it('catches up at once when a tab that slept is looked at', async () => {
    const { video, pretend, seeks } = attend(playingSince(20))
    await pass(1000)
    seeks.mockClear()
    pretend({ seconds: 3 })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(seeks).toHaveBeenCalledOnce()
    await pass(300)
    expect(video.currentTime).toBeCloseTo(21.3, 1)
  })

  it('aims ahead by what the seeks before it took', async () => {
    const { pretend, seeks } = attend(playingSince(20), { seekTakesMs: 600 })
    await pass(2000)
    pretend({ seconds: 3 })
    seeks.mockClear()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(seeks).toHaveBeenCalledExactlyOnceWith(expect.closeTo(22.6, 5))
  })
})

describe('a browser that lets nothing play without a tap', () => {
  it('plays without sound, and with it after the tap', async () => {
    const { video, result } = attend(playingSince(1), { refuses: 'sound' })
    await pass(500)
    expect([video.paused, video.muted, result.current.needsTap]).toEqual([false, true, true])
    act(() => result.current.tap())
    expect([video.paused, video.muted, result.current.needsTap]).toEqual([false, false, false])
  })

  it('needs no tap any more once the sound was switched on elsewhere', async () => {
    const { video, result } = attend(playingSince(1), { refuses: 'sound' })
    await pass(500)
    act(() => {
      video.muted = false
    })
    expect(result.current.needsTap).toBe(false)
  })

  it('starts with the tap what may not even play silently', async () => {
    const { video, result, allow } = attend(playingSince(1), { refuses: 'everything' })
    await pass(500)
    expect([video.paused, result.current.needsTap]).toEqual([true, true])
    allow('nothing')
    await act(async () => result.current.tap())
    expect([video.paused, video.muted, result.current.needsTap]).toEqual([false, false, false])
  })

  it('stays silent for whoever silenced it', async () => {
    const { video, result } = attend(undefined, { refuses: 'sound' })
    video.muted = true
    await pass(500)
    act(() => result.current.tap())
    expect([video.muted, result.current.needsTap]).toEqual([true, false])
  })

  it('does not ask for a tap when the film itself failed', async () => {
    const { play, video, result } = attend(playingSince(1))
    play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'))
    video.pause()
    await pass(500)
    expect([video.muted, result.current.needsTap]).toEqual([false, false])
  })
})

describe('a screen that leaves', () => {
  it('leaves the video at its own speed and touches it no more', async () => {
    const { video, pretend, unmount, seeks } = attend(playingSince(20))
    await pass(2000)
    pretend({ seconds: video.currentTime - 0.4 })
    await pass(300)
    unmount()
    expect(video.playbackRate).toBe(1)
    seeks.mockClear()
    pretend({ seconds: 1 })
    await pass(5000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seeks).not.toHaveBeenCalled()
  })
})
