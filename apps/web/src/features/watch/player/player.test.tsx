import type { Playback } from '@starnest/contract/watch/watch'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
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
function open() {
  const mutedAtPlay: boolean[] = []
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    mutedAtPlay.push(this.muted)
  })
  const queryClient = new QueryClient()
  const tell = (playback: Playback) =>
    queryClient.setQueryData(playbackQuery(playback.animationId).queryKey, playback)
  tell(PLAYBACK)
  const title = testDetail({ id: PLAYBACK.animationId })
  const player = (isStartedOver: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Player
        title={title}
        related={[]}
        next={undefined}
        moveEpisode={() => false}
        isStartedOver={isStartedOver}
        onClose={() => undefined}
      />
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
