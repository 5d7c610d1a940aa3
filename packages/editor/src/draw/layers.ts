import type { EditorDocument, Item, TransitionKind } from '@starnest/contract/editor/document'
import { endOf, hasSourceTime } from '../edit/items.ts'

/** How far a transition has come, 0 to 1, and whether the item is what goes or what comes. */
export type Passing = {
  readonly kind: TransitionKind
  readonly progress: number
  readonly isComing: boolean
}

/** An item that is seen at a time. `sourceMs` is where in its source; `itemMs` how long it has been seen. */
export type SeenItem = {
  readonly item: Item
  readonly sourceMs: number
  readonly itemMs: number
  readonly passing: Passing | null
}

type Timed = Pick<EditorDocument, 'items'>

/** Whether an item is seen, and not only heard. */
export const hasPicture = ({ trackType }: Pick<Item, 'trackType'>): boolean => trackType !== 'audio'

/** The item that an item passes from, and for how many milliseconds; null: it just begins. It does where
 *  another item with a picture ends exactly where it begins, for at most half of either. */
export function passageInto(
  { items }: Timed,
  item: Item,
): { from: Item; durationMs: number } | null {
  const { transition, layer, startTime } = item
  if (!transition || !hasPicture(item)) return null
  const from = items.find(
    (other) => other.layer === layer && endOf(other) === startTime && hasPicture(other),
  )
  if (!from) return null
  const durationMs = Math.min(transition.durationMs, from.duration / 2, item.duration / 2)
  return { from, durationMs }
}

/** What is seen at a time, in milliseconds of the timeline: what is drawn first stands first. */
export function seenAt(document: Timed, ms: number): SeenItem[] {
  return document.items
    .filter((item) => hasPicture(item) && item.startTime <= ms && ms < endOf(item))
    .flatMap((item) => withPassage(document, item, ms))
}

function withPassage(document: Timed, item: Item, ms: number): SeenItem[] {
  const passage = passageInto(document, item)
  const kind = item.transition?.kind
  const itemMs = ms - item.startTime
  if (!passage || !kind || itemMs >= passage.durationMs) return [seen(item, ms, null)]
  const progress = itemMs / passage.durationMs
  return [
    seen(passage.from, ms, { kind, progress, isComing: false }),
    seen(item, ms, { kind, progress, isComing: true }),
  ]
}

const seen = (item: Item, ms: number, passing: Passing | null): SeenItem => {
  const itemMs = ms - item.startTime
  return { item, itemMs, passing, sourceMs: sourceMsAt(item, ms) }
}

/** Where in its source an item is at a time of the timeline; 0 for what has no time of its own. */
export const sourceMsAt = (item: Item, ms: number): number =>
  hasSourceTime(item) ? item.sourceStart + (ms - item.startTime) * item.speed : 0
