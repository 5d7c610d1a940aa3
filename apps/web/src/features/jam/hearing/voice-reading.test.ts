import { expect, it } from 'vitest'
import { createVoiceReader, type VoiceReading, WINDOW_SAMPLES } from './voice-reading.ts'

const RATE = 48_000
const HOP = 512

/** Readings of a sound, told in blocks as the worklet does. */
function readingsOf(seconds: number, sampleAt: (index: number) => number): VoiceReading[] {
  const read = createVoiceReader(RATE)
  const readings: VoiceReading[] = []
  for (let first = 0; first + HOP <= seconds * RATE; first += HOP) {
    const block = Float32Array.from({ length: HOP }, (_, at) => sampleAt(first + at))
    const reading = read(first, block)
    if (reading) readings.push(reading)
  }
  return readings
}

/** A tone with overtones, as voices have. */
const tone =
  (hz: number, loud = 0.3) =>
  (index: number) =>
    [1, 0.5, 0.3, 0.2]
      .map((part, at) => part * Math.sin((2 * Math.PI * hz * (at + 1) * index) / RATE))
      .reduce((sum, one) => sum + one) *
    loud *
    0.5

const cents = (one: number, other: number) => Math.abs(1200 * Math.log2(one / other))

it.each([82.4, 110, 196, 261.6, 392, 523.3, 784, 1046.5])(
  'finds a voice at %d Hz within 16 cents, sure of it',
  (hz) => {
    const readings = readingsOf(0.4, tone(hz))
    expect(readings.length).toBeGreaterThan(30)
    for (const { frequency, clarity } of readings) {
      expect(cents(frequency, hz)).toBeLessThan(16)
      expect(clarity).toBeGreaterThan(0.9)
    }
  },
)

it('tells the middle of what it looked at', () => {
  const [first, second] = readingsOf(0.2, tone(220))
  expect(first?.atSeconds).toBeCloseTo(WINDOW_SAMPLES / 2 / RATE, 6)
  expect((second?.atSeconds ?? 0) - (first?.atSeconds ?? 0)).toBeCloseTo(HOP / RATE, 6)
})

it('is not sure of noise, and finds nothing in silence', () => {
  let seed = 1
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed / 2_147_483_647 - 0.5) * 0.4
  }
  const sure = readingsOf(1, noise).filter(({ clarity }) => clarity > 0.9)
  expect(sure).toEqual([])
  for (const { loudness, clarity } of readingsOf(0.2, () => 0)) {
    expect(loudness).toBe(0)
    expect(clarity).toBe(0)
  }
})

it('finds no voice in a hum below voices', () => {
  const readings = readingsOf(0.4, tone(41))
  expect(readings.length).toBeGreaterThan(30)
  for (const { frequency, clarity } of readings) expect([frequency, clarity]).toEqual([0, 0])
})

it('begins anew after a gap, so that no reading holds two moments', () => {
  const read = createVoiceReader(RATE)
  const block = Float32Array.from({ length: HOP }, (_, at) => tone(220)(at))
  for (let first = 0; first < WINDOW_SAMPLES; first += HOP) read(first, block)
  expect(read(WINDOW_SAMPLES, block)).toBeDefined()
  expect(read(WINDOW_SAMPLES + 5 * HOP, block)).toBeUndefined()
})
