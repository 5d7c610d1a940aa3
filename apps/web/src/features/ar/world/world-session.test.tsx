import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeXrSession } from '../../../testing/fakes/fake-xr-session.ts'
import { directionOf } from '../look/anchors.ts'
import { groupPose, placeInGroup, pointedAt, wayTo } from './world-places.ts'
import { canOpenWorld, openWorld } from './world-session.ts'

afterEach(() => vi.unstubAllGlobals())

const transform = (x: number, y: number, z: number) => ({
  position: { x, y, z, w: 1 },
  orientation: { x: 0, y: 0, z: 0, w: 1 },
})

function stubXr(session: ReturnType<typeof fakeXrSession>, isSupported = true) {
  const requestSession = vi.fn(async (_mode: string, _options: object) => session)
  vi.stubGlobal('navigator', {
    xr: { isSessionSupported: async () => isSupported, requestSession },
  })
  return requestSession
}

const frameOf = (floor: ReturnType<typeof transform> | null, hasPose = true) =>
  ({
    getViewerPose: () =>
      hasPose
        ? { views: [{ transform: transform(0, 1.5, 0), projectionMatrix: [1, 0, 0, 0, 0, 2.4] }] }
        : null,
    getHitTestResults: () => (floor ? [{ getPose: () => ({ transform: floor }) }] : []),
  }) as unknown as XRFrame

describe('a session of WebXR', () => {
  it('asks for surfaces and draws the interface over the room', async () => {
    const session = fakeXrSession()
    const requestSession = stubXr(session)
    const root = document.createElement('div')
    await openWorld(root, () => undefined)
    expect(requestSession).toHaveBeenCalledExactlyOnceWith('immersive-ar', {
      requiredFeatures: ['hit-test', 'local'],
      optionalFeatures: ['dom-overlay'],
      domOverlay: { root },
    })
    expect(session.asked).toEqual(['viewer'])
  })

  it('tells where the viewer is and where the floor is, and when neither is known', async () => {
    stubXr(fakeXrSession())
    const world = await openWorld(document.createElement('div'), () => undefined)
    expect(world.read(frameOf(transform(0, 0, -2)))).toEqual({
      viewer: { position: [0, 1.5, 0], turn: [0, 0, 0, 1], focal: 1.2 },
      floor: { position: [0, 0, -2], turn: [0, 0, 0, 1] },
    })
    expect(world.read(frameOf(null, false))).toEqual({ viewer: null, floor: null })
  })

  it('tells of presses of a headset and where they point, until nobody listens', async () => {
    const session = fakeXrSession()
    stubXr(session)
    const world = await openWorld(document.createElement('div'), () => undefined)
    const tell = vi.fn()
    const stop = world.onSelect(tell)
    session.select(transform(0.2, 1.1, 0))
    session.select(null)
    stop()
    session.select(null)
    expect(tell.mock.calls).toEqual([[{ position: [0.2, 1.1, 0], turn: [0, 0, 0, 1] }], [null]])
  })

  it('leaves taps to the page where that is drawn over the room', async () => {
    const session = fakeXrSession({ hasPage: true })
    stubXr(session)
    const world = await openWorld(document.createElement('div'), () => undefined)
    const tell = vi.fn()
    world.onSelect(tell)()
    world.onSelect(tell)
    session.select(null)
    expect(tell).not.toHaveBeenCalled()
  })

  it('says once that it ended, and gives its search for surfaces back', async () => {
    const session = fakeXrSession()
    stubXr(session)
    const onEnd = vi.fn()
    const world = await openWorld(document.createElement('div'), onEnd)
    await world.end()
    session.dispatchEvent(new Event('end'))
    expect(onEnd).toHaveBeenCalledOnce()
    expect(session.asked).toContain('cancelled')
  })

  it('leaves nothing open on a device that finds no surfaces', async () => {
    const session = fakeXrSession({ hasHits: false })
    stubXr(session)
    const onEnd = vi.fn()
    await expect(openWorld(document.createElement('div'), onEnd)).rejects.toThrow('no surfaces')
    expect(session.isEnded).toBe(true)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('is not offered where a browser has none, refuses to say, or is not allowed to', async () => {
    vi.stubGlobal('navigator', {})
    expect(await canOpenWorld()).toBe(false)
    await expect(openWorld(document.createElement('div'), () => undefined)).rejects.toThrow('WebXR')
    stubXr(fakeXrSession(), false)
    expect(await canOpenWorld()).toBe(false)
    vi.stubGlobal('navigator', {
      xr: { isSessionSupported: () => Promise.reject(new DOMException('', 'SecurityError')) },
    })
    expect(await canOpenWorld()).toBe(false)
  })
})

describe('what was placed on the floor', () => {
  const floor = { position: [1, 0, -2], turn: [0, 0, 0, 1] } as const
  const viewer = { position: [1, 1.5, 1] } as const

  it('faces whoever placed it, and stays there while they walk', () => {
    const group = groupPose(floor, viewer)
    const place = placeInGroup({ type: 'character', position: { x: 0, y: 0 } })
    const [x, y, z] = wayTo(place, group, viewer)
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(-1.5)])
    const nearer = { position: [1, 1.5, 0] } as const
    expect(wayTo(place, group, nearer)[2]).toBeCloseTo(z + 1)
    const beside = groupPose(floor, { position: [4, 1.5, -2] })
    // Its open side turned to the right with the viewer.
    expect(wayTo([0, 0, 1], beside, { position: [1, 0, -2] })[0]).toBeCloseTo(1)
  })

  it('is pointed at by a ray that goes near it, and the nearest counts', () => {
    const group = { position: [0, 0, -2], turn: [0, 0, 0, 1] } as const
    const ray = { position: [0, 1, 0], turn: [0, 0, 0, 1] } as const
    expect(
      pointedAt(
        [
          [0.3, 1, 0],
          [0.1, 1, 0],
        ],
        group,
        ray,
      ),
    ).toBe(1)
    expect(pointedAt([[0.6, 1, 0]], group, ray)).toBeUndefined()
    // What lies behind is not pointed at.
    expect(pointedAt([[0, 1, 4]], group, ray)).toBeUndefined()
    expect(pointedAt([], group, ray)).toBeUndefined()
  })

  it('has characters on the floor, and things above it, left and right as in the frame', () => {
    const left = placeInGroup({ type: 'character', position: { x: -1, y: 0.9 } })
    const thing = placeInGroup({ type: 'prop', position: { x: 1, y: -1 } })
    expect(left[1]).toBe(0)
    expect(left[0]).toBeLessThan(0)
    expect(thing[0]).toBeGreaterThan(0)
    expect(thing[1]).toBeGreaterThan(0.5)
    expect(Math.sign(directionOf({ x: -1, y: 0 })[0])).toBe(Math.sign(left[0]))
  })
})
