import { createOnsetDetector } from '@starnest/jam/rap/onset-detector'

/** A reader of the beginnings of syllables in a voice that comes in blocks. Each block is answered with those
 *  that it completes, in seconds on the clock of the audio context, rising. */
export function createOnsetReader(sampleRate: number) {
  let detector = createOnsetDetector(sampleRate)
  let beganAtFrame = Number.NaN
  let nextFrame = Number.NaN
  return (firstFrame: number, samples: Float32Array): number[] => {
    if (firstFrame !== nextFrame) {
      // Where blocks are missing, what follows would seem to begin suddenly.
      detector = createOnsetDetector(sampleRate)
      beganAtFrame = firstFrame
    }
    nextFrame = firstFrame + samples.length
    return detector.add(samples).map((onsetMs) => beganAtFrame / sampleRate + onsetMs / 1000)
  }
}
