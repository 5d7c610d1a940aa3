import { fft } from '@starnest/jam/sound/fft'

/** Magnitudes of the frequencies in a stretch of sound. */
export type Spectra = { frames: readonly Float32Array[]; hopSeconds: number; binHertz: number }

/** Spectra of a sound: so many samples (a power of two) every `hop` samples, under a Hann window. */
export function spectraOf(
  samples: Float32Array,
  { size, hop, rate }: { size: number; hop: number; rate: number },
): Spectra {
  const window = Float64Array.from(
    { length: size },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  )
  const frames: Float32Array[] = []
  for (let start = 0; start + size <= samples.length; start += hop) {
    const real = window.map((weight, i) => weight * (samples[start + i] ?? 0))
    const imaginary = new Float64Array(size)
    fft(real, imaginary, 'forward')
    frames.push(
      Float32Array.from({ length: size / 2 }, (_, k) =>
        Math.hypot(real[k] ?? 0, imaginary[k] ?? 0),
      ),
    )
  }
  return { frames, hopSeconds: hop / rate, binHertz: rate / size }
}

/** Share of the energy in each band between neighbouring corners (hertz), in decibels of the whole. */
export function bandLevelsDb({ frames, binHertz }: Spectra, corners: readonly number[]): number[] {
  const power = new Float64Array(frames[0]?.length ?? 0)
  for (const frame of frames) {
    for (let k = 0; k < power.length; k++) power[k] = (power[k] ?? 0) + (frame[k] ?? 0) ** 2
  }
  const whole = power.reduce((sum, value) => sum + value, 0) || 1
  return corners.slice(1).map((high, i) => {
    const [from, to] = [(corners[i] ?? 0) / binHertz, high / binHertz]
    const part = power.subarray(Math.ceil(from), Math.ceil(to)).reduce((sum, v) => sum + v, 0)
    return 10 * Math.log10(part / whole + 1e-12)
  })
}
