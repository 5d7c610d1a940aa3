import type { Item } from '@starnest/contract/editor/document'
import { endOf, itemsOf, withItems } from './items.ts'

/** Items with everything of the given layers from `at` on moved. An item that begins before `at` stays. */
export function shiftFrom(
  items: readonly Item[],
  { at, layers, byMs }: { at: number; layers: ReadonlySet<number>; byMs: number },
): Item[] {
  if (byMs === 0) return [...items]
  return items.map((item) =>
    layers.has(item.layer) && item.startTime >= at
      ? { ...item, startTime: item.startTime + byMs }
      : item,
  )
}

/** Puts items in at a time, after what follows there on their layers has made room. */
export function insertItems(items: readonly Item[], added: readonly Item[], at: number): Item[] {
  const layers = new Set(added.map(({ layer }) => layer))
  const byMs = Math.max(...added.map(endOf)) - at
  return [...shiftFrom(items, { at, layers, byMs: Math.max(0, byMs) }), ...added]
}

/** Moves items together.
 *  @throws EditRefused no-such-item */
export function moveItems(
  items: readonly Item[],
  { ids, by, layers }: { ids: readonly string[]; by: number; layers: number },
): Item[] {
  const moved = itemsOf(items, ids).map((item) => ({
    ...item,
    startTime: item.startTime + by,
    layer: item.layer + layers,
  }))
  return withItems(items, moved)
}

/** Takes items out and closes the gaps that they leave on their own layers.
 *  @throws EditRefused no-such-item */
export function rippleDelete(items: readonly Item[], ids: readonly string[]): Item[] {
  const removed = itemsOf(items, ids)
  const gone = new Set(ids)
  const goneBefore = ({ layer, startTime }: Item) =>
    removed
      .filter((item) => item.layer === layer && item.startTime < startTime)
      .reduce((sum, { duration }) => sum + duration, 0)
  return items
    .filter(({ id }) => !gone.has(id))
    .map((item) => {
      const byMs = goneBefore(item)
      return byMs === 0 ? item : { ...item, startTime: item.startTime - byMs }
    })
}
