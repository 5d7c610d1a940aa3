import { lineOf, songOf } from '@starnest/jam/testing/songs'
import { describe, expect, it } from 'vitest'
import type { FoundTrack } from '../tracks/tracks.service.ts'
import { spanOf } from './round-span.ts'

/** A song of a minute whose first note stands at so many milliseconds. */
const song = (firstNoteMs: number, change: object = {}, lyricOffsetMs = 0): FoundTrack => ({
  mode: 'karaoke',
  song: songOf([lineOf(['normal', 0, 4, 0])], { gapMs: firstNoteMs, ...change }),
  lyricOffsetMs,
  durationMs: 60_000,
})
const beat = (firstBeatMs: number): FoundTrack => ({
  mode: 'freestyle',
  grid: { bpm: 120, firstBeatMs, beatsPerBar: 4, bars: 20 },
  durationMs: 40_000.4,
})

describe('what is sung in a round', () => {
  it.each([
    ['a song', song(5000), { fromMs: 0, toMs: 60_000 }],
    [
      'one with a beginning and an end',
      song(5000, { startMs: 2000, endMs: 50_000 }),
      { fromMs: 2000, toMs: 50_000 },
    ],
    ['one that ends after its sound', song(5000, { endMs: 90_000 }), { fromMs: 0, toMs: 60_000 }],
    ['one that begins after its end', song(5000, { startMs: 70_000 }), { fromMs: 0, toMs: 60_000 }],
    ['a beat', beat(200), { fromMs: 0, toMs: 40_000 }],
  ])('of all of %s', (_, track, span) => {
    expect(spanOf(track, 'full')).toEqual(span)
  })

  it.each([
    ['three seconds before the first note', song(5000), { fromMs: 2000, toMs: 32_000 }],
    [
      'three seconds before a first note that was shifted',
      song(5000, {}, 1500),
      { fromMs: 3500, toMs: 33_500 },
    ],
    ['where the song begins', song(1000), { fromMs: 0, toMs: 30_000 }],
    ['so that there are 30 seconds left', song(55_000), { fromMs: 30_000, toMs: 60_000 }],
    ['with the first bar of a beat', beat(200), { fromMs: 200, toMs: 30_200 }],
  ])('of a challenge begins %s', (_, track, span) => {
    expect(spanOf(track, 'challenge30')).toEqual(span)
  })
})
