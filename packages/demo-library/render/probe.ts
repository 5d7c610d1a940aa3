import { z } from 'zod'
import { runProgram } from './program.ts'

const streamSchema = z.object({
  codec_name: z.string(),
  codec_type: z.string(),
  profile: z.string().optional(),
  level: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  avg_frame_rate: z.string(),
  sample_rate: z.coerce.number().optional(),
})
const probeSchema = z.object({
  streams: z.array(streamSchema),
  format: z.object({ duration: z.coerce.number(), size: z.coerce.number() }),
})

/** What ffprobe says of a file. */
export async function probe(file: string) {
  const { stdout } = await runProgram('ffprobe', [
    ...['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file],
  ])
  return probeSchema.parse(JSON.parse(stdout))
}

/** Times of the key frames, seconds. */
export async function keyFrameTimes(file: string): Promise<number[]> {
  const { stdout } = await runProgram('ffprobe', [
    ...['-v', 'error', '-select_streams', 'v:0', '-skip_frame', 'nokey'],
    ...['-show_entries', 'frame=pts_time', '-of', 'csv=p=0', file],
  ])
  return stdout
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
}

/** H.264 level of a file's picture: 31 is level 3.1. @throws Error when it has no video. */
export async function videoLevel(file: string): Promise<number> {
  const { streams } = await probe(file)
  const level = streams.find((stream) => stream.codec_type === 'video')?.level
  if (!level) throw new Error(`ffprobe gives no level for ${file}`)
  return level
}

/** RFC 6381 name of H.264 High at a level: level 31 is avc1.64001f. */
export const avcCodec = (level: number): string => `avc1.6400${level.toString(16).padStart(2, '0')}`
/** RFC 6381 name of AAC-LC. */
export const AAC_CODEC = 'mp4a.40.2'
