import type { Preferences } from '@starnest/contract/household/profiles'
import type { Playback } from '@starnest/contract/watch/watch'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { speakingStore } from '../../../platform/sound/speak.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { testDetail } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { withMuteToggled } from './rules/sound/volume-rules.ts'
import { SharedFilm } from './shared-film.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(facts: Partial<Playback> = {}, likes: Partial<Preferences> = {}) {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const onVideo = vi.fn<(video: HTMLVideoElement | null) => void>()
  const onFailed = vi.fn()
  const onSkip = vi.fn<(toSeconds: number) => void>()
  const surface = { current: document.body }
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const preferences = { autoPlay: true, ...likes }
  queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(1, { preferences }))
  const film = (answer: Playback, startAtSeconds: number) => (
    <QueryClientProvider client={queryClient}>
      <SharedFilm
        title={testDetail({ id: answer.animationId })}
        playback={answer}
        startAtSeconds={startAtSeconds}
        renditions={1}
        onVideo={onVideo}
        onFailed={onFailed}
        {...{ onSkip, surface }}
      >
        {({ captions, sound }) => (
          <>
            <button type="button" onClick={() => captions.choose('en')}>
              {captions.tracks.map(({ label }) => label).join()}: {captions.shown ?? 'off'}
            </button>
            <button type="button" onClick={() => sound.change(withMuteToggled)}>
              {sound.sound.isMuted ? 'silent' : 'loud'}
            </button>
          </>
        )}
      </SharedFilm>
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(film(testPlayback(facts), 12))
  const video = () => {
    const element = document.querySelector('video')
    if (!element) throw new Error('no film is shown')
    return element
  }
  const again = (other: Partial<Playback>, startAtSeconds: number) =>
    rerender(film(testPlayback(other), startAtSeconds))
  return { play, onVideo, onFailed, onSkip, unmount, video, again }
}

describe('a shared film', () => {
  it('is fetched from where the party is, and starts nothing by itself', () => {
    const { play, video } = show()
    expect(video().getAttribute('src')).toBe('/media/7/abc/video.mp4')
    expect(video().currentTime).toBe(12)
    expect(play).not.toHaveBeenCalled()
  })

  it('is handed to who steers it, and taken back when it goes', () => {
    const { onVideo, video, unmount } = show()
    expect(onVideo).toHaveBeenLastCalledWith(video())
    unmount()
    expect(onVideo).toHaveBeenLastCalledWith(null)
  })

  it('is not disturbed by what is said of it later', () => {
    const { video, again } = show()
    const before = video()
    before.currentTime = 30
    again({ sources: { direct: '/media/7/new/video.mp4', hls: null } }, 31)
    expect(video()).toBe(before)
    expect([before.currentTime, before.getAttribute('src')]).toEqual([30, '/media/7/abc/video.mp4'])
  })

  it('makes way for another film', () => {
    const { video, again, onVideo } = show()
    const before = video()
    again({ animationId: 8, sources: { direct: '/media/8/abc/video.mp4', hls: null } }, 0)
    expect(video()).not.toBe(before)
    expect(video().getAttribute('src')).toBe('/media/8/abc/video.mp4')
    expect(onVideo).toHaveBeenLastCalledWith(video())
  })

  it('goes on by itself with the next way when one breaks, and still starts nothing', () => {
    const { video, play, onFailed } = show({
      sources: { direct: '/media/7/abc/video.mp4', hls: '/media/7/abc/hls/index.m3u8' },
    })
    fireEvent.error(video())
    expect(video().getAttribute('src')).toBe('/media/7/abc/hls/index.m3u8')
    expect([play.mock.calls, onFailed.mock.calls]).toEqual([[], []])
  })

  it('says why it cannot be shown', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'time_over', message: '' }, { status: 403 }),
    )
    const { video, onFailed } = show({ sources: { direct: '/media/7/abc/video.mp4', hls: null } })
    fireEvent.error(video())
    await vi.waitFor(() =>
      expect(onFailed).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ reason: 'timeOver' }),
      ),
    )
  })

  it.each([
    { broke: 'off', code: 2, reason: 'unreachable' },
    { broke: 'while it was read', code: 3, reason: 'unreadable' },
  ])('that broke $broke is $reason once its server answers', async ({ code, reason }) => {
    vi.stubGlobal('fetch', async () => new Response())
    const { video, onFailed } = show({ sources: { direct: '/media/7/abc/video.mp4', hls: null } })
    Object.defineProperty(video(), 'error', { value: { code } })
    fireEvent.error(video())
    await vi.waitFor(() =>
      expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason })),
    )
  })

  it('cannot be reached where nobody says anything', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
    )
    const { video, onFailed } = show({ sources: { direct: '/media/7/abc/video.mp4', hls: null } })
    fireEvent.error(video())
    const failure = expect.objectContaining({ reason: 'unreachable' })
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure))
  })

  it('lets the page choose its captions', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'English: off' }))
    expect(screen.getByRole('button', { name: 'English: en' })).toBeTruthy()
  })
})

describe('an intro of a shared film', () => {
  const intro = { kind: 'intro', startSeconds: 20, endSeconds: 50 } as const
  /** The film runs on its own to a place. */
  function runTo(film: HTMLVideoElement, seconds: number): void {
    Object.defineProperties(film, {
      readyState: { value: 4, configurable: true },
      paused: { value: false, configurable: true },
    })
    act(() => {
      film.currentTime = seconds
      film.dispatchEvent(new Event('timeupdate'))
    })
  }

  it('is skipped by who steers, for everybody, and moves nothing here', () => {
    const { video, onSkip } = show({ segments: [intro], duration: 60 })
    runTo(video(), 20.5)
    const button = screen.getByRole('button', { name: 'Skip intro' })
    expect(button.getAttribute('aria-keyshortcuts')).toBeNull()
    fireEvent.click(button)
    expect([onSkip.mock.calls, video().currentTime]).toEqual([[[50]], 20.5])
    runTo(video(), 50)
    expect(screen.queryByRole('button', { name: 'Skip intro' })).toBeNull()
  })

  it('is skipped for nobody who did not ask for it', () => {
    const { video, onSkip } = show({ segments: [intro], duration: 60 }, { skipIntros: 'skip' })
    runTo(video(), 20.5)
    screen.getByRole('button', { name: 'Skip intro' })
    expect(onSkip).not.toHaveBeenCalled()
  })

  it('is offered to nobody who wants to see all of them', () => {
    const { video } = show({ segments: [intro], duration: 60 }, { skipIntros: 'nothing' })
    runTo(video(), 20.5)
    expect(screen.queryByRole('button', { name: 'Skip intro' })).toBeNull()
  })

  it('leads to the end, where credits run to it', () => {
    const credits = { kind: 'credits', startSeconds: 40, endSeconds: 59.5 } as const
    const { video, onSkip } = show({ segments: [credits], duration: 60 })
    runTo(video(), 41)
    fireEvent.click(screen.getByRole('button', { name: 'Skip credits' }))
    expect(onSkip.mock.calls).toEqual([[60]])
  })
})

describe('the loudness of a shared film', () => {
  it('is as it was chosen in the player, and evened', () => {
    const chosen = { volume: 0.5, isMuted: true, lastAudible: 0.5 }
    localStorage.setItem('starnest.player', JSON.stringify(chosen))
    const { video } = show({ loudness: -10 })
    expect(video().volume).toBeCloseTo(0.25, 2)
    expect(video().muted).toBe(true)
  })

  it('can be changed, and that is remembered', () => {
    const { video } = show()
    fireEvent.click(screen.getByRole('button', { name: 'loud' }))
    expect(video().muted).toBe(true)
    expect(JSON.parse(localStorage.getItem('starnest.player') ?? '')).toMatchObject({
      isMuted: true,
    })
  })

  it('is not remembered as silent when only the browser silenced it, and one press brings it back', () => {
    const { video } = show()
    act(() => {
      video().muted = true
      video().dispatchEvent(new Event('volumechange'))
    })
    expect(localStorage.getItem('starnest.player')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'silent' }))
    expect(video().muted).toBe(false)
  })

  it('is a quarter as loud while a reply is read, and what was chosen stays', () => {
    const { video } = show()
    video().volume = 1
    act(() => speakingStore.set(true))
    expect(video().volume).toBe(0.25)
    act(() => speakingStore.set(false))
    expect(video().volume).toBe(1)
    expect(localStorage.getItem('starnest.player')).toBeNull()
  })
})
