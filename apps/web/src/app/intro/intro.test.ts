// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { introPlays, placeAfterIntro, playIntroAtStart } from './intro.ts'

const asked = vi.fn()
const played = vi.fn()
vi.mock('./open-intro.tsx', () => ({ prepareIntro: async () => asked() }))

function routerAt(pathname: string, search = '') {
  const navigate = vi.fn()
  return { state: { location: { pathname, search } }, navigate }
}

beforeEach(() => {
  sessionStorage.clear()
  asked.mockReset().mockReturnValue(played)
  played.mockReset().mockResolvedValue(undefined)
})
afterEach(() => void vi.restoreAllMocks())

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

  it('plays once a session', async () => {
    const router = routerAt('/')
    await playIntroAtStart(router)
    expect(router.navigate).toHaveBeenCalledWith('/streaming', expect.anything())
    await playIntroAtStart(routerAt('/'))
    expect(played).toHaveBeenCalledOnce()
  })

  it('hides the app until it is there, and no longer', async () => {
    const curtain = () => document.querySelector('[role=status]')
    asked.mockImplementation(() => {
      expect(curtain()?.textContent).toBe('Loading Starnest...')
      return played
    })
    played.mockImplementation(async () => undefined)
    await playIntroAtStart(routerAt('/'))
    expect(asked).toHaveBeenCalledOnce()
    expect(curtain()).toBeNull()
  })

  it('lets the app show when the library has no intro', async () => {
    asked.mockReturnValue(undefined)
    const router = routerAt('/')
    await playIntroAtStart(router)
    expect(router.navigate).toHaveBeenCalledOnce()
  })

  it('lets the app show when it cannot be prepared', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    asked.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    const router = routerAt('/')
    await playIntroAtStart(router)
    expect(router.navigate).toHaveBeenCalledOnce()
    expect(document.querySelector('[role=status]')).toBeNull()
  })

  it('plays where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    await playIntroAtStart(routerAt('/streaming'))
    expect(played).toHaveBeenCalledOnce()
  })
})
