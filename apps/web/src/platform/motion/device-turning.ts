/** How the device is turned, degrees, as browsers tell it. Source: W3C Device Orientation and Motion §5. */
export type DeviceAngles = { readonly alpha: number; readonly beta: number; readonly gamma: number }

/** The part of DeviceOrientationEvent that asks for permission; Safari has it, and newer Chrome. */
type AskingEvent = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** What became of asking. `silent`: this browser has no such sensor. */
export type TurningPermission = 'granted' | 'denied' | 'silent'

/** Asks to be told how the device is turned. Has to be called inside a tap: Safari refuses otherwise. */
export async function askForTurning(): Promise<TurningPermission> {
  if (!('DeviceOrientationEvent' in globalThis)) return 'silent'
  const event: AskingEvent & object = DeviceOrientationEvent
  const { requestPermission } = event
  if (typeof requestPermission !== 'function') return 'granted'
  try {
    return (await requestPermission.call(DeviceOrientationEvent)) === 'granted'
      ? 'granted'
      : 'denied'
  } catch {
    return 'denied'
  }
}

/** Tells each turn of the device, with milliseconds since the page began. A device without a gyroscope sends
 *  one event without angles, or none: neither is told. Returns what ends it. */
export function onTurning(tell: (angles: DeviceAngles, atMs: number) => void): () => void {
  const listen = ({ alpha, beta, gamma, timeStamp }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null || gamma === null) return
    if (Number.isFinite(alpha + beta + gamma)) tell({ alpha, beta, gamma }, timeStamp)
  }
  addEventListener('deviceorientation', listen)
  return () => removeEventListener('deviceorientation', listen)
}

/** How far the picture on the screen is turned against the device, degrees: 0, 90, 180 or 270. Older Safari
 *  only has `window.orientation`, which counts to -90. */
export function screenAngle(): number {
  const angle = globalThis.screen?.orientation?.angle ?? Reflect.get(globalThis, 'orientation')
  return typeof angle === 'number' ? (angle + 360) % 360 : 0
}
