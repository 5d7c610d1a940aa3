import { afterEach, describe, expect, it, vi } from 'vitest'
import { askForMotion, lookOfDevice, turnedSince } from './device-turn.ts'

const RAD = Math.PI / 180
const upright = (alpha: number, beta = 90, gamma = 0) => {
  const look = lookOfDevice({ alpha, beta, gamma })
  if (!look) throw new Error('it looks nowhere')
  return look
}

afterEach(() => vi.unstubAllGlobals())

describe('a device that is held up', () => {
  it.each([0, 30, 90, 179, 270, 359])('looks where it is turned: %d°', (alpha) => {
    const turned = turnedSince(upright(0), upright(alpha))
    const wanted = Math.atan2(Math.sin(alpha * RAD), Math.cos(alpha * RAD))
    expect(turned.yawRad).toBeCloseTo(wanted, 3)
    expect(turned.pitchRad).toBeCloseTo(0, 6)
  })

  it('looks up when it is leaned back, and down when it is leaned forward', () => {
    expect(turnedSince(upright(0), upright(0, 120)).pitchRad).toBeCloseTo(30 * RAD)
    expect(turnedSince(upright(0), upright(0, 60)).pitchRad).toBeCloseTo(-30 * RAD)
  })

  it('does not jump where its angles do: turned over the north, and held exactly upright', () => {
    expect(turnedSince(upright(359), upright(1)).yawRad).toBeCloseTo(2 * RAD, 6)
    // The same pose in other angles: beyond upright, alpha and gamma turn round.
    const before = upright(10, 89.9, 0)
    const after = upright(190, 89.9, 180)
    expect(Math.abs(turnedSince(before, after).pitchRad)).toBeLessThan(0.01)
  })

  it('follows a head that turns in small steps, without a step of more than 3°', () => {
    let before = upright(0)
    for (let alpha = 1; alpha <= 720; alpha += 1) {
      const now = upright(alpha % 360, 90 + 20 * Math.sin(alpha / 30), 12 * Math.sin(alpha / 20))
      expect(Math.abs(turnedSince(before, now).yawRad)).toBeLessThan(3 * RAD)
      before = now
    }
  })
})

describe('a device that says nothing of use', () => {
  it.each([
    ['has no sensors', null, null, null],
    ['says nonsense', Number.NaN, 90, 0],
    ['lies on a table', 40, 0, 0],
  ])('looks nowhere when it %s', (_what, alpha, beta, gamma) => {
    expect(lookOfDevice({ alpha, beta, gamma })).toBeUndefined()
  })
})

describe('asking for the sensors', () => {
  it.each([
    ['needs no question', class {}, 'on'],
    ['is allowed', withAnswer(async () => 'granted'), 'on'],
    ['is refused', withAnswer(async () => 'denied'), 'denied'],
    ['fails outside of a press', withAnswer(() => Promise.reject(new Error('no press'))), 'denied'],
  ])('%s', async (_what, event, answer) => {
    vi.stubGlobal('DeviceOrientationEvent', event)
    expect(await askForMotion()).toBe(answer)
  })

  it('says where there are none', async () => {
    vi.stubGlobal('DeviceOrientationEvent', undefined)
    expect(await askForMotion()).toBe('missing')
  })
})

function withAnswer(requestPermission: () => Promise<string>) {
  return Object.assign(class {}, { requestPermission })
}
