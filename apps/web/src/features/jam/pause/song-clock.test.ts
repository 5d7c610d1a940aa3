import { describe, expect, it } from 'vitest'
import { countInOf, createSongClock } from './song-clock.ts'

/** A song that begins at second 10 of the audio's clock, is paused at 5 s, and goes on after a count-in. */
function pausedOnce() {
  const clock = createSongClock()
  clock.play({ startsAtSeconds: 10, songZeroSeconds: 10, fromMs: 0, toMs: 60_000 })
  clock.hold(5000)
  // 3 s of music are heard again: what counts begins at second 103.
  clock.play({ startsAtSeconds: 100, songZeroSeconds: 98, fromMs: 5000, toMs: 60_000 })
  return clock
}

describe('a song that was paused', () => {
  it.each([
    ['before the music', 9.9, null],
    ['at its beginning', 10, 0],
    ['just before the pause', 14.999, 4999],
    ['after the press', 15, null],
    ['during the pause', 60, null],
    ['during the count-in', 102.9, null],
    ['where the song goes on', 103, 5000],
    ['later', 110, 12_000],
    ['behind the end', 158, null],
  ])('counts what was sung %s', (_, seconds, ms) => {
    const sungMs = pausedOnce().sungMsAt(seconds)
    expect(Number.isNaN(sungMs) ? null : Math.round(sungMs)).toBe(ms)
  })

  it('counts each moment once, however often it is paused', () => {
    const clock = pausedOnce()
    clock.hold(8000)
    clock.play({ startsAtSeconds: 200, songZeroSeconds: 195, fromMs: 8000, toMs: 60_000 })
    const counted: number[] = []
    for (let seconds = 0; seconds < 300; seconds += 0.5) {
      const ms = clock.sungMsAt(seconds)
      if (!Number.isNaN(ms)) counted.push(ms)
    }
    expect(counted).toEqual(Array.from({ length: 120 }, (_, at) => at * 500))
  })
})

it.each([
  [5000, { fromMs: 2000, waitMs: 0 }],
  [3000, { fromMs: 0, waitMs: 0 }],
  [1200, { fromMs: 0, waitMs: 1800 }],
  [0, { fromMs: 0, waitMs: 3000 }],
])('a song that was paused at %d ms goes on %j', (heldMs, countIn) => {
  expect(countInOf(heldMs)).toEqual(countIn)
})
