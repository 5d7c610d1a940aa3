import type { EditRefusal } from '@starnest/contract/editor/commands'
import { EDITOR_TRACKS, type Item } from '@starnest/contract/editor/document'
import { freeStart } from '@starnest/editor/edit/free-place'
import { newItem } from '@starnest/editor/edit/new-item'
import type { EditorSession } from '../session/editor-session.ts'

/** Puts an asset on a track, as near to a time as there is room. Without a layer, sound goes to the lowest
 *  and pictures to the middle one, or to whichever has room right there. Answers the item, or why not. */
export function addToTimeline(
  session: EditorSession,
  assetId: number,
  { atMs, layer }: { atMs: number; layer?: number },
): Item | EditRefusal {
  const { project } = session.getState()
  const { document, assets } = project
  const facts = assets.get(assetId)
  if (!facts) return 'no-such-asset'
  const { framesPerSecond } = document.settings
  const place = { id: crypto.randomUUID(), at: atMs, assetId, framesPerSecond }
  const wanted = newItem(facts, { ...place, layer: layer ?? 0 })
  const layers = layer === undefined ? layersFor(wanted) : [layer]
  const starts = layers.flatMap((one) => {
    const start = freeStart(document.items, {
      at: wanted.startTime,
      layer: one,
      duration: wanted.duration,
    })
    return start === null ? [] : [{ layer: one, start }]
  })
  const exact = starts.find(({ start }) => start === wanted.startTime)
  const chosen = exact ?? starts[0]
  if (!chosen) return 'too-late'
  const item = { ...wanted, layer: chosen.layer, startTime: chosen.start }
  const refusal = session.run([{ kind: 'add', items: [item] }])
  if (refusal) return refusal
  session.select([item.id])
  return item
}

/** Layers in the order in which an item looks for room. */
function layersFor({ trackType }: Item): number[] {
  const all = Array.from({ length: EDITOR_TRACKS }, (_, layer) => layer)
  return trackType === 'audio' ? all : [1, 0, 2]
}
