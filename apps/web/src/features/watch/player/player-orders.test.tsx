import { PLAYER_COMMANDS, type PlayerCommand } from '@starnest/contract/host/host'
import type { Segment } from '@starnest/contract/watch/segments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlayer, type PlayerOrder } from '../../../library/title/open-player.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import Player from './player.tsx'

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

/** A film of 41.5 seconds that stands at 20, at half its loudness, the second episode of three. */
function open(segments: Segment[] = []) {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  localStorage.setItem(
    'starnest.player',
    JSON.stringify({ volume: 0.5, isMuted: false, lastAudible: 0.5 }),
  )
  const queryClient = new QueryClient()
  const playback = testPlayback({
    segments,
    sources: { direct: '/media/7/abc/video.mp4', hls: null },
  })
  queryClient.setQueryData(playbackQuery(7).queryKey, playback)
  const moveEpisode = vi.fn(() => true)
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Player
        title={testDetail({ id: 7 })}
        related={[]}
        next={undefined}
        moveEpisode={moveEpisode}
        isStartedOver={false}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  const video = document.querySelector('video')
  if (!video) throw new Error('no film is shown')
  Object.defineProperty(video, 'duration', { value: 41.5 })
  video.currentTime = 20
  play.mockClear()
  pause.mockClear()
  const order = (told: PlayerOrder) => {
    let isDone: boolean | undefined
    act(() => {
      isDone = openPlayer()?.obey(told)
    })
    return isDone
  }
  const tell = (command: PlayerCommand, seconds?: number) =>
    order({ type: 'player', command, seconds })
  return { video, play, pause, order, tell, moveEpisode, unmount }
}

type Film = ReturnType<typeof open>

/** What each command has done, told by the film itself. */
const OUTCOMES: Record<PlayerCommand, (film: Film) => unknown> = {
  pause: ({ pause }) => expect(pause).toHaveBeenCalledOnce(),
  resume: ({ play }) => expect(play).toHaveBeenCalledOnce(),
  restart: ({ video, play }) => {
    expect(video.currentTime).toBe(0)
    expect(play).toHaveBeenCalledOnce()
  },
  forward: ({ video }) => expect(video.currentTime).toBe(30),
  back: ({ video }) => expect(video.currentTime).toBe(10),
  louder: ({ video }) => expect(video.volume).toBeCloseTo(0.6),
  quieter: ({ video }) => expect(video.volume).toBeCloseTo(0.4),
  mute: ({ video }) => expect(video.muted).toBe(true),
  unmute: ({ video }) => expect(video.muted).toBe(false),
  captions_on: () => expect(localStorage.getItem('starnest.captions')).toBe('en'),
  captions_off: () => expect(localStorage.getItem('starnest.captions')).toBe('off'),
}

describe('a film that is told something', () => {
  it.each(PLAYER_COMMANDS)('does what its buttons do: %s', (command) => {
    const film = open()
    if (command === 'unmute') film.tell('mute')
    if (command === 'captions_off') film.tell('captions_on')
    expect(film.tell(command)).toBe(true)
    OUTCOMES[command](film)
  })

  it('moves by as many seconds as were said, and never beyond its ends', () => {
    const { video, tell } = open()
    tell('forward', 12)
    expect(video.currentTime).toBe(32)
    tell('back', 300)
    expect(video.currentTime).toBe(0)
  })

  it('goes on behind an intro where that is offered, unless it was said how far', () => {
    const { video, tell } = open([{ kind: 'intro', startSeconds: 15, endSeconds: 38 }])
    const runTo = (seconds: number) =>
      act(() => {
        video.currentTime = seconds
        video.dispatchEvent(new Event('timeupdate'))
      })
    Object.defineProperties(video, { paused: { value: false }, readyState: { value: 4 } })
    runTo(16)
    tell('forward', 12)
    expect(video.currentTime).toBe(28)
    runTo(28)
    tell('forward')
    expect(video.currentTime).toBe(38)
    runTo(38)
    tell('back')
    expect(video.currentTime).toBe(28)
  })

  it('is silent, or heard, however often it is told so', () => {
    const { video, tell } = open()
    tell('mute')
    tell('mute')
    expect(video.muted).toBe(true)
    tell('unmute')
    tell('unmute')
    expect([video.muted, video.volume]).toEqual([false, 0.5])
  })

  it('makes way for the next episode', () => {
    const { order, moveEpisode } = open()
    expect(order({ type: 'move', direction: 'next' })).toBe(true)
    expect(moveEpisode).toHaveBeenCalledExactlyOnceWith('next')
  })

  it('hears nothing any more once it is closed', () => {
    const { unmount } = open()
    expect(openPlayer()?.titleId).toBe(7)
    unmount()
    expect(openPlayer()).toBeNull()
  })
})
