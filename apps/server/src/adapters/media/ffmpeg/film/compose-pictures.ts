import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import type { Item } from '@starnest/contract/editor/document'
import type { Surface } from '@starnest/editor/draw/context'
import { creditsAt } from '@starnest/editor/draw/credits'
import { type DrawnPicture, drawFrame } from '@starnest/editor/draw/draw-frame'
import { hasPicture, type SeenItem, seenAt, sourceMsAt } from '@starnest/editor/draw/layers'
import { fadeAt, zoomOf } from '@starnest/editor/draw/placement'
import { endOf } from '@starnest/editor/edit/items'
import type { FilmPlan, FilmSource } from '../../../../ports/film-renderer.ts'
import { type Frame, FrameSource, type Take } from './frame-source.ts'
import { toI420, toRgba } from './i420.ts'

/** A source that is being decoded for an item, and the picture that it is at; null: a still that was decoded before. */
type Decoding = { source: FrameSource | null; canvas: Canvas | null; frame: Frame | null }

/** Stills that are kept for items that show them again. */
const MOST_STILLS = 4

/** What is being decoded, by the ids of items. */
type Open = Map<string, Decoding>

/** The pictures of a film one after the other, in planes: see i420.ts. */
export async function* composePictures(
  ffmpegPath: string,
  plan: FilmPlan,
  frames: number,
): AsyncGenerator<Buffer> {
  const { widthPx, heightPx, framesPerSecond, document, credits } = plan
  const size = { widthPx, heightPx }
  const [surface, aside] = [surfaceOf(size), surfaceOf(size)]
  const open: Open = new Map()
  const stills = new Map<string, Decoding>()
  const sources = new Map(plan.sources.map((source) => [source.assetId, source]))
  try {
    for (let number = 0; number < frames; number++) {
      const ms = (number * 1000) / framesPerSecond
      const seen = seenAt(document, ms)
      closeOthers(open, seen)
      for (const { item } of seen) {
        const source = sources.get(item.assetId ?? 0)
        if (source) await advance(open, { ffmpegPath, plan, source, item, ms, stills })
      }
      const hasCredits = creditsAt(document, credits, ms) !== null
      const whole = hasCredits ? null : filling(plan, seen, open)
      if (whole) yield whole.pixels
      else {
        const pictureOf = ({ item }: SeenItem) => drawn(open.get(item.id))
        drawFrame(document, ms, { surface, aside, size, credits, pictureOf })
        yield toI420(surface.image.data(), widthPx, heightPx)
      }
    }
  } finally {
    for (const { source } of open.values()) source?.close()
  }
}

/** The first picture of an item. One that may be taken as it is comes in planes; where it then leaves room beside it,
 *  it has to be drawn, and comes in pixels. */
async function begun(beginning: Beginning): Promise<Decoding> {
  const { plan, item } = beginning
  if (item.trackType === 'image') return still(beginning)
  const layout = mayBeTaken(plan, item) ? 'i420' : 'rgba'
  const source = await decode(beginning, layout)
  const frame = await source.next()
  if (layout === 'rgba' || !frame || isFull(plan, frame)) return { source, frame, canvas: null }
  source.close()
  const drawn = await decode(beginning, 'rgba')
  return { source: drawn, frame: await drawn.next(), canvas: null }
}

/** A still, which is decoded once for items that follow each other. */
async function still(beginning: Beginning): Promise<Decoding> {
  const { plan, source, item, stills } = beginning
  const key = `${source.assetId} ${JSON.stringify(boxOf(plan, item))}`
  const known = stills.get(key)
  if (known) return known
  const decoder = await decode(beginning, 'rgba')
  const decoding = { source: null, frame: await decoder.next(), canvas: null }
  decoder.close()
  stills.set(key, decoding)
  const [oldest] = stills.keys()
  if (stills.size > MOST_STILLS && oldest !== undefined) stills.delete(oldest)
  return decoding
}

/** Whether pictures of an item may be taken into the film as they are: nothing is seen through them. */
const mayBeTaken = ({ document }: FilmPlan, item: Item): boolean =>
  item.trackType === 'video' &&
  item.picture.look === 'none' &&
  isWhole(item) &&
  !document.items.some(
    (other) =>
      other.layer < item.layer &&
      hasPicture(other) &&
      other.startTime < endOf(item) &&
      endOf(other) > item.startTime,
  )

const isFull = (plan: FilmPlan, { widthPx, heightPx }: Frame): boolean =>
  widthPx === plan.widthPx && heightPx === plan.heightPx

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

function decode(beginning: Beginning, layout: Frame['layout']): Promise<FrameSource> {
  const { ffmpegPath, plan, source, item, ms } = beginning
  return FrameSource.open(ffmpegPath, {
    ...{ source, layout, ...boxOf(plan, item) },
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

/** Whether an item is shown all and upright, as large as the frame takes it. */
function isWhole({ picture }: Item): boolean {
  const { crop, rotation, fit, x, y, scale, kenBurns } = picture
  const isAll = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
  const isInMiddle = x === 0.5 && y === 0.5 && scale === 1
  return isAll && isInMiddle && rotation === 0 && fit === 'contain' && kenBurns === null
}

/** The picture that fills the frame all by itself, which then need not be drawn; null: there is more to it. */
function filling(
  plan: FilmPlan,
  seen: readonly SeenItem[],
  open: ReadonlyMap<string, Decoding>,
): Frame | null {
  const [only] = seen
  if (!only || seen.length > 1 || only.passing) return null
  const { item, itemMs } = only
  const frame = open.get(item.id)?.frame
  if (frame?.layout !== 'i420' || !isFull(plan, frame)) return null
  return fadeAt(item.picture, { itemMs, durationMs: item.duration }) === 1 ? frame : null
}

function drawn(decoding: Decoding | undefined): DrawnPicture<Canvas> | null {
  if (!decoding?.frame) return null
  const { widthPx, heightPx, layout, pixels } = decoding.frame
  if (!decoding.canvas) {
    decoding.canvas = createCanvas(widthPx, heightPx)
    const bytes =
      layout === 'i420'
        ? toRgba(pixels, widthPx, heightPx)
        : new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
    decoding.canvas.getContext('2d').putImageData(new ImageData(bytes, widthPx, heightPx), 0, 0)
  }
  return { image: decoding.canvas, widthPx, heightPx }
}
