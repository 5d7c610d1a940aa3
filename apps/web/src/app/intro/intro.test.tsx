import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { introPlays, placeAfterIntro, playIntroAtStart, replayIntro } from './intro.ts'

const clip = {
  slug: 'intro',
  title: 'Starnest',
  use: 'intro',
  loop: false,
  videoUrl: '/clips/intro/film.mp4?v=a',
  stillUrl: '/clips/intro/still.webp?v=b',
  durationSeconds: 7,
}
let answer: () => Promise<Response>

/** Longer than anything here waits. */
const LONG_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  answer = async () => new Response(JSON.stringify([clip]))
  vi.stubGlobal('fetch', () => answer())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const intro = () => document.querySelector('dialog')
const curtain = () => document.querySelector('.fixed')

/** Lets the intro come, if it does. */
async function wait(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(0))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(0))
}

async function endFilm(): Promise<void> {
  const film = document.querySelector('video')
  if (film) fireEvent.ended(film)
  await act(() => vi.advanceTimersByTimeAsync(LONG_MS))
}

/** Opens the app at this address, and says whether the intro came; it has ended afterwards. */
async function opens(address: string): Promise<boolean> {
  history.replaceState(null, '', address)
  const over = playIntroAtStart()
  await wait()
  const came = intro() !== null
  if (came) expect(curtain()).toBeNull()
  await endFilm()
  await over
  expect(intro() ?? curtain()).toBeNull()
  return came
}

describe('the intro', () => {
  it.each([
    ['/', '', false, true],
    ['/streaming', '', false, true],
    ['/', '', true, false],
    ['/watch/3', '', false, false],
    ['/profile', '', false, false],
    ['/watch/3', '?reset=intro', true, true],
    ['/', '?reset=everything', true, false],
  ])('at %s%s, seen: %s, plays: %s', (pathname, search, isSeen, plays) => {
    expect(introPlays({ pathname, search, isSeen })).toBe(plays)
  })

  it.each([
    ['/', '', '/streaming'],
    ['/', '?genre=kids', '/streaming?genre=kids'],
    ['/streaming', '?reset=intro', '/streaming'],
    ['/watch/3', '?reset=intro&play=1', '/watch/3?play=1'],
  ])('leads from %s%s to %s', (pathname, search, place) => {
    expect(placeAfterIntro({ pathname, search })).toBe(place)
  })

  it('plays once a session, and leads to where the app begins', async () => {
    expect(await opens('/')).toBe(true)
    expect(location.pathname).toBe('/streaming')
    expect(await opens('/')).toBe(false)
    expect(location.pathname).toBe('/')
  })

  it('plays again when it is asked to, and leads nowhere', async () => {
    replayIntro()
    await wait()
    expect(intro()).not.toBeNull()
    await endFilm()
    expect(intro()).toBeNull()
  })

  it('lets the app show when the library has no intro', async () => {
    answer = async () => new Response('[]')
    expect(await opens('/')).toBe(false)
    expect(location.pathname).toBe('/streaming')
  })

  it('lets the app show when nobody answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await opens('/')).toBe(false)
    expect(location.pathname).toBe('/streaming')
  })

  it('does not come over an app that had to show without it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    history.replaceState(null, '', '/')
    const over = playIntroAtStart()
    await act(() => vi.advanceTimersByTimeAsync(LONG_MS))
    expect(curtain()).toBeNull()
    resolve(new Response(JSON.stringify([clip])))
    await over
    expect(intro()).toBeNull()
  })

  it('plays where storage is forbidden', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError')
      })
    }
    expect(await opens('/streaming')).toBe(true)
  })
})
