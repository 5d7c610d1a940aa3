import type { JamBundle } from '@starnest/contract/jam/stage'
import { describe, expect, it } from 'vitest'
import { createBundleMerge } from './merge-bundles.ts'

/** A bundle of two frames, which tells its own number as its tones. */
const bundle = (sequence: number): JamBundle => ({
  sequence,
  startMs: sequence * 20,
  hopMs: 10,
  tones: [sequence, null],
  loudness: [80, 0],
  onsetsMs: [sequence * 20 + 5],
})

const heard = (numbers: readonly number[]) => {
  const merge = createBundleMerge()
  const told = [...numbers.flatMap((number) => merge.add(bundle(number))), ...merge.end()]
  return told.map(({ tones }) => tones[0]?.cents)
}

it.each([
  { comes: 'in order', numbers: [0, 1, 2, 3], told: [0, 1, 2, 3] },
  { comes: 'from the middle, as after a reload of the screen', numbers: [7, 8], told: [7, 8] },
  { comes: 'two the wrong way round', numbers: [0, 2, 1, 3], told: [0, 1, 2, 3] },
  { comes: 'one twice', numbers: [0, 1, 1, 0, 2], told: [0, 1, 2] },
  { comes: 'without one, until its end', numbers: [0, 2, 3], told: [0, 2, 3] },
  {
    comes: 'without one, which comes when it was given up',
    numbers: [0, 2, 3, 4, 5, 6, 1, 7],
    told: [0, 2, 3, 4, 5, 6, 7],
  },
  {
    comes: 'without some, again and again',
    numbers: [0, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13],
    told: [0, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13],
  },
])('tells each bundle once and in order, when what comes is $comes', ({ numbers, told }) => {
  expect(heard(numbers)).toEqual(told)
})

describe('a phone that counts anew, since its microphone was off for a while', () => {
  /** The bundle of a number, at a later place of the song. */
  const later = (sequence: number) => ({ ...bundle(sequence), startMs: 1000 + sequence * 20 })
  const toldOf = (bundles: readonly JamBundle[]) => {
    const merge = createBundleMerge()
    const told = [...bundles.flatMap((one) => merge.add(one)), ...merge.end()]
    return told.map(({ tones }) => tones[0]?.atMs)
  }

  it('is heard at once', () => {
    const merge = createBundleMerge()
    for (let at = 0; at < 50; at++) merge.add(bundle(at))
    expect(merge.add(later(0))).toHaveLength(1)
    expect(merge.add(later(1))).toHaveLength(1)
  })

  it('is told after what still waited', () => {
    const came = [bundle(0), bundle(2), later(0), later(1)]
    expect(toldOf(came)).toEqual([0, 40, 1000, 1020])
  })

  it('is told once for each bundle', () => {
    const came = [bundle(0), bundle(1), later(0), later(0), later(1), later(0), bundle(1), later(2)]
    expect(toldOf(came)).toEqual([0, 20, 1000, 1020, 1040])
  })
})

it('waits for a bundle that is missing, but not for long', () => {
  const merge = createBundleMerge()
  merge.add(bundle(0))
  const told = [2, 3, 4, 5, 6].map((number) => merge.add(bundle(number)).length)
  expect(told).toEqual([0, 0, 0, 0, 5])
})

it('gives each frame its time in the song', () => {
  const [told] = createBundleMerge().add(bundle(4))
  expect(told).toEqual({
    tones: [
      { atMs: 80, cents: 4, loudness: 80 },
      { atMs: 90, cents: null, loudness: 0 },
    ],
    onsetsMs: [85],
  })
})
