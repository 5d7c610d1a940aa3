import type { Look } from './look.ts'

/** What a device says of how it is held, degrees, as the event `deviceorientation` names them; null: it has no
 *  such sensor. */
export type DevicePose = { alpha: number | null; beta: number | null; gamma: number | null }

const RAD = Math.PI / 180

type Direction = { x: number; y: number; z: number }

/** Where the back of a device points: x to the east, y to the north, z up. Through the matrix of the three turns
 *  and not through the angles, which jump when a phone is held upright.
 *  Source: W3C "Device Orientation and Motion", worked example of the rotation matrix. */
function backOf(alpha: number, beta: number, gamma: number): Direction {
  const [cx, cy, cz] = [Math.cos(beta * RAD), Math.cos(gamma * RAD), Math.cos(alpha * RAD)]
  const [sx, sy, sz] = [Math.sin(beta * RAD), Math.sin(gamma * RAD), Math.sin(alpha * RAD)]
  return {
    x: -(cz * sy + sz * sx * cy),
    y: -(sz * sy - cz * sx * cy),
    z: -(cx * cy),
  }
}

/** Where the back of a device looks; undefined where it has no sensors, or points straight up or down, where no
 *  direction is ahead. How the picture is turned on the device does not change where its back points. */
export function lookOfDevice({ alpha, beta, gamma }: DevicePose): Look | undefined {
  if (alpha === null || beta === null || gamma === null) return undefined
  if (![alpha, beta, gamma].every(Number.isFinite)) return undefined
  const { x, y, z } = backOf(alpha, beta, gamma)
  const level = Math.hypot(x, y)
  if (level < 0.05) return undefined
  return { yawRad: Math.atan2(-x, y), pitchRad: Math.atan2(z, level) }
}

/** How far a device has turned since `first`: the view turns by as much. */
export function turnedSince(first: Look, now: Look): Look {
  const yaw = now.yawRad - first.yawRad
  return {
    yawRad: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitchRad: now.pitchRad - first.pitchRad,
  }
}

/** What became of asking for a device's sensors. */
export type MotionAnswer = 'on' | 'denied' | 'missing'

type AskingEvent = { requestPermission?: () => Promise<string> }

/** Asks for the sensors; belongs into a click, where some browsers ask the person. */
export async function askForMotion(): Promise<MotionAnswer> {
  if (typeof DeviceOrientationEvent === 'undefined') return 'missing'
  const event = DeviceOrientationEvent as AskingEvent
  if (typeof event.requestPermission !== 'function') return 'on'
  const answer = await event.requestPermission().catch(() => 'denied')
  return answer === 'granted' ? 'on' : 'denied'
}

/** Tells how far the device has turned since it was first heard of. Returns the way to stop. `onSilent` is called
 *  when a device that should have sensors says nothing for a while. */
export function followDevice(onTurn: (turned: Look) => void, onSilent: () => void): () => void {
  let first: Look | undefined
  const silent = setTimeout(onSilent, SILENT_AFTER_MS)
  const listen = (pose: DeviceOrientationEvent) => {
    const look = lookOfDevice(pose)
    if (!look) return
    clearTimeout(silent)
    first ??= look
    onTurn(turnedSince(first, look))
  }
  addEventListener('deviceorientation', listen)
  return () => {
    clearTimeout(silent)
    removeEventListener('deviceorientation', listen)
    onTurn({ yawRad: 0, pitchRad: 0 })
  }
}

/** A device with sensors tells of them many times a second. */
const SILENT_AFTER_MS = 2500
