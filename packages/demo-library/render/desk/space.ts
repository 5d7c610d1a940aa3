import { filterInPlace } from './biquad.ts'
import { JAM_RATE, type Stereo, silence } from './stereo.ts'

/** A room: how long it rings (seconds to -60 dB) and how bright it is (hertz where it darkens). */
export type Room = { seconds: number; brightHertz: number }

/** Lengths of the delay lines, in samples; without a common divisor, so that no tone is favoured. */
const LINES = [1_433, 1_601, 1_867, 2_053, 2_251, 2_399, 2_617, 2_797]
const PREDELAY = Math.round(0.018 * JAM_RATE)

/** Delay lines that ring: what each holds, where it is read, how much it loses on its way. */
class Lines {
  readonly read = new Float64Array(LINES.length)
  private readonly lines = LINES.map((length) => new Float32Array(length))
  private readonly heads = new Int32Array(LINES.length)
  private readonly memory = new Float64Array(LINES.length)
  private readonly decay: Float64Array
  private readonly dark: number

  constructor({ seconds, brightHertz }: Room) {
    this.decay = Float64Array.from(LINES, (length) => 10 ** ((-3 * length) / (seconds * JAM_RATE)))
    this.dark = Math.exp((-2 * Math.PI * brightHertz) / JAM_RATE)
  }

  /** Takes what comes out of the lines, and puts it back mixed with what is new. */
  step(inLeft: number, inRight: number): void {
    const { read, lines, heads, memory, decay, dark } = this
    let sum = 0
    for (let k = 0; k < LINES.length; k++) {
      const fresh = (lines[k]?.[heads[k] ?? 0] ?? 0) * (decay[k] ?? 0)
      const smooth = fresh + ((memory[k] ?? 0) - fresh) * dark
      memory[k] = smooth
      read[k] = smooth
      sum += smooth
    }
    for (let k = 0; k < LINES.length; k++) {
      const line = lines[k]
      const head = heads[k] ?? 0
      if (line) line[head] = (read[k] ?? 0) - sum / 4 + (k % 2 ? inRight : inLeft)
      heads[k] = head + 1 === LINES[k] ? 0 : head + 1
    }
  }
}

/** What a room answers to a sound: eight delay lines that feed one another through a Householder
 *  matrix. Source: J.-M. Jot, "Digital delay networks for designing artificial reverberators". */
export function reverberate([left, right]: Stereo, room: Room): Stereo {
  const out = silence(left.length)
  const lines = new Lines(room)
  for (let i = 0; i < left.length; i++) {
    lines.step(left[i - PREDELAY] ?? 0, right[i - PREDELAY] ?? 0)
    out[0][i] = 0.35 * at(lines.read, 0, 2, 4, 6)
    out[1][i] = 0.35 * at(lines.read, 1, 3, 5, 7)
  }
  for (const samples of out) filterInPlace(samples, { kind: 'highpass', hertz: 180 })
  return out
}

const at = (read: Float64Array, a: number, b: number, c: number, d: number) =>
  (read[a] ?? 0) - (read[b] ?? 0) + (read[c] ?? 0) - (read[d] ?? 0)

/** An echo that goes from side to side: time between two answers, and how much of one is in the next. */
export type Echo = { seconds: number; feedback: number }

/** The echoes of a sound, without the sound itself, a little darker and thinner each time. */
export function echoes([left, right]: Stereo, { seconds, feedback }: Echo): Stereo {
  const out = silence(left.length)
  const gap = Math.round(seconds * JAM_RATE)
  const [toLeft, toRight] = [new Float32Array(gap), new Float32Array(gap)]
  let [darkLeft, darkRight] = [0, 0]
  for (let i = 0; i < left.length; i++) {
    const head = i % gap
    const [a, b] = [toLeft[head] ?? 0, toRight[head] ?? 0]
    darkLeft += 0.38 * (a - darkLeft)
    darkRight += 0.38 * (b - darkRight)
    out[0][i] = darkLeft
    out[1][i] = darkRight
    toLeft[head] = ((left[i] ?? 0) + (right[i] ?? 0)) / 2 + darkRight * feedback
    toRight[head] = darkLeft * feedback
  }
  for (const samples of out) filterInPlace(samples, { kind: 'highpass', hertz: 220 })
  return out
}
