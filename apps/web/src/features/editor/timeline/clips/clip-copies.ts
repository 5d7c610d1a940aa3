import { type Item, itemSchema, MAX_ITEMS } from '@starnest/contract/editor/document'
import {
  type AssetSource,
  assetSourceSchema,
  type EditorAsset,
} from '@starnest/contract/editor/editor'
import { endOf } from '@starnest/editor/edit/items'
import * as z from 'zod/mini'

/** Characters of a copy that are read: 500 items with their curves. */
const MAX_CHARACTERS = 4_000_000

const KEY = 'starnest.editor.clipboard'

const copiesSchema = z.object({
  projectId: z.int(),
  items: z.array(itemSchema).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
  /** What the assets were taken from, for another project. */
  sources: z.array(z.object({ assetId: z.int(), source: assetSourceSchema })),
})
/** Items that were copied, and what their assets are. */
export type ClipCopies = z.infer<typeof copiesSchema>

/** Copies items, for this project or another. They stay in this browser. */
export function writeCopies(
  projectId: number,
  items: readonly Item[],
  assets: ReadonlyMap<number, EditorAsset>,
): void {
  const sources = [...new Set(items.flatMap(({ assetId }) => assetId ?? []))].flatMap((assetId) => {
    const source = assets.get(assetId)?.source
    return source ? [{ assetId, source }] : []
  })
  try {
    localStorage.setItem(KEY, JSON.stringify({ projectId, items, sources }))
  } catch {
    // The browser keeps nothing: there is nothing to paste then.
  }
}

/** What was copied last; undefined: nothing that can be read. */
export function readCopies(): ClipCopies | undefined {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null || text.length > MAX_CHARACTERS) return undefined
    return copiesSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Copied items as they are pasted: with ids of their own, beginning together at a time, over the assets of this
 *  project. Where something is in the way they begin together at the first time from there on where nothing is.
 *  An item whose asset is not here is left out. */
export function pastedItems(
  copies: readonly Item[],
  {
    atMs,
    existing,
    assetIds,
  }: { atMs: number; existing: readonly Item[]; assetIds: ReadonlyMap<number, number> },
): Item[] {
  const known = copies.filter(({ assetId }) => assetId === null || assetIds.has(assetId))
  const first = Math.min(...known.map(({ startTime }) => startTime))
  const pasted = known.map((item) => ({
    ...item,
    id: crypto.randomUUID(),
    assetId: item.assetId === null ? null : (assetIds.get(item.assetId) ?? null),
    startTime: item.startTime - first + atMs,
  }))
  const laterBy = firstFreeShift(pasted, existing)
  return pasted.map((item) => ({ ...item, startTime: item.startTime + laterBy }))
}

/** By how many milliseconds items have to begin later so that none lies over another. */
function firstFreeShift(items: readonly Item[], existing: readonly Item[]): number {
  let shift = 0
  for (let round = 0; round <= existing.length; round++) {
    const needed = items.reduce((most, item) => {
      const [from, to] = [item.startTime + shift, endOf(item) + shift]
      const inWay = existing.filter(
        (other) => other.layer === item.layer && other.startTime < to && endOf(other) > from,
      )
      return Math.max(most, ...inWay.map((other) => endOf(other) - from))
    }, 0)
    if (needed === 0) return shift
    shift += needed
  }
  return shift
}

/** Assets of this project by those of the copies' project: the same where it is the same, else those with the
 *  same source. */
export function assetIdsFor(
  { sources, projectId }: ClipCopies,
  here: { projectId: number; assets: Iterable<EditorAsset> },
): { known: Map<number, number>; lacking: { assetId: number; source: AssetSource }[] } {
  const known = new Map<number, number>()
  const bySource = new Map<string, number>()
  for (const asset of here.assets) {
    if (projectId === here.projectId) known.set(asset.id, asset.id)
    else if (asset.source) bySource.set(JSON.stringify(asset.source), asset.id)
  }
  if (projectId === here.projectId) return { known, lacking: [] }
  const lacking = sources.filter(({ assetId, source }) => {
    const id = bySource.get(JSON.stringify(source))
    if (id !== undefined) known.set(assetId, id)
    return id === undefined
  })
  return { known, lacking }
}
