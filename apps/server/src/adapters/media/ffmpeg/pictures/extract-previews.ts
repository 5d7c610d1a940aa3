import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  MediaError,
  type MediaFacts,
  type MediaJob,
  type PreviewSheets,
} from '../../../../ports/media.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import type { FfmpegPrograms } from '../source/examine.ts'
import { longestOf, measureEnds } from '../source/measure-ends.ts'
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

type PreviewJob = MediaJob & {
  intoFolder: string
  facts: MediaFacts
  intervalSeconds: number
}

/** Draws preview sheets. @throws MediaError when there are not as many pictures as there must be. */
export async function extractPreviews(
  programs: FfmpegPrograms,
  job: PreviewJob,
): Promise<PreviewSheets> {
  const program = programs.ffmpegPath
  const picturesFolder = join(job.intoFolder, 'pictures')
  const expected = expectedPictures(job, job.facts.durationSeconds)
  try {
    // Key frames alone are quick to decode; where they lie too far apart, every frame is.
    const fromKeyFrames = await drawPictures(program, job, { picturesFolder, keyFramesOnly: true })
    const pictures =
      fromKeyFrames === expected.exactly
        ? fromKeyFrames
        : await drawPictures(program, job, { picturesFolder, keyFramesOnly: false })
    const { atLeast } = pictures < expected.atLeast ? await ofPicture(programs, job) : expected
    if (pictures < atLeast || pictures > expected.exactly) {
      const sentence = `Only ${pictures} of ${expected.exactly} pictures could be drawn.`
      throw new MediaError('failed', sentence)
    }
    return await layOut(program, { ...job, picturesFolder, pictures })
  } finally {
    await rm(picturesFolder, { recursive: true, force: true })
  }
}

/** One picture for each interval begun. The last may be missing when the film ends within a frame
 *  or so of where it would begin. */
function expectedPictures({ intervalSeconds }: PreviewJob, durationSeconds: number) {
  const exactly = Math.max(1, Math.ceil(durationSeconds / intervalSeconds))
  const remainder = durationSeconds - (exactly - 1) * intervalSeconds
  return { exactly, atLeast: remainder < 0.5 && exactly > 1 ? exactly - 1 : exactly }
}

/** The same of a film whose picture ends before its sound. */
async function ofPicture({ ffprobePath }: FfmpegPrograms, job: PreviewJob) {
  const { durationSeconds } = job.facts
  const measured = await measureEnds(ffprobePath, job, durationSeconds)
  const ownSeconds = measured?.isWhole && longestOf(measured, ({ kind }) => kind === 'video')
  return expectedPictures(job, ownSeconds || durationSeconds)
}

/** Draws the first frame of each interval into a file of its own; resolves with their number. */
async function drawPictures(
  program: string,
  job: PreviewJob,
  { picturesFolder, keyFramesOnly }: { picturesFolder: string; keyFramesOnly: boolean },
): Promise<number> {
  const { signal, facts, intervalSeconds } = job
  await rm(picturesFolder, { recursive: true, force: true })
  await mkdir(picturesFolder)
  const interval = (time: string) => `floor(${time}/${intervalSeconds})`
  const isFirst = `isnan(prev_selected_t)+gt(${interval('t')},${interval('prev_selected_t')})`
  const size = `${PICTURE_WIDTH_PX}:${pictureHeightPx(facts)}`
  const programArguments = [
    ...QUIET,
    ...['-threads', '1', ...(keyFramesOnly ? ['-skip_frame', 'nokey'] : [])],
    ...sourceArguments(job),
    // Renumbered to one a second, they are written as they are: none doubled, none dropped.
    ...['-map', '0:v:0', '-vf', `select='${isFirst}',scale=${size},setsar=1,setpts=N/TB`],
    ...['-r', '1', '-f', 'image2', 'picture-%06d.png'],
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
