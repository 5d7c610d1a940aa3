import { filterInPlace } from './biquad.ts'
import { JAM_RATE, type Stereo } from './stereo.ts'
import { type Envelope, envelopeAt, type Tone } from './subtractive.ts'

/** A bass drum that is played as a bass: a sine that falls to its pitch and rings. */
export type Boom = {
  /** Seconds until it has nearly gone. */
  decay: number
  drive: number
  /** Times its pitch at the first moment. */
  from: number
  /** Level of the click at its start. */
  click: number
}

const both = (samples: Float32Array): Stereo => [samples, Float32Array.from(samples)]

/** One note of a boom. */
export function playBoom({ decay, drive, from, click }: Boom, tone: Tone): Stereo {
  const release = 0.09
  const samples = new Float32Array(Math.ceil((tone.seconds + release) * JAM_RATE))
  let phase = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / JAM_RATE
    const glide = tone.fromHertz ? (tone.fromHertz / tone.hertz - 1) * Math.exp(-t / 0.035) : 0
    phase += (tone.hertz * (1 + glide + (from - 1) * Math.exp(-t / 0.018))) / JAM_RATE
    const gate = t < tone.seconds ? 1 : Math.exp((-5 * (t - tone.seconds)) / release)
    const body = Math.sin(2 * Math.PI * phase) * Math.exp((-3.5 * t) / decay)
    const tick = click * (tone.random() * 2 - 1) * Math.exp(-t / 0.003)
    samples[i] = Math.tanh((body + tick) * drive) * gate * Math.min(1, t / 0.002) * tone.loud
  }
  filterInPlace(samples, { kind: 'lowpass', hertz: 3_200 })
  return both(samples)
}

/** A voice of frequency modulation: a sine that another sine bends. */
export type Modulated = {
  /** The other's frequency, times the note's. */
  ratio: number
  /** How far it bends at first, and to which share of that it falls within `falls` seconds. */
  index: number
  rest: number
  falls: number
  amp: Envelope
  /** Level of a soft bell above: tine or hammer. */
  tine?: number
  /** Rate (hertz) and depth (0 to 1) of a tremolo from side to side. */
  tremolo?: readonly [hertz: number, depth: number]
}

/** One note of a modulated voice. Source: J. Chowning, "The Synthesis of Complex Audio Spectra by
 *  Means of Frequency Modulation". */
export function playModulated(voice: Modulated, tone: Tone): Stereo {
  const { ratio, index, rest, falls, amp, tine = 0, tremolo: [rate, depth] = [0, 0] } = voice
  const length = Math.ceil((tone.seconds + amp[3] * 1.2) * JAM_RATE)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const w = (2 * Math.PI * tone.hertz) / JAM_RATE
  const bright = 0.35 + 0.65 * tone.loud
  for (let i = 0; i < length; i++) {
    const t = i / JAM_RATE
    const bend = index * bright * (rest + (1 - rest) * Math.exp(-t / falls))
    const bell = tine ? tine * Math.sin(w * 7 * i) * Math.exp(-t / 0.12) * bright : 0
    const value = Math.sin(w * i + bend * Math.sin(w * ratio * i)) + bell
    const level = value * envelopeAt(amp, t, tone.seconds) * tone.loud
    const side = depth * Math.sin(2 * Math.PI * rate * t)
    left[i] = level * (1 + side)
    right[i] = level * (1 - side)
  }
  return [left, right]
}
