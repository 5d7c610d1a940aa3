import { createOnsetReader } from './onset-reading.ts'
import { createVoiceReader } from './voice-reading.ts'

/** The worker's own world, which the types of pages leave out. */
declare const self: {
  onmessage: ((event: MessageEvent<{ sampleRate: number }>) => void) | null
  postMessage: (message: unknown) => void
}

/** Looks at each block that the worklet sends, and tells the page what was heard. */
self.onmessage = ({ data, ports }) => {
  const read = createVoiceReader(data.sampleRate)
  const readOnsets = createOnsetReader(data.sampleRate)
  const [blocks] = ports
  if (!blocks) return
  blocks.onmessage = ({ data }: MessageEvent<{ firstFrame: number; samples: Float32Array }>) => {
    const reading = read(data.firstFrame, data.samples)
    if (reading) self.postMessage({ reading })
    for (const onsetSeconds of readOnsets(data.firstFrame, data.samples)) {
      self.postMessage({ onsetSeconds })
    }
  }
}
