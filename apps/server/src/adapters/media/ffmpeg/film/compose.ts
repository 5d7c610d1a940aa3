import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FilmPlan } from '../../../../ports/film-renderer.ts'
import { QUIET } from '../source/source-arguments.ts'
import { composePictures } from './compose-pictures.ts'
import { registerFonts } from './fonts.ts'
import { encodeMix, fed } from './mix-sound.ts'

/** What the process that composes a film is told. */
export type ComposeOrder = {
  readonly ffmpegPath: string
  readonly plan: FilmPlan
  readonly durationMs: number
  /** Empty, and written into: `film.mp4` is the result. */
  readonly folder: string
}

/** What it says: how much is done, 0 to 1; that all is done; or why it gave up. */
export type ComposeReport = { share: number } | { isDone: true } | { complaint: string }

/** Pictures between two reports. */
const REPORT_EVERY = 10

const say = (report: ComposeReport) => process.send?.(report)

process.once('message', (order: ComposeOrder) => {
  compose(order).then(
    () => say({ isDone: true }),
    (error: unknown) => say({ complaint: error instanceof Error ? error.message : String(error) }),
  )
})
// Whoever ordered the film is gone.
process.once('disconnect', () => process.exit())

async function compose({ ffmpegPath, plan, durationMs, folder }: ComposeOrder): Promise<void> {
  registerFonts()
  const sources = new Map(plan.sources.map((source) => [source.assetId, source]))
  const [soundFile, pictureFile] = [join(folder, 'sound.mp4'), join(folder, 'pictures.mp4')]
  const frames = Math.max(1, Math.round((durationMs * plan.framesPerSecond) / 1000))
  const encoder = spawn(ffmpegPath, encodingArguments(plan, pictureFile), {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await Promise.all([
    encodeMix(ffmpegPath, { document: plan.document, sources, durationMs }, soundFile),
    fed(encoder, counted(composePictures(ffmpegPath, plan, frames), frames)),
  ])
  const joined = joiningArguments(pictureFile, soundFile, join(folder, 'film.mp4'))
  await promisify(execFile)(ffmpegPath, joined)
}

async function* counted(pictures: AsyncIterable<Buffer>, frames: number): AsyncGenerator<Buffer> {
  let made = 0
  for await (const picture of pictures) {
    yield picture
    made += 1
    if (made % REPORT_EVERY === 0) say({ share: made / frames })
  }
}

/** H.264 as every browser and television plays it, in the colours of high definition. */
function encodingArguments(plan: FilmPlan, intoFile: string): string[] {
  const { widthPx, heightPx, framesPerSecond } = plan
  return [
    ...[...QUIET, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${widthPx}x${heightPx}`],
    ...['-r', String(framesPerSecond), '-i', 'pipe:0'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-color_range', 'tv', '-f', 'mp4', intoFile],
  ]
}

/** Pictures and sound in one file that plays while it is being loaded. */
const joiningArguments = (pictureFile: string, soundFile: string, intoFile: string): string[] => [
  ...[...QUIET, '-i', pictureFile, '-i', soundFile, '-map', '0:v', '-map', '1:a', '-c', 'copy'],
  ...['-movflags', '+faststart', '-f', 'mp4', intoFile],
]
