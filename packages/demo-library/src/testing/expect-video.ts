import { expect } from 'vitest'
import { avcCodec } from '../../render/probe.ts'
import { GROUP_SECONDS } from '../../render/record/measure-video.ts'
import { HIGHEST_TRUE_PEAK, TARGET_LUFS, TOLERANCE_LU } from '../../render/sound/loudness.ts'
import type { VideoFacts } from '../film-record.ts'

/** Key frames may be this far off their second, for rounding in ffprobe. */
const ROUNDING_SECONDS = 0.002
/** H.264 level 4.0: every television of the last fifteen years. */
const HIGHEST_LEVEL = 40
/** A picture with this share of black looks black: the darkest that ships has 0.41. */
const BLACK_PICTURE = 0.5
/** Another decoder rounds a loudness otherwise, LU. */
const LOUDNESS_ROUNDING_LU = 0.1

/** What a manifest says of a video. */
type Described = {
  durationSeconds: number
  codecs: { video: string; audio?: string | undefined }
}

/** Expects what televisions ask for: H.264 High up to level 4.0, 720p at 24 frames a second, AAC or
 *  no sound, the length the manifest says, a key frame every two seconds, and an index in front. */
export function expectPlaysEverywhere(facts: VideoFacts, film: Described): void {
  expect(facts).toMatchObject({
    codec: 'h264',
    profile: 'High',
    width: 1280,
    height: 720,
    framesPerSecond: '24/1',
    indexInFront: true,
  })
  expect(facts.level).toBeLessThanOrEqual(HIGHEST_LEVEL)
  expect(film.codecs.video).toBe(avcCodec(facts.level))
  if (film.codecs.audio === undefined) expect(facts.audio).toBeUndefined()
  else expect(facts.audio).toEqual({ codec: 'aac', sampleRate: 48_000 })
  expect(Math.abs(facts.seconds - film.durationSeconds)).toBeLessThan(0.1)
  expect(facts.keyFrames.count).toBe(Math.ceil(film.durationSeconds / GROUP_SECONDS))
  expect(facts.keyFrames.offSeconds).toBeLessThan(ROUNDING_SECONDS)
}

/** Expects the loudness all films share, and no clipping (EBU R 128). */
export function expectGoodLevel({ loudness }: VideoFacts): void {
  expect(Math.abs((loudness?.lufs ?? 0) - TARGET_LUFS)).toBeLessThanOrEqual(TOLERANCE_LU)
  expect(loudness?.truePeak).toBeLessThanOrEqual(HIGHEST_TRUE_PEAK)
}

/** Expects that something is to be seen at once. */
export function expectPictureAtOnce({ firstPictureBlack }: VideoFacts): void {
  expect(firstPictureBlack).toBeLessThan(BLACK_PICTURE)
}

/** Expects two measurements of one file to be the same but for a decoder's rounding. */
export function expectSameFacts(one: VideoFacts | undefined, other: VideoFacts): void {
  const { loudness, ...facts } = one ?? {}
  const { loudness: otherLoudness, ...otherFacts } = other
  expect(facts).toEqual(otherFacts)
  expect(loudness === undefined).toBe(otherLoudness === undefined)
  for (const key of ['lufs', 'truePeak'] as const) {
    const difference = (loudness?.[key] ?? 0) - (otherLoudness?.[key] ?? 0)
    expect(Math.abs(difference), key).toBeLessThanOrEqual(LOUDNESS_ROUNDING_LU)
  }
}
