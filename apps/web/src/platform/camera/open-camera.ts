/** Why a camera cannot be had. `insecure`: the page came without HTTPS, and browsers give none then. */
export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'failed'

/** No camera, and why. */
export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly reason: CameraRefusal

  constructor(reason: CameraRefusal, cause?: unknown) {
    super(`no camera: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A camera that is open. */
export type Camera = {
  stream: MediaStream
  /** Looks at whoever holds the device, or does not say where it looks. */
  isFront: boolean
  /** Ends every track. */
  close: () => void
}

/** What DOMExceptions of getUserMedia mean. Source: Media Capture and Streams §10.2. */
const REFUSALS: Record<string, CameraRefusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What is asked for. Source: specification §6 and §9, "rear-facing preferred, ideal 1280x720". */
const WANTED: MediaStreamConstraints = {
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
  audio: false,
}

/** Milliseconds that an open camera may show nothing before it counts as taken by somebody else. A browser that had
 *  no picture for 25 says so, and looks again after as many (Chromium): a device that is busy for a moment is told
 *  of after a second at the earliest. */
const MUTED_FOR_MS = 3000

/** Whether this browser has cameras to ask for: not on a page that came without HTTPS. */
export const canAskForCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Opens the camera at the back of the device, where it has one, else another. `onLost` is called once when
 *  it goes by itself: unplugged, taken back, or taken by another page.
 *  @throws CameraError */
export async function openCamera(onLost: (reason: CameraRefusal) => void): Promise<Camera> {
  if (!canAskForCamera()) throw new CameraError('insecure')
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia(WANTED)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new CameraError(REFUSALS[name] ?? 'failed', error)
  }
  const [track] = stream.getVideoTracks()
  if (!track) {
    stopAll(stream)
    throw new CameraError('missing')
  }
  return watched(stream, track, onLost)
}

const stopAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

function watched(
  stream: MediaStream,
  track: MediaStreamTrack,
  onLost: (reason: CameraRefusal) => void,
): Camera {
  const leaving = new AbortController()
  let muted: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    leaving.abort()
    clearTimeout(muted)
    stopAll(stream)
  }
  const lose = (reason: CameraRefusal) => {
    if (leaving.signal.aborted) return
    close()
    onLost(reason)
  }
  const { signal } = leaving
  track.addEventListener('ended', () => lose('missing'), { signal })
  track.addEventListener(
    'mute',
    () => {
      muted = setTimeout(() => lose('busy'), MUTED_FOR_MS)
    },
    { signal },
  )
  track.addEventListener('unmute', () => clearTimeout(muted), { signal })
  return { stream, isFront: track.getSettings().facingMode !== 'environment', close }
}
