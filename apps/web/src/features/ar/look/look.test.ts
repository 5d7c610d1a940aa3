import fc from 'fast-check'
import { PerspectiveCamera, Quaternion as ThreeQuaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { type RecordedPose, recordLog } from '../../../testing/fakes/sensor-log.ts'
import { directionOf, framePixel, markerDiameter, spread } from './anchors.ts'
import { Look } from './look.ts'
import {
  angleBetween,
  degrees,
  inverse,
  product,
  type Quaternion,
  radians,
  turnAbout,
  turned,
  type Vector,
} from './quaternion.ts'
import { focalOf, pictureOffset, placeOnScreen, type View, verticalAngle } from './view.ts'

const MARKERS = [
  { x: 0, y: 0 },
  { x: -0.9, y: -0.3 },
  { x: 0.6, y: 0.8 },
].map(directionOf)

const angleTo = (one: Vector, other: Vector) =>
  degrees(Math.acos(Math.min(1, one[0] * other[0] + one[1] * other[1] + one[2] * other[2])))

/** Replays a log and compares, at each sample, where each marker is seen with where it truly is. */
function replayed(log: ReturnType<typeof recordLog>) {
  const look = new Look()
  let worst = 0
  let leap = 0
  let before: Vector[] | undefined
  let trulyBefore: Vector[] | undefined
  for (const { angles, atMs, screenDegrees, truth } of log) {
    look.sense(angles, atMs, screenDegrees)
    const seen = MARKERS.map((marker) => turned(marker, inverse(look.turn(screenDegrees))))
    const truly = MARKERS.map((marker) => turned(marker, inverse(truth)))
    for (const [nth, one] of seen.entries()) {
      worst = Math.max(worst, angleTo(one, truly[nth] ?? one))
      const moved = angleTo(one, before?.[nth] ?? one)
      const trulyMoved = angleTo(truly[nth] ?? one, trulyBefore?.[nth] ?? truly[nth] ?? one)
      leap = Math.max(leap, moved - trulyMoved)
    }
    before = seen
    trulyBefore = truly
  }
  return { worst, leap }
}

const seconds = 8
const wave = (t: number, amount: number, every: number) =>
  amount * Math.sin((2 * Math.PI * t) / every)

/** What people do with a phone before them: degrees by the second. `north`: how the compass counts. */
const LOGS: Record<string, { pose: (t: number) => RecordedPose; north?: number }> = {
  'held still and upright': { pose: () => ({ yaw: 0, pitch: 0, roll: 0 }) },
  'held upright by a hand that trembles': {
    pose: (t) => ({ yaw: wave(t, 0.8, 0.7), pitch: wave(t, 0.6, 0.9), roll: wave(t, 0.5, 1.1) }),
  },
  'turned right round, through 0 and 360': {
    pose: (t) => ({ yaw: -45 * t, pitch: 2, roll: 1 }),
    north: 20,
  },
  'turned to and fro over north': { pose: (t) => ({ yaw: wave(t, 25, 3), pitch: -3, roll: 0 }) },
  'tilted through upright, where the angles flip': {
    pose: (t) => ({ yaw: wave(t, 20, 4), pitch: wave(t, 18, 2.5), roll: wave(t, 4, 3) }),
    north: 200,
  },
  'rolled from side to side': {
    pose: (t) => ({ yaw: 10, pitch: -8, roll: wave(t, 35, 3) }),
    north: 77,
  },
  'turned from portrait to landscape and back': {
    pose: (t) => {
      const isWide = t > 2 && t < 5
      return { yaw: 5 * t, pitch: 0, roll: 0, screenDegrees: isWide ? 90 : 0 }
    },
    north: 310,
  },
  'held upside down in landscape': {
    pose: (t) => ({ yaw: wave(t, 30, 5), pitch: 4, roll: 0, screenDegrees: 270 }),
  },
  'looked down at the floor with': {
    pose: (t) => ({ yaw: wave(t, 15, 6), pitch: -20 + wave(t, 30, 6), roll: 0 }),
    north: 131,
  },
}

describe('a replayed log of a sensor', () => {
  it.each(Object.entries(LOGS))('of a phone %s keeps markers in their places', (_name, log) => {
    const { worst, leap } = replayed(recordLog({ seconds, noiseDegrees: 0.3, seed: 7, ...log }))
    expect(worst).toBeLessThan(3)
    expect(leap).toBeLessThan(5)
  })

  it('would fail a look that follows the bare angles', () => {
    // The same measure on angles that are smoothed one by one, as is often done.
    const log = recordLog({
      ...{ seconds, noiseDegrees: 0.3, seed: 7 },
      ...(LOGS['tilted through upright, where the angles flip'] ?? { pose: () => ({}) as never }),
    })
    const smooth = { alpha: 0, beta: 90, gamma: 0 }
    const look = new Look()
    let worst = 0
    for (const { angles, atMs, screenDegrees, truth } of log) {
      smooth.alpha += (angles.alpha - smooth.alpha) * 0.15
      smooth.beta += (angles.beta - smooth.beta) * 0.15
      smooth.gamma += (angles.gamma - smooth.gamma) * 0.15
      look.sense(smooth, atMs, screenDegrees)
      const [marker = [0, 0, -1] as const] = MARKERS
      const seen = turned(marker, inverse(look.turn(screenDegrees)))
      worst = Math.max(worst, angleTo(seen, turned(marker, inverse(truth))))
    }
    expect(worst).toBeGreaterThan(5)
  })

  it('trembles less on the screen than in the sensor', () => {
    const log = recordLog({
      ...{ seconds, noiseDegrees: 0.3, seed: 3 },
      pose: () => ({ yaw: 0, pitch: 0, roll: 0 }),
    })
    const { worst } = replayed(log)
    expect(worst).toBeLessThan(0.9)
  })
})

it.each([0, 90, 180, 270])(
  'straight ahead stays where it is for a device that lies still, on a screen turned by %i degrees',
  (screenDegrees) => {
    const look = new Look()
    // Held flat: the camera looks at the floor, and only the edges of the screen tell a heading.
    look.sense({ alpha: 40, beta: 8, gamma: 3 }, 0, screenDegrees)
    const before = look.turn(screenDegrees)
    look.recentre(screenDegrees)
    expect(degrees(angleBetween(before, look.turn(screenDegrees)))).toBeCloseTo(0, 3)
  },
)

describe('a look without a sensor', () => {
  const ahead = (look: Look) => turned([0, 0, -1], look.turn(0))

  it('keeps what was dragged under the finger', () => {
    const look = new Look()
    const view = { ...{ width: 800, height: 600, focal: 500 } }
    look.drag({ x: 200, y: 0 }, view.focal)
    const offset = pictureOffset([0, 0, -1], { ...view, turn: look.turn(0) })
    expect(offset?.[0]).toBeCloseTo(200)
  })

  it('cannot be turned over', () => {
    const look = new Look()
    for (let nth = 0; nth < 100; nth += 1) look.drag({ x: 0, y: 300 }, 500)
    expect(degrees(Math.asin(ahead(look)[1]))).toBeCloseTo(50)
  })

  it.each([true, false])(
    'turns to what is asked for (at once: %s), by the nearer way',
    (atOnce) => {
      const look = new Look()
      const direction = directionOf({ x: -1, y: 0.5 })
      look.turnTo(direction, 0, { atOnce })
      for (let frame = 0; frame < 120 && look.isGliding; frame += 1) look.pass(1000 / 60)
      // What a marker marks stands below it, and comes into the middle with it.
      expect(angleTo(ahead(look), direction)).toBeCloseTo(7, 0)
      look.drag({ x: 3_000, y: 0 }, 100)
      look.turnTo(direction, 0, { atOnce: true })
      expect(angleTo(ahead(look), direction)).toBeCloseTo(7, 0)
    },
  )

  it('looks straight ahead again', () => {
    const look = new Look()
    look.drag({ x: 200, y: 90 }, 500)
    look.recentre(0)
    expect(ahead(look)).toEqual([0, 0, -1].map((value) => expect.closeTo(value)))
  })
})

describe('the frame', () => {
  it.each([
    [{ x: -1, y: -1 }, { x: 0, y: 0 }, -60, 35],
    [{ x: 0, y: 0 }, { x: 640, y: 360 }, 0, 0],
    [{ x: 1, y: 1 }, { x: 1280, y: 720 }, 60, -35],
    [{ x: 7, y: Number.NaN }, { x: 1280, y: 360 }, 60, 0],
  ])('puts %j at %j', (position, pixel, yaw, pitch) => {
    expect(framePixel(position)).toEqual(pixel)
    const [x, y, z] = directionOf(position)
    expect(degrees(Math.atan2(x, -z))).toBeCloseTo(yaw)
    expect(degrees(Math.asin(y))).toBeCloseTo(pitch)
  })

  it.each([
    [1, 1, 44],
    [1.6, 1, 64],
    [0, 1, 44],
    [1000, 1, 120],
    [Number.NaN, 1, 70],
    [1, 3, 120],
    [1, 0.2, 44],
  ])('draws a marker of scale %d with %d pixels a pixel %d wide', (scale, size, diameter) => {
    expect(markerDiameter(scale, size)).toBeCloseTo(diameter)
  })

  it('moves apart whatever stands in one place, and nothing else', () => {
    const free = [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0.2 },
    ]
    expect(spread(free)).toEqual(free)
    const position = fc.record({
      x: fc.double({ min: -1, max: 1 }),
      y: fc.double({ min: -1, max: 1 }),
    })
    const heap = fc.array(position, { maxLength: 4 }).map((some) => [...some, ...some])
    fc.assert(
      fc.property(heap, (positions) => {
        const places = spread(positions)
        for (const [nth, one] of places.entries()) {
          for (const other of places.slice(nth + 1)) {
            expect(angleTo(directionOf(one), directionOf(other))).toBeGreaterThan(5)
          }
        }
      }),
    )
  })
})

describe('a place on the screen', () => {
  const inset = { top: 80, bottom: 120, side: 30 }
  const sizes = [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
    { width: 3840, height: 2160 },
  ]

  it.each(sizes)('of %j is where the camera of the scene draws it', ({ width, height }) => {
    const turn = product(turnAbout('y', 0.3), turnAbout('x', -0.1), turnAbout('z', 0.2))
    const view: View = { width, height, turn, focal: focalOf({ width, height }) }
    const camera = new PerspectiveCamera(degrees(verticalAngle(view)), width / height, 0.1, 100)
    camera.quaternion.copy(new ThreeQuaternion(...turn))
    camera.updateMatrixWorld()
    for (const direction of MARKERS) {
      const drawn = new Vector3(...direction).multiplyScalar(3).project(camera)
      const place = pictureOffset(direction, view)
      if (!place) continue
      expect(place[0]).toBeCloseTo((drawn.x * width) / 2, 3)
      expect(place[1]).toBeCloseTo((-drawn.y * height) / 2, 3)
    }
  })

  it('is at the edge, with the way there, for what is not in view', () => {
    const view = (yaw: number): View => ({
      ...{ width: 390, height: 844, focal: focalOf({ width: 390, height: 844 }) },
      turn: turnAbout('y', radians(yaw)),
    })
    const left = placeOnScreen(directionOf({ x: -1, y: 0 }), view(0), inset)
    expect(left).toMatchObject({ isSeen: false, x: 30 })
    const behind = placeOnScreen([0, 0, 1], view(0), inset)
    expect(behind).toMatchObject({ isSeen: false, x: 360 })
    expect(placeOnScreen([0, 0, -1], view(0), inset)).toMatchObject({ isSeen: true, x: 195 })
  })

  it('never leaves the part of the screen that is free', () => {
    const turn = fc
      .tuple(
        fc.double({ min: -7, max: 7, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
      )
      .map(([yaw, pitch]): Quaternion => product(turnAbout('y', yaw), turnAbout('x', pitch)))
    fc.assert(
      fc.property(turn, fc.constantFrom(...MARKERS), fc.constantFrom(...sizes), (t, d, size) => {
        const { x, y } = placeOnScreen(d, { ...size, turn: t, focal: focalOf(size) }, inset)
        expect(x).toBeGreaterThanOrEqual(inset.side - 0.01)
        expect(x).toBeLessThanOrEqual(size.width - inset.side + 0.01)
        expect(y).toBeGreaterThanOrEqual(inset.top - 0.01)
        expect(y).toBeLessThanOrEqual(size.height - inset.bottom + 0.01)
      }),
    )
  })
})
