import { clamp } from '../time/easing.ts'
import { type Random, seededRandom } from '../time/random.ts'
import type { SoundEffect } from './sound-effect.ts'

/** Where a sound is in its life: sample index, and the share of it that has passed, 0 to 1. */
type Moment = {
  index: number
  share: number
  from: number
  to: number
  rate: number
  random: Random
}
type Voice = (moment: Moment) => number

const noise = (random: Random) => random() * 2 - 1

/** The band-pass runs away above this share of the sample rate. */
const STABLE_SHARE = 6.5

/** Noise through a band-pass that moves with `sweep` (hertz at a moment). */
function sweptNoise(sweep: (moment: Moment) => number): Voice {
  let low = 0
  let band = 0
  return (moment) => {
    const hertz = Math.min(sweep(moment), moment.rate / STABLE_SHARE)
    const f = 2 * Math.sin((Math.PI * hertz) / moment.rate)
    low += f * band
    band += f * (noise(moment.random) - low - 0.5 * band)
    return band
  }
}

/** Noise with everything above a corner taken away; `share` 0.02 is a rumble, 0.12 a tap. */
function dullNoise(share: number): Voice {
  let low = 0
  return ({ random }) => {
    low += share * (noise(random) - low)
    return low
  }
}

/** A tone whose frequency glides. */
function glide(hertz: (moment: Moment) => number): Voice {
  let phase = 0
  return (moment) => {
    phase += (2 * Math.PI * hertz(moment)) / moment.rate
    return Math.sin(phase)
  }
}

const bow = (share: number) => Math.sin(Math.PI * share) ** 2

/** A new voice for each sound: voices remember their last sample. */
const VOICES: Record<SoundEffect['kind'], () => Voice> = {
  whoosh() {
    const air = sweptNoise(({ from, to, share }) => from + (to - from) * Math.sin(share * Math.PI))
    return (m) => air(m) * bow(m.share)
  },
  wind() {
    const air = sweptNoise(
      ({ share, index, rate }) => 420 + 260 * Math.sin(share * 9 + index / rate),
    )
    return (m) => air(m) * 0.8 * Math.min(1, m.share * 5, (1 - m.share) * 5)
  },
  rumble() {
    const low = dullNoise(0.02)
    return (m) => low(m) * 6 * Math.min(1, m.share * 6, (1 - m.share) * 4)
  },
  chirp() {
    const tone = glide(({ from, to, share }) => from + (to - from) * share)
    return (m) => tone(m) * Math.exp(-m.share * 4) * Math.min(1, m.index / 200)
  },
  tap() {
    const knock = dullNoise(0.12)
    return (m) => knock(m) * 2 * Math.exp(-m.share * 9)
  },
  thud() {
    const body = glide(({ share }) => 95 - 50 * share)
    const skin = dullNoise(0.08)
    return (m) => (body(m) * 0.8 + skin(m)) * Math.exp(-m.share * 7) * Math.min(1, m.index / 60)
  },
  shimmer() {
    return ({ index: i, share }) => {
      const chord = Math.sin(i * 0.31 * (1 + 0.2 * Math.sin(i * 1e-4))) + Math.sin(i * 0.237)
      const envelope = (1 - share) ** 2 * Math.min(1, share * 12)
      return (chord + Math.sin(i * 0.412)) * 0.2 * envelope * (0.6 + 0.4 * Math.sin(i * 0.0016))
    }
  },
  splash() {
    const water = sweptNoise(({ share }) => 2600 - 1900 * share)
    return (m) => water(m) * Math.exp(-m.share * 5) * Math.min(1, m.share * 40)
  },
  bubbles() {
    let left = 0
    let pitch = 500
    let age = 0
    return ({ random, rate }) => {
      if (left-- <= 0) {
        left = rate * (0.05 + random() * 0.16)
        pitch = 380 + random() * 700
        age = 0
      }
      age += 1 / rate
      return Math.sin(2 * Math.PI * (pitch + 2400 * age) * age) * Math.exp(-age * 34) * 0.7
    }
  },
  bell() {
    const partials = [1, 2.01, 2.98, 4.2].map((ratio) => glide(({ from }) => from * ratio))
    return (m) => {
      let sum = 0
      for (const [index, partial] of partials.entries()) {
        sum += (partial(m) / (index + 1)) * Math.exp(-m.share * (2 + index * 2))
      }
      return sum * 0.5 * Math.min(1, m.index / 40)
    }
  },
  creak() {
    let phase = 0
    return ({ share, rate, random }) => {
      phase += (34 + 30 * Math.sin(share * 7) + random() * 8) / rate
      const tooth = 1 - (phase % 1) * 2
      return tooth ** 5 * 0.6 * bow(share)
    }
  },
  crackle() {
    const snap = dullNoise(0.5)
    let power = 0
    return (m) => {
      if (m.random() < 14 / m.rate) power = 0.3 + m.random() * 0.7
      power *= 0.9965
      return snap(m) * power * 1.6 * Math.min(1, m.share * 8, (1 - m.share) * 8)
    }
  },
  crickets() {
    return ({ index, rate, share }) => {
      const t = index / rate
      const song =
        Math.max(0, Math.sin(t * 2 * Math.PI * 1.3)) * (Math.sin(t * 2 * Math.PI * 29) > 0 ? 1 : 0)
      return (
        Math.sin(t * 2 * Math.PI * 4300) * song * 0.35 * Math.min(1, share * 6, (1 - share) * 6)
      )
    }
  },
}

/** Adds sound effects to a stereo mix of `rate` samples a second, from its first second. */
export function addSoundEffects(
  mix: readonly [left: Float32Array, right: Float32Array],
  effects: readonly SoundEffect[],
  rate: number,
): void {
  for (const effect of effects) addOne(mix, effect, rate)
}

function addOne(
  [left, right]: readonly [Float32Array, Float32Array],
  effect: SoundEffect,
  rate: number,
): void {
  const { kind, at, seconds = 1, gain = 0.3, pan = 0, from = 400, to = 1600, seed = 1 } = effect
  const [panFrom, panTo] = typeof pan === 'number' ? [pan, pan] : pan
  const random = seededRandom(seed * 977 + 1)
  const voice = VOICES[kind]()
  const first = Math.round(at * rate)
  const count = Math.min(Math.round(seconds * rate), left.length - first)
  for (let index = 0; index < count; index++) {
    const share = index / (seconds * rate)
    const value = voice({ index, share, from, to, rate, random }) * gain
    const place = clamp(panFrom + (panTo - panFrom) * share, -1, 1)
    left[first + index] = (left[first + index] ?? 0) + value * Math.sqrt(1 - place)
    right[first + index] = (right[first + index] ?? 0) + value * Math.sqrt(1 + place)
  }
}
