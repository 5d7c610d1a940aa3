import type { EditRefusal } from '@starnest/contract/editor/commands'
import { EDITOR_TRACKS, type Item } from '@starnest/contract/editor/document'
import { freeStart } from '@starnest/editor/edit/free-place'
import { newItem, PLAIN_PICTURE } from '@starnest/editor/edit/new-item'
import type { EditorSession } from '../session/editor-session.ts'

/** Puts an asset on a track, as near to a time as there is room. Without a layer, sound goes to the lowest
 *  and pictures to the middle one, or to whichever has room right there; a sticker to the highest and a background
 *  to the lowest, where they belong. Answers the item, or why not. */
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
  const art = artOf(session, assetId)
  const plain = newItem(facts, { ...place, layer: layer ?? 0 })
  const wanted = art === 'sticker' ? { ...plain, picture: STICKER_PICTURE } : plain
  const layers = layer === undefined ? layersFor(wanted, art) : [layer]
  const starts = layers.flatMap((one) => {
    const start = freeStart(document.items, {
      at: wanted.startTime,
      layer: one,
      duration: wanted.duration,
    })
    return start === null ? [] : [{ layer: one, start }]
  })
  const exact = starts.find(({ start }) => start === wanted.startTime)
  const chosen = (art ? undefined : exact) ?? starts[0]
  if (!chosen) return 'too-late'
  const item = { ...wanted, layer: chosen.layer, startTime: chosen.start }
  const refusal = session.run([{ kind: 'add', items: [item] }])
  if (refusal) return refusal
  session.select([item.id])
  return item
}

/** Layers in the order in which an item looks for room. */
function layersFor({ trackType }: Item, art: 'sticker' | 'background' | null): number[] {
  const all = Array.from({ length: EDITOR_TRACKS }, (_, layer) => layer)
  if (art === 'sticker') return all.toReversed()
  if (art === 'background') return all
  return trackType === 'audio' ? all : [1, 0, 2]
}

/** A sticker stands below on the right, and leaves room for what it decorates. */
const STICKER_PICTURE = { ...PLAIN_PICTURE, scale: 0.45, x: 0.8, y: 0.72 }

/** What an asset of the studio is; null: it is something else. */
function artOf(session: EditorSession, assetId: number): 'sticker' | 'background' | null {
  const source = session.getState().assets.get(assetId)?.source
  if (source?.kind !== 'art') return null
  return source.artId.startsWith('sticker/') ? 'sticker' : 'background'
}
