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

/** No picture of ours is larger than these, pixels of the longer side. */
const CLEAN_SIDE_PX = 2560

/** The small copy that is looked at. */
const SMALL_SIDE_PX = 320
const smallFile = (nth: number) => `small-${nth}.rgba`

/** Pixels that the decoders of one run may have before them at once: four pictures of 1080p. */
const DECODED_AT_ONCE_PX = 4 * 1920 * 1088

/** Options of an output that is one picture. */
export const ONE_PICTURE = ['-frames:v', '1', '-map_metadata', '-1']

/** Length from which a film is only looked at where it has key frames, seconds: to decode what lies
 *  between takes longer than it is worth. */
const KEY_FRAMES_FROM_SECONDS = 60

/** The picture of a file. @throws MediaError `unreadable` when it has none. */
export function pictureOf({ examination }: Pick<ExaminedJob, 'examination'>): VideoTrack {
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

/** What a file's picture goes through first. It stands at the beginning of time: the key frame that is nearest to
 *  a place comes before it, and encoders of films would leave it out for the next one. A photograph is turned as
 *  its camera noted; films are turned by ffmpeg. */
function upright(job: ExaminedJob): string {
  const { format } = job.examination
  const turns = format === 'jpeg' ? pictureOf(job).rotation / 90 : 0
  const turned = ['', 'transpose=clock,', 'hflip,vflip,', 'transpose=cclock,'][turns] ?? ''
  return `setpts=PTS-STARTPTS,${turned}`
}

/** What makes a picture fit for an ordinary screen, where this ffmpeg can. */
async function toned(program: string, video: VideoTrack): Promise<string> {
  return video.isHdr && (await canToneMap(program)) ? `${TONE_MAP},` : ''
}

/** Draws small copies of a film's picture at some places, in their order; undefined where there is none.
 *  @throws MediaError when the work was stopped. */
export async function smallPictures(
  program: string,
  job: ExaminedJob,
  { places, folder }: { places: readonly number[]; folder: string },
): Promise<(SmallPicture | undefined)[]> {
  const atOnce = placesAtOnce(pictureOf(job))
  const found: (SmallPicture | undefined)[] = []
  for (let from = 0; from < places.length; from += atOnce) {
    found.push(...(await smallPicturesAt(program, job, places.slice(from, from + atOnce), folder)))
  }
  return found
}

/** Places of which one run of ffmpeg looks at so many: each opens the file anew, with a decoder of its own. */
const placesAtOnce = ({ widthPx, heightPx }: VideoTrack): number =>
  Math.max(1, Math.floor(DECODED_AT_ONCE_PX / (widthPx * heightPx)))

async function smallPicturesAt(
  program: string,
  job: ExaminedJob,
  places: readonly number[],
  folder: string,
): Promise<(SmallPicture | undefined)[]> {
  const video = pictureOf(job)
  const size = fitted(video, SMALL_SIDE_PX)
  const filters = [
    `${upright(job)}scale=${size.widthPx}:${size.heightPx}:flags=area,setsar=1`,
    `${await toned(program, video)}format=rgba`,
  ]
  const outputs = places.map((_, nth) => [
    ...[...firstPicture(job, nth), '-vf', filters.join(',')],
    ...['-f', 'rawvideo', smallFile(nth)],
  ])
  try {
    await draw(program, job, { places, folder, outputs })
  } catch (error) {
    if (!(error instanceof MediaError) || error.reason !== 'failed') throw error
    if (places.length === 1) return [undefined]
    // A place that is damaged ends the run for all.
    const alone: (SmallPicture | undefined)[] = []
    for (const place of places) {
      alone.push(...(await smallPicturesAt(program, job, [place], folder)))
    }
    return alone
  }
  return Promise.all(places.map((_, nth) => readSmall(join(folder, smallFile(nth)), size)))
}

async function readSmall(path: string, size: Size): Promise<SmallPicture | undefined> {
  try {
    const rgba = await readFile(path)
    await rm(path)
    return rgba.length === size.widthPx * size.heightPx * 4 ? { ...size, rgba } : undefined
  } catch (error) {
    if (!isMissingFile(error)) throw error
    return undefined
  }
}

const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A picture fit for pages: its size, and the filters that make it of a file's. */
type CleanPicture = Size & { readonly filters: string }

/** How a file's picture becomes one that is upright, no larger than pages need, and in their colours. */
export async function cleanPicture(program: string, job: ExaminedJob): Promise<CleanPicture> {
  const video = pictureOf(job)
  const size = fitted(video, CLEAN_SIDE_PX)
  const filters = [
    `${upright(job)}scale=${size.widthPx}:${size.heightPx}:flags=lanczos,setsar=1`,
    `${await toned(program, video)}format=rgb24`,
  ]
  return { ...size, filters: filters.join(',') }
}

type Drawing = {
  readonly places: readonly number[]
  readonly folder: string
  /** Arguments of each output. */
  readonly outputs: readonly (readonly string[])[]
}

/** Opens a file at some places, and draws the given outputs in one run. @throws MediaError */
export async function draw(
  program: string,
  job: ExaminedJob,
  { places, folder, outputs }: Drawing,
): Promise<void> {
  const inputs = places.flatMap((atSeconds) => placeArguments(job, atSeconds))
  await runProgram(program, [...QUIET, ...inputs, ...outputs.flat()], {
    ...limitsFor(0, 0),
    folder,
    signal: job.signal,
  })
}

/** Output of one picture of the nth opened place, and of nothing that is written into the file beside it. */
export const firstPicture = (job: ExaminedJob, nth = 0): string[] => [
  ...['-map', `${nth}:${pictureOf(job).index}`, ...ONE_PICTURE],
]

/** Filters that every picture out of an unknown file goes through before its size is set. */
export async function cleaningFilters(program: string, job: ExaminedJob): Promise<string> {
  return `${upright(job)}${await toned(program, pictureOf(job))}`
}

/** Pixels across and down. */
export type Size = { readonly widthPx: number; readonly heightPx: number }

/** A size whose longer side is at most so many pixels. */
export function fitted({ widthPx, heightPx }: Size, sidePx: number): Size {
  const scale = Math.min(1, sidePx / Math.max(widthPx, heightPx))
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  }
}
