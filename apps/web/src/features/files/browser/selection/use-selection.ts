import type { TempFile } from '@starnest/contract/files/files'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { latinKey } from '../../../../platform/keyboard/latin-key.ts'
import {
  chooseAll,
  chooseOnly,
  chooseRange,
  keepOnly,
  NOTHING_CHOSEN,
  type Selection,
  toggle,
} from './selection.ts'

type SelectionOptions = {
  /** The files in sight, in their order. */
  files: readonly TempFile[]
  /** Deletes what is chosen. */
  onDelete: (files: TempFile[]) => void
  /** Opens one. */
  onOpen: (file: TempFile) => void
}

/** Which files are chosen, of those that may be removed: by press, with Control one more or less, with
 *  Shift a range; the Space key adds one more. A finger opens a file, until the first is chosen by its
 *  tick. Control A chooses all, Escape none, Delete deletes them, and Shift with an arrow takes the
 *  range along. */
export function useSelection({ files, onDelete, onOpen }: SelectionOptions) {
  const [kept, setSelection] = useState<Selection>(NOTHING_CHOSEN)
  const choosable = files.filter(({ mayRemove }) => mayRemove)
  const names = choosable.map(({ filename }) => filename)
  const selection = keepOnly(kept, names)
  const chosen = choosable.filter(({ filename }) => selection.chosen.has(filename))

  const press = (file: TempFile, event: MouseEvent) => {
    const { filename } = file
    if (isByFinger(event) && chosen.length === 0 && !isOnTick(event)) onOpen(file)
    else if (event.shiftKey) setSelection(chooseRange(selection, filename, names))
    else if (addsOne(event)) setSelection(toggle(selection, filename))
    else setSelection(chooseOnly(selection, filename))
  }

  /** What comes back by Undo is not chosen any more. */
  const deleteChosen = () => {
    setSelection(NOTHING_CHOSEN)
    onDelete(chosen)
  }

  const reach = (event: KeyboardEvent<HTMLElement>) => {
    const reached = reachedBy(event)
    if (!reached || !names.includes(reached)) return
    const from = event.target instanceof HTMLElement ? event.target.dataset.file : undefined
    const anchored = selection.anchor === null && from ? toggle(selection, from) : selection
    setSelection(chooseRange(anchored, reached, names))
  }

  /** What a key does here; undefined: nothing. */
  const actOf = (event: KeyboardEvent<HTMLElement>): (() => void) | undefined => {
    if (isControlA(event)) return () => setSelection(chooseAll(names))
    if (event.shiftKey && event.key.startsWith('Arrow')) return () => reach(event)
    if (chosen.length === 0) return undefined
    if (event.key === 'Escape') return () => setSelection(NOTHING_CHOSEN)
    return event.key === 'Delete' ? deleteChosen : undefined
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = actOf(event)
    if (!act) return
    act()
    event.preventDefault()
  }

  return {
    chosen,
    choosableCount: choosable.length,
    isChosen: ({ filename }: TempFile) => selection.chosen.has(filename),
    press,
    chooseAll: () => setSelection(chooseAll(names)),
    deleteChosen,
    clear: () => setSelection(NOTHING_CHOSEN),
    onKeyDown,
  }
}

const isControlA = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && latinKey(event).toLowerCase() === 'a'

const isByFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'

/** `detail` is 0 for a press that no pointer made: by the Space key, or by a screen reader. */
const addsOne = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.detail === 0 || isByFinger(event) || isOnTick(event)

const isOnTick = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.file-tick') !== null

/** Moves the focus to the file that an arrow leads to, and says which that is. */
function reachedBy(event: KeyboardEvent<HTMLElement>): string | undefined {
  const faces = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-file]')]
  const at = event.target instanceof HTMLElement ? faces.indexOf(event.target) : -1
  const [first] = faces
  if (at < 0 || !first) return undefined
  const columns = faces.filter((face) => face.offsetTop === faces[0]?.offsetTop).length
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const sideways = isRightToLeft ? -1 : 1
  const step = {
    ArrowLeft: -sideways,
    ArrowRight: sideways,
    ArrowUp: -columns,
    ArrowDown: columns,
  }[event.key]
  const reached = faces[at + (step ?? 0)]
  reached?.focus()
  return reached?.dataset.file
}
