import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExaminedJob, PreviewSheets, VideoTrack } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { pictureOf } from './clean-picture.ts'

/** Pictures are this wide and lie in rows and columns of ten. Source: research, §4. */
const PICTURE_WIDTH_PX = 320
const SHEET_SIDE = 10

/** Pictures of a film that is far higher than wide are not. */
const MAX_PICTURE_HEIGHT_PX = 640

/** Bytes that all sheets may have together: those of a day. */
const MAX_SHEETS_BYTES = 2 * 1024 ** 3

/** JPEG quantiser, 2 best to 31 worst: no visible blocks at this size. */
const JPEG_QUANTISER = '4'

/** What is drawn is written as it is, none doubled and none dropped, when it is renumbered to one a second. */
const ONE_A_SECOND = 'setpts=N/TB'

/** How often it is looked which frame is seen in an interval, and the share of one by which times of frames are
 *  rounded. */
const LOOKS_IN_INTERVAL = 8
const ROUNDING = 0.001

type PreviewJob = ExaminedJob & {
  readonly intoFolder: string
  readonly intervalSeconds: number
}

/** Draws preview sheets. Of a film whose picture ends before its sound, or of which the last frames are damaged,
 *  there are fewer pictures. @throws MediaError when there is none */
export async function extractPreviews(program: string, job: PreviewJob): Promise<PreviewSheets> {
  const layout = layoutOf(job)
  // Key frames alone are quick to decode; where they lie too far apart, every frame is.
  const fromKeyFrames = await keyFrames(program, job, layout)
  const pictures =
    fromKeyFrames === layout.most ? fromKeyFrames : await drawSheets(program, job, { layout })
  if (pictures === 0) {
    const problem = { code: 'damaged' } as const
    throw new MediaError('failed', 'No picture of this film could be drawn.', { problem })
  }
  const { most: _, ...sizes } = layout
  return { ...sizes, pictures, sheets: await sheetsIn(job.intoFolder, { pictures, layout }) }
}

/** How the pictures of a film lie on sheets. `most`: how many there are, unless the film ends early. */
type Layout = Pick<PreviewSheets, 'columns' | 'rows' | 'widthPx' | 'heightPx'> & {
  readonly most: number
}

function layoutOf({ examination, intervalSeconds }: PreviewJob): Layout {
  const most = Math.max(1, Math.ceil(examination.durationSeconds / intervalSeconds))
  const columns = Math.min(SHEET_SIDE, most)
  return {
    ...{ most, columns, rows: Math.min(SHEET_SIDE, Math.ceil(most / columns)) },
    ...{ widthPx: PICTURE_WIDTH_PX, heightPx: pictureHeightPx(pictureOf({ examination })) },
  }
}

/** An even number of pixels that keeps the film's shape, within reason. */
function pictureHeightPx({ widthPx, heightPx }: VideoTrack): number {
  const even = 2 * Math.round((PICTURE_WIDTH_PX * heightPx) / widthPx / 2)
  return Math.min(MAX_PICTURE_HEIGHT_PX, Math.max(2, even))
}

/** Draws key frames; resolves with their number, which is 0 where none of them can be decoded. */
async function keyFrames(program: string, job: PreviewJob, layout: Layout): Promise<number> {
  try {
    return await drawSheets(program, job, { layout, keyFramesOnly: true })
  } catch (error) {
    if (error instanceof MediaError && error.reason === 'failed') return 0
    throw error
  }
}

/** Draws the first key frame in each interval that has one, or what is seen at the beginning of each interval,
 *  though a frame may last for several. Resolves with the number of pictures. */
async function drawSheets(
  program: string,
  job: PreviewJob,
  { layout, keyFramesOnly = false }: { layout: Layout; keyFramesOnly?: boolean },
): Promise<number> {
  const { signal, examination, intervalSeconds, intoFolder } = job
  const { most, columns, rows, widthPx, heightPx } = layout
  await Promise.all((await readdir(intoFolder)).map((sheet) => rm(join(intoFolder, sheet))))
  const interval = (time: string) => `floor(${time}/${intervalSeconds}+${ROUNDING})`
  const isFirst = `isnan(prev_selected_t)+gt(${interval('t')},${interval('prev_selected_t')})`
  // A frame that lasts for several intervals is seen in each of them.
  const evenly = `fps=fps=${LOOKS_IN_INTERVAL}/${intervalSeconds}:start_time=0,`
  const size = `scale=${widthPx}:${heightPx},setsar=1,format=rgb24`
  const graph = [
    `[0:${pictureOf(job).index}]${keyFramesOnly ? '' : evenly}select='${isFirst}',${size}`,
    `${keyFramesOnly ? '' : `,trim=end_frame=${most}`},split[counted][laid];`,
    `[counted]${ONE_A_SECOND}[pictures];[laid]tile=${columns}x${rows},${ONE_A_SECOND}[sheets]`,
  ]
  const programArguments = [
    ...QUIET,
    ...['-threads', '1', ...(keyFramesOnly ? ['-skip_frame', 'nokey'] : [])],
    ...[...sourceArguments(job), '-filter_complex', graph.join('')],
    ...['-map', '[sheets]', '-r', '1', '-pix_fmt', 'yuvj420p', '-q:v', JPEG_QUANTISER],
    ...['-map_metadata', '-1', '-start_number', '0', '-f', 'image2', 'sheet-%d.jpg'],
    // A line for each picture.
    ...['-map', '[pictures]', '-r', '1', '-f', 'framecrc', 'pipe:1'],
  ]
  const limits = {
    ...limitsFor(examination.durationSeconds, 1),
    maxFolderBytes: MAX_SHEETS_BYTES,
  }
  const printed = await runProgram(program, programArguments, {
    ...limits,
    folder: intoFolder,
    signal,
  })
  return printed.split('\n').filter((line) => /^\d/.test(line)).length
}

/** The names of the sheets. @throws MediaError when others were written */
async function sheetsIn(
  folder: string,
  { pictures, layout }: { pictures: number; layout: Layout },
): Promise<string[]> {
  const count = Math.ceil(pictures / (layout.columns * layout.rows))
  const sheets = Array.from({ length: count }, (_, index) => `sheet-${index}.jpg`)
  const written = await readdir(folder)
  if (sheets.some((sheet) => !written.includes(sheet)) || written.length !== sheets.length) {
    throw new MediaError('failed', `Of ${sheets.length} sheets ${written.length} were written.`)
  }
  return sheets
}
