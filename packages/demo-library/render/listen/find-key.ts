import type { Key } from '../band/chord.ts'
import type { Spectra } from './spectrum.ts'

/** How well each tone fits a key, from its tonic up. Source: C. Krumhansl, "Cognitive Foundations of
 *  Musical Pitch" (1990), table 2.1. */
const PROFILES = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
} as const

const LOWEST_HERTZ = 40
const HIGHEST_HERTZ = 1_000
const A4 = { hertz: 440, pitch: 69 }
/** Further than this from a tone's middle, in half steps, a frequency is none. */
const IN_TUNE = 0.35

/** How much of a sound is in each of the twelve tones, from C up; every moment counts alike. */
export function chromaOf({ frames, binHertz }: Spectra): number[] {
  const chroma = Array.from({ length: 12 }, () => 0)
  const tones = tonesOf(binHertz)
  for (const frame of frames) {
    const here = frameChroma(frame, tones)
    const whole = here.reduce((sum, value) => sum + value, 0) || 1
    for (const [tone, value] of here.entries()) chroma[tone] = (chroma[tone] ?? 0) + value / whole
  }
  return chroma
}

/** Tone (0 to 11) of each bin of a spectrum; -1 where there is none. */
function tonesOf(binHertz: number): number[] {
  return Array.from({ length: Math.floor(HIGHEST_HERTZ / binHertz) + 1 }, (_, k) => {
    const pitch = A4.pitch + 12 * Math.log2((k * binHertz) / A4.hertz)
    const isTone = k * binHertz >= LOWEST_HERTZ && Math.abs(pitch - Math.round(pitch)) <= IN_TUNE
    return isTone ? Math.round(pitch) % 12 : -1
  })
}

/** Only what stands out of its surroundings is a tone; drums are noise. */
function frameChroma(frame: Float32Array, tones: readonly number[]): number[] {
  const chroma = Array.from({ length: 12 }, () => 0)
  for (const [k, tone] of tones.entries()) {
    const level = frame[k] ?? 0
    const isPeak = level >= (frame[k - 1] ?? 0) && level >= (frame[k + 1] ?? 0)
    if (tone >= 0 && isPeak) chroma[tone] = (chroma[tone] ?? 0) + level
  }
  return chroma
}

/** Pearson's correlation of two rows of numbers. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, v) => sum + v, 0) / row.length
  const [a, b] = [mean(one), mean(other)]
  let [both, first, second] = [0, 0, 0]
  for (const [i, value] of one.entries()) {
    const [x, y] = [value - a, (other[i] ?? 0) - b]
    both += x * y
    first += x * x
    second += y * y
  }
  return both / Math.sqrt(first * second || 1)
}

/** The key whose profile is most like a sound's tones. */
export function findKey(spectra: Spectra): Key {
  const chroma = chromaOf(spectra)
  let best: Key = { tonic: 0, mode: 'major' }
  let most = -1
  for (const mode of ['major', 'minor'] as const) {
    for (let tonic = 0; tonic < 12; tonic++) {
      const profile = chroma.map((_, tone) => PROFILES[mode][(tone - tonic + 12) % 12] ?? 0)
      const fit = correlation(chroma, profile)
      if (fit > most) {
        most = fit
        best = { tonic, mode }
      }
    }
  }
  return best
}
