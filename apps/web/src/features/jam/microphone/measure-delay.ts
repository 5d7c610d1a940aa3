import { chirpTrack } from '@starnest/jam/calibrate/chirps'
import { type DelayEstimate, estimateDelay } from '@starnest/jam/calibrate/estimate-delay'
import { copySamples, type SampleBlock } from '../hearing/copy-samples.ts'
import { playTrack } from '../sound/track-player.ts'
import { bufferOf } from './tap-along.ts'

/** How long a microphone that says nothing is waited for, beyond the length of the chirps or after what it said last,
 *  in milliseconds. */
const PATIENCE_MS = 2500

/** Plays six chirps, listens to them and says how late they were heard. `onShare` is told how much of it is
 *  over, 0 to 1. @throws the signal's reason when it is aborted; Error where the browser has no audio worklet. */
export async function measureDelay(
  audio: AudioContext,
  stream: MediaStream,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<DelayEstimate> {
  const { port1, port2 } = new MessageChannel()
  const stopCopying = await copySamples(audio, stream, port2)
  const { sampleRate } = audio
  const chirps = bufferOf(audio, chirpTrack(sampleRate))
  const track = playTrack(audio, chirps, audio.destination, {
    fromSeconds: 0,
    untilSeconds: chirps.duration,
    guide: [],
    onEnd: () => undefined,
  })
  const firstFrame = Math.round(-track.secondsAt(0) * sampleRate)
  const recording = createRecording(firstFrame, chirps.length)
  try {
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      // A microphone that goes silent ends the measurement too: its chirps are not heard.
      let silence = setTimeout(resolve, chirps.duration * 1000 + PATIENCE_MS)
      port1.onmessage = ({ data }: MessageEvent<SampleBlock>) => {
        clearTimeout(silence)
        silence = setTimeout(resolve, PATIENCE_MS)
        const share = recording.add(data)
        onShare(share)
        if (share === 1) resolve()
      }
    })
    return estimateDelay(recording.samples, sampleRate)
  } finally {
    track.stop()
    stopCopying()
    port1.close()
  }
}

/** A recording that begins at a frame of the audio clock. What is missing in it is silent. */
export function createRecording(firstFrame: number, length: number) {
  const samples = new Float32Array(length)
  return {
    samples,
    /** Takes a block; returns how much of the recording lies before its end, 0 to 1. */
    add(block: SampleBlock): number {
      const from = block.firstFrame - firstFrame
      const inside = block.samples.subarray(Math.max(0, -from), Math.max(0, length - from))
      if (from < length) samples.set(inside, Math.max(0, from))
      return Math.min(1, Math.max(0, (from + block.samples.length) / length))
    },
  }
}
