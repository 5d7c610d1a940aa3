import { z } from 'zod'
import { readerOf } from '../../../../../ports/language/foreign-text.ts'

/** Where telephones note the moment with the time zone that they were in. */
const APPLE_CREATION = 'com.apple.quicktime.creationdate'

/** What ffprobe is asked for. */
export const PROBE_ENTRIES = [
  'format=start_time,duration',
  `format_tags=creation_time,${APPLE_CREATION}`,
  [
    'stream=index,codec_type,codec_name,codec_tag_string,profile,level,pix_fmt,width,height,sample_aspect_ratio',
    'avg_frame_rate,r_frame_rate,field_order,color_transfer,channels,sample_rate,start_time,duration',
    'nb_read_packets',
  ].join(','),
  'stream_tags=language,title',
  'stream_disposition=default,attached_pic,forced,comment,hearing_impaired,visual_impaired,descriptions',
  'stream_side_data=rotation',
  'chapter=start_time',
  'chapter_tags=title',
].join(':')

/** Characters of what a file says in words; labels keep 100. What follows is cut off before anybody looks
 *  at it. */
const MAX_SAID_CHARACTERS = 1000

/** Chapters, and streams with fonts and the like among them, that are looked at; a film has 30 and 5. */
const MAX_CHAPTERS = 1000
const MAX_LISTED_STREAMS = 1000

const said = z.string().transform((text) => text.slice(0, MAX_SAID_CHARACTERS))
const maybe = <T extends z.ZodType>(kind: T) => kind.optional().catch(undefined)
const seconds = maybe(z.coerce.number().positive())
const list = (most: number) => z.array(z.unknown()).transform((all) => all.slice(0, most))
const tags = z
  .object({ language: maybe(said), title: maybe(said) })
  .catch({})
  .default({})
const mark = maybe(z.number())
const disposition = z
  .object({
    ...{ default: mark, attached_pic: mark, forced: mark, comment: mark },
    ...{ hearing_impaired: mark, visual_impaired: mark, descriptions: mark },
  })
  .catch({})
  .default({})

const common = {
  index: z.int().min(0),
  codec_name: said,
  start_time: maybe(z.coerce.number()),
  /** Of those that were counted. */
  nb_read_packets: maybe(z.coerce.number()),
  tags,
  disposition,
}

const videoStream = z.object({
  ...common,
  codec_type: z.literal('video'),
  profile: maybe(said),
  level: maybe(z.int()),
  pix_fmt: maybe(said),
  width: z.int().min(1),
  height: z.int().min(1),
  sample_aspect_ratio: maybe(said),
  avg_frame_rate: maybe(said),
  r_frame_rate: maybe(said),
  field_order: maybe(said),
  color_transfer: maybe(said),
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
/** What a file itself calls what a stream is encoded as, also where nobody here knows it. */
const taggedStream = z.object({ codec_tag_string: said })
const subtitleStream = z.object({ ...common, codec_type: z.literal('subtitle') })

const report = z.object({
  streams: list(MAX_LISTED_STREAMS).default([]),
  chapters: list(MAX_CHAPTERS)
    .pipe(z.array(z.object({ start_time: z.coerce.number(), tags })))
    .catch([])
    .default([]),
  format: z
    .object({
      duration: seconds,
      start_time: maybe(z.coerce.number()),
      tags: z
        .object({ creation_time: maybe(said), [APPLE_CREATION]: maybe(said) })
        .catch({})
        .default({}),
    })
    .catch({ tags: {} })
    .default({ tags: {} }),
})

/** Streams as ffprobe tells of them, in its own words. */
export type ProbedVideo = z.infer<typeof videoStream>
export type ProbedAudio = z.infer<typeof audioStream>
export type ProbedSubtitle = z.infer<typeof subtitleStream>

/** What ffprobe said, as far as it makes sense: streams of which something needed is missing, cover
 *  pictures, data and attachments are left out. */
export type ProbeReport = {
  readonly durationSeconds: number | undefined
  /** Where the first of its streams begins. */
  readonly startSeconds: number
  /** When its camera says that it was recorded. */
  readonly recordedAt: Date | null
  readonly videos: readonly ProbedVideo[]
  readonly audios: readonly ProbedAudio[]
  readonly subtitles: readonly ProbedSubtitle[]
  /** What the file itself calls the codecs of all its streams, known or not: `avc1`. */
  readonly codecTags: readonly string[]
  readonly chapters: readonly { readonly startSeconds: number; readonly title: string }[]
}

/** {@link readProbeReport} in a thread of its own; null for what makes no sense. */
export const PROBE_REPORT = readerOf(import.meta.url, probeReportOf)

/** What ffprobe printed; null: it makes no sense. */
export function probeReportOf(printed: string): ProbeReport | null {
  try {
    return readProbeReport(printed)
  } catch {
    return null
  }
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
    startSeconds: format.start_time ?? 0,
    recordedAt: momentOf(format.tags[APPLE_CREATION] ?? format.tags.creation_time),
    videos: all(videoStream).filter(({ disposition }) => disposition.attached_pic !== 1),
    audios: all(audioStream),
    subtitles: all(subtitleStream),
    codecTags: all(taggedStream).map(({ codec_tag_string }) => codec_tag_string),
    chapters: chapters.map(({ start_time, tags }) => ({
      startSeconds: start_time,
      title: tags.title ?? '',
    })),
  }
}

function momentOf(said: string | undefined): Date | null {
  const moment = new Date(said ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment
}
