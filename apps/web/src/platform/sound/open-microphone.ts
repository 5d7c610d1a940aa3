/** Why a microphone cannot be had. `insecure`: the page came without HTTPS, and browsers give none then. */
export type MicrophoneRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'failed'

/** No microphone, and why. */
export class MicrophoneError extends Error {
  readonly reason: MicrophoneRefusal

  constructor(reason: MicrophoneRefusal, cause?: unknown) {
    super(`no microphone: ${reason}`, { cause })
    this.reason = reason
  }
}

/** What the browser does to a voice before a page hears it; null where it does not say. */
export type VoiceProcessing = {
  echoCancellation: boolean | null
  noiseSuppression: boolean | null
  autoGainControl: boolean | null
  /** Samples a second, as the microphone gives them. */
  sampleRate: number | null
}

/** A microphone that is open. */
export type Microphone = {
  stream: MediaStream
  /** As the system calls it; may be empty. */
  label: string
  /** Stays the same for this site until its data is cleared. */
  deviceId: string
  /** What was applied in fact, whatever was asked for. */
  processing: VoiceProcessing
  close: () => void
}

const REFUSALS: Record<string, MicrophoneRefusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Opens a microphone for music: what browsers do to a voice in a call is asked to be off, since it cuts
 *  held tones. `onLost` is called once when the microphone goes by itself (unplugged, taken back).
 *  @throws MicrophoneError */
export async function openMicrophone(
  onLost: () => void,
  deviceId: string | null = null,
): Promise<Microphone> {
  if (!navigator.mediaDevices) throw new MicrophoneError('insecure')
  const wanted = {
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
    ...(deviceId !== null && { deviceId: { ideal: deviceId } }),
  }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted })
    return opened(stream, onLost)
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    throw new MicrophoneError(REFUSALS[name] ?? 'failed', error)
  }
}

function opened(stream: MediaStream, onLost: () => void): Microphone {
  const [track] = stream.getAudioTracks()
  if (!track) throw new MicrophoneError('missing')
  track.addEventListener('ended', onLost, { once: true })
  const settings: MediaTrackSettings = track.getSettings()
  return {
    stream,
    label: track.label,
    deviceId: settings.deviceId ?? '',
    processing: {
      echoCancellation: switchOf(settings.echoCancellation),
      noiseSuppression: switchOf(settings.noiseSuppression),
      autoGainControl: switchOf(settings.autoGainControl),
      sampleRate: settings.sampleRate ?? null,
    },
    close: () => {
      track.removeEventListener('ended', onLost)
      for (const one of stream.getTracks()) one.stop()
    },
  }
}

/** Newer browsers name the kind of echo cancellation: a kind is on. */
const switchOf = (value: boolean | string | undefined) =>
  typeof value === 'string' ? true : (value ?? null)

/** The microphones that there are. Their names are known once one of them was opened. */
export async function listMicrophones(): Promise<{ deviceId: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}
