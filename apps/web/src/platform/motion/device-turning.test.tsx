import { afterEach, describe, expect, it, vi } from 'vitest'
import { askForTurning, onTurning, screenAngle } from './device-turning.ts'

afterEach(() => vi.unstubAllGlobals())

const turn = (angles: Record<string, number | null>) =>
  dispatchEvent(Object.assign(new Event('deviceorientation'), angles))

describe('the sensor of a device', () => {
  it('is told with whole angles only: a device without a gyroscope sends none', () => {
    const told = vi.fn()
    const end = onTurning(told)
    turn({ alpha: null, beta: null, gamma: null })
    turn({ alpha: 10, beta: Number.NaN, gamma: 3 })
    expect(told).not.toHaveBeenCalled()
    turn({ alpha: 10, beta: 90, gamma: 3 })
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { alpha: 10, beta: 90, gamma: 3 },
      expect.any(Number),
    )
    end()
    turn({ alpha: 11, beta: 90, gamma: 3 })
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    ['granted', async () => 'granted', 'granted'],
    ['denied', async () => 'denied', 'denied'],
    [
      'refused outside of a tap',
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
      'denied',
    ],
    ['not asked about', undefined, 'granted'],
  ])('is %s', async (_name, requestPermission, answer) => {
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
    expect(await askForTurning()).toBe(answer)
  })

  it('is asked about at once, while the tap still counts', () => {
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
    void askForTurning()
    expect(requestPermission).toHaveBeenCalledOnce()
  })

  it('may be missing altogether', async () => {
    Reflect.deleteProperty(globalThis, 'DeviceOrientationEvent')
    expect(await askForTurning()).toBe('silent')
  })
})

describe('how the screen is turned', () => {
  it.each([
    [{ screen: { orientation: { angle: 270 } } }, 270],
    [{ screen: {}, orientation: -90 }, 270],
    [{ screen: {}, orientation: undefined }, 0],
  ])('is read of %j', (known, angle) => {
    for (const [name, value] of Object.entries(known)) vi.stubGlobal(name, value)
    expect(screenAngle()).toBe(angle)
  })
})
