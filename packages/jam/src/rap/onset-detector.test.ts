import { describe, expect, it } from 'vitest'
import { listen } from '../testing/listener.ts'
import { rapOnsets } from '../testing/rapper.ts'
import { tuneOf } from '../testing/songs.ts'
import { addRoom, backingSound, spokenSound, TEST_RATE } from '../testing/sounds.ts'
import { createOnsetDetector } from './onset-detector.ts'
import { type Beat, scoreRap } from './score-rap.ts'

const BEAT: Beat = { bpm: 100, firstBeatMs: 400, bars: 8 }
const LENGTH_MS = 21_000

function onsetsOf(sound: Float32Array, blockLength = 128, rate = TEST_RATE) {
  const detector = createOnsetDetector(rate)
  const onsetsMs: number[] = []
  for (let at = 0; at < sound.length; at += blockLength) {
    onsetsMs.push(...detector.add(sound.subarray(at, at + blockLength)))
  }
  return onsetsMs
}

const spokenIn = (onsetsMs: readonly number[], room: { noise?: number; hum?: number } = {}) =>
  addRoom(spokenSound(onsetsMs, { lengthMs: LENGTH_MS }), room)

/** The sound with another number of samples a second, on straight lines between them. */
function resampled(sound: Float32Array, rate: number) {
  return Float32Array.from(
    { length: Math.floor((sound.length * rate) / TEST_RATE) },
    (_, index) => {
      const at = (index * TEST_RATE) / rate
      const [low, high] = [sound[Math.floor(at)] ?? 0, sound[Math.floor(at) + 1] ?? 0]
      return low + (high - low) * (at - Math.floor(at))
    },
  )
}

/** Share of the syllables that were found within 25 ms. */
const foundShare = (expected: readonly number[], found: readonly number[]) =>
  expected.filter((onsetMs) => found.some((foundMs) => Math.abs(foundMs - onsetMs) <= 25)).length /
  expected.length

describe('beginnings of syllables', () => {
  const expected = rapOnsets(BEAT, { jitterMs: 20 })

  it.each([0.0005, 0.003])('are found within 25 ms in a room with noise of %d', (noise) => {
    const found = onsetsOf(spokenIn(expected, { noise, hum: noise }))
    expect(foundShare(expected, found)).toBeGreaterThanOrEqual(0.95)
    expect(found.length).toBeLessThanOrEqual(expected.length * 1.1)
  })

  it.each([8_000, 44_100, 48_000])('are found by a microphone of %d Hz', (rate) => {
    const sound = resampled(spokenIn(expected, { noise: 0.002 }), rate)
    const found = onsetsOf(sound, 128, rate)
    expect(foundShare(expected, found)).toBeGreaterThanOrEqual(0.95)
    expect(found.length).toBeLessThanOrEqual(expected.length * 1.1)
  })

  it('are the same however the sound is cut into blocks', () => {
    const sound = spokenIn(expected, { noise: 0.002 })
    const whole = onsetsOf(sound, sound.length)
    expect(whole.length).toBeGreaterThan(40)
    expect(onsetsOf(sound, 128)).toEqual(whole)
    expect(onsetsOf(sound, 977)).toEqual(whole)
  })

  it('are never closer than 90 ms', () => {
    const fast = Array.from({ length: 300 }, (_, index) => 500 + index * 50)
    const found = onsetsOf(spokenIn(fast))
    expect(found.length).toBeGreaterThan(20)
    expect(found.every((onsetMs, at) => at === 0 || onsetMs - (found[at - 1] ?? 0) >= 90)).toBe(
      true,
    )
  })

  it('are not found in silence, and hardly in noise and hum', () => {
    expect(onsetsOf(new Float32Array(TEST_RATE * 5))).toEqual([])
    const noisy = addRoom(new Float32Array(TEST_RATE * 20), { noise: 0.01, hum: 0.01 })
    expect(onsetsOf(noisy).length).toBeLessThanOrEqual(5)
  })
})

describe('a rap with sound, from the microphone to the points', () => {
  const pointsOf = (sound: Float32Array) =>
    scoreRap({ onsetsMs: onsetsOf(sound), voice: listen(sound) }, BEAT)

  it('in time with 20 ms of jitter has most of the timing', () => {
    const onsetsMs = rapOnsets(BEAT, { jitterMs: 20 })
    const score = pointsOf(spokenIn(onsetsMs, { noise: 0.002, hum: 0.001 }))
    expect(score.timingPoints).toBeGreaterThanOrEqual(4800)
    expect(score.points).toBeGreaterThanOrEqual(8000)
  })

  it('noise, hum or the backing alone have at most 300', () => {
    const room = { noise: 0.004, hum: 0.004 }
    const empty = addRoom(new Float32Array(TEST_RATE * 20), room)
    expect(pointsOf(empty).points).toBeLessThanOrEqual(300)
    const backing = addRoom(backingSound(tuneOf(3), { volume: 0.03 }), room)
    expect(pointsOf(backing).points).toBeLessThanOrEqual(300)
  })
})
