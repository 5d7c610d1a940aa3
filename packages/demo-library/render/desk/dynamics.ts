import { fromDb, JAM_RATE, type Stereo, toDb } from './stereo.ts'

/** A compressor for a whole bus. */
export type Compressor = {
  thresholdDb: number
  ratio: number
  attackMs: number
  releaseMs: number
  /** Share of the compressed sound, 0 to 1: below 1 the untouched sound is heard beside it. */
  mix?: number
}

const smoothing = (ms: number) => Math.exp(-1 / ((ms / 1000) * JAM_RATE))

/** How many samples share one gain: shorter than anybody hears. */
const GAIN_STEP = 16

/** Compresses both channels alike, in place. */
export function compress(sound: Stereo, settings: Compressor): void {
  const { thresholdDb, ratio, attackMs, releaseMs, mix = 1 } = settings
  const [left, right] = sound
  const [attack, release] = [smoothing(attackMs / GAIN_STEP), smoothing(releaseMs / GAIN_STEP)]
  let reductionDb = 0
  let gain = 1
  for (let start = 0; start < left.length; start += GAIN_STEP) {
    const end = Math.min(left.length, start + GAIN_STEP)
    let high = 0
    for (let i = start; i < end; i++) {
      high = Math.max(high, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0))
    }
    const over = Math.max(0, toDb(high) - thresholdDb) * (1 - 1 / ratio)
    const memory = over > reductionDb ? attack : release
    reductionDb = over + (reductionDb - over) * memory
    const goal = 1 - mix + mix * fromDb(-reductionDb)
    const slope = (goal - gain) / GAIN_STEP
    for (let i = start; i < end; i++) {
      gain += slope
      left[i] = (left[i] ?? 0) * gain
      right[i] = (right[i] ?? 0) * gain
    }
  }
}

/** Rounds peaks off as tape and valves do, in place; `drive` 1 is clean, 4 is rough. The level of
 *  quiet sounds stays. */
export function saturate(samples: Float32Array, drive: number): void {
  for (let i = 0; i < samples.length; i++) {
    samples[i] = Math.tanh((samples[i] ?? 0) * drive) / drive
  }
}

/** Lets a sound step back at certain moments (seconds) and come again within `releaseSeconds`: what a
 *  compressor does that listens to the kick. `depth` 0 to 1. */
export function duckAt(
  sound: Stereo,
  moments: readonly number[],
  { depth, releaseSeconds }: { depth: number; releaseSeconds: number },
): void {
  const gains = new Float32Array(sound[0].length).fill(1)
  const length = Math.round(releaseSeconds * JAM_RATE)
  const lead = Math.round(0.004 * JAM_RATE)
  for (const moment of moments) {
    const place = Math.round(moment * JAM_RATE) - lead
    for (let i = Math.max(0, -place); i < length && place + i < gains.length; i++) {
      const back = i < lead ? 1 - i / lead : ((i - lead) / (length - lead)) ** 1.5
      gains[place + i] = Math.min(gains[place + i] ?? 1, 1 - depth * (1 - back))
    }
  }
  for (const samples of sound) {
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * (gains[i] ?? 1)
  }
}

const LOOKAHEAD = Math.round(0.003 * JAM_RATE)

/** Keeps every sample below a ceiling without a click: the gain goes down before a peak and comes
 *  back slowly, in place. */
export function limit(sound: Stereo, ceiling: number): void {
  const [left, right] = sound
  const needed = neededGains(sound, ceiling)
  const release = smoothing(90)
  let held = 1
  for (let i = 0; i < needed.length; i++) {
    const want = needed[i] ?? 1
    held = want < held ? want : want + (held - want) * release
    needed[i] = held
  }
  let sum = LOOKAHEAD
  for (let i = 0; i < needed.length; i++) {
    sum += (needed[i] ?? 1) - (needed[i - LOOKAHEAD] ?? 1)
    const gain = Math.min(sum / LOOKAHEAD, 1)
    left[i] = (left[i] ?? 0) * gain
    right[i] = (right[i] ?? 0) * gain
  }
}

/** The gain each sample needs, taken as the least of the lookahead that follows it. Peaks between two
 *  samples are estimated at four points. */
function neededGains([left, right]: Stereo, ceiling: number): Float32Array {
  const needed = new Float32Array(left.length).fill(1)
  for (let i = 0; i < left.length; i++) {
    const peak = Math.max(peakAt(left, i), peakAt(right, i))
    if (peak <= ceiling) continue
    const gain = ceiling / peak
    for (let k = Math.max(0, i - 2 * LOOKAHEAD); k <= i; k++) {
      if ((needed[k] ?? 1) > gain) needed[k] = gain
    }
  }
  return needed
}

/** Highest value of a sample and of the curve to the next one (Catmull-Rom at the quarters). */
function peakAt(s: Float32Array, i: number): number {
  const [a, b, c, d] = [s[i - 1] ?? 0, s[i] ?? 0, s[i + 1] ?? 0, s[i + 2] ?? 0]
  const middle = (-a + 9 * b + 9 * c - d) / 16
  const early = (-7 * a + 111 * b + 29 * c - 5 * d) / 128
  const late = (-5 * a + 29 * b + 111 * c - 7 * d) / 128
  return Math.max(Math.abs(b), Math.abs(middle), Math.abs(early), Math.abs(late))
}
