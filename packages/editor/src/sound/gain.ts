import type { EditorDocument, Item } from '@starnest/contract/editor/document'
import { passageInto } from '../draw/layers.ts'
import { endOf } from '../edit/items.ts'
import { curveGainAt } from '../edit/volume-curve.ts'

/** How much lower something is that makes room for speech: -12 dB. */
export const DUCKED_GAIN = 10 ** (-12 / 20)

/** Milliseconds that it takes to be lowered, and to come back. */
export const DUCKING_RAMP_MS = 250

/** Milliseconds between two points where several gains change at once. */
const STEP_MS = 20

/** A gain at a time of the timeline; between two of them it changes evenly. */
export type GainPoint = { readonly atMs: number; readonly gain: number }

/** What is heard of an item: from when to when, in milliseconds of the timeline, and how loud. */
export type HeardItem = {
  readonly item: Item
  readonly fromMs: number
  readonly toMs: number
  readonly points: readonly GainPoint[]
}

type Span = { readonly fromMs: number; readonly toMs: number }
type Factor = { readonly edges: readonly number[]; readonly at: (ms: number) => number }

/** What is heard of a document, an item for each that can have a sound. An item that another one passes from
 *  is heard on until the transition is over, if its source goes on so long. */
export function heardItems(document: EditorDocument): HeardItem[] {
  const spoken = document.items.filter((item) => item.sound.speaks && canSound(item))
  return document.items.filter(canSound).map((item) => heardItem(document, item, spoken))
}

const canSound = ({ trackType }: Item) => trackType === 'video' || trackType === 'audio'

function heardItem(document: EditorDocument, item: Item, spoken: readonly Item[]): HeardItem {
  const fromMs = item.startTime
  const following = document.items.find(
    (other) => other.layer === item.layer && other.startTime === endOf(item),
  )
  const out = following ? passageInto(document, following) : null
  const tailMs = out?.from.id === item.id ? out.durationMs : 0
  const toMs = endOf(item) + tailMs
  const factors: Factor[] = [
    ownGain(item),
    fades(item),
    passage(fromMs, passageInto(document, item)?.durationMs ?? 0, 'in'),
    passage(endOf(item), tailMs, 'out'),
    ducking(item, spoken),
  ]
  return { item, fromMs, toMs, points: pointsOf(factors, { fromMs, toMs }) }
}

function pointsOf(factors: readonly Factor[], { fromMs, toMs }: Span): GainPoint[] {
  const edges = [fromMs, toMs, ...factors.flatMap((factor) => factor.edges)]
    .filter((ms) => ms >= fromMs && ms <= toMs)
    .sort((one, other) => one - other)
  const gainAt = (ms: number) => factors.reduce((gain, factor) => gain * factor.at(ms), 1)
  const points: GainPoint[] = []
  for (const [at, edge] of edges.entries()) {
    if (edge === edges[at - 1]) continue
    points.push({ atMs: edge, gain: gainAt(edge) })
    const next = edges.find((ms) => ms > edge)
    if (next === undefined || changing(factors, edge, next) < 2) continue
    for (let ms = edge + STEP_MS; ms < next; ms += STEP_MS)
      points.push({ atMs: ms, gain: gainAt(ms) })
  }
  return points
}

const changing = (factors: readonly Factor[], from: number, to: number) =>
  factors.filter((factor) => factor.at(from) !== factor.at(to)).length

function ownGain({ startTime, sound }: Item): Factor {
  return {
    edges: sound.curve.map(({ atMs }) => startTime + atMs),
    at: (ms) => sound.gain * curveGainAt(sound.curve, ms - startTime),
  }
}

function fades(item: Item): Factor {
  const { startTime, sound } = item
  const end = endOf(item)
  const { fadeInMs, fadeOutMs } = sound
  return {
    edges: [startTime + fadeInMs, end - fadeOutMs, end],
    at: (ms) => {
      const coming = fadeInMs === 0 ? 1 : (ms - startTime) / fadeInMs
      const going = fadeOutMs === 0 ? 1 : (end - ms) / fadeOutMs
      return Math.max(0, Math.min(1, coming, going))
    },
  }
}

function passage(fromMs: number, durationMs: number, way: 'in' | 'out'): Factor {
  if (durationMs === 0) return { edges: [], at: () => 1 }
  return {
    edges: [fromMs, fromMs + durationMs],
    at: (ms) => {
      const share = Math.max(0, Math.min(1, (ms - fromMs) / durationMs))
      return way === 'in' ? share : 1 - share
    },
  }
}

function ducking(item: Item, spoken: readonly Item[]): Factor {
  const speech = item.sound.ducks
    ? spoken.filter(({ layer, id }) => layer !== item.layer && id !== item.id)
    : []
  const spans = joined(speech.map((one) => ({ fromMs: one.startTime, toMs: endOf(one) })))
  const lowered = (ms: number) =>
    spans.reduce((most, span) => Math.max(most, loweredBy(span, ms)), 0)
  return {
    edges: spans.flatMap(({ fromMs, toMs }) => [
      fromMs - DUCKING_RAMP_MS,
      fromMs,
      toMs,
      toMs + DUCKING_RAMP_MS,
    ]),
    at: (ms) => 1 - (1 - DUCKED_GAIN) * lowered(ms),
  }
}

/** How far something is lowered for one span of speech, 0 to 1. */
function loweredBy({ fromMs, toMs }: Span, ms: number): number {
  const awayMs = ms < fromMs ? fromMs - ms : Math.max(0, ms - toMs)
  return Math.max(0, 1 - awayMs / DUCKING_RAMP_MS)
}

/** Spans in their order; what stands so close that nothing would come back between is one. */
function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.fromMs - other.fromMs)
  const all: Span[] = []
  for (const span of sorted) {
    const before = all.at(-1)
    if (before && span.fromMs - before.toMs <= 2 * DUCKING_RAMP_MS) {
      all[all.length - 1] = { fromMs: before.fromMs, toMs: Math.max(before.toMs, span.toMs) }
    } else all.push(span)
  }
  return all
}

/** The gain at a time, of points that have one at least. */
export function gainAt(points: readonly GainPoint[], ms: number): number {
  let low = 0
  let high = points.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((points[middle]?.atMs ?? 0) <= ms) low = middle
    else high = middle - 1
  }
  const before = points[low]
  const after = points[low + 1]
  if (!before) return 0
  if (!after || ms <= before.atMs) return before.gain
  const share = (ms - before.atMs) / (after.atMs - before.atMs)
  return before.gain + (after.gain - before.gain) * share
}
