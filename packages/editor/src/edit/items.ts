import type { Item } from '@starnest/contract/editor/document'
import { EditRefused } from '../project.ts'

/** When an item ends: the first millisecond at which it is not seen any more. */
export const endOf = ({ startTime, duration }: Pick<Item, 'startTime' | 'duration'>): number =>
  startTime + duration

/** Milliseconds of its source that an item takes. */
export const sourceLengthMs = ({ duration, speed }: Pick<Item, 'duration' | 'speed'>): number =>
  duration * speed

/** Whether an item goes along a source that has a time: a still and words have none. */
export const hasSourceTime = ({ trackType }: Pick<Item, 'trackType'>): boolean =>
  trackType === 'video' || trackType === 'audio'

/** The order in which items stand in a document: by layer, then by their beginning. */
export const inOrder = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.layer - b.layer || a.startTime - b.startTime)

/** The items that a command names, in its order.
 *  @throws EditRefused no-such-item; id-taken when one is named twice */
export function itemsOf(items: readonly Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  if (new Set(ids).size < ids.length) throw new EditRefused('id-taken')
  return ids.map((id) => {
    const item = byId.get(id)
    if (!item) throw new EditRefused('no-such-item', id)
    return item
  })
}

/** Items with some of them replaced. */
export function withItems(items: readonly Item[], replaced: readonly Item[]): Item[] {
  const byId = new Map(replaced.map((item) => [item.id, item]))
  return items.map((item) => byId.get(item.id) ?? item)
}
