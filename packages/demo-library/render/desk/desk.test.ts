import { seededRandom } from '@starnest/film-kit/time/random'
import { describe, expect, it } from 'vitest'
import { bandLevelsDb, spectraOf } from '../listen/spectrum.ts'
import { limit } from './dynamics.ts'
import { integratedLoudness } from './loudness-meter.ts'
import { spread } from './spread.ts'
import { JAM_RATE, panGains, type Stereo } from './stereo.ts'
import { playSubtractive } from './subtractive.ts'
import { type SynthDrum, strikeDrum } from './synth-drums.ts'

const sine = (hertz: number, level: number, seconds: number) =>
  Float32Array.from(
    { length: seconds * JAM_RATE },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / JAM_RATE),
  )
const twice = (samples: Float32Array): Stereo => [samples, Float32Array.from(samples)]
const peakOf = (samples: Float32Array) =>
  samples.reduce((high, value) => Math.max(high, Math.abs(value)), 0)

describe('the mixing desk', () => {
  it('measures loudness as the recommendation has it: a tone of -20 dBFS on both sides is -20 LUFS', () => {
    expect(integratedLoudness(twice(sine(997, 0.1, 4)))).toBeCloseTo(-20, 1)
  })

  it('does not count silence in the loudness', () => {
    const half = new Float32Array(8 * JAM_RATE)
    half.set(sine(997, 0.1, 4))
    expect(integratedLoudness(twice(half))).toBeCloseTo(-20, 0)
  })

  it('keeps every peak under the ceiling and leaves what is quiet as it was', () => {
    const sound = twice(sine(440, 0.2, 2))
    for (const samples of sound) samples.set(sine(90, 2.5, 0.05), JAM_RATE)
    const before = Float32Array.from(sound[0])
    limit(sound, 0.8)
    expect(peakOf(sound[0])).toBeLessThanOrEqual(0.8001)
    expect(peakOf(sound[0])).toBeGreaterThan(0.7)
    expect(sound[0].subarray(0, JAM_RATE / 2)).toEqual(before.subarray(0, JAM_RATE / 2))
  })

  it('spreads a sound to the sides and keeps its middle', () => {
    const sound = twice(sine(800, 0.3, 1))
    const before = Float32Array.from(sound[0])
    spread(sound, 0.5)
    const [left, right] = sound
    expect(
      peakOf(left.map((value, i) => (value + (right[i] ?? 0)) / 2 - (before[i] ?? 0))),
    ).toBeLessThan(1e-6)
    expect(peakOf(left.map((value, i) => value - (right[i] ?? 0)))).toBeGreaterThan(0.1)
  })

  it('places a sound without making it louder', () => {
    for (const pan of [-1, -0.4, 0, 0.7]) {
      const [left, right] = panGains(pan)
      expect(left ** 2 + right ** 2).toBeCloseTo(2, 6)
    }
  })
})

const shares = (samples: Float32Array, corners: readonly number[]) =>
  bandLevelsDb(spectraOf(samples, { size: 4_096, hop: 2_048, rate: JAM_RATE }), corners)

describe('a synthesised drum', () => {
  const kick: SynthDrum = {
    ...{ is: 'kick', from: 160, to: 50, sweep: 0.03, decay: 0.4, click: 0.3, drive: 1.6 },
  }
  const hat: SynthDrum = { is: 'hat', decay: 0.3, low: 7_000, metal: 0.4 }

  it('has its energy where the drum has it', () => {
    const [low = 0, high = 0] = shares(strikeDrum(kick, seededRandom(1)), [20, 160, 16_000])
    expect(low).toBeGreaterThan(high + 6)
    const [below = 0, above = 0] = shares(strikeDrum(hat, seededRandom(1)), [20, 4_000, 16_000])
    expect(above).toBeGreaterThan(below + 20)
  })

  it('sounds the same for the same seed, and a little otherwise for another', () => {
    expect(strikeDrum(hat, seededRandom(2))).toEqual(strikeDrum(hat, seededRandom(2)))
    expect(strikeDrum(hat, seededRandom(2))).not.toEqual(strikeDrum(hat, seededRandom(3)))
  })
})

it('synthesises a tone at its pitch, which ends after its release', () => {
  const voice = { wave: 'saw', cutoff: 3_000, amp: [0.01, 0.2, 0.8, 0.1] } as const
  const [left] = playSubtractive(voice, {
    hertz: 220,
    seconds: 0.5,
    loud: 0.8,
    random: seededRandom(1),
  })
  expect(left.length / JAM_RATE).toBeCloseTo(0.62, 2)
  const [below = 0, at = 0] = shares(left, [20, 200, 240])
  expect(at).toBeGreaterThan(below + 20)
})
