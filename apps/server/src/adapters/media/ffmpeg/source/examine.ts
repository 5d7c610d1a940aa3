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
import { measureDuration } from './probing/measure-duration.ts'
import { longestOf, measureEnds } from './probing/measure-ends.ts'
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
  sourceArguments,
} from './source-arguments.ts'
import { captionKindOf, purposeOf } from './track-purpose.ts'

const PROBE_LIMIT_MS = 30_000
const MAX_DURATION_SECONDS = 24 * 3600
/** Pixels of a side below which nothing is a film. */
const MIN_FILM_SIDE_PX = 16
const MAX_CHAPTERS = 200
/** The first year of which a digital camera may tell, and how much its clock may be fast. */
const FIRST_YEAR = 1990
const A_DAY_MS = 24 * 3_600_000
/** Seconds after which a file may begin whose length says when it ends, not how long it lasts. */
const LATE_START_SECONDS = 1
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
  const picture = isSound ? undefined : report.videos[0]
  assertTracksNotProtected(report)
  assertTaken(report, { format, picture })
  const notes = format === 'jpeg' ? await jpegNotes(job.sourcePath) : undefined
  const rotation = notes?.rotation ?? rotationOf(picture)
  const recordedAt = believable(notes ? notes.recordedAt : report.recordedAt)
  return {
    format,
    ...(recordedAt && { recordedAt: recordedAt.toISOString() }),
    durationSeconds: isStill(format) ? 0 : await durationOf(programs, { job, report, picture }),
    video: picture ? videoTrack(picture, { rotation, format, report }) : null,
    audio: isStill(format)
      ? []
      : report.audios.filter(isTaken).map((one) => audioTrack(one, report)),
    subtitles: isStill(format) || isSound ? [] : report.subtitles.map(subtitleTrack),
    chapters: chaptersOf(report),
  }
}

async function ask(program: string, job: MediaJob): Promise<string> {
  const options = ['-v', 'error', '-of', 'json', '-show_entries', PROBE_ENTRIES]
  const { signal } = job
  const limits = {
    timeLimitMs: PROBE_LIMIT_MS,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    maxOutputBytes: MAX_REPORT_BYTES,
    signal,
  }
  try {
    return await runProgram(program, [...options, ...sourceArguments(job)], limits)
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error
    throw unreadable(error)
  }
}

function unreadable(error: MediaError): MediaError {
  const [, codec] = /Codec \((\w+)\) not on whitelist/.exec(String(complaintOf(error))) ?? []
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

type DurationQuestion = {
  job: MediaJob
  report: ProbeReport
  picture?: ProbedVideo | undefined
}

/** Files that do not say how long they last, from which programs guess it by their first and last moments: of
 *  a DVD, whose clock begins anew within a film, that is wrong. */
const GUESSED: readonly SourceFormat[] = ['mpegps']

/** How long a film is seen and heard: until the last of its picture and sound, not of its subtitles. What a
 *  file says of it may be old, or hold for a stream that is not in it any more. */
async function durationOf(
  programs: FfmpegPrograms,
  { job, report, picture }: DurationQuestion,
): Promise<number> {
  const { format = 'mp4' } = job
  const said = GUESSED.includes(format) ? undefined : saidDuration(report, picture)
  const durationSeconds = said ?? (await measureDuration(programs.ffmpegPath, job))
  if (durationSeconds >= MAX_DURATION_SECONDS) {
    throw refused('It lasts, or says that it lasts, a day or longer.', { code: 'lasts_too_long' })
  }
  const { startSeconds, subtitles } = report
  const isTold = format === 'mp4' && subtitles.length === 0 && startSeconds < LATE_START_SECONDS
  if (!picture || said === undefined || isTold) return durationSeconds
  const measured = await measureEnds(programs.ffprobePath, job, durationSeconds)
  const played = new Set([picture, ...report.audios.filter(isTaken)].map((one) => one?.index))
  const ownSeconds = measured && longestOf(measured, ({ index }) => played.has(index))
  if (ownSeconds === undefined || ownSeconds <= 0) return durationSeconds
  return Math.min(durationSeconds, ownSeconds)
}

const saidDuration = ({ durationSeconds, audios }: ProbeReport, picture: ProbedVideo | undefined) =>
  durationSeconds ?? picture?.duration ?? audios[0]?.duration

/** When something was recorded, if its camera's clock was set: clocks that never were begin in 1904, 1970
 *  or 1980. */
function believable(recordedAt: Date | null): Date | null {
  if (!recordedAt) return null
  const isPast = recordedAt.getTime() < Date.now() + A_DAY_MS
  return isPast && recordedAt.getUTCFullYear() >= FIRST_YEAR ? recordedAt : null
}

/** Degrees clockwise; ffmpeg counts the other way round. */
function rotationOf(video: ProbedVideo | undefined): number {
  const [turned = 0] = (video?.side_data_list ?? []).flatMap(({ rotation }) => rotation ?? [])
  return (360 - Math.round(turned / 90) * 90) % 360
}

function videoTrack(
  video: ProbedVideo,
  { rotation, format, report }: { rotation: number; format: SourceFormat; report: ProbeReport },
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
    startSeconds: isStill(format) ? 0 : startOf(video, report),
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

const startOf = ({ start_time }: ProbedVideo | ProbedAudio, { startSeconds }: ProbeReport) =>
  Math.max(0, (start_time ?? startSeconds) - startSeconds)

function audioTrack(audio: ProbedAudio, report: ProbeReport): AudioTrack {
  return {
    index: audio.index,
    codec: audio.codec_name,
    channels: audio.channels,
    sampleRate: audio.sample_rate,
    startSeconds: startOf(audio, report),
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
