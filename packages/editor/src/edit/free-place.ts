import type { Item } from '@starnest/contract/editor/document'
import { EDITOR_TRACKS, MAX_PROJECT_MS } from '@starnest/contract/editor/document'
import { endOf } from './items.ts'

/** The gaps of a layer, as milliseconds of the timeline. The last one has no end but that of a project. */
function gapsOf(items: readonly Item[], layer: number): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  let from = 0
  for (const item of items) {
    if (item.layer !== layer) continue
    if (item.startTime > from) gaps.push({ from, to: item.startTime })
    from = endOf(item)
  }
  return [...gaps, { from, to: MAX_PROJECT_MS }]
}

/** When something of a length can begin on a layer, as near to `at` as there is room. `items` stand in
 *  their order; those in `except` are not in the way. null: the project is full. */
export function freeStart(
  items: readonly Item[],
  {
    at,
    layer,
    duration,
    except = new Set(),
  }: { at: number; layer: number; duration: number; except?: ReadonlySet<string> },
): number | null {
  const others = items.filter(({ id }) => !except.has(id))
  let nearest: number | null = null
  for (const { from, to } of gapsOf(others, layer)) {
    if (to - from < duration) continue
    const start = Math.min(Math.max(at, from), to - duration)
    if (nearest === null || Math.abs(start - at) < Math.abs(nearest - at)) nearest = start
  }
  return nearest
}

/** The lowest layer, from `fromLayer` up, that is free from `at` on for a duration; null: none is. */
export function freeLayer(
  items: readonly Item[],
  { at, duration, fromLayer = 0 }: { at: number; duration: number; fromLayer?: number },
): number | null {
  for (let layer = fromLayer; layer < EDITOR_TRACKS; layer += 1) {
    const isTaken = items.some(
      (item) => item.layer === layer && item.startTime < at + duration && endOf(item) > at,
    )
    if (!isTaken) return layer
  }
  return null
}
