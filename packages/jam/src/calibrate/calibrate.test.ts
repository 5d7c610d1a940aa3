import { describe, expect, it } from 'vitest'
import { seededNormal } from '../testing/random.ts'
import { CHIRP_COUNT, CHIRP_STEP_MS, CHIRP_TIMES_MS, chirpTrack } from './chirps.ts'
import { estimateDelay } from './estimate-delay.ts'
import { estimateTapDelay } from './tap-along.ts'

type Room = {
  rate: number
  delayMs: number
  volume?: number
  noise?: number
  echo?: number
  /** Delay added to each chirp in turn, ms. */
  drift?: readonly number[]
  seed?: number
}

/** What a microphone in a room records while the chirps are played: late, with five echoes and noise. */
function recordIn({
  rate,
  delayMs,
  volume = 0.2,
  noise = 0.01,
  echo = 0,
  drift = [],
  seed = 1,
}: Room) {
  const track = chirpTrack(rate)
  const recording = new Float32Array(track.length + rate)
  const normal = seededNormal(seed)
  const samples = (ms: number) => Math.round((ms * rate) / 1000)
  const paths: [number, number][] = [
    [0, 1],
    ...[7, 13, 22, 31, 47].map((ms, index): [number, number] => [ms, echo * 0.75 ** index]),
  ]
  for (const [index, value] of track.entries()) {
    const chirp = Math.floor(((index * 1000) / rate - 250) / CHIRP_STEP_MS)
    for (const [pathMs, share] of paths) {
      const at = index + samples(delayMs + (drift[chirp] ?? 0) + pathMs)
      if (at < recording.length) recording[at] = (recording[at] ?? 0) + volume * share * value
    }
  }
  return recording.map((value) => value + noise * normal())
}

const RATES = [48_000, 44_100, 16_000, 8_000]
const DELAYS_MS = [0, 3, 45, 140, 260, 333, 400]

describe('chirps', () => {
  it('are six, and stay within what can be played', () => {
    const track = chirpTrack(48_000)
    expect(CHIRP_TIMES_MS).toHaveLength(CHIRP_COUNT)
    expect(track.reduce((top, value) => Math.max(top, Math.abs(value)), 0)).toBeLessThan(0.601)
    expect(track.length / 48_000).toBeLessThan(6)
  })
})

describe('how late a microphone hears', () => {
  it.each(RATES)(
    'is measured within 20 ms from 0 to 400 ms in a noisy room with echo, at %d Hz',
    (rate) => {
      const errors = DELAYS_MS.flatMap((delayMs, index) =>
        [0, 0.5, 0.9].map((echo) => {
          const noise = 0.02
          const estimate = estimateDelay(
            recordIn({ rate, delayMs, echo, noise, seed: index + 1 }),
            rate,
          )
          return estimate.is === 'delay' ? Math.abs(estimate.delayMs - delayMs) : 999
        }),
      )
      expect(Math.max(...errors)).toBeLessThanOrEqual(5)
    },
  )

  it('is not said when nothing is heard but noise', () => {
    const recording = recordIn({ rate: 48_000, delayMs: 100, volume: 0, noise: 0.05 })
    expect(estimateDelay(recording, 48_000)).toMatchObject({ is: 'refused', reason: 'not_heard' })
  })

  it('is not said of complete silence', () => {
    const recording = recordIn({ rate: 48_000, delayMs: 100, volume: 0, noise: 0 })
    expect(estimateDelay(recording, 48_000)).toEqual({
      is: 'refused',
      reason: 'not_heard',
      chirpsHeard: 0,
    })
  })

  it('is not said when the chirps come with delays more than 25 ms apart', () => {
    const drift = [0, 0, 10, 20, 30, 40]
    const recording = recordIn({ rate: 16_000, delayMs: 100, drift })
    expect(estimateDelay(recording, 16_000)).toEqual({
      is: 'refused',
      reason: 'unsteady',
      chirpsHeard: 6,
    })
  })

  it('is the middle one when they differ a little', () => {
    const drift = [0, 0, 4, 4, 9, 20]
    const estimate = estimateDelay(recordIn({ rate: 16_000, delayMs: 100, drift }), 16_000)
    expect(estimate).toMatchObject({ is: 'delay', chirpsHeard: 6 })
    expect(estimate.is === 'delay' && estimate.delayMs).toBeCloseTo(104, 0)
  })

  it('is not said of a recording that ends early', () => {
    expect(estimateDelay(new Float32Array(48_000), 48_000)).toMatchObject({ reason: 'too_short' })
  })
})

describe('how late somebody taps', () => {
  const clicksMs = Array.from({ length: 16 }, (_, index) => 1000 + index * 700)
  const tapsOf = (delayMs: number, jitterMs: number) => {
    const normal = seededNormal(11)
    return clicksMs.map((clickMs) => clickMs + delayMs + jitterMs * normal())
  }

  it.each([0, 80, 200, 400])('is measured within 20 ms: %d', (delayMs) => {
    const estimate = estimateTapDelay(clicksMs, tapsOf(delayMs, 25))
    expect(estimate.is === 'delay' && Math.abs(estimate.delayMs - delayMs)).toBeLessThanOrEqual(20)
  })

  it('is not hurt by two taps too many', () => {
    const taps = [...tapsOf(120, 15), 1500, 4000].toSorted((one, other) => one - other)
    const estimate = estimateTapDelay(clicksMs, taps)
    expect(estimate.is === 'delay' && Math.abs(estimate.delayMs - 120)).toBeLessThanOrEqual(20)
  })

  it('is not said of few or of wild taps', () => {
    expect(estimateTapDelay(clicksMs, tapsOf(100, 10).slice(0, 5))).toMatchObject({
      reason: 'too_few',
    })
    expect(estimateTapDelay(clicksMs, tapsOf(200, 200))).toMatchObject({ reason: 'unsteady' })
  })
})
