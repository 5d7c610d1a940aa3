/** How many chirps are played. Source: research, "calibration". */
export const CHIRP_COUNT = 6

/** Milliseconds from one chirp to the next: longer than the longest delay that is looked for. */
export const CHIRP_STEP_MS = 700

/** Silence before the first chirp and after the last, milliseconds. */
const LEAD_MS = 300
const TAIL_MS = 700

const CHIRP_MS = 80

/** From low to high within this, Hz: what small speakers play and telephone microphones (to 4,000 Hz) hear. */
const SWEEP_HZ = { from: 700, to: 3_400 } as const

const PEAK = 0.6

/** One chirp as samples: a tone that rises evenly, with a soft beginning and end. `sampleRate` in Hz. */
export function chirp(sampleRate: number): Float32Array {
  const length = Math.round((sampleRate * CHIRP_MS) / 1000)
  const seconds = CHIRP_MS / 1000
  return Float32Array.from({ length }, (_, index) => {
    const at = index / sampleRate
    const sweep = SWEEP_HZ.from * at + ((SWEEP_HZ.to - SWEEP_HZ.from) * at * at) / (2 * seconds)
    const soft = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length)
    return PEAK * soft * Math.sin(2 * Math.PI * sweep)
  })
}

/** When each chirp begins, milliseconds from the beginning of `chirpTrack`. */
export const CHIRP_TIMES_MS: readonly number[] = Array.from(
  { length: CHIRP_COUNT },
  (_, index) => LEAD_MS + index * CHIRP_STEP_MS,
)

/** The sound that is played to measure how late a microphone hears: six chirps in about five seconds. */
export function chirpTrack(sampleRate: number): Float32Array {
  const lengthMs = LEAD_MS + (CHIRP_COUNT - 1) * CHIRP_STEP_MS + CHIRP_MS + TAIL_MS
  const track = new Float32Array(Math.round((sampleRate * lengthMs) / 1000))
  const one = chirp(sampleRate)
  for (const timeMs of CHIRP_TIMES_MS) track.set(one, Math.round((sampleRate * timeMs) / 1000))
  return track
}
