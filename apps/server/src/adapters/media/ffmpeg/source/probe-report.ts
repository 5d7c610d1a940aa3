import { z } from 'zod'

/** What ffprobe is asked for. */
export const PROBE_ENTRIES = [
  'format=duration',
  [
    'stream=index,codec_type,codec_name,profile,level,pix_fmt,width,height,sample_aspect_ratio',
    'avg_frame_rate,r_frame_rate,field_order,color_transfer,channels,sample_rate,duration',
  ].join(','),
  'stream_tags=language,title',
  'stream_disposition=default,attached_pic',
  'stream_side_data=rotation',
  'chapter=start_time',
  'chapter_tags=title',
].join(':')

const maybe = <T extends z.ZodType>(kind: T) => kind.optional().catch(undefined)
const seconds = maybe(z.coerce.number().positive())
const tags = z
  .object({ language: maybe(z.string()), title: maybe(z.string()) })
  .catch({})
  .default({})
const disposition = z
  .object({ default: maybe(z.number()), attached_pic: maybe(z.number()) })
  .catch({})
  .default({})

const common = { index: z.int().min(0), codec_name: z.string(), tags, disposition }

const videoStream = z.object({
  ...common,
  codec_type: z.literal('video'),
  profile: maybe(z.string()),
  level: maybe(z.int()),
  pix_fmt: maybe(z.string()),
  width: z.int().min(1),
  height: z.int().min(1),
  sample_aspect_ratio: maybe(z.string()),
  avg_frame_rate: maybe(z.string()),
  r_frame_rate: maybe(z.string()),
  field_order: maybe(z.string()),
  color_transfer: maybe(z.string()),
  duration: seconds,
  side_data_list: z.array(z.object({ rotation: maybe(z.number()) })).catch([]),
})
const audioStream = z.object({
  ...common,
  codec_type: z.literal('audio'),
  channels: z.int().min(1).max(64),
  sample_rate: z.coerce.number().int().min(1).max(768_000),
  duration: seconds,
})
const subtitleStream = z.object({ ...common, codec_type: z.literal('subtitle') })

const report = z.object({
  streams: z.array(z.unknown()).default([]),
  chapters: z
    .array(z.object({ start_time: z.coerce.number(), tags }))
    .catch([])
    .default([]),
  format: z.object({ duration: seconds }).catch({}).default({}),
})

/** Streams as ffprobe tells of them, in its own words. */
export type ProbedVideo = z.infer<typeof videoStream>
export type ProbedAudio = z.infer<typeof audioStream>
export type ProbedSubtitle = z.infer<typeof subtitleStream>

/** What ffprobe said, as far as it makes sense: streams of which something needed is missing, cover
 *  pictures, data and attachments are left out. */
export type ProbeReport = {
  readonly durationSeconds: number | undefined
  readonly videos: readonly ProbedVideo[]
  readonly audios: readonly ProbedAudio[]
  readonly subtitles: readonly ProbedSubtitle[]
  readonly chapters: readonly { readonly startSeconds: number; readonly title: string }[]
}

/** Reads what ffprobe printed with {@link PROBE_ENTRIES} as JSON. @throws SyntaxError, ZodError */
export function readProbeReport(printed: string): ProbeReport {
  const { streams, chapters, format } = report.parse(JSON.parse(printed))
  const all = <T extends z.ZodType>(kind: T): z.infer<T>[] =>
    streams.flatMap((stream) => {
      const { data, success } = kind.safeParse(stream)
      return success ? [data] : []
    })
  return {
    durationSeconds: format.duration,
    videos: all(videoStream).filter(({ disposition }) => disposition.attached_pic !== 1),
    audios: all(audioStream),
    subtitles: all(subtitleStream),
    chapters: chapters.map(({ start_time, tags }) => ({
      startSeconds: start_time,
      title: tags.title ?? '',
    })),
  }
}
