import type { EditorDocument, Item } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { endOf, sourceLengthMs } from '../edit/items.ts'

/** Pixels within which something is drawn to a place. Source: OpenCut and FreeCut use 8 to 12. */
export const SNAP_PX = 10

/** What is drawn to a place of the timeline. */
export type Snapped = {
  /** Milliseconds to be added. */
  readonly by: number
  /** The place; null: nothing was near enough. */
  readonly to: number | null
}

/** What there is to be drawn to: milliseconds, in their order, each once. */
export type SnapPlaces = readonly number[]

type PlacesOf = {
  readonly document: EditorDocument
  /** Items that are moved: nothing is drawn to itself. */
  readonly except: ReadonlySet<string>
  readonly playheadMs: number
  readonly beats: ReadonlyMap<number, EditorAsset['beat']>
}

/** The places that something can be drawn to: edges of items, the playhead, markers, the beginning, beats of
 *  the music. The grid is not among them: see {@link snap}. */
export function snapPlaces({ document, except, playheadMs, beats }: PlacesOf): SnapPlaces {
  const others = document.items.filter(({ id }) => !except.has(id))
  const places = new Set([0, playheadMs, ...document.markers.map(({ at }) => at)])
  for (const item of others) {
    places.add(item.startTime)
    places.add(endOf(item))
    const beat = item.assetId === null ? null : beats.get(item.assetId)
    if (beat) for (const ms of beatsOf(item, beat)) places.add(ms)
  }
  return [...places].sort((one, other) => one - other)
}

/** When the beats of an item are heard, in whole milliseconds of the timeline. */
export function beatsOf(
  item: Item,
  { bpm, firstBeatMs }: { readonly bpm: number; readonly firstBeatMs: number },
): number[] {
  const beatMs = 60_000 / bpm
  const from = Math.max(0, Math.ceil((item.sourceStart - firstBeatMs) / beatMs))
  const until = item.sourceStart + sourceLengthMs(item)
  const heard: number[] = []
  for (let beat = from; firstBeatMs + beat * beatMs <= until; beat++) {
    const sourceMs = firstBeatMs + beat * beatMs
    heard.push(Math.round(item.startTime + (sourceMs - item.sourceStart) / item.speed))
  }
  return heard
}

/** How far edges that are moved together have to go so that one of them meets a place or a line of the grid; the
 *  nearest counts, and a place before a line. */
export function snap(
  edges: readonly number[],
  places: SnapPlaces,
  { withinMs, gridMs }: { withinMs: number; gridMs: number },
): Snapped {
  const toPlace = nearestOf(edges, (edge) => nearest(places, edge), withinMs)
  if (toPlace.to !== null || gridMs <= 0) return toPlace
  return nearestOf(edges, (edge) => Math.round(edge / gridMs) * gridMs, withinMs / 2)
}

function nearestOf(
  edges: readonly number[],
  placeFor: (edge: number) => number | null,
  withinMs: number,
): Snapped {
  let best: Snapped = { by: 0, to: null }
  for (const edge of edges) {
    const to = placeFor(edge)
    if (to === null || Math.abs(to - edge) > withinMs) continue
    if (best.to === null || Math.abs(to - edge) < Math.abs(best.by)) best = { by: to - edge, to }
  }
  return best
}

/** The place nearest to a time, found by halving. */
function nearest(places: SnapPlaces, ms: number): number | null {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < ms) low = middle + 1
    else high = middle
  }
  const [before, after] = [places[low - 1], places[low]]
  if (before === undefined) return after ?? null
  if (after === undefined) return before
  return ms - before <= after - ms ? before : after
}
