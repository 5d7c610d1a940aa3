import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExaminedJob, VideoTrack } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { canToneMap, TONE_MAP } from '../ladder/picture-filters.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { isStill } from '../source/examine.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import type { SmallPicture } from './still-score.ts'
import { type CleanPicture, fitted } from './write-picture.ts'

/** No picture of ours is larger than these, pixels of the longer side. */
const CLEAN_SIDE_PX = 2560

/** The small copy that is looked at. */
const SMALL_SIDE_PX = 320
const SMALL_FILE = 'small.rgba'

/** Length from which a film is only looked at where it has key frames, seconds: to decode what lies
 *  between takes longer than it is worth. */
const KEY_FRAMES_FROM_SECONDS = 60

/** The picture of a file. @throws MediaError `unreadable` when it has none. */
export function pictureOf({ examination }: ExaminedJob): VideoTrack {
  if (examination.video) return examination.video
  const problem = { code: 'no_picture' } as const
  throw new MediaError('unreadable', 'There is no picture in this file.', { problem })
}

/** Arguments that open a file at a place in it, upright or to be turned by {@link upright}. */
function placeArguments(job: ExaminedJob, atSeconds: number): string[] {
  const { durationSeconds, format } = job.examination
  const isLong = durationSeconds > KEY_FRAMES_FROM_SECONDS
  return [
    ...['-threads', '2', ...(format === 'jpeg' ? ['-noautorotate'] : [])],
    ...(isStill(format) ? [] : ['-ss', atSeconds.toFixed(3)]),
    ...(isLong ? ['-skip_frame', 'nokey', '-noaccurate_seek'] : []),
    ...sourceArguments(job),
  ]
}

/** Turns a photograph as its camera noted; films are turned by ffmpeg. */
function upright(job: ExaminedJob): string {
  const { format } = job.examination
  const turns = format === 'jpeg' ? pictureOf(job).rotation / 90 : 0
  return ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'][turns] ?? ''
}

/** What makes a picture fit for an ordinary screen, where this ffmpeg can. */
async function toned(program: string, video: VideoTrack): Promise<string> {
  return video.isHdr && (await canToneMap(program)) ? `${TONE_MAP},` : ''
}

/** Draws a small copy of a film's picture at a place; undefined when there is none.
 *  @throws MediaError when the work was stopped. */
export async function smallPicture(
  program: string,
  job: ExaminedJob,
  { atSeconds, folder }: { atSeconds: number; folder: string },
): Promise<SmallPicture | undefined> {
  const video = pictureOf(job)
  const size = fitted(video, SMALL_SIDE_PX)
  const filters = [
    `${upright(job)}scale=${size.widthPx}:${size.heightPx}:flags=area,setsar=1`,
    `${await toned(program, video)}format=rgba`,
  ]
  try {
    await drawOne(program, job, {
      atSeconds,
      folder,
      to: ['-vf', filters.join(','), '-f', 'rawvideo', SMALL_FILE],
    })
    const rgba = await readFile(join(folder, SMALL_FILE))
    await rm(join(folder, SMALL_FILE))
    return rgba.length === size.widthPx * size.heightPx * 4 ? { ...size, rgba } : undefined
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') {
      if (!isMissingFile(error)) throw error
    }
    return undefined
  }
}

const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Writes a film's picture at a place, or a still, as a PNG of ours into `folder`.
 *  @throws MediaError */
export async function cleanPicture(
  program: string,
  job: ExaminedJob,
  { atSeconds, folder, small }: { atSeconds: number; folder: string; small: SmallPicture },
): Promise<CleanPicture> {
  const video = pictureOf(job)
  const size = fitted(video, CLEAN_SIDE_PX)
  const filters = [
    `${upright(job)}scale=${size.widthPx}:${size.heightPx}:flags=lanczos,setsar=1`,
    `${await toned(program, video)}format=rgb24`,
  ]
  const file = 'clean.png'
  const to = ['-vf', filters.join(','), '-c:v', 'png', '-f', 'image2', '-update', '1', file]
  await drawOne(program, job, { atSeconds, folder, to })
  return { folder, file, ...size, small }
}

/** Draws one frame of a file with the given output. */
export async function drawOne(
  program: string,
  job: ExaminedJob,
  { atSeconds, folder, to }: { atSeconds: number; folder: string; to: readonly string[] },
): Promise<void> {
  const programArguments = [
    ...[...QUIET, ...placeArguments(job, atSeconds), '-map', `0:${pictureOf(job).index}`],
    ...['-frames:v', '1', '-map_metadata', '-1', ...to],
  ]
  await runProgram(program, programArguments, { ...limitsFor(0, 0), folder, signal: job.signal })
}

/** Filters that every picture out of an unknown file goes through before its size is set. */
export async function cleaningFilters(program: string, job: ExaminedJob): Promise<string> {
  return `${upright(job)}${await toned(program, pictureOf(job))}`
}
