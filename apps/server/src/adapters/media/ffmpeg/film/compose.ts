import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FilmPlan } from '../../../../ports/media/film-renderer.ts'
import { QUIET } from '../source/source-arguments.ts'
import { registerFonts } from './fonts.ts'
import { encodeMix } from './mix-sound.ts'
import { type Encoded, encodePictures } from './pictures/encode-pictures.ts'

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
  const frames = Math.max(1, Math.round((durationMs * plan.framesPerSecond) / 1000))
  const onMade = (made: number) => say({ share: made / frames })
  const [pictures] = await Promise.all([
    encodePictures({ ffmpegPath, plan, frames, folder, onMade }),
    encodeMix(
      ffmpegPath,
      { document: plan.document, sources, durationMs },
      join(folder, SOUND_FILE),
    ),
  ])
  await writeFile(join(folder, LIST_FILE), listOf(pictures, plan.framesPerSecond))
  await promisify(execFile)(ffmpegPath, JOINING, { cwd: folder })
}

/** The files of the pictures and how long each lasts, to the microsecond of the whole, so that nothing adds up.
 *  Source: https://ffmpeg.org/ffmpeg-formats.html#concat-1 */
function listOf(pictures: readonly Encoded[], framesPerSecond: number): string {
  const microseconds = (frame: number) => Math.round((frame * 1_000_000) / framesPerSecond)
  let frame = 0
  const lines = pictures.map(({ name, frames }) => {
    const durationUs = microseconds(frame + frames) - microseconds(frame)
    frame += frames
    return `file '${name}'\nduration ${(durationUs / 1_000_000).toFixed(6)}\n`
  })
  return `ffconcat version 1.0\n${lines.join('')}`
}

const LIST_FILE = 'pictures.ffconcat'
const SOUND_FILE = 'sound.mp4'

/** Pictures and sound in one file that plays while it is being loaded. */
const JOINING = [
  ...[...QUIET, '-protocol_whitelist', 'file', '-f', 'concat', '-i', LIST_FILE, '-i', SOUND_FILE],
  ...['-map', '0:v', '-map', '1:a', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4'],
  'film.mp4',
]
