import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Item } from '@starnest/contract/editor/document'
import { sourceMsAt } from '@starnest/editor/draw/layers'
import type { FilmPlan } from '../../../../../ports/media/film-renderer.ts'
import { QUIET } from '../../source/source-arguments.ts'
import { complaintsOf, fed } from '../sources/fed.ts'
import { type Stretch, stretchesOf } from '../stretches.ts'
import { filmFilters, opened } from '../take.ts'
import { composePictures } from './compose-pictures.ts'

/** Frames between two reports. */
const REPORT_EVERY = 10

/** What the pictures of a film are encoded with. `onMade` is told how many frames are. */
export type PicturesOrder = {
  readonly ffmpegPath: string
  readonly plan: FilmPlan
  readonly frames: number
  readonly folder: string
  readonly onMade: (frames: number) => void
}

/** A file of pictures without sound, which begins with a key frame. */
export type Encoded = { readonly name: string; readonly frames: number }

/** Encodes the pictures of a film as files that follow each other: where an item is seen all by itself, ffmpeg goes
 *  from its source to the encoder without us; everything else is drawn. All of them are encoded alike.
 *  @throws Error with what the program complained of last */
export async function encodePictures(order: PicturesOrder): Promise<Encoded[]> {
  const encoded: Encoded[] = []
  for (const stretch of stretchesOf(order.plan, order.frames)) {
    const name = `pictures-${encoded.length}.mp4`
    const intoFile = join(order.folder, name)
    const isMade = stretch.plain && (await passOn(order, stretch, stretch.plain, intoFile))
    if (!isMade) await draw(order, stretch, intoFile)
    encoded.push({ name, frames: stretch.to - stretch.from })
  }
  return encoded
}

/** Lets ffmpeg encode a stretch of an item. Answers whether it could: a picture that leaves room beside it, or a
 *  source that is damaged, has to be drawn. @throws Error where the disk is full */
async function passOn(
  { ffmpegPath, plan, onMade }: PicturesOrder,
  { from, to }: Stretch,
  item: Item,
  intoFile: string,
): Promise<boolean> {
  const source = plan.sources.find(({ assetId }) => assetId === item.assetId)
  if (!source) return false
  const { widthPx, heightPx, framesPerSecond } = plan
  const fromMs = sourceMsAt(item, (from * 1000) / framesPerSecond)
  const box = { widthPx, heightPx }
  const take = { source, fromMs, speed: item.speed, framesPerSecond, box, isGrown: true }
  const filters = [
    filmFilters(take, { areColorsKept: true }),
    // A picture that does not fill the frame ends the program here.
    `crop=${widthPx}:${heightPx}:0:0:exact=1`,
    'format=yuv420p',
    // The last picture stays until the end.
    'tpad=stop=-1:stop_mode=clone',
    HIGH_DEFINITION,
  ]
  const program = spawn(
    ffmpegPath,
    [
      ...[...opened(take), '-vf', filters.join(','), '-frames:v', String(to - from)],
      ...[...ENCODED, '-progress', 'pipe:1', '-stats_period', '0.5', '-f', 'mp4', intoFile],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const complaints = complaintsOf(program)
  let made = 0
  program.stdout.on('data', (text) => {
    const now = latestFrame(String(text))
    if (now === undefined || now <= made) return
    made = now
    onMade(from + made)
  })
  const [code] = await once(program, 'close')
  if (/No space left on device/.test(complaints())) throw new Error(complaints())
  return code === 0 && made === to - from
}

/** How many frames ffmpeg's option `-progress` told of last. */
function latestFrame(progress: string): number | undefined {
  const [, frame] = [...progress.matchAll(/^frame=(\d+)$/gm)].at(-1) ?? []
  return frame === undefined ? undefined : Number(frame)
}

async function draw(
  { ffmpegPath, plan, onMade }: PicturesOrder,
  stretch: Stretch,
  intoFile: string,
): Promise<void> {
  const { widthPx, heightPx, framesPerSecond } = plan
  const encoder = spawn(
    ffmpegPath,
    [
      ...[...QUIET, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${widthPx}x${heightPx}`],
      ...['-r', String(framesPerSecond), '-i', 'pipe:0', '-vf', `setsar=1,${HIGH_DEFINITION}`],
      ...[...ENCODED, '-f', 'mp4', intoFile],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await fed(encoder, counted(composePictures(ffmpegPath, plan, stretch), stretch.from, onMade))
}

async function* counted(
  pictures: AsyncIterable<Buffer>,
  from: number,
  onMade: (frames: number) => void,
): AsyncGenerator<Buffer> {
  let made = from
  for await (const picture of pictures) {
    yield picture
    made += 1
    if (made % REPORT_EVERY === 0) onMade(made)
  }
}

/** H.264 as every browser and television plays it. Files that are joined have to be encoded alike to the last note,
 *  that of where chroma lies too, which only sources have. */
const ENCODED = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-profile:v', 'high'],
  ...['-x264-params', 'chromaloc=0'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv', '-map_metadata', '-1'],
]

/** Says what the colours of pictures are: those of high definition. */
const HIGH_DEFINITION = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709'
