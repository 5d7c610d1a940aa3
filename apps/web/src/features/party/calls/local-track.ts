/** What a screen can send. */
export type CallKind = 'camera' | 'microphone'

/** Why a camera or microphone is not on. */
export type CallProblem =
  | 'denied'
  | 'none-found'
  | 'in-use'
  | 'ended'
  | 'full'
  | 'not-secure'
  | 'unsupported'
  | 'failed'

/** How many of them are on at a time in a party: every screen sends to every other. */
export const MAX_SENDING: Record<CallKind, number> = { camera: 4, microphone: 6 }

const CONSTRAINTS: Record<CallKind, MediaStreamConstraints> = {
  camera: {
    video: {
      width: { ideal: 320 },
      height: { ideal: 240 },
      frameRate: { ideal: 15 },
      facingMode: 'user',
    },
  },
  microphone: {
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  },
}

/** What DOMExceptions of getUserMedia mean. Source: Media Capture and Streams §10.2. */
const PROBLEMS: Record<string, CallProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none-found',
  OverconstrainedError: 'none-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

type Opened = { is: 'open'; track: MediaStreamTrack } | { is: 'refused'; problem: CallProblem }

/** Ask the person and the browser for a camera or microphone. Whoever gets the track stops it. */
export async function openTrack(kind: CallKind): Promise<Opened> {
  // Pages that are not secure have no such devices at all.
  if (!navigator.mediaDevices) {
    return { is: 'refused', problem: globalThis.isSecureContext ? 'unsupported' : 'not-secure' }
  }
  if (!canCall()) return { is: 'refused', problem: 'unsupported' }
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia(CONSTRAINTS[kind])).getTracks()
    return track ? { is: 'open', track } : { is: 'refused', problem: 'none-found' }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { is: 'refused', problem: PROBLEMS[name] ?? 'failed' }
  }
}

/** Whether this browser has calls at all. */
export function canCall(): boolean {
  return 'RTCPeerConnection' in globalThis
}
