import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hzOfCents } from '../testing/sounds.ts'
import {
  centsOfHz,
  decodePitchFrames,
  encodePitchFrames,
  loudnessByte,
  type PitchFrames,
  UNVOICED,
} from './pitch-frames.ts'

const FRAMES: PitchFrames = {
  hopMs: 10.667,
  startMs: -1500,
  tones: Int16Array.from([0, UNVOICED, -1200, 7200]),
  loudness: Uint8Array.from([10, 0, 200, 255]),
}

describe('frames as bytes', () => {
  it('come back as they were', () => {
    const frame = fc.tuple(
      fc.oneof(fc.integer({ min: -7200, max: 7200 }), fc.constant(UNVOICED)),
      fc.nat(255),
    )
    fc.assert(
      fc.property(
        fc.array(frame, { maxLength: 200 }),
        fc.integer({ min: 5000, max: 50_000 }),
        fc.integer({ min: -60_000, max: 3_600_000 }),
        (drawn, hopUs, startMs) => {
          const frames: PitchFrames = {
            hopMs: hopUs / 1000,
            startMs,
            tones: Int16Array.from(drawn, ([tone]) => tone),
            loudness: Uint8Array.from(drawn, ([, loud]) => loud),
          }
          expect(decodePitchFrames(encodePitchFrames(frames))).toEqual({ is: 'frames', frames })
        },
      ),
      { seed: 31, numRuns: 200 },
    )
  })

  it('take three bytes a frame and a head of sixteen', () => {
    expect(encodePitchFrames(FRAMES)).toHaveLength(16 + 4 * 3)
  })

  it('are read from the middle of a larger buffer', () => {
    const bytes = encodePitchFrames(FRAMES)
    const larger = new Uint8Array(bytes.length + 7)
    larger.set(bytes, 5)
    const decoded = decodePitchFrames(larger.subarray(5, 5 + bytes.length))
    expect(decoded).toEqual({ is: 'frames', frames: FRAMES })
  })

  const changed = (at: number, value: number) => {
    const bytes = encodePitchFrames(FRAMES)
    new DataView(bytes.buffer).setUint32(at, value, true)
    return bytes
  }
  const refused: [string, Uint8Array][] = [
    ['length', new Uint8Array(0)],
    ['length', encodePitchFrames(FRAMES).subarray(0, 27)],
    ['length', Uint8Array.from([...encodePitchFrames(FRAMES), 0])],
    ['length', changed(12, 5)],
    ['too_many', changed(12, 4_294_967_295)],
    ['version', changed(0, 2)],
    ['version', changed(0, 257)],
    ['hop', changed(4, 0)],
    ['hop', changed(4, 4_000_000)],
    ['tone', changed(16, 30_000)],
  ]
  it.each(refused)('are refused for their %s', (reason, bytes) => {
    expect(decodePitchFrames(bytes)).toEqual({ is: 'refused', reason })
  })
})

it('C4 is 0 cents, A4 is 900, and a frequency comes back from its cents', () => {
  expect(centsOfHz(261.6256)).toBe(0)
  expect(centsOfHz(440)).toBe(900)
  expect(centsOfHz(hzOfCents(-1234))).toBe(-1234)
})

it('loudness goes from silence to full in decibels', () => {
  expect([0, Number.NaN, -1, 0.0001, 0.1, 1, 7].map(loudnessByte)).toEqual([
    0, 0, 0, 0, 175, 255, 255,
  ])
})
