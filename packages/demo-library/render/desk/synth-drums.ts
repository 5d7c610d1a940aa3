import { between, type Random } from '@starnest/film-kit/time/random'
import { filterInPlace } from './biquad.ts'
import { JAM_RATE } from './stereo.ts'

/** How a drum is synthesised. Frequencies in hertz, times in seconds until little is heard. */
export type SynthDrum =
  | {
      is: 'kick'
      from: number
      to: number
      sweep: number
      decay: number
      click: number
      drive: number
    }
  | {
      is: 'snare'
      tone: number
      body: number
      rattle: number
      decay: number
      low: number
      high: number
    }
  | { is: 'clap'; hands: number; decay: number; hertz: number }
  | { is: 'hat'; decay: number; low: number; metal: number }
  | { is: 'cymbal'; decay: number; low: number; metal: number }
  | { is: 'tom'; from: number; to: number; decay: number; skin: number }
  | { is: 'block'; hertz: number; decay: number; second: number }
  | { is: 'shaker'; decay: number; hertz: number }
  | { is: 'zap'; from: number; to: number; decay: number }

type Make<K extends SynthDrum['is']> = (
  drum: Extract<SynthDrum, { is: K }>,
  random: Random,
) => Float32Array

const make = (seconds: number, value: (t: number, i: number) => number): Float32Array =>
  Float32Array.from({ length: Math.ceil(seconds * JAM_RATE) }, (_, i) => value(i / JAM_RATE, i))
const noise = (random: Random) => random() * 2 - 1
const fall = (t: number, seconds: number) => Math.exp((-5 * t) / seconds)

/** A sine whose frequency moves; call it once for each sample. */
function slidingSine(hertz: (t: number) => number) {
  let phase = 0
  return (t: number) => {
    phase += (2 * Math.PI * hertz(t)) / JAM_RATE
    return Math.sin(phase)
  }
}

/** Frequencies of the six square waves in a drum machine's cymbals. */
const METAL_HERTZ = [205.3, 304.4, 369.6, 522.7, 540, 800]

function metal(t: number): number {
  let sum = 0
  for (const hertz of METAL_HERTZ) sum += (t * hertz * 1.83) % 1 < 0.5 ? 1 : -1
  return sum / METAL_HERTZ.length
}

function brushed(
  { decay, low, metal: share }: { decay: number; low: number; metal: number },
  random: Random,
): Float32Array {
  const samples = make(decay * 1.2, (t) => metal(t) * share + noise(random) * (1 - share))
  filterInPlace(samples, { kind: 'highpass', hertz: low })
  filterInPlace(samples, { kind: 'highpass', hertz: low * 0.8 })
  filterInPlace(samples, { kind: 'lowpass', hertz: 15_500 })
  return samples.map((value, i) => value * fall(i / JAM_RATE, decay) * Math.min(1, i / 24))
}

const MAKERS: { [K in SynthDrum['is']]: Make<K> } = {
  kick({ from, to, sweep, decay, click, drive }, random) {
    const body = slidingSine((t) => to + (from - to) * Math.exp(-t / sweep))
    const samples = make(decay * 1.15, (t) => {
      const tick = click * noise(random) * Math.exp(-t / 0.0025)
      return Math.tanh((body(t) * fall(t, decay) ** 0.7 + tick) * drive) * Math.min(1, t / 0.0008)
    })
    filterInPlace(samples, { kind: 'lowpass', hertz: 7_000 })
    return samples
  },
  snare({ tone, body, rattle, decay, low, high }, random) {
    const wires = make(decay * 1.3, () => noise(random))
    filterInPlace(wires, { kind: 'highpass', hertz: low })
    filterInPlace(wires, { kind: 'lowpass', hertz: high })
    const first = slidingSine((t) => tone * (1 + 0.7 * Math.exp(-t / 0.012)))
    const second = slidingSine(() => tone * 1.68)
    return wires.map((value, i) => {
      const t = i / JAM_RATE
      const shell = (first(t) + 0.5 * second(t)) * body * fall(t, 0.16)
      return (shell + value * rattle * fall(t, decay)) * Math.min(1, i / 20)
    })
  },
  clap({ hands, decay, hertz }, random) {
    const starts = Array.from({ length: hands }, (_, i) => i * between(random, 0.008, 0.013))
    const samples = make(decay * 1.4, (t) => {
      let level = 0
      for (const start of starts)
        if (t >= start) level = Math.max(level, Math.exp(-(t - start) / 0.006))
      const last = starts.at(-1) ?? 0
      const tail = t > last ? 0.7 * fall(t - last, decay) : 0
      return noise(random) * Math.max(level, tail)
    })
    filterInPlace(samples, { kind: 'bandpass', hertz, q: 0.8 })
    filterInPlace(samples, { kind: 'highShelf', hertz: 6_000, gainDb: 4 })
    return samples
  },
  hat: brushed,
  cymbal: brushed,
  tom({ from, to, decay, skin }, random) {
    const body = slidingSine((t) => to + (from - to) * Math.exp(-t / 0.05))
    const samples = make(decay * 1.2, (t) => {
      const slap = skin * noise(random) * Math.exp(-t / 0.012)
      return (body(t) * fall(t, decay) + slap) * Math.min(1, t / 0.001)
    })
    filterInPlace(samples, { kind: 'lowpass', hertz: 6_000 })
    return samples
  },
  block({ hertz, decay, second }) {
    const [one, two] = [slidingSine(() => hertz), slidingSine(() => hertz * second)]
    return make(
      decay * 1.3,
      (t) => (one(t) + 0.6 * two(t)) * fall(t, decay) * Math.min(1, t / 0.0005),
    )
  },
  shaker({ decay, hertz }, random) {
    const samples = make(decay * 1.6, () => noise(random))
    filterInPlace(samples, { kind: 'bandpass', hertz, q: 0.9 })
    return samples.map((value, i) => {
      const t = i / JAM_RATE
      return value * Math.min(1, t / (decay * 0.35)) * fall(t, decay)
    })
  },
  zap({ from, to, decay }) {
    const body = slidingSine((t) => to + (from - to) * Math.exp(-t / (decay * 0.25)))
    return make(decay, (t) => Math.tanh(2 * body(t)) * fall(t, decay))
  },
}

/** One stroke of a synthesised drum, its highest sample being 1. */
export function strikeDrum(drum: SynthDrum, random: Random): Float32Array {
  const maker = MAKERS[drum.is] as Make<typeof drum.is>
  const samples = maker(drum as never, random)
  const high = samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 1e-6)
  return samples.map((value) => value / high)
}
