import type { Command, EditRefusal } from '@starnest/contract/editor/commands'
import { EDITOR_TRACKS, type Item } from '@starnest/contract/editor/document'
import { freeStart } from '@starnest/editor/edit/free-place'
import { endOf } from '@starnest/editor/edit/items'
import { toFrame } from '@starnest/editor/time/frames'
import type { EditorSession } from '../session/editor-session.ts'
import { assetIdsFor, pastedItems, readCopies, writeCopies } from './clips/clip-copies.ts'

/** What was answered: done (null), or why not. */
export type Answer = EditRefusal | null

const itemsOf = (session: EditorSession) => session.getState().project.document.items

/** The items that are selected, in their order. */
export function selectedItems(session: EditorSession): Item[] {
  const { selection } = session.getState()
  return itemsOf(session).filter(({ id }) => selection.has(id))
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

const playheadMs = (session: EditorSession) =>
  toFrame(session.transport.getMs(), session.getState().project.document.settings.framesPerSecond)

/** Cuts the selected items at the playhead, or all that lie under it where none is selected. */
export function splitAtPlayhead(session: EditorSession): Answer {
  const at = playheadMs(session)
  const isUnder = (item: Item) => item.startTime < at && at < endOf(item)
  const selected = selectedItems(session)
  const cut = (selected.length > 0 ? selected : itemsOf(session)).filter(isUnder)
  if (cut.length === 0) return 'not-inside'
  const newIds = cut.map(() => crypto.randomUUID())
  const refusal = session.run([{ kind: 'split', ids: idsOf(cut), at, newIds }])
  if (!refusal) session.select(newIds)
  return refusal
}

/** Takes the selected items away; `isRipple`: and closes their gaps. */
export function deleteSelected(session: EditorSession, isRipple: boolean): Answer {
  const ids = idsOf(selectedItems(session))
  if (ids.length === 0) return null
  return session.run([{ kind: isRipple ? 'ripple-delete' : 'remove', ids }])
}

/** Copies what is selected; `isCut`: and takes it away. */
export function copySelected(session: EditorSession, isCut: boolean): Answer {
  const items = selectedItems(session)
  if (items.length === 0) return null
  writeCopies(session.projectId, items, session.getState().assets)
  return isCut ? deleteSelected(session, false) : null
}

/** Puts what was copied at the playhead. Of another project's items those whose sources are not in this one
 *  are left out: `isLacking`. */
export function paste(session: EditorSession): { answer: Answer; isLacking: boolean } {
  const copies = readCopies()
  if (!copies) return { answer: null, isLacking: false }
  const { assets } = session.getState()
  const here = { projectId: session.projectId, assets: assets.values() }
  const { known, lacking } = assetIdsFor(copies, here)
  return {
    answer: put(session, copies.items, { atMs: playheadMs(session), assetIds: known }),
    isLacking: lacking.length > 0,
  }
}

/** Repeats the selected items behind themselves. */
export function duplicateSelected(session: EditorSession): Answer {
  const items = selectedItems(session)
  const atMs = Math.max(0, ...items.map(endOf))
  const assetIds = new Map([...session.getState().assets.keys()].map((id) => [id, id]))
  return put(session, items, { atMs, assetIds })
}

function put(
  session: EditorSession,
  copies: readonly Item[],
  where: { atMs: number; assetIds: ReadonlyMap<number, number> },
): Answer {
  if (copies.length === 0) return null
  const items = pastedItems(copies, { ...where, existing: itemsOf(session) })
  if (items.length === 0) return null
  const refusal = session.run([{ kind: 'add', items }])
  if (!refusal) session.select(idsOf(items))
  return refusal
}

/** Moves the selected items by time, in frames or seconds, or to another track. One that meets another goes to
 *  the nearest place with room. */
export function moveSelected(
  session: EditorSession,
  { frames = 0, seconds = 0, layers = 0 }: { frames?: number; seconds?: number; layers?: number },
): Answer {
  const items = selectedItems(session)
  if (items.length === 0) return null
  const { settings } = session.getState().project.document
  const by = Math.round((frames * 1000) / settings.framesPerSecond + seconds * 1000)
  const first = Math.min(...items.map(({ startTime }) => startTime))
  const command: Command = { kind: 'move', ids: idsOf(items), by: Math.max(by, -first), layers }
  const refusal = session.run([command], { gesture: `keys ${idsOf(items).join()}` })
  const [only] = items
  if (refusal !== 'overlap' || items.length > 1 || !only || layers === 0) return refusal
  const where = { at: only.startTime, layer: only.layer + layers, duration: only.duration }
  const start = freeStart(itemsOf(session), { ...where, except: new Set([only.id]) })
  if (start === null) return refusal
  return session.run([{ ...command, by: start - only.startTime }])
}

/** Lets the selected items begin or end at the playhead. */
export function trimToPlayhead(session: EditorSession, edge: 'start' | 'end'): Answer {
  const to = playheadMs(session)
  const commands = selectedItems(session).map(
    ({ id }): Command => ({ kind: 'trim', id, edge, to, ripples: false }),
  )
  return commands.length > 0 ? session.run(commands) : null
}

/** Sets a marker at the playhead, or takes the one away that is there. */
export function toggleMarker(session: EditorSession): Answer {
  const { markers } = session.getState().project.document
  const at = playheadMs(session)
  const others = markers.filter((marker) => marker.at !== at)
  const isNew = others.length === markers.length
  const name = String(markers.length + 1)
  const all = isNew ? [...others, { id: crypto.randomUUID(), at, name }] : others
  return session.run([{ kind: 'set-markers', markers: all }])
}

/** The item next to another: in its row, or the nearest one of the next row that has some. */
export function neighbourOf(
  items: readonly Item[],
  from: Item,
  way: 'before' | 'after' | 'up' | 'down',
): Item | undefined {
  const row = items.filter(({ layer }) => layer === from.layer)
  const at = row.findIndex(({ id }) => id === from.id)
  if (way === 'before') return row[at - 1]
  if (way === 'after') return row[at + 1]
  const step = way === 'up' ? 1 : -1
  for (let layer = from.layer + step; layer >= 0 && layer < EDITOR_TRACKS; layer += step) {
    const nearest = items
      .filter((item) => item.layer === layer)
      .sort((one, other) => distance(one, from) - distance(other, from))[0]
    if (nearest) return nearest
  }
  return undefined
}

const distance = (one: Item, other: Item) => Math.abs(one.startTime - other.startTime)
