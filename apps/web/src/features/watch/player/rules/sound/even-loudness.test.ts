import { expect, it } from 'vitest'
import { evenGain } from './even-loudness.ts'

it.each([
  [null, 1],
  [-23, 1],
  [-16, 1],
  [-10, 0.501],
  [4, 0.1],
])('a film of %s LUFS plays at %d of the volume', (loudness, gain) => {
  expect(evenGain(loudness)).toBeCloseTo(gain, 3)
})
