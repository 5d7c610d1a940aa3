import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { ForeignText } from '../../../../ports/language/foreign-text.ts'
import type {
  AudioTrack,
  MediaExamination,
  MediaJob,
  SubtitleTrack,
  VideoTrack,
} from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import { readApart } from '../read-apart.ts'
import { runProgram } from '../run-program.ts'
import { isAudioTaken, isTextTaken, isVideoTaken } from './allowed-codecs.ts'
import { MAX_MEMORY_BYTES } from './bounds.ts'
import { assertNotProtected, assertTracksNotProtected } from './copy-protection.ts'
import { jpegNotes } from './jpeg-notes.ts'
import { assertMatroskaIsWhole } from './matroska-elements.ts'
import { assertMp4IsWhole } from './mp4-boxes.ts'
import { measureStarts, unmetIn } from './probing/measure-starts.ts'
import { MAX_DURATION_SECONDS, playedDuration } from './probing/played-duration.ts'
import {
  PROBE_ENTRIES,
  PROBE_REPORT,
  type ProbedAudio,
  type ProbedSubtitle,
  type ProbedVideo,
  type ProbeReport,
} from './probing/probe-report.ts'
import { bitDepthOf, fractionOf, labelOf, languageOf } from './probing/probe-values.ts'
import {
  MAX_FILM_SIDE_PX,
  MAX_STILL_SIDE_PX,
  MAX_STREAMS,
  probeArguments,
} from './source-arguments.ts'
import { captionKindOf, purposeOf } from './track-purpose.ts'

const PROBE_LIMIT_MS = 30_000
/** Pixels of a side below which nothing is a film. */
const MIN_FILM_SIDE_PX = 16
const MAX_CHAPTERS = 200
/** The first year of which a digital camera may tell, and how much its clock may be fast. */
const FIRST_YEAR = 1990
const A_DAY_MS = 24 * 3_600_000
/** Packets, of all streams of a film together, that are counted: by then each stream that begins with it was met. */
const COUNTED_PACKETS = 250
/** Bytes that may be told of a file; of one with 1000 chapters these are 200,000. */
const MAX_REPORT_BYTES = 4 * 1024 * 1024

const STILLS: readonly SourceFormat[] = ['png', 'jpeg', 'webp', 'gif', 'avif']
const SOUNDS: readonly SourceFormat[] = ['mp3', 'flac', 'wav', 'ogg', 'aac']

/** Whether a file of this format is a picture that does not move, or is shown as one. */
export const isStill = (format: SourceFormat): boolean => STILLS.includes(format)

/** The programs of one installation. */
export type FfmpegPrograms = { readonly ffmpegPath: string; readonly ffprobePath: string }

/** Looks into an unknown file.
 *  @throws MediaError `unreadable` when it is not what its format says, `refused` when it holds what
 *  is not taken. */
export async function examine(
  programs: FfmpegPrograms,
  job: MediaJob,
  foreignText: ForeignText,
): Promise<MediaExamination> {
  const { format = 'mp4' } = job
  if (format === 'mp4') await assertMp4IsWhole(job.sourcePath)
  if (format === 'matroska' || format === 'webm') await assertMatroskaIsWhole(job.sourcePath)
  await assertNotProtected(job)
  const printed = await ask(programs.ffprobePath, job)
  const report = await readApart(foreignText, PROBE_REPORT, printed)
  if (!report) throw new MediaError('unreadable', 'This file makes no sense.')
  const isSound = SOUNDS.includes(format)
  const picture = isSound ? undefined : mainPicture(report.videos)
  assertTracksNotProtected(report)
  assertTaken(report, { format, picture })
  const notes = format === 'jpeg' ? await jpegNotes(job.sourcePath) : undefined
  const rotation = notes?.rotation ?? rotationOf(picture)
  const recordedAt = believable(notes ? notes.recordedAt : report.recordedAt)
  const about = { job, report, ...(picture && { picture }) }
  const played = isStill(format) ? NOTHING_PLAYED : await playedOf(programs, about)
  return {
    format,
    ...(recordedAt && { recordedAt: recordedAt.toISOString() }),
    durationSeconds: isStill(format) ? 0 : await playedDuration(programs, { ...about, ...played }),
    video: picture ? videoTrack(picture, { rotation, format, played }) : null,
    audio: played.sounds.map((one) => audioTrack(one, played)),
    subtitles: isStill(format) || isSound ? [] : report.subtitles.map(subtitleTrack),
    chapters: chaptersOf(report),
  }
}

async function ask(program: string, job: MediaJob): Promise<string> {
  const counted = ['-count_packets', '-read_intervals', `%+#${COUNTED_PACKETS}`]
  const options = [
    ...['-v', 'error', '-of', 'json', '-show_entries', PROBE_ENTRIES],
    ...(isStill(job.format ?? 'mp4') ? [] : counted),
  ]
  const { signal } = job
  const limits = {
    timeLimitMs: PROBE_LIMIT_MS,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    maxOutputBytes: MAX_REPORT_BYTES,
    signal,
  }
  try {
    return await runProgram(program, [...options, ...probeArguments(job)], limits)
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error
    throw unreadable(error)
  }
}

const NOT_LISTED = /Codec \((\w+)\) not on whitelist/g

function unreadable(error: MediaError): MediaError {
  // The last is the one that could not be opened.
  const [, codec] = [...complaintOf(error).matchAll(NOT_LISTED)].at(-1) ?? []
  if (codec) return notTaken(codec)
  if (/exceeds max_streams/.test(complaintOf(error))) {
    return tooManyTracks()
  }
  const sentence = 'This file is damaged, or is not what it seemed to be.'
  return new MediaError('unreadable', sentence, { cause: error })
}

const complaintOf = ({ cause }: MediaError) => (cause instanceof Error ? cause.message : '')

const refused = (sentence: string, problem: FileProblem) =>
  new MediaError('refused', sentence, { problem })
const tooManyTracks = () =>
  refused(`It has more than ${MAX_STREAMS} tracks.`, {
    code: 'too_many_tracks',
    facts: { most: MAX_STREAMS },
  })
const notTaken = (codec: string) =>
  refused(`It is encoded as ${codec}, which is not taken here.`, {
    code: 'codec_refused',
    facts: { codec },
  })
const isTaken = ({ codec_name }: { codec_name: string }) => isAudioTaken(codec_name)

function assertTaken(
  { videos, audios, subtitles }: ProbeReport,
  { format, picture }: { format: SourceFormat; picture: ProbedVideo | undefined },
): void {
  if (videos.length + audios.length + subtitles.length > MAX_STREAMS) {
    throw tooManyTracks()
  }
  const [sound] = audios
  if (!picture && (!sound || isStill(format))) {
    const problem = { code: 'nothing_in_it' } as const
    throw new MediaError('unreadable', 'There is no picture and no sound in this file.', {
      problem,
    })
  }
  if (picture) assertPictureTaken(picture, format)
  if (sound && !isStill(format) && !audios.some(isTaken)) throw notTaken(sound.codec_name)
}

function assertPictureTaken({ codec_name, width, height }: ProbedVideo, format: SourceFormat) {
  if (!isVideoTaken(codec_name)) throw notTaken(codec_name)
  const most = isStill(format) ? MAX_STILL_SIDE_PX : MAX_FILM_SIDE_PX
  const size = `${width} × ${height} pixels`
  if (width > most || height > most) {
    throw refused(`It is ${size} large; ${most} a side is the most that is taken.`, {
      code: 'picture_too_large',
      facts: { width, height, most },
    })
  }
  if (!isStill(format) && Math.min(width, height) < MIN_FILM_SIDE_PX) {
    throw refused(`It is only ${size} large.`, {
      code: 'picture_too_small',
      facts: { width, height },
    })
  }
}

/** What is heard of a film, and where each track of it and its picture begin, in seconds after the film does. */
type Played = {
  readonly sounds: readonly ProbedAudio[]
  readonly startOf: (stream: ProbedVideo | ProbedAudio) => number
}

const NOTHING_PLAYED: Played = { sounds: [], startOf: () => 0 }

/** Finds out what ffprobe cannot say of streams that it has not met by then: where they begin, and whether there is
 *  anything in them. Sound without a packet is none. */
async function playedOf(
  { ffmpegPath }: FfmpegPrograms,
  { job, report, picture }: { job: MediaJob; report: ProbeReport; picture?: ProbedVideo },
): Promise<Played> {
  const { startSeconds } = report
  const sounds = report.audios.filter(isTaken)
  const unmet = picture ? unmetIn([picture, ...sounds], report).map(({ index }) => index) : []
  const found = unmet.length > 0 ? await measureStarts(ffmpegPath, job, unmet) : undefined
  return {
    sounds: sounds.filter(({ index }) => !found || found.has(index) || !unmet.includes(index)),
    startOf: ({ index, start_time = startSeconds }) =>
      found?.get(index) ?? Math.max(0, start_time - startSeconds),
  }
}

/** When something was recorded, if its camera's clock was set: clocks that never were begin in 1904, 1970
 *  or 1980. */
function believable(recordedAt: Date | null): Date | null {
  if (!recordedAt) return null
  const isPast = recordedAt.getTime() < Date.now() + A_DAY_MS
  return isPast && recordedAt.getUTCFullYear() >= FIRST_YEAR ? recordedAt : null
}

/** The picture of several that is the film: one that is taken, then the one that the file marks, then the largest,
 *  then the first. */
function mainPicture(videos: readonly ProbedVideo[]): ProbedVideo | undefined {
  const taken = videos.filter(({ codec_name }) => isVideoTaken(codec_name))
  const marked = taken.filter(({ disposition }) => disposition.default === 1)
  const among = [marked, taken, videos].find(({ length }) => length > 0) ?? []
  const largest = Math.max(...among.map(({ width, height }) => width * height))
  return among.find(({ width, height }) => width * height === largest)
}

/** Degrees clockwise; ffmpeg counts the other way round. */
function rotationOf(video: ProbedVideo | undefined): number {
  const [turned = 0] = (video?.side_data_list ?? []).flatMap(({ rotation }) => rotation ?? [])
  return (360 - Math.round(turned / 90) * 90) % 360
}

function videoTrack(
  video: ProbedVideo,
  { rotation, format, played }: { rotation: number; format: SourceFormat; played: Played },
): VideoTrack {
  const pixelFormat = video.pix_fmt ?? 'unknown'
  return {
    index: video.index,
    codec: video.codec_name,
    profile: video.profile ?? null,
    level: video.level ?? null,
    pixelFormat,
    bitDepth: bitDepthOf(pixelFormat),
    ...shownSize(video, rotation),
    rotation: (rotation + 360) % 360,
    framesPerSecond: isStill(format)
      ? null
      : (fractionOf(video.avg_frame_rate) ?? fractionOf(video.r_frame_rate)),
    startSeconds: played.startOf(video),
    isHdr: /^(?:smpte2084|arib-std-b67)$/.test(video.color_transfer ?? ''),
    // Tapes of DV are; what is written on them does not say it.
    isInterlaced:
      video.codec_name === 'dvvideo' || /^(?:tt|bb|tb|bt)$/.test(video.field_order ?? ''),
  }
}

/** Size as shown: pixels made square, and turned when a camera was held upright. */
function shownSize(video: ProbedVideo, rotation: number): Pick<VideoTrack, 'widthPx' | 'heightPx'> {
  const aspect = fractionOf(video.sample_aspect_ratio) ?? 1
  const isSensible = aspect > 0.1 && aspect < 10
  const across = Math.max(1, Math.round(video.width * (isSensible ? aspect : 1)))
  const turned = Math.abs(rotation) % 180 === 90
  return turned
    ? { widthPx: video.height, heightPx: across }
    : { widthPx: across, heightPx: video.height }
}

function audioTrack(audio: ProbedAudio, { startOf }: Played): AudioTrack {
  return {
    index: audio.index,
    codec: audio.codec_name,
    channels: audio.channels,
    sampleRate: audio.sample_rate,
    startSeconds: startOf(audio),
    language: languageOf(audio.tags.language),
    label: labelOf(audio.tags.title),
    isDefault: audio.disposition.default === 1,
    purpose: purposeOf(audio),
  }
}

function subtitleTrack(subtitle: ProbedSubtitle): SubtitleTrack {
  const kind = captionKindOf(subtitle)
  return {
    index: subtitle.index,
    codec: subtitle.codec_name,
    isText: isTextTaken(subtitle.codec_name),
    language: languageOf(subtitle.tags.language),
    label: labelOf(subtitle.tags.title),
    ...(kind && { kind }),
  }
}

function chaptersOf({ chapters }: ProbeReport): MediaExamination['chapters'] {
  return chapters
    .filter(({ startSeconds }) => startSeconds >= 0 && startSeconds < MAX_DURATION_SECONDS)
    .slice(0, MAX_CHAPTERS)
    .map(({ startSeconds, title }) => ({ startSeconds, title: labelOf(title) ?? '' }))
}
