import { PitchDetector } from 'pitchy'

/** Samples that one reading looks at: 43 ms at 48 kHz. With half of it low voices are found worse by 25
 *  cents. Source: measurements in the research of singing games. */
export const WINDOW_SAMPLES = 2048

/** Voices are looked for between C2 and C7, hertz. */
const LOWEST_HZ = 60
const HIGHEST_HZ = 2100

/** What one look at a voice says.
 *
 *  `atSeconds`: the middle of what was looked at, on the clock of the audio context. `frequency` in hertz,
 *  0 where none was found. `clarity` 0 to 1: how sure that is. `loudness`: root mean square, 0 to 1. */
export type VoiceReading = {
  atSeconds: number
  frequency: number
  clarity: number
  loudness: number
}

/** A reader of a voice that comes in blocks without a gap; each block is answered with one reading, as soon
 *  as enough was heard. Source: McLeod & Wyvill, "A smarter way to find pitch" (2005). */
export function createVoiceReader(sampleRate: number) {
  const detector = PitchDetector.forFloat32Array(WINDOW_SAMPLES)
  const window = new Float32Array(WINDOW_SAMPLES)
  let nextFrame = Number.NaN
  let heard = 0
  return (firstFrame: number, samples: Float32Array): VoiceReading | undefined => {
    // Where blocks are missing the window would hold two moments.
    if (firstFrame !== nextFrame) heard = 0
    nextFrame = firstFrame + samples.length
    window.copyWithin(0, samples.length)
    window.set(samples, WINDOW_SAMPLES - samples.length)
    heard = Math.min(WINDOW_SAMPLES, heard + samples.length)
    if (heard < WINDOW_SAMPLES) return undefined
    const [frequency, clarity] = detector.findPitch(window, sampleRate)
    const isVoice = frequency >= LOWEST_HZ && frequency <= HIGHEST_HZ
    return {
      atSeconds: (nextFrame - WINDOW_SAMPLES / 2) / sampleRate,
      frequency: isVoice ? frequency : 0,
      clarity: isVoice ? clarity : 0,
      loudness: rms(window),
    }
  }
}

function rms(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += sample * sample
  return Math.sqrt(squares / samples.length)
}
