import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Item } from '@starnest/contract/editor/document'
import type { Surface } from '@starnest/editor/draw/context'
import { creditsAt } from '@starnest/editor/draw/credits'
import { type DrawnPicture, drawFrame } from '@starnest/editor/draw/draw-frame'
import { type SeenItem, seenAt, sourceMsAt } from '@starnest/editor/draw/layers'
import { fadeAt, zoomOf } from '@starnest/editor/draw/placement'
import type { FilmPlan, FilmSource } from '../../../../ports/film-renderer.ts'
import { type Frame, FrameSource } from './frame-source.ts'

/** A source that is being decoded for an item, and the picture that it is at. */
type Decoding = { source: FrameSource; canvas: Canvas | null; frame: Frame | null }

/** What is being decoded, by the ids of items. */
type Open = Map<string, Decoding>

/** The pictures of a film one after the other, red, green, blue and alpha, 8 bits each. */
export async function* composePictures(
  ffmpegPath: string,
  plan: FilmPlan,
  frames: number,
): AsyncGenerator<Buffer> {
  const { widthPx, heightPx, framesPerSecond, document, credits } = plan
  const size = { widthPx, heightPx }
  const [surface, aside] = [surfaceOf(size), surfaceOf(size)]
  const open: Open = new Map()
  const sources = new Map(plan.sources.map((source) => [source.assetId, source]))
  try {
    for (let number = 0; number < frames; number++) {
      const ms = (number * 1000) / framesPerSecond
      const seen = seenAt(document, ms)
      closeOthers(open, seen)
      for (const { item } of seen) {
        const source = sources.get(item.assetId ?? 0)
        if (source) await advance(open, { ffmpegPath, plan, source, item, ms })
      }
      const hasCredits = creditsAt(document, credits, ms) !== null
      const whole = hasCredits ? null : filling(plan, seen, open)
      if (whole) yield whole.pixels
      else {
        const pictureOf = ({ item }: SeenItem) => drawn(open.get(item.id))
        drawFrame(document, ms, { surface, aside, size, credits, pictureOf })
        yield Buffer.from(surface.image.data())
      }
    }
  } finally {
    for (const { source } of open.values()) source.close()
  }
}

/** Goes on to the next picture of an item, or begins with its first. A still has one. */
async function advance(open: Open, beginning: Beginning): Promise<void> {
  const { item } = beginning
  const known = open.get(item.id)
  if (known && item.trackType === 'image') return
  const decoding = known ?? { source: await decode(beginning), canvas: null, frame: null }
  open.set(item.id, decoding)
  const frame = await decoding.source.next()
  if (frame !== decoding.frame) decoding.canvas = null
  decoding.frame = frame
}

function surfaceOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Surface<Canvas> {
  const image = createCanvas(widthPx, heightPx)
  const context = image.getContext('2d')
  return { image, context }
}

function closeOthers(open: Open, seen: readonly SeenItem[]): void {
  const ids = new Set(seen.map(({ item }) => item.id))
  for (const [id, { source }] of open) {
    if (ids.has(id)) continue
    source.close()
    open.delete(id)
  }
}

type Beginning = { ffmpegPath: string; plan: FilmPlan; source: FilmSource; item: Item; ms: number }

function decode({ ffmpegPath, plan, source, item, ms }: Beginning): Promise<FrameSource> {
  const { widthPx, heightPx, framesPerSecond } = plan
  const isPlain = isWhole(item)
  const zoom = isPlain ? 1 : zoomOf(item.picture)
  return FrameSource.open(ffmpegPath, {
    source,
    fromMs: sourceMsAt(item, ms),
    speed: item.speed,
    framesPerSecond,
    box: { widthPx: Math.round(widthPx * zoom), heightPx: Math.round(heightPx * zoom) },
    isGrown: isPlain,
  })
}

/** Whether an item is shown all and upright, as large as the frame takes it. */
function isWhole({ picture }: Item): boolean {
  const { crop, rotation, fit, x, y, scale, kenBurns } = picture
  const isAll = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
  const isInMiddle = x === 0.5 && y === 0.5 && scale === 1
  return isAll && isInMiddle && rotation === 0 && fit === 'contain' && kenBurns === null
}

/** The picture that fills the frame all by itself, which then need not be drawn; null: there is more to it. */
function filling(
  { widthPx, heightPx }: FilmPlan,
  seen: readonly SeenItem[],
  open: ReadonlyMap<string, Decoding>,
): Frame | null {
  const [only] = seen
  if (!only || seen.length > 1 || only.passing) return null
  const { item, itemMs } = only
  const frame = open.get(item.id)?.frame
  if (!frame || item.trackType !== 'video' || !isWhole(item) || item.picture.look !== 'none')
    return null
  const isFull = frame.widthPx === widthPx && frame.heightPx === heightPx
  const isClear = fadeAt(item.picture, { itemMs, durationMs: item.duration }) === 1
  return isFull && isClear ? frame : null
}

function drawn(decoding: Decoding | undefined): DrawnPicture<Canvas> | null {
  if (!decoding?.frame) return null
  const { widthPx, heightPx, pixels } = decoding.frame
  if (!decoding.canvas) {
    decoding.canvas = createCanvas(widthPx, heightPx)
    const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
    decoding.canvas.getContext('2d').putImageData(new ImageData(bytes, widthPx, heightPx), 0, 0)
  }
  return { image: decoding.canvas, widthPx, heightPx }
}
