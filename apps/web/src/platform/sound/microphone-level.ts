/** Samples that one look at the level takes: 23 ms at 44.1 kHz. */
const WINDOW_SAMPLES = 1024
/** Root mean square of a voice near the microphone; the meter is full there. */
const LOUD_RMS = 0.25

/** How loud samples between -1 and 1 are, 0 to 1. The root lifts what is quiet, as ears do. */
export function levelOf(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += sample * sample
  const rms = Math.sqrt(squares / Math.max(1, samples.length))
  return Math.min(1, Math.sqrt(rms / LOUD_RMS))
}

/** Tells how loud a stream is, 0 to 1, with each picture of the screen. Returns the way to stop; the stream stays
 *  with whoever opened it. */
export function followLevel(
  audio: AudioContext,
  stream: MediaStream,
  onLevel: (level: number) => void,
): () => void {
  const analyser = audio.createAnalyser()
  analyser.fftSize = WINDOW_SAMPLES
  const source = audio.createMediaStreamSource(stream)
  source.connect(analyser)
  const samples = new Float32Array(WINDOW_SAMPLES)
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(frame)
    source.disconnect()
  }
}

/** Tells how loud the microphone is, 0 to 1, with each picture of the screen. Returns the way to stop: the
 *  microphone is let go at once. Where it cannot be had, nothing is told; who listens says why. */
export function followMicrophone(onLevel: (level: number) => void): () => void {
  let isStopped = false
  let release: (() => void) | undefined
  const follow = async () => {
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true })
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    if (isStopped || !stream) return letGo()
    const undo = [letGo]
    release = () => {
      for (const step of undo.splice(0).reverse()) step()
    }
    try {
      const audio = new AudioContext()
      undo.push(() => void audio.close())
      undo.push(followLevel(audio, stream, onLevel))
    } catch {
      // The device has no more sound to give: a microphone that nobody measures is not kept open.
      release()
    }
  }
  follow().catch(() => undefined)
  return () => {
    isStopped = true
    release?.()
    release = undefined
  }
}
