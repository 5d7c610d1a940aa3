import { fft, powerOfTwoFrom } from '../sound/fft.ts'

/** Milliseconds from one look at the sound to the next. Source: research, "rap". */
const HOP_MS = 10

/** Shortest window, milliseconds; it is lengthened to a power of two of samples. */
const WINDOW_MS = 20

/** No second onset within this time, milliseconds: nobody speaks eleven syllables a second. Source: research,
 *  "rap". */
export const REFRACTORY_MS = 90

/** Where syllables begin to be heard, Hz: above a bass drum and below a hi-hat. */
const BAND_HZ = { min: 250, max: 4_000 } as const

/** How much the logarithm of the spectrum is bent: larger hears quieter syllables. */
const COMPRESSION = 1_000

/** The last 400 ms say what is usual; an onset stands above it by half again and by a fixed amount. */
const HISTORY_FRAMES = 40
const OVER_MEAN = 1.5
const OVER_FIXED = 0.12

/** Looks for the beginnings of syllables while sound comes in. */
export type OnsetDetector = {
  /** The next samples, -1 to 1, in blocks of any length. Gives the onsets that they complete: milliseconds from
   *  the first sample, in order, each about 20 ms after it was heard. */
  add(samples: Float32Array): number[]
}

/** Takes the newest samples and gives a window for each hop. */
function createWindows(size: number, hop: number) {
  const kept = new Float32Array(size)
  let filled = 0
  let untilNext = size
  return {
    *each(samples: Float32Array) {
      for (const sample of samples) {
        kept[filled % size] = sample
        filled += 1
        untilNext -= 1
        if (untilNext > 0) continue
        untilNext = hop
        yield { kept, first: filled % size, endSample: filled }
      }
    },
  }
}

/** Beginnings of syllables by spectral flux: how much louder the sound becomes, over all frequencies of speech,
 *  from one look to the next. `sampleRate` in Hz, 8,000 or more.
 *  Source: S. Dixon, “Onset detection revisited”, 2006. */
export function createOnsetDetector(sampleRate: number): OnsetDetector {
  const size = powerOfTwoFrom((sampleRate * WINDOW_MS) / 1000)
  const hop = Math.round((sampleRate * HOP_MS) / 1000)
  const windows = createWindows(size, hop)
  const shape = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  )
  const lowBin = Math.ceil((BAND_HZ.min * size) / sampleRate)
  const highBin = Math.floor((Math.min(BAND_HZ.max, sampleRate / 2) * size) / sampleRate)
  const before = new Float64Array(size)
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  const history: number[] = []
  let last = { flux: 0, timeMs: 0, usual: 0 }
  let isRising = false
  let lastOnsetMs = Number.NEGATIVE_INFINITY

  function fluxOf(kept: Float32Array, first: number): number {
    for (let index = 0; index < size; index += 1) {
      real[index] = (kept[(first + index) % size] ?? 0) * (shape[index] ?? 0)
      imaginary[index] = 0
    }
    fft(real, imaginary, 'forward')
    let flux = 0
    for (let bin = lowBin; bin <= highBin; bin += 1) {
      const magnitude = Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0) / size
      const loud = Math.log1p(COMPRESSION * magnitude)
      flux += Math.max(0, loud - (before[bin] ?? 0))
      before[bin] = loud
    }
    return flux / (highBin - lowBin + 1)
  }

  function usualFlux(flux: number): number {
    let total = 0
    for (const value of history) total += value
    const usual = history.length === 0 ? 0 : total / history.length
    history.push(flux)
    if (history.length > HISTORY_FRAMES) history.shift()
    return usual
  }

  /** A peak is known one look later, when the flux falls again. */
  function peakBefore(flux: number): number | null {
    const isPeak = isRising && flux < last.flux
    const isHigh = last.flux > last.usual * OVER_MEAN + OVER_FIXED
    if (!isPeak || !isHigh || last.timeMs - lastOnsetMs < REFRACTORY_MS) return null
    lastOnsetMs = last.timeMs
    return last.timeMs
  }

  return {
    add(samples) {
      const onsets: number[] = []
      for (const { kept, first, endSample } of windows.each(samples)) {
        const flux = fluxOf(kept, first)
        const onset = peakBefore(flux)
        if (onset !== null) onsets.push(onset)
        isRising = flux > last.flux
        const timeMs = ((endSample - size / 2) * 1000) / sampleRate
        last = { flux, timeMs, usual: usualFlux(flux) }
      }
      return onsets
    },
  }
}
