import workletUrl from './copy-samples.worklet.ts?worker&url'

/** Samples that a microphone heard. `firstFrame` numbers the first of them on the clock of the audio context:
 *  divided by its sample rate it is in seconds. */
export type SampleBlock = { firstFrame: number; samples: Float32Array }

/** Sends what a stream hears to a port, block by block ({@link SampleBlock}). Returns the way to stop; the
 *  stream stays with whoever opened it. @throws Error where the browser has no audio worklet. */
export async function copySamples(
  audio: AudioContext,
  stream: MediaStream,
  listener: MessagePort,
): Promise<() => void> {
  await audio.audioWorklet.addModule(workletUrl)
  const source = audio.createMediaStreamSource(stream)
  const copier = new AudioWorkletNode(audio, 'copy-samples', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  })
  copier.port.postMessage(null, [listener])
  source.connect(copier)
  return () => {
    source.disconnect()
    copier.port.postMessage(null)
    copier.port.close()
  }
}
