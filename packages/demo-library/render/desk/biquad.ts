import { JAM_RATE } from './stereo.ts'

/** A second-order filter: what it does, where (hertz), how sharp, and how much (decibels). */
export type Filter = {
  kind: 'lowpass' | 'highpass' | 'peak' | 'lowShelf' | 'highShelf' | 'bandpass'
  hertz: number
  q?: number
  gainDb?: number
}

/** Coefficients of a filter, divided by a0. */
export type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number }

const FLAT_Q = Math.SQRT1_2

/** Coefficients of a filter. Source: R. Bristow-Johnson, "Audio EQ Cookbook". */
export function coefficients({ kind, hertz, q = FLAT_Q, gainDb = 0 }: Filter): Coefficients {
  const w = (2 * Math.PI * Math.min(hertz, JAM_RATE * 0.49)) / JAM_RATE
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a = 10 ** (gainDb / 40)
  const [b0, b1, b2, a0, a1, a2] = SHAPES[kind](cos, alpha, a)
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

type Six = [number, number, number, number, number, number]

const shelf = (cos: number, alpha: number, a: number, side: 1 | -1): Six => {
  const root = 2 * Math.sqrt(a) * alpha
  const [more, less] = [a + 1, a - 1]
  return [
    a * (more - side * less * cos + root),
    side * 2 * a * (less - side * more * cos),
    a * (more - side * less * cos - root),
    more + side * less * cos + root,
    -side * 2 * (less + side * more * cos),
    more + side * less * cos - root,
  ]
}

const SHAPES: Record<Filter['kind'], (cos: number, alpha: number, a: number) => Six> = {
  lowpass: (cos, alpha) => [
    ...([(1 - cos) / 2, 1 - cos, (1 - cos) / 2] as const),
    ...([1 + alpha, -2 * cos, 1 - alpha] as const),
  ],
  highpass: (cos, alpha) => [
    ...([(1 + cos) / 2, -1 - cos, (1 + cos) / 2] as const),
    ...([1 + alpha, -2 * cos, 1 - alpha] as const),
  ],
  bandpass: (cos, alpha) => [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha],
  peak: (cos, alpha, a) => [
    ...([1 + alpha * a, -2 * cos, 1 - alpha * a] as const),
    ...([1 + alpha / a, -2 * cos, 1 - alpha / a] as const),
  ],
  lowShelf: (cos, alpha, a) => shelf(cos, alpha, a, 1),
  highShelf: (cos, alpha, a) => shelf(cos, alpha, a, -1),
}

/** Sends samples through a filter, in place. */
export function filterInPlace(samples: Float32Array, filter: Filter): void {
  runBiquad(samples, coefficients(filter))
}

/** Sends samples through coefficients, in place. */
export function runBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): void {
  let [z1, z2] = [0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    samples[i] = y
  }
}
