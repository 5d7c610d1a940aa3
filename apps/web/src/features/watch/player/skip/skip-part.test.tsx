import type { Preferences } from '@starnest/contract/household/profiles'
import type { Segment } from '@starnest/contract/watch/segments'
import type { Playback } from '@starnest/contract/watch/watch'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../../library/family/family.queries.ts'
import { fakeVideo } from '../../../../testing/fakes/fake-video.ts'
import { testProfile } from '../../../../testing/made/family.ts'
import { testPlayback } from '../../../../testing/made/watch.ts'
import { SkipPart } from './skip-part.tsx'
import { type Skipping, useSkipping } from './use-skipping.ts'

const SEGMENTS: readonly Segment[] = [
  { kind: 'recap', startSeconds: 0, endSeconds: 5 },
  { kind: 'intro', startSeconds: 5, endSeconds: 20 },
  { kind: 'preview', startSeconds: 40, endSeconds: 42.5 },
  { kind: 'credits', startSeconds: 50, endSeconds: 60 },
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The film with nothing but its button. `controls` gets what the film's keys have. */
function Player(props: {
  video: HTMLVideoElement
  playback: Playback
  controls: { skipping?: Skipping }
  areControlsShown: boolean
}) {
  const { video, playback, controls, areControlsShown } = props
  const surface = useRef<HTMLDivElement>(null)
  const skipping = useSkipping(video, playback, { play: () => void video.play() })
  useEffect(() => {
    controls.skipping = skipping
  })
  return (
    <div ref={surface} tabIndex={-1} data-testid="film">
      <SkipPart {...{ skipping, surface, areControlsShown }} />
    </div>
  )
}

/** A film of a minute that plays, whose time moves only as it is told to. */
function open({
  likes = {},
  segments = SEGMENTS,
}: {
  likes?: Partial<Preferences>
  segments?: readonly Segment[]
} = {}) {
  const film = fakeVideo()
  const { video } = film
  const playback = testPlayback({ segments: [...segments], duration: 60 })
  const controls: { skipping?: Skipping } = {}
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  queryClient.setQueryData(
    activeProfileQuery.queryKey,
    testProfile(1, { preferences: { autoPlay: true, ...likes } }),
  )
  const player = (areControlsShown: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Player {...{ video, playback, controls, areControlsShown }} />
    </QueryClientProvider>
  )
  const { rerender } = render(player(false))
  film.pretend({ paused: false, rate: 0 })
  const tell = (event: string) => video.dispatchEvent(new Event(event))
  film.seeks.mockImplementation((seconds) => {
    film.pretend({ seconds })
    tell('seeking')
  })
  return {
    ...film,
    runTo: (seconds: number) =>
      act(() => {
        film.pretend({ seconds })
        tell('timeupdate')
      }),
    moveTo: (seconds: number) =>
      act(() => {
        video.currentTime = seconds
      }),
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    showControls: (areShown: boolean) => rerender(player(areShown)),
    press: () => act(() => controls.skipping?.press()),
    lookUp: () => act(() => controls.skipping?.focus()),
    begin: () => act(() => controls.skipping?.forget()),
  }
}

const offered = () => screen.queryByRole('button')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a segment that begins', () => {
  it('is offered for eight seconds, and read aloud once', async () => {
    const { runTo, pass } = open()
    expect(offered()).toBeUndefined()
    runTo(6)
    expect(offered()).toBe('Skip intro')
    expect(screen.getByRole('status').textContent).toBe('Skip intro')
    await pass(7.9)
    expect(offered()).toBe('Skip intro')
    await pass(0.1)
    expect(offered()).toBeUndefined()
    runTo(14)
    expect(offered()).toBeUndefined()
    expect(screen.getByRole('status').textContent).toBe('Skip intro')
    runTo(25)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is offered as long as the controls are there, inside it alone', async () => {
    const { runTo, pass, showControls } = open()
    runTo(6)
    await pass(8)
    showControls(true)
    expect(offered()).toBe('Skip intro')
    runTo(21)
    expect(offered()).toBeUndefined()
  })

  it('does not take the focus, and gives it back to the film', async () => {
    const { runTo, pass, lookUp } = open()
    screen.getByTestId('film').focus()
    runTo(6)
    expect(document.activeElement).toBe(screen.getByTestId('film'))
    lookUp()
    expect(document.activeElement?.textContent).toBe('Skip intro')
    await pass(10)
    expect(offered()).toBe('Skip intro')
    runTo(21)
    expect(offered()).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByTestId('film'))
  })

  it.each([
    ['lasts less than three seconds', 40.5],
    ['is as good as over', 19.8],
  ])('is not offered where it %s', (_, seconds) => {
    open().runTo(seconds)
    expect(offered()).toBeUndefined()
  })

  it('is left for its end, where the next one may begin', () => {
    const { video, runTo } = open()
    runTo(1)
    press('Skip recap')
    expect(video.currentTime).toBe(5)
    expect(offered()).toBe('Skip intro')
    press('Skip intro')
    expect(video.currentTime).toBe(20)
    expect(offered()).toBeUndefined()
  })

  it('is offered to who moves forward into it, and not to who went back into it', () => {
    const { runTo, moveTo } = open()
    runTo(0.2)
    moveTo(8)
    expect(offered()).toBe('Skip intro')
    moveTo(30)
    moveTo(7)
    expect(offered()).toBeUndefined()
    runTo(25)
    moveTo(6)
    expect(offered()).toBeUndefined()
  })

  it('is not offered any more to who goes back inside it', () => {
    const { runTo, moveTo } = open()
    runTo(17)
    moveTo(7)
    expect(offered()).toBeUndefined()
  })

  it('is offered again once the film begins again', () => {
    const { runTo, moveTo, begin } = open()
    runTo(30)
    moveTo(7)
    begin()
    moveTo(0)
    runTo(6)
    expect(offered()).toBe('Skip intro')
  })

  it('is nothing while the film is only moved to where it begins', () => {
    const { moveTo, runTo } = open()
    moveTo(10)
    expect(offered()).toBeUndefined()
    runTo(10)
    expect(offered()).toBe('Skip intro')
  })

  it('is nothing to who wants to see all of them', () => {
    const { runTo } = open({ likes: { skipIntros: 'nothing' } })
    runTo(6)
    expect(offered()).toBeUndefined()
    runTo(51)
    expect(offered()).toBe('Skip credits')
  })
})

describe('credits that run to the end', () => {
  it('are left for the end of the film, which comes also to one that stands', () => {
    const { video, play, pretend, runTo } = open()
    runTo(51)
    pretend({ paused: true })
    press('Skip credits')
    expect(video.currentTime).toBe(60)
    expect(play).toHaveBeenCalledOnce()
  })

  it('are left for what comes behind them, if anything does', () => {
    const credits: Segment = { kind: 'credits', startSeconds: 40, endSeconds: 52 }
    const { video, runTo } = open({ segments: [credits] })
    runTo(41)
    press('Skip credits')
    expect(video.currentTime).toBe(52)
  })
})

describe('who wants intros to be skipped', () => {
  const SKIPPING = { likes: { skipIntros: 'skip' } } as const

  it('sees none, is told so, and can go back into it', () => {
    const { video, runTo } = open(SKIPPING)
    runTo(4.9)
    runTo(5.1)
    expect(video.currentTime).toBe(20)
    expect(screen.getByRole('status').textContent).toBe('Intro skipped')
    press('Watch it')
    expect(video.currentTime).toBe(5.1)
    expect(offered()).toBeUndefined()
    runTo(6)
    expect(video.currentTime).toBe(6)
  })

  it('goes back to the first of several that were skipped in one go, and sees all', () => {
    const { video, runTo } = open(SKIPPING)
    runTo(0.2)
    expect(video.currentTime).toBe(20)
    press('Watch it')
    expect(video.currentTime).toBe(0.2)
    runTo(5.2)
    expect(video.currentTime).toBe(5.2)
  })

  it('is told for eight seconds', async () => {
    const { runTo, pass } = open(SKIPPING)
    runTo(0.2)
    await pass(8)
    expect(offered()).toBeUndefined()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is asked where the film was moved into one, and left alone after going back', () => {
    const { video, runTo, moveTo } = open(SKIPPING)
    runTo(0.2)
    moveTo(30)
    moveTo(7)
    runTo(8)
    expect(video.currentTime).toBe(8)
    moveTo(45)
    moveTo(51)
    expect(video.currentTime).toBe(51)
  })

  it('still has to ask for credits', () => {
    const { video, runTo } = open(SKIPPING)
    runTo(51)
    expect(video.currentTime).toBe(51)
  })
})

it('one key does what the button says, and nothing where there is none', () => {
  const { video, runTo, press: pressKey } = open()
  runTo(30)
  pressKey()
  expect(video.currentTime).toBe(30)
  runTo(51)
  pressKey()
  expect(video.currentTime).toBe(60)
})
