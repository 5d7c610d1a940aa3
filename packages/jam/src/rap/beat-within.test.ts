import { expect, it } from 'vitest'
import { beatWithin } from './beat-within.ts'

/** 16 bars of two seconds, from half a second on. */
const BEAT = { bpm: 120, firstBeatMs: 500, bars: 16 }

it.each([
  ['all of the sound has all bars', 0, 40_000, 500, 16],
  ['a stretch from the first beat has those that end in it', 500, 8_400, 500, 3],
  ['a stretch that begins within a bar has the bars after it', 600, 8_500, 2_500, 3],
  ['thirty seconds of the middle have 14 whole bars', 3_000, 33_000, 4_500, 14],
  ['a stretch behind the last bar has none', 33_000, 40_000, 34_500, 0],
  ['a stretch shorter than a bar has none', 500, 2_000, 500, 0],
])('%s', (_, fromMs, toMs, firstBeatMs, bars) => {
  expect(beatWithin(BEAT, { fromMs, toMs })).toEqual({ bpm: 120, firstBeatMs, bars })
})
