import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Item } from '@starnest/contract/editor/document'
import type { Surface } from '@starnest/editor/draw/context'
import { type DrawnPicture, drawFrame } from '@starnest/editor/draw/draw-frame'
import { type SeenItem, seenAt, sourceMsAt } from '@starnest/editor/draw/layers'
import { zoomOf } from '@starnest/editor/draw/placement'
import type { FilmPlan, FilmSource } from '../../../../../ports/media/film-renderer.ts'
import { type Frame, FrameSource } from '../sources/frame-source.ts'
import { isWhole, type Stretch } from '../stretches.ts'
import type { Take } from '../take.ts'
import { toI420 } from './i420.ts'

/** A source that is being decoded for an item, and the picture that it is at; null: a still that was decoded before. */
type Decoding = { source: FrameSource | null; canvas: Canvas | null; frame: Frame | null }

/** Stills that are kept for items that show them again. */
const MOST_STILLS = 4

/** What is being decoded, by the ids of items. */
type Open = Map<string, Decoding>

/** The pictures of a stretch of a film, drawn, one after the other, in planes: see i420.ts. */
export async function* composePictures(
  ffmpegPath: string,
  plan: FilmPlan,
  { from, to }: Stretch,
): AsyncGenerator<Buffer> {
  const { widthPx, heightPx, framesPerSecond, document, credits } = plan
  const size = { widthPx, heightPx }
  const [surface, aside] = [surfaceOf(size), surfaceOf(size)]
  const open: Open = new Map()
  const stills = new Map<string, Decoding>()
  const sources = new Map(plan.sources.map((source) => [source.assetId, source]))
  try {
    for (let number = from; number < to; number++) {
      const ms = (number * 1000) / framesPerSecond
      const seen = seenAt(document, ms)
      closeOthers(open, seen)
      for (const { item } of seen) {
        const source = sources.get(item.assetId ?? 0)
        if (source) await advance(open, { ffmpegPath, plan, source, item, ms, stills })
      }
      const pictureOf = ({ item }: SeenItem) => drawn(open.get(item.id))
      drawFrame(document, ms, { surface, aside, size, credits, pictureOf })
      yield toI420(surface.image.data(), widthPx, heightPx)
    }
  } finally {
    for (const { source } of open.values()) source?.close()
  }
}

/** The first picture of an item. */
async function begun(beginning: Beginning): Promise<Decoding> {
  if (beginning.item.trackType === 'image') return still(beginning)
  const source = await decode(beginning)
  return { source, frame: await source.next(), canvas: null }
}

/** A still, which is decoded once for items that follow each other. */
async function still(beginning: Beginning): Promise<Decoding> {
  const { plan, source, item, stills } = beginning
  const key = `${source.assetId} ${JSON.stringify(boxOf(plan, item))}`
  const known = stills.get(key)
  if (known) return known
  const decoder = await decode(beginning)
  const decoding = { source: null, frame: await decoder.next(), canvas: null }
  decoder.close()
  stills.set(key, decoding)
  const [oldest] = stills.keys()
  if (stills.size > MOST_STILLS && oldest !== undefined) stills.delete(oldest)
  return decoding
}

/** Goes on to the next picture of an item, or begins with its first. A still has one. */
async function advance(open: Open, beginning: Beginning): Promise<void> {
  const { item } = beginning
  const known = open.get(item.id)
  if (known && item.trackType === 'image') return
  const decoding = known ?? (await begun(beginning))
  open.set(item.id, decoding)
  const frame = known?.source ? await known.source.next() : decoding.frame
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
    source?.close()
    open.delete(id)
  }
}

type Beginning = {
  ffmpegPath: string
  plan: FilmPlan
  source: FilmSource
  item: Item
  ms: number
  stills: Map<string, Decoding>
}

function decode({ ffmpegPath, plan, source, item, ms }: Beginning): Promise<FrameSource> {
  return FrameSource.open(ffmpegPath, {
    ...{ source, ...boxOf(plan, item) },
    ...{ fromMs: sourceMsAt(item, ms), speed: item.speed, framesPerSecond: plan.framesPerSecond },
  })
}

/** How large the pictures of an item have to be. */
function boxOf({ widthPx, heightPx }: FilmPlan, item: Item): Pick<Take, 'box' | 'isGrown'> {
  const isGrown = isWhole(item)
  const zoom = isGrown ? 1 : zoomOf(item.picture)
  const box = { widthPx: Math.round(widthPx * zoom), heightPx: Math.round(heightPx * zoom) }
  return { box, isGrown }
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
