import type { Playback } from '@starnest/contract/watch/watch'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { renditionsQuery } from '../watch.queries.ts'
import Player from './player.tsx'
import { writePreferences } from './rules/player-preferences.ts'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably')
  vi.spyOn(RemotePlayback.prototype, 'cancelWatchAvailability').mockResolvedValue()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PLAYLIST = '/media/7/abc/master.m3u8'
const PLAYBACK = testPlayback({ sources: { direct: '/media/7/abc/video.mp4', hls: PLAYLIST } })

/** A player over a film, and answers that come later. */
function open(playback = PLAYBACK) {
  const mutedAtPlay: boolean[] = []
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    mutedAtPlay.push(this.muted)
  })
  const queryClient = new QueryClient()
  const tell = (playback: Playback) =>
    queryClient.setQueryData(playbackQuery(playback.animationId).queryKey, playback)
  tell(playback)
  const title = testDetail({ id: PLAYBACK.animationId })
  const player = (isStartedOver: boolean) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Player
          title={title}
          related={[]}
          next={undefined}
          moveEpisode={() => false}
          isStartedOver={isStartedOver}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(player(false))
  const video = document.querySelector('video')
  if (!video) throw new Error('no film is shown')
  const drawAgain = (isStartedOver = false) => rerender(player(isStartedOver))
  return { play, mutedAtPlay, video, queryClient, tell, drawAgain }
}

describe('a film that plays', () => {
  it('begins with the file where the stream is not known yet', () => {
    const { play, video } = open()
    expect(video.getAttribute('src')).toBe('/media/7/abc/video.mp4')
    expect(play).toHaveBeenCalledOnce()
  })

  it('is muted before it is told to play: browsers let a muted film begin by itself', () => {
    writePreferences(localStorage, { volume: 1, isMuted: true, lastAudible: 1 })
    expect(open().mutedAtPlay).toEqual([true])
  })

  it('does not begin again when its stream becomes known', () => {
    const { play, video, queryClient, drawAgain } = open()
    video.currentTime = 30
    act(() => void queryClient.setQueryData(renditionsQuery(PLAYLIST).queryKey, 4))
    drawAgain()
    expect([video.currentTime, video.getAttribute('src')]).toEqual([30, '/media/7/abc/video.mp4'])
    expect(play).toHaveBeenCalledOnce()
  })

  it('does not begin again when another device has watched on', () => {
    const { play, video, tell, drawAgain } = open()
    video.currentTime = 30
    act(() => void tell({ ...PLAYBACK, resumeAt: 50 }))
    drawAgain(true)
    expect(video.currentTime).toBe(30)
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('a part of a film that may be skipped', () => {
  const SEGMENTS: Playback['segments'] = [
    { kind: 'intro', startSeconds: 0, endSeconds: 10 },
    { kind: 'credits', startSeconds: 30, endSeconds: PLAYBACK.duration },
  ]

  /** The film plays and stands at a place. */
  function playAt(video: HTMLVideoElement, seconds: number) {
    for (const [name, value] of Object.entries({ paused: false, readyState: 4 })) {
      Object.defineProperty(video, name, { value, configurable: true })
    }
    Object.defineProperty(video, 'duration', { value: PLAYBACK.duration, configurable: true })
    video.currentTime = seconds
    tell(video, 'timeupdate')
  }
  const tell = (video: HTMLVideoElement, event: string) =>
    act(() => void video.dispatchEvent(new Event(event)))
  const pressKey = (key: string) =>
    fireEvent.keyDown(document.querySelector('.player-surface') ?? document.body, { key })

  it('is skipped by the key S', () => {
    const { video } = open({ ...PLAYBACK, segments: SEGMENTS })
    playAt(video, 1)
    pressKey('s')
    expect(video.currentTime).toBe(10)
    pressKey('s')
    expect(video.currentTime).toBe(10)
  })

  it('at its end leads to what follows the film', () => {
    const { video } = open({ ...PLAYBACK, segments: SEGMENTS })
    playAt(video, 31)
    pressKey('S')
    expect(video.currentTime).toBe(PLAYBACK.duration)
    tell(video, 'ended')
    expect(screen.getByRole('heading', { name: 'The end' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Skip credits' })).toBeNull()
  })
})
