import { copySamples } from './copy-samples.ts'
import type { VoiceReading } from './voice-reading.ts'

/** What is told of a voice. */
export type VoiceListeners = {
  onReading: (reading: VoiceReading) => void
  /** A syllable began, in seconds on the clock of the audio context. */
  onOnset: (atSeconds: number) => void
}

/** Listens to a voice: about 94 readings a second at 48 kHz. Sound is copied on the audio thread and looked
 *  at in a worker, so that neither the music nor the picture waits. Returns the way to stop; the stream stays
 *  with whoever opened it. @throws Error where the browser has no audio worklet. */
export async function hearVoice(
  audio: AudioContext,
  stream: MediaStream,
  { onReading, onOnset }: VoiceListeners,
): Promise<() => void> {
  const { port1, port2 } = new MessageChannel()
  const stopCopying = await copySamples(audio, stream, port2)
  const worker = new Worker(new URL('./hear.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Heard>) => {
    if ('reading' in data) onReading(data.reading)
    else onOnset(data.onsetSeconds)
  }
  worker.postMessage({ sampleRate: audio.sampleRate }, [port1])
  return () => {
    stopCopying()
    worker.terminate()
  }
}

/** What the worker tells. */
type Heard = { reading: VoiceReading } | { onsetSeconds: number }
