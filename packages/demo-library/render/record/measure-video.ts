import { z } from 'zod'
import type { VideoFacts } from '../../src/film-record.ts'
import { keyFrameTimes, probe } from '../probe.ts'
import { runProgram } from '../program.ts'
import { measureLoudness } from '../sound/loudness.ts'
import { topLevelBoxes } from './mp4-boxes.ts'

/** A group of pictures starts so often. */
export const GROUP_SECONDS = 2

/** Luma up to which a pixel is black, of 255: 16 is the blackest, and a tenth of the range above it.
 *  Source: ffmpeg, "blackdetect". */
const BLACK_LUMA = 38

/** Measures a video file: all that a check asks of one.
 *  @throws Error when it has no picture. */
export async function measureVideo(file: string): Promise<VideoFacts> {
  const { streams, format } = await probe(file)
  const video = streams.find((stream) => stream.codec_type === 'video')
  if (!video) throw new Error(`${file} has no picture`)
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  const times = await keyFrameTimes(file)
  const boxes = await topLevelBoxes(file)
  return {
    seconds: format.duration,
    width: video.width ?? 0,
    height: video.height ?? 0,
    framesPerSecond: video.avg_frame_rate,
    codec: video.codec_name,
    profile: video.profile ?? '',
    level: video.level ?? 0,
    ...(audio && { audio: { codec: audio.codec_name, sampleRate: audio.sample_rate ?? 0 } }),
    keyFrames: {
      count: times.length,
      offSeconds: Math.max(...times.map((time, i) => Math.abs(time - i * GROUP_SECONDS))),
    },
    indexInFront: boxes.indexOf('moov') < boxes.indexOf('mdat'),
    ...(audio && { loudness: await measureLoudness(file) }),
    firstPictureBlack: await blackShare(file),
  }
}

/** Share of a video's first picture that is black, 0 to 1. */
async function blackShare(file: string): Promise<number> {
  const { stdout } = await runProgram('ffmpeg', [
    ...['-v', 'error', '-i', file, '-an', '-frames:v', '1'],
    ...['-vf', `blackframe=amount=0:threshold=${BLACK_LUMA},metadata=print:file=-`],
    ...['-f', 'null', '-'],
  ])
  const [, percent] = /lavfi\.blackframe\.pblack=(\d+)/.exec(stdout) ?? []
  return z.coerce.number().parse(percent) / 100
}

/** Version of the ffmpeg that measures. */
export async function ffmpegVersion(): Promise<string> {
  const { stdout } = await runProgram('ffmpeg', ['-version'])
  return stdout.split(' ')[2] ?? ''
}
