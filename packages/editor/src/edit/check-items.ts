import {
  EDITOR_TRACKS,
  type EditorDocument,
  type Item,
  MAX_ITEMS,
  MAX_PROJECT_MS,
  MIN_ITEM_MS,
} from '@starnest/contract/editor/document'
import { type AssetFacts, EditRefused, type Project } from '../project.ts'
import { endOf, hasSourceTime, inOrder, sourceLengthMs } from './items.ts'

/** What an asset of a type may be on a track. A video may be its sound alone. */
const TRACK_TYPES_OF = {
  video: ['video', 'audio'],
  audio: ['audio'],
  image: ['image'],
} as const satisfies Record<AssetFacts['assetType'], readonly Item['trackType'][]>

/** Checks items that are new or have changed, and the layers that they are on.
 *  @param items all items, in their order
 *  @throws EditRefused */
export function checkItems(
  project: Project,
  items: readonly Item[],
  isChanged: (item: Item) => boolean,
): void {
  if (items.length > MAX_ITEMS) throw new EditRefused('too-many')
  const ids = new Set<string>()
  let before: Item | undefined
  for (const item of items) {
    if (ids.has(item.id)) throw new EditRefused('id-taken', item.id)
    ids.add(item.id)
    if (isChanged(item)) checkItem(project, item)
    const isOverlapping = before?.layer === item.layer && endOf(before) > item.startTime
    if (isOverlapping) throw new EditRefused('overlap', item.id)
    before = item
  }
}

function checkItem({ assets }: Project, item: Item): void {
  const { id, layer, startTime, duration, sourceStart } = item
  const refuseIf = (isWrong: boolean, refusal: ConstructorParameters<typeof EditRefused>[0]) => {
    if (isWrong) throw new EditRefused(refusal, id)
  }
  refuseIf(layer < 0 || layer >= EDITOR_TRACKS, 'no-such-layer')
  refuseIf(startTime < 0, 'before-start')
  refuseIf(endOf(item) > MAX_PROJECT_MS, 'too-late')
  refuseIf(duration < MIN_ITEM_MS, 'too-short')
  refuseIf(sourceStart < 0, 'beyond-source')
  refuseIf((item.text === null) !== (item.trackType !== 'text'), 'wrong-type')
  refuseIf((item.assetId === null) !== (item.trackType === 'text'), 'wrong-type')
  if (item.assetId === null) return
  const asset = assets.get(item.assetId)
  if (!asset) throw new EditRefused('no-such-asset', id)
  const trackTypes: readonly Item['trackType'][] = TRACK_TYPES_OF[asset.assetType]
  refuseIf(!trackTypes.includes(item.trackType), 'wrong-type')
  refuseIf(isBeyond(item, asset), 'beyond-source')
}

/** Whether an item takes more of an asset than that has. Frames begin at whole milliseconds, so it may be a
 *  millisecond longer. */
export const isBeyond = (item: Item, { durationMs }: Pick<AssetFacts, 'durationMs'>): boolean =>
  hasSourceTime(item) &&
  durationMs !== null &&
  item.sourceStart + sourceLengthMs(item) > durationMs + item.speed

/** Checks a whole document that somebody sent. @throws EditRefused */
export function checkDocument(project: Project): void {
  checkItems(project, inOrder(project.document.items), () => true)
}

/** The document without the items whose asset is gone, or is too short for them by now. */
export function withoutLost({ document, assets }: Project): EditorDocument {
  const items = document.items.filter((item) => {
    if (item.assetId === null) return true
    const asset = assets.get(item.assetId)
    return asset !== undefined && !isBeyond(item, asset)
  })
  return { ...document, items }
}
