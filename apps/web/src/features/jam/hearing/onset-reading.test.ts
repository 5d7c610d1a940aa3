import { expect, it } from 'vitest'
import { createOnsetReader } from './onset-reading.ts'

const RATE = 48_000
const HOP = 512

/** A syllable every half second from 0.5 s on, which comes at once and fades. */
function syllables(index: number): number {
  const seconds = index / RATE
  if (seconds < 0.5) return 0
  const fading = Math.exp(-(seconds % 0.5) * 20)
  const parts = [400, 800, 1200].map((hz) => Math.sin(2 * Math.PI * hz * seconds))
  return 0.2 * fading * parts.reduce((sum, part) => sum + part)
}

/** Onsets of the sound between two blocks, told as the worklet tells them. */
function onsetsOf(read: ReturnType<typeof createOnsetReader>, from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => (from + at) * HOP).flatMap((first) =>
    read(
      first,
      Float32Array.from({ length: HOP }, (_, at) => syllables(first + at)),
    ),
  )
}

it('tells when syllables began, on the clock of the audio context', () => {
  const onsets = onsetsOf(createOnsetReader(RATE), 0, 200)
  expect(onsets).toHaveLength(4)
  for (const [at, onset] of onsets.entries()) expect(onset).toBeCloseTo(0.5 + at * 0.5, 1)
})

it('begins anew after a gap, and still tells the time of the clock', () => {
  const read = createOnsetReader(RATE)
  onsetsOf(read, 0, 60)
  const later = onsetsOf(read, 170, 200)
  expect(later).toHaveLength(1)
  expect(later[0]).toBeCloseTo(2, 1)
})
