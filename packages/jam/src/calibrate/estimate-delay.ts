import { medianOf } from '../numbers/median.ts'
import { fft, powerOfTwoFrom } from '../sound/fft.ts'
import { CHIRP_TIMES_MS, chirp } from './chirps.ts'

/** How late a microphone hears what the speaker plays, or why that could not be measured: the recording is too
 *  short; too few chirps stand out of the noise; or they came with differing delays. `spreadMs` is the distance
 *  between the earliest and the latest. */
export type DelayEstimate =
  | { is: 'delay'; delayMs: number; spreadMs: number; chirpsHeard: number }
  | { is: 'refused'; reason: 'too_short' | 'not_heard' | 'unsteady'; chirpsHeard: number }

/** Longest delay that is looked for, milliseconds. */
const MAX_DELAY_MS = 550

/** Largest distance between the delays of the chirps, milliseconds. Source: research, "calibration". */
const MAX_SPREAD_MS = 25

/** Chirps that have to be heard of the six. */
const MIN_CHIRPS = 4

/** How far the best match stands above the mean of all: in white noise the highest of some 20,000 is about 4.5. */
const MIN_STRENGTH = 7

/** An echo may be louder than what came straight: the first match this strong within this time before it counts. */
const DIRECT_SHARE = 0.6
const ECHO_MS = 40

/** Looks for a chirp in stretches of one length. */
function createMatcher(template: Float32Array, searchLength: number) {
  const size = powerOfTwoFrom(searchLength + template.length)
  const templateReal = new Float64Array(size)
  const templateImaginary = new Float64Array(size)
  templateReal.set(template)
  fft(templateReal, templateImaginary, 'forward')
  return (stretch: Float32Array): Float64Array => {
    const real = new Float64Array(size)
    const imaginary = new Float64Array(size)
    real.set(stretch)
    fft(real, imaginary, 'forward')
    for (let bin = 0; bin < size; bin += 1) {
      const [a, b] = [real[bin] ?? 0, imaginary[bin] ?? 0]
      const [c, d] = [templateReal[bin] ?? 0, templateImaginary[bin] ?? 0]
      real[bin] = a * c + b * d
      imaginary[bin] = b * c - a * d
    }
    fft(real, imaginary, 'inverse')
    return real.subarray(0, searchLength).map(Math.abs)
  }
}

/** Where the chirp begins in a stretch, in samples; null: no match stands out. */
function firstStrongMatch(matches: Float64Array, echoSamples: number): number | null {
  let best = 0
  let squares = 0
  for (const [lag, match] of matches.entries()) {
    squares += match * match
    if (match > (matches[best] ?? 0)) best = lag
  }
  const highest = matches[best] ?? 0
  const usual = Math.sqrt(squares / matches.length)
  if (!(highest > usual * MIN_STRENGTH)) return null
  let lag = Math.max(0, best - echoSamples)
  while ((matches[lag] ?? 0) < highest * DIRECT_SHARE) lag += 1
  return highestNear(matches, lag)
}

/** From where a match becomes strong to the top of that same peak: within 40 samples, 1 to 5 ms. */
function highestNear(matches: Float64Array, from: number): number {
  let top = from
  for (let lag = from; lag < from + 40; lag += 1) {
    if ((matches[lag] ?? 0) > (matches[top] ?? 0)) top = lag
  }
  return top
}

/** How late the microphone hears, from a recording that began when `chirpTrack` did. 0 to 550 ms are found.
 *  The median of at least four chirps counts, and they may be at most 25 ms apart. */
export function estimateDelay(recording: Float32Array, sampleRate: number): DelayEstimate {
  const toSamples = (ms: number) => Math.round((ms * sampleRate) / 1000)
  const template = chirp(sampleRate)
  const searchLength = toSamples(MAX_DELAY_MS)
  const lastEnd = toSamples(CHIRP_TIMES_MS.at(-1) ?? 0) + searchLength
  if (recording.length < lastEnd) return { is: 'refused', reason: 'too_short', chirpsHeard: 0 }
  const match = createMatcher(template, searchLength)
  const delaysMs = CHIRP_TIMES_MS.flatMap((timeMs) => {
    const from = toSamples(timeMs)
    const stretch = recording.subarray(from, from + searchLength + template.length)
    const lag = firstStrongMatch(match(stretch), toSamples(ECHO_MS))
    return lag === null ? [] : [(lag * 1000) / sampleRate]
  })
  const chirpsHeard = delaysMs.length
  if (chirpsHeard < MIN_CHIRPS) return { is: 'refused', reason: 'not_heard', chirpsHeard }
  const spreadMs = Math.max(...delaysMs) - Math.min(...delaysMs)
  if (spreadMs > MAX_SPREAD_MS) return { is: 'refused', reason: 'unsteady', chirpsHeard }
  return { is: 'delay', delayMs: medianOf(delaysMs), spreadMs, chirpsHeard }
}
