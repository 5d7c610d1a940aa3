import { expect, it } from 'vitest'
import type { SoundEffect } from './sound-effect.ts'
import { addSoundEffects } from './synthesise.ts'

const RATE = 8000
const KINDS: SoundEffect['kind'][] = [
  'whoosh',
  'rumble',
  'chirp',
  'tap',
  'shimmer',
  'splash',
  'bubbles',
  'bell',
  'creak',
  'crackle',
  'wind',
  'thud',
  'crickets',
]

const silence = () => [new Float32Array(3 * RATE), new Float32Array(3 * RATE)] as const
const loudest = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

it.each(KINDS)('%s is heard in its own time, not clipped, and the same every time', (kind) => {
  const [left, right] = silence()
  addSoundEffects([left, right], [{ kind, at: 1, seconds: 1, gain: 0.3 }], RATE)
  expect(loudest(left.subarray(0, RATE))).toBe(0)
  expect(loudest(left.subarray(2 * RATE))).toBe(0)
  expect(loudest(left)).toBeGreaterThan(0.005)
  expect(loudest(left)).toBeLessThan(1)
  expect(left.every(Number.isFinite)).toBe(true)
  const again = silence()
  addSoundEffects(again, [{ kind, at: 1, seconds: 1, gain: 0.3 }], RATE)
  expect(again[1]).toEqual(right)
})

it('moves from left to right and stops at the end of the film', () => {
  const [left, right] = silence()
  const effect: SoundEffect = { kind: 'shimmer', at: 2.5, seconds: 2, pan: [-1, 1] }
  addSoundEffects([left, right], [effect], RATE)
  expect(loudest(left)).toBeGreaterThan(loudest(right))
})
