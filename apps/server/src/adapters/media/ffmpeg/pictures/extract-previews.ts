import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFacts, MediaJob, PreviewSheets } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Pictures are this wide and lie in rows and columns of ten. Source: research, §4. */
const PICTURE_WIDTH_PX = 320
const SHEET_SIDE = 10

/** Pictures of a film that is far higher than wide are not. */
const MAX_PICTURE_HEIGHT_PX = 640

/** Bytes that the single pictures may have together before they lie on sheets: those of a day. */
const MAX_PICTURES_BYTES = 8 * 1024 ** 3

/** JPEG quantiser, 2 best to 31 worst: no visible blocks at this size. */
const JPEG_QUANTISER = '4'

/** How often it is looked which frame is seen in an interval, and the share of one by which times of frames are
 *  rounded. */
const LOOKS_IN_INTERVAL = 8
const ROUNDING = 0.001

type PreviewJob = MediaJob & {
  intoFolder: string
  facts: MediaFacts
  intervalSeconds: number
}

/** Draws preview sheets. Of a film whose picture ends before its sound, or of which the last frames are damaged,
 *  there are fewer pictures. @throws MediaError when there is none */
export async function extractPreviews(program: string, job: PreviewJob): Promise<PreviewSheets> {
  const picturesFolder = join(job.intoFolder, 'pictures')
  const most = Math.max(1, Math.ceil(job.facts.durationSeconds / job.intervalSeconds))
  try {
    // Key frames alone are quick to decode; where they lie too far apart, every frame is.
    const fromKeyFrames = await keyFrames(program, job, picturesFolder)
    const pictures =
      fromKeyFrames === most
        ? fromKeyFrames
        : await drawPictures(program, job, { picturesFolder, keyFramesOnly: false, most })
    if (pictures === 0) {
      const problem = { code: 'damaged' } as const
      throw new MediaError('failed', 'No picture of this film could be drawn.', { problem })
    }
    return await layOut(program, { ...job, picturesFolder, pictures })
  } finally {
    await rm(picturesFolder, { recursive: true, force: true })
  }
}

/** Draws key frames; resolves with their number, which is 0 where none of them can be decoded. */
async function keyFrames(
  program: string,
  job: PreviewJob,
  picturesFolder: string,
): Promise<number> {
  try {
    return await drawPictures(program, job, { picturesFolder, keyFramesOnly: true })
  } catch (error) {
    if (error instanceof MediaError && error.reason === 'failed') return 0
    throw error
  }
}

/** What is drawn: the first key frame in each interval that has one, or what is seen at the beginning of each
 *  of `most` intervals, though a frame may last for several. */
type Drawing =
  | { picturesFolder: string; keyFramesOnly: true }
  | { picturesFolder: string; keyFramesOnly: false; most: number }

/** Draws pictures into files of their own; resolves with their number. */
async function drawPictures(program: string, job: PreviewJob, drawing: Drawing): Promise<number> {
  const { signal, facts, intervalSeconds } = job
  const { picturesFolder, keyFramesOnly } = drawing
  await rm(picturesFolder, { recursive: true, force: true })
  await mkdir(picturesFolder)
  const interval = (time: string) => `floor(${time}/${intervalSeconds}+${ROUNDING})`
  const isFirst = `isnan(prev_selected_t)+gt(${interval('t')},${interval('prev_selected_t')})`
  // A frame that lasts for several intervals is seen in each of them.
  const evenly = `fps=fps=${LOOKS_IN_INTERVAL}/${intervalSeconds}:start_time=0,`
  const chosen = `${keyFramesOnly ? '' : evenly}select='${isFirst}'`
  const size = `${PICTURE_WIDTH_PX}:${pictureHeightPx(facts)}`
  const programArguments = [
    ...QUIET,
    ...['-threads', '1', ...(keyFramesOnly ? ['-skip_frame', 'nokey'] : [])],
    ...sourceArguments(job),
    // Of several pictures, ffmpeg takes that which is marked, then the largest, as it was examined. Renumbered to one
    // a second, they are written as they are: none doubled, none dropped.
    ...['-an', '-sn', '-dn', '-vf', `${chosen},scale=${size},setsar=1,setpts=N/TB`],
    ...['-r', '1', ...(keyFramesOnly ? [] : ['-frames:v', String(drawing.most)])],
    ...['-f', 'image2', 'picture-%06d.png'],
  ]
  const limits = { ...limitsFor(facts.durationSeconds, 1), maxFolderBytes: MAX_PICTURES_BYTES }
  await runProgram(program, programArguments, { ...limits, folder: picturesFolder, signal })
  return (await readdir(picturesFolder)).length
}

async function layOut(
  program: string,
  job: PreviewJob & { picturesFolder: string; pictures: number },
): Promise<PreviewSheets> {
  const { picturesFolder, pictures, intoFolder, facts, signal } = job
  const columns = Math.min(SHEET_SIDE, pictures)
  const rows = Math.min(SHEET_SIDE, Math.ceil(pictures / columns))
  const programArguments = [
    ...QUIET,
    ...['-threads', '1', '-protocol_whitelist', 'file,pipe', '-f', 'image2'],
    ...['-i', 'pictures/picture-%06d.png', '-vf', `tile=${columns}x${rows}`],
    ...['-pix_fmt', 'yuvj420p', '-q:v', JPEG_QUANTISER, '-start_number', '0'],
    ...['-f', 'image2', 'sheet-%d.jpg'],
  ]
  await runProgram(program, programArguments, {
    folder: intoFolder,
    signal,
    ...limitsFor(0, 0),
  })
  await rm(picturesFolder, { recursive: true })
  const sheets = Array.from(
    { length: Math.ceil(pictures / (columns * rows)) },
    (_, index) => `sheet-${index}.jpg`,
  )
  const written = await readdir(intoFolder)
  if (sheets.some((sheet) => !written.includes(sheet)) || written.length !== sheets.length) {
    throw new MediaError('failed', `Of ${sheets.length} sheets ${written.length} were written.`)
  }
  return {
    sheets,
    pictures,
    columns,
    rows,
    widthPx: PICTURE_WIDTH_PX,
    heightPx: pictureHeightPx(facts),
  }
}

/** An even number of pixels that keeps the film's shape, within reason. */
function pictureHeightPx({ widthPx, heightPx }: MediaFacts): number {
  const even = 2 * Math.round((PICTURE_WIDTH_PX * heightPx) / widthPx / 2)
  return Math.min(MAX_PICTURE_HEIGHT_PX, Math.max(2, even))
}
