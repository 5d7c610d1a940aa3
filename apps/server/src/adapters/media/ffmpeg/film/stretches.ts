import type { Item } from '@starnest/contract/editor/document'
import { creditsAt } from '@starnest/editor/draw/credits'
import { hasPicture, type SeenItem, seenAt } from '@starnest/editor/draw/layers'
import { fadeAt } from '@starnest/editor/draw/placement'
import { endOf } from '@starnest/editor/edit/items'
import type { FilmPlan } from '../../../../ports/media/film-renderer.ts'

/** Frames of a film that follow each other, `to` being the first one after them. `plain`: the item whose pictures are
 *  all that is seen in them, whole and upright; null: they have to be drawn. */
export type Stretch = { readonly from: number; readonly to: number; readonly plain: Item | null }

/** Frames for which it pays to encode them apart from what is drawn around them. */
const FEWEST_PLAIN = 15

/** How the frames of a film are made: all of them, in their order. */
export function stretchesOf(plan: FilmPlan, frames: number): Stretch[] {
  const stretches: Stretch[] = []
  for (const one of runsOf(plan, frames)) {
    const made = one.to - one.from < FEWEST_PLAIN ? { ...one, plain: null } : one
    const last = stretches.at(-1)
    if (last && last.plain === made.plain) stretches.splice(-1, 1, { ...last, to: made.to })
    else stretches.push(made)
  }
  return stretches
}

function runsOf(plan: FilmPlan, frames: number): Stretch[] {
  const plainItems = new Set(plan.document.items.filter((item) => mayBePlain(plan, item)))
  const runs: Stretch[] = []
  for (let frame = 0; frame < frames; frame++) {
    const ms = (frame * 1000) / plan.framesPerSecond
    const only = onlyOne(plan, ms)
    const plain = only && plainItems.has(only) ? only : null
    const last = runs.at(-1)
    if (last && last.plain === plain) runs.splice(-1, 1, { ...last, to: frame + 1 })
    else runs.push({ from: frame, to: frame + 1, plain })
  }
  return runs
}

/** Whether pictures of an item may be taken into the film as they are: nothing is done to them, and nothing can be
 *  seen through them. */
const mayBePlain = ({ document, sources }: FilmPlan, item: Item): boolean =>
  item.trackType === 'video' &&
  sources.some(({ assetId }) => assetId === item.assetId) &&
  item.picture.look === 'none' &&
  isWhole(item) &&
  !document.items.some(
    (other) =>
      other.layer < item.layer &&
      hasPicture(other) &&
      other.startTime < endOf(item) &&
      endOf(other) > item.startTime,
  )

/** Whether an item is shown all and upright, as large as the frame takes it. */
export function isWhole({ picture }: Item): boolean {
  const { crop, rotation, fit, x, y, scale, kenBurns } = picture
  const isAll = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
  const isInMiddle = x === 0.5 && y === 0.5 && scale === 1
  return isAll && isInMiddle && rotation === 0 && fit === 'contain' && kenBurns === null
}

/** The item that is seen alone, and fully; null: there is more to it, or nothing. */
function onlyOne({ document, credits }: FilmPlan, ms: number): Item | null {
  const seen: readonly SeenItem[] = seenAt(document, ms)
  const [only] = seen
  if (!only || seen.length > 1 || only.passing || creditsAt(document, credits, ms)) return null
  const { item, itemMs } = only
  return fadeAt(item.picture, { itemMs, durationMs: item.duration }) === 1 ? item : null
}
