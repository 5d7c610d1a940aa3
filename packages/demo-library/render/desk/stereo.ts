/** Samples a second of songs and beats: the only rate that Opus has inside. */
export const JAM_RATE = 48_000

/** Two channels of equal length, samples around -1 to 1. */
export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Silence of so many samples. */
export const silence = (length: number): Stereo => [
  new Float32Array(length),
  new Float32Array(length),
]

/** Factor of a level in decibels. */
export const fromDb = (db: number): number => 10 ** (db / 20)

/** Decibels of a factor. */
export const toDb = (factor: number): number => 20 * Math.log10(Math.max(1e-9, factor))

/** Adds samples to a channel from a place on; what goes past an end is left out. */
export function addAt(to: Float32Array, from: Float32Array, place: number, gain: number): void {
  const first = Math.max(0, -place)
  const last = Math.min(from.length, to.length - place)
  for (let i = first; i < last; i++) to[place + i] = (to[place + i] ?? 0) + (from[i] ?? 0) * gain
}

/** Multiplies a sound by a factor. */
export function amplify(sound: Stereo, gain: number): void {
  for (const samples of sound) {
    for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain
  }
}

/** Gains of left and right for a place from -1 (left) to 1 (right), of equal power together. */
export function panGains(pan: number): readonly [left: number, right: number] {
  const angle = ((pan + 1) * Math.PI) / 4
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2]
}
