import { expect } from 'vitest'
import { avcCodec, keyFrameTimes, probe } from '../../render/probe.ts'
import {
  HIGHEST_TRUE_PEAK,
  measureLoudness,
  TARGET_LUFS,
  TOLERANCE_LU,
} from '../../render/sound/loudness.ts'
import { topLevelBoxes } from './mp4.ts'

/** Key frames may be this far off their second, for rounding in ffprobe. */
const ROUNDING_SECONDS = 0.002
const GROUP_SECONDS = 2
/** H.264 level 4.0: every television of the last fifteen years. */
const HIGHEST_LEVEL = 40

/** A video of the library, and what its manifest says of it. */
export type Described = {
  videoPath: string
  durationSeconds: number
  codecs: { video: string; audio?: string | undefined }
}

/** Expects what televisions ask for: H.264 High up to level 4.0, 720p at 24 frames a second, AAC or
 *  no sound, the length the manifest says, a key frame every two seconds, and an index in front. */
export async function expectPlaysEverywhere(film: Described): Promise<void> {
  const { streams, format } = await probe(film.videoPath)
  const video = streams.find((stream) => stream.codec_type === 'video')
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    width: 1280,
    height: 720,
    avg_frame_rate: '24/1',
  })
  expect(video?.level).toBeLessThanOrEqual(HIGHEST_LEVEL)
  expect(film.codecs.video).toBe(avcCodec(video?.level ?? 0))
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  if (film.codecs.audio === undefined) expect(audio).toBeUndefined()
  else expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: 48_000 })
  expect(Math.abs(format.duration - film.durationSeconds)).toBeLessThan(0.1)
  await expectKeyFrames(film)
  const boxes = await topLevelBoxes(film.videoPath)
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
}

async function expectKeyFrames({ videoPath, durationSeconds }: Described): Promise<void> {
  const times = await keyFrameTimes(videoPath)
  expect(times).toHaveLength(Math.ceil(durationSeconds / GROUP_SECONDS))
  for (const [index, time] of times.entries()) {
    expect(Math.abs(time - index * GROUP_SECONDS)).toBeLessThan(ROUNDING_SECONDS)
  }
}

/** Expects the loudness all films share, and no clipping (EBU R 128). */
export async function expectGoodLevel(videoPath: string): Promise<void> {
  const { lufs, truePeak } = await measureLoudness(videoPath)
  expect(Math.abs(lufs - TARGET_LUFS)).toBeLessThanOrEqual(TOLERANCE_LU)
  expect(truePeak).toBeLessThanOrEqual(HIGHEST_TRUE_PEAK)
}
