import {
  product,
  type Quaternion,
  radians,
  turnAbout,
  turned,
  type Vector,
} from '../../features/ar/look/quaternion.ts'
import type { DeviceAngles } from '../../platform/motion/device-turning.ts'

/** How somebody holds a phone: where its back camera looks (yaw to the left, pitch up, degrees), how the
 *  picture is rolled, and how the screen is turned against the device. */
export type RecordedPose = { yaw: number; pitch: number; roll: number; screenDegrees?: number }

/** A sample of a log, and how the camera was truly turned: straight ahead is where it looked at first. */
export type Sample = {
  angles: DeviceAngles
  atMs: number
  screenDegrees: number
  truth: Quaternion
}

type Recording = {
  seconds: number
  pose: (seconds: number) => RecordedPose
  /** Noise of the pose, degrees, standard deviation. */
  noiseDegrees: number
  seed: number
  /** Degrees that the sensor's own north is away from straight ahead. */
  north?: number
}

const SAMPLES_A_SECOND = 60

/** Numbers around 0 that look like chance, of standard deviation 1. Source: mulberry32; Irwin-Hall. */
function noiseOf(seed: number): () => number {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296
  }
  return () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)
}

/** What a phone's sensor tells of a pose: alpha, beta and gamma in their ranges, as Chromium and Safari work
 *  them out, to a tenth of a degree. Source: W3C Device Orientation and Motion, "Worked example". */
function anglesOf(device: Quaternion): DeviceAngles {
  // The device's axes in the frame of the earth: x east, y north, z up.
  const inEarth = (axis: Vector): Vector => {
    const [x, y, z] = turned(axis, device)
    return [x, -z, y]
  }
  const [x, y, z] = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  ).map(inEarth) as [Vector, Vector, Vector]
  const [m12, m22, m31, m32, m33] = [y[0], y[1], x[2], y[2], z[2]]
  const asin = Math.asin(Math.max(-1, Math.min(1, m32)))
  const isFaceUp = m33 >= 0
  const alpha = isFaceUp ? Math.atan2(-m12, m22) : Math.atan2(m12, -m22)
  const beta = isFaceUp ? asin : asin >= 0 ? Math.PI - asin : -Math.PI - asin
  const gamma = isFaceUp ? Math.atan2(-m31, m33) : Math.atan2(m31, -m33)
  const tenth = (angle: number) => Math.round((angle / radians(1)) * 10) / 10
  return { alpha: (tenth(alpha) + 360) % 360, beta: tenth(beta), gamma: tenth(gamma) }
}

/** Records what the sensor of a phone says while somebody moves it, 60 samples a second. */
export function recordLog({ seconds, pose, noiseDegrees, seed, north = 0 }: Recording): Sample[] {
  const noise = noiseOf(seed)
  const tremble = () => radians(noiseDegrees * noise())
  const cameraAt = ({ yaw, pitch, roll }: RecordedPose) =>
    product(
      turnAbout('y', radians(yaw)),
      turnAbout('x', radians(pitch)),
      turnAbout('z', radians(roll)),
    )
  const started = radians(pose(0).yaw)
  return Array.from({ length: seconds * SAMPLES_A_SECOND }, (_, nth) => {
    const at = nth / SAMPLES_A_SECOND
    const now = pose(at)
    const screenDegrees = now.screenDegrees ?? 0
    const camera = cameraAt(now)
    // The screen turns its picture back against the device; the camera looks out of its back.
    const device = product(
      ...[turnAbout('y', radians(north)), camera, turnAbout('z', radians(screenDegrees))],
      ...[turnAbout('x', tremble()), turnAbout('y', tremble()), turnAbout('z', tremble())],
    )
    return {
      angles: anglesOf(device),
      atMs: at * 1000,
      screenDegrees,
      truth: product(turnAbout('y', -started), camera),
    }
  })
}
