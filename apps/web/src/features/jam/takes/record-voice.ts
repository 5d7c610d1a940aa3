/** What browsers record in, the best first; Safari before 18.4 knows the last one alone. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4']
/** Bits a second of one voice. */
const VOICE_BITS = 96_000

/** A recording that goes on. */
export type VoiceRecording = {
  /** Leaves out what is sung from now on, or keeps it again. */
  pause: () => void
  goOn: () => void
  finish: () => Promise<Blob>
}

/** Records a voice; null where the browser cannot. */
export function recordVoice(stream: MediaStream): VoiceRecording | null {
  if (typeof MediaRecorder === 'undefined') return null
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: VOICE_BITS,
    ...(mimeType && { mimeType }),
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const stopped = new Promise<Blob>((resolve) => {
    const done = () => resolve(new Blob(pieces, { type: recorder.mimeType }))
    recorder.addEventListener('stop', done, { once: true })
  })
  recorder.start()
  return {
    pause: () => {
      if (recorder.state === 'recording') recorder.pause()
    },
    goOn: () => {
      if (recorder.state === 'paused') recorder.resume()
    },
    finish: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      return stopped
    },
  }
}
