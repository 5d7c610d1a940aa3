import { lerp } from '@starnest/film-kit/time/easing'
import type { Random } from '@starnest/film-kit/time/random'
import { JAM_RATE, panGains, type Stereo, silence } from './stereo.ts'

/** Attack, decay and release in seconds; sustain 0 to 1. */
export type Envelope = readonly [attack: number, decay: number, sustain: number, release: number]

/** A synthesiser voice: oscillators, a low-pass filter with an envelope of its own, an amplifier. */
export type Subtractive = {
  wave: 'saw' | 'square' | 'pulse' | 'triangle' | 'sine'
  /** Oscillators side by side, their spread in cents and from left to right. */
  voices?: number
  detune?: number
  width?: number
  /** Level of a sine an octave below. */
  sub?: number
  /** Level of noise. */
  air?: number
  /** Hertz of the filter at rest, octaves that its envelope opens it, and its sharpness, 0.5 to 8. */
  cutoff: number
  opens?: number
  sharp?: number
  filter?: Envelope
  amp: Envelope
  /** 1 is clean. */
  drive?: number
  /** Depth in cents, at 5.2 Hz; it comes in slowly. */
  vibrato?: number
}

/** One note to synthesise. `fromHertz`: it glides from there. */
export type Tone = {
  hertz: number
  seconds: number
  loud: number
  random: Random
  fromHertz?: number
}

/** Level of an envelope so many seconds after the note began; the note is let go at `gate`. */
export function envelopeAt(
  [attack, decay, sustain, release]: Envelope,
  t: number,
  gate: number,
): number {
  const held = (s: number) => {
    if (s < attack) return s / attack
    return sustain + (1 - sustain) * Math.exp((-4 * (s - attack)) / (decay || 1e-3))
  }
  return t < gate ? held(t) : held(gate) * Math.exp((-5 * (t - gate)) / (release || 1e-3))
}

/** Takes the corner off a step of a wave. Source: V. Välimäki and A. Huovilainen, "polyBLEP". */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

const WAVES: Record<Subtractive['wave'], (phase: number, step: number) => number> = {
  saw: (p, s) => 2 * p - 1 - corner(p, s),
  square: (p, s) => pulse(p, s, 0.5),
  pulse: (p, s) => pulse(p, s, 0.24),
  triangle: (p) => 1 - 4 * Math.abs(p - 0.5),
  sine: (p) => Math.sin(2 * Math.PI * p),
}

function pulse(p: number, s: number, width: number): number {
  const fall = (p + 1 - width) % 1
  return (p < width ? 1 : -1) + corner(p, s) - corner(fall, s)
}

/** The filter's corner is set anew so often, in samples. */
const CONTROL = 16

/** One note of a voice, with what rings after it. */
export function playSubtractive(voice: Subtractive, tone: Tone): Stereo {
  const total = Math.ceil((tone.seconds + voice.amp[3] * 1.2) * JAM_RATE)
  const out = silence(total)
  const count = voice.voices ?? 1
  for (let v = 0; v < count; v++) {
    const place = count === 1 ? 0 : (2 * v) / (count - 1) - 1
    addOscillator(out, voice, tone, { place, gain: 1 / Math.sqrt(count) })
  }
  const samePlace = (voice.width ?? 0) === 0
  shape(out[0], voice, tone)
  if (samePlace) out[1].set(out[0])
  else shape(out[1], voice, tone)
  return out
}

function addOscillator(
  [left, right]: Stereo,
  voice: Subtractive,
  tone: Tone,
  { place, gain }: { place: number; gain: number },
): void {
  const wave = WAVES[voice.wave]
  const cents = place * (voice.detune ?? 0)
  const [toLeft, toRight] = panGains(place * (voice.width ?? 0))
  let phase = tone.random()
  let low = 0
  let hertz = tone.hertz
  const count = voice.voices ?? 1
  for (let i = 0; i < left.length; i++) {
    if (i % CONTROL === 0) hertz = pitchAt(voice, tone, i / JAM_RATE) * 2 ** (cents / 1200)
    const step = hertz / JAM_RATE
    phase += step
    if (phase >= 1) phase -= 1
    let value = wave(phase, step) * gain
    if (voice.sub) {
      low += step / 2
      value += (Math.sin(2 * Math.PI * low) * voice.sub) / count
    }
    if (voice.air) value += ((tone.random() * 2 - 1) * voice.air) / count
    left[i] = (left[i] ?? 0) + value * toLeft
    right[i] = (right[i] ?? 0) + value * toRight
  }
}

const GLIDE_SECONDS = 0.07

function pitchAt({ vibrato = 0 }: Subtractive, tone: Tone, t: number): number {
  const glided =
    tone.fromHertz && t < GLIDE_SECONDS
      ? lerp(tone.fromHertz, tone.hertz, t / GLIDE_SECONDS)
      : tone.hertz
  if (!vibrato) return glided
  const depth = vibrato * Math.min(1, t / 0.5)
  return glided * 2 ** ((depth * Math.sin(2 * Math.PI * 5.2 * t)) / 1200)
}

const ALWAYS_OPEN: Envelope = [0.001, 1, 1, 1]

/** Filter (a state variable filter, trapezoidal) and amplifier of one channel. Source: V. Zavalishin,
 *  "The Art of VA Filter Design". */
function shape(samples: Float32Array, voice: Subtractive, tone: Tone): void {
  const { cutoff, opens = 0, sharp = 0.8, filter = ALWAYS_OPEN, drive = 1 } = voice
  const k = 1 / sharp
  let [one, two] = [0, 0]
  let [g, level] = [0, 0]
  let slope = 0
  for (let i = 0; i < samples.length; i++) {
    if (i % CONTROL === 0) {
      const t = i / JAM_RATE
      const open = opens * envelopeAt(filter, t, tone.seconds) * (0.5 + 0.5 * tone.loud)
      const hertz = Math.min(18_000, cutoff * 2 ** open)
      g = Math.tan((Math.PI * hertz) / JAM_RATE)
      const goal = envelopeAt(voice.amp, t + CONTROL / JAM_RATE, tone.seconds)
      slope = (goal - level) / CONTROL
    }
    level += slope
    const x = samples[i] ?? 0
    const high = (x - (g + k) * one - two) / (1 + g * (g + k))
    const band = g * high + one
    const low = g * band + two
    one = g * high + band
    two = g * band + low
    const driven = drive > 1 ? Math.tanh(low * drive) / Math.sqrt(drive) : low
    samples[i] = driven * level * tone.loud
  }
}
