import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCamera } from '../../testing/fakes/fake-camera.ts'
import { canAskForCamera, openCamera } from './open-camera.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a camera', () => {
  it('is asked for at the back of the device, in 1280 by 720, without sound', async () => {
    const { getUserMedia } = fakeCamera()
    await openCamera(() => undefined)
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
      audio: false,
    })
  })

  it.each([
    ['environment', false],
    ['user', true],
    [undefined, true],
  ])('that says it looks to the %s is at the front: %s', async (facingMode, isFront) => {
    fakeCamera({ facingMode })
    expect((await openCamera(() => undefined)).isFront).toBe(isFront)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'failed'],
  ])('that is refused with %s is %s', async (name, reason) => {
    fakeCamera({ refusal: name })
    await expect(openCamera(() => undefined)).rejects.toMatchObject({ reason })
  })

  it('cannot be asked for where the page came without HTTPS', async () => {
    vi.stubGlobal('navigator', {})
    expect(canAskForCamera()).toBe(false)
    await expect(openCamera(() => undefined)).rejects.toMatchObject({ reason: 'insecure' })
  })

  it('ends every track, and says nothing when it is closed', async () => {
    const { tracks } = fakeCamera()
    const onLost = vi.fn()
    const camera = await openCamera(onLost)
    camera.close()
    tracks[0]?.dispatchEvent(new Event('ended'))
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(onLost).not.toHaveBeenCalled()
  })

  it('that is unplugged is missed at once', async () => {
    const { tracks } = fakeCamera()
    const onLost = vi.fn()
    await openCamera(onLost)
    tracks[0]?.dispatchEvent(new Event('ended'))
    expect(onLost).toHaveBeenCalledExactlyOnceWith('missing')
  })

  it('that another page took is missed after some seconds, and one that blinks is not', async () => {
    const { tracks } = fakeCamera()
    const onLost = vi.fn()
    await openCamera(onLost)
    tracks[0]?.dispatchEvent(new Event('mute'))
    vi.advanceTimersByTime(1_500)
    tracks[0]?.dispatchEvent(new Event('unmute'))
    vi.advanceTimersByTime(5_000)
    expect(onLost).not.toHaveBeenCalled()
    tracks[0]?.dispatchEvent(new Event('mute'))
    vi.advanceTimersByTime(4_000)
    expect(onLost).toHaveBeenCalledExactlyOnceWith('busy')
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  })
})
