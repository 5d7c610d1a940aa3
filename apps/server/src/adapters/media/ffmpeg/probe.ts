import { z } from 'zod'
import { MediaError, type MediaFacts, type MediaJob } from '../../../ports/media.ts'
import { runProgram } from './run-program.ts'
import { sourceArguments } from './source-arguments.ts'

const PROBE_LIMIT_MS = 20_000
const MAX_SIDE_PX = 8192
const MAX_DURATION_SECONDS = 1_000_000

const ENTRIES = [
  'format=duration',
  'stream=codec_type,codec_name,width,height,sample_aspect_ratio,duration',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':')

const sidePx = z.int().min(1).max(MAX_SIDE_PX)
const seconds = z.coerce.number().positive().max(MAX_DURATION_SECONDS)

const videoStream = z.object({
  codec_type: z.literal('video'),
  codec_name: z.string(),
  width: sidePx,
  height: sidePx,
  sample_aspect_ratio: z.string().optional(),
  duration: seconds.optional().catch(undefined),
  disposition: z.object({ attached_pic: z.literal(0) }),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
})
const audioStream = z.object({ codec_type: z.literal('audio'), codec_name: z.string() })
const report = z.object({
  streams: z.array(z.unknown()),
  format: z.object({ duration: seconds.optional().catch(undefined) }).default({}),
})

type VideoStream = z.infer<typeof videoStream>

/** Asks ffprobe what a film is. @throws MediaError `unreadable` when it is none we can play. */
export async function probeFilm(program: string, job: MediaJob): Promise<MediaFacts> {
  const parsed = report.safeParse(JSON.parse(await ask(program, job)))
  const streams = parsed.data?.streams ?? []
  const video = firstOf(videoStream, streams)
  const audio = firstOf(audioStream, streams)
  const durationSeconds = parsed.data?.format.duration ?? video?.duration
  if (!video || durationSeconds === undefined) {
    throw new MediaError('unreadable', 'There is no moving picture in this file.')
  }
  return {
    durationSeconds,
    ...shownSize(video),
    videoCodec: video.codec_name,
    audioCodec: audio?.codec_name ?? null,
  }
}

async function ask(program: string, { sourcePath, signal }: MediaJob): Promise<string> {
  const options = ['-v', 'error', '-of', 'json', '-show_entries', ENTRIES]
  const limits = { timeLimitMs: PROBE_LIMIT_MS, signal }
  try {
    return await runProgram(program, [...options, ...sourceArguments(sourcePath)], limits)
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error
    throw new MediaError('unreadable', error.message, { cause: error })
  }
}

function firstOf<T>(kind: z.ZodType<T>, streams: readonly unknown[]): T | undefined {
  for (const stream of streams) {
    const { data } = kind.safeParse(stream)
    if (data !== undefined) return data
  }
  return undefined
}

/** Size as shown: pixels made square, and turned when a camera was held upright. */
function shownSize(video: VideoStream): Pick<MediaFacts, 'widthPx' | 'heightPx'> {
  const widthPx = Math.round(video.width * pixelAspect(video.sample_aspect_ratio))
  const turned = video.side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return turned ? { widthPx: video.height, heightPx: widthPx } : { widthPx, heightPx: video.height }
}

/** Width of a pixel over its height; 1 when the file says nothing sensible. */
function pixelAspect(ratio = '1:1'): number {
  const [across = 1, up = 1] = ratio.split(':').map(Number)
  const aspect = across / up
  return aspect > 0.1 && aspect < 10 ? aspect : 1
}
