import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument, Item } from '@starnest/contract/editor/document'
import type { Project } from '../project.ts'
import { changeItems } from './change-items.ts'
import { checkItems } from './check-items.ts'
import { splitItems, trimItem } from './cut-items.ts'
import { inOrder, itemsOf } from './items.ts'
import { framedCommand, onFrames } from './on-frames.ts'
import { insertItems, moveItems, rippleDelete } from './place-items.ts'

/** A document after a command, and the command that takes it back to the first byte. */
export type Applied = { readonly document: EditorDocument; readonly inverse: Command }

/** Does one step of editing, whole or not at all. Nothing that it was given is changed. Edges that are set stand at
 *  the beginnings of frames of the project; what undoes a step puts them back where they were.
 *  @throws EditRefused */
export function apply(project: Project, command: Command): Applied {
  const before = project.document
  const changed = changedBy(before, framedCommand(project, command))
  const items = changed.items ? settled(project, command, inOrder(changed.items)) : before.items
  const known = new Set(before.items)
  if (changed.items) checkItems(project, items, (item) => !known.has(item))
  const document = {
    settings: changed.settings ?? before.settings,
    items,
    markers: changed.markers ? markersInOrder(changed.markers) : before.markers,
  }
  return { document, inverse: restoring(document, before) }
}

function changedBy(
  { items, markers, settings }: EditorDocument,
  command: Command,
): Partial<EditorDocument> {
  switch (command.kind) {
    case 'add':
      return { items: [...items, ...command.items] }
    case 'insert':
      return { items: insertItems(items, command.items, command.at) }
    case 'remove':
      return { items: without(items, itemsOf(items, command.ids)) }
    case 'ripple-delete':
      return { items: rippleDelete(items, command.ids) }
    case 'move':
      return { items: moveItems(items, command) }
    case 'trim':
      return { items: trimItem(items, command) }
    case 'split':
      return { items: splitItems(items, command) }
    case 'change':
      return { items: changeItems(items, command) }
    case 'set-markers':
      return { markers: command.markers }
    case 'set-settings':
      return { settings: command.settings }
    case 'restore':
      return {
        items: [...without(items, itemsOf(items, command.remove)), ...command.put],
        markers: command.markers ?? markers,
        settings: command.settings ?? settings,
      }
  }
}

const settled = (project: Project, { kind }: Command, items: Item[]): Item[] =>
  kind === 'restore' ? items : inOrder(onFrames(project, items))

const without = (items: readonly Item[], removed: readonly Item[]): Item[] => {
  const gone = new Set(removed)
  return items.filter((item) => !gone.has(item))
}

const markersInOrder = (markers: EditorDocument['markers']) =>
  markers.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

/** The command that makes of `now` what was `before`. */
function restoring(now: EditorDocument, before: EditorDocument): Command {
  const had = new Set(before.items)
  const has = new Set(now.items)
  return {
    kind: 'restore',
    remove: now.items.filter((item) => !had.has(item)).map(({ id }) => id),
    put: before.items.filter((item) => !has.has(item)),
    ...(now.markers === before.markers ? {} : { markers: before.markers }),
    ...(now.settings === before.settings ? {} : { settings: before.settings }),
  }
}
