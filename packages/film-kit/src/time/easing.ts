/** Turns linear progress into eased progress. Both run from 0 to 1; `back` overshoots a little. */
export type Easing = (progress: number) => number

/** Keeps `value` between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value))

/** Straight line from `from` (mix 0) to `to` (mix 1). */
export const lerp = (from: number, to: number, mix: number): number => from + (to - from) * mix

/** The easings that films use. `smooth` is the default everywhere. */
export const ease = {
  linear: (p) => p,
  smooth: (p) => p * p * (3 - 2 * p),
  smoother: (p) => p * p * p * (p * (6 * p - 15) + 10),
  in: (p) => p * p,
  out: (p) => 1 - (1 - p) * (1 - p),
  back: (p) => 1 + 2.7 * (p - 1) ** 3 + 1.7 * (p - 1) ** 2,
} satisfies Record<string, Easing>
