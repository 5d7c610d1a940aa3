import type { Subtitle } from '@starnest/contract/translate/translate'
import { useCallback, useReducer, useState } from 'react'
import {
  addCue,
  type Cues,
  changeCue,
  deleteCue,
  editable,
  mergeCue,
  saved,
  shiftCues,
  splitCue,
} from './cue-edits.ts'
import { beginHistory, editStep, isChanged } from './edit-history.ts'

/** The cues of a track while somebody changes them: what they are, which one is meant, and what can be done
 *  with them. */
export function useCueEditing(subtitles: readonly Subtitle[]) {
  const [history, step] = useReducer(editStep, subtitles, (told) => beginHistory(editable(told)))
  const { cues } = history
  const [chosen, choose] = useState(cues[0]?.id ?? 0)
  const activeId = cues.some(({ id }) => id === chosen) ? chosen : (cues[0]?.id ?? 0)
  const change = (next: Cues) => step({ is: 'change', make: () => next })
  // The same function always: a row is drawn anew only when it changed.
  const set = useCallback(
    (id: number, facts: Partial<Subtitle>) =>
      step({ is: 'change', make: (before) => changeCue(before, id, facts) }),
    [],
  )
  return {
    cues,
    activeId,
    choose,
    hasChanges: isChanged(history),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    undo: () => step({ is: 'undo' }),
    redo: () => step({ is: 'redo' }),
    markSaved: (kept: Cues) => step({ is: 'saved', kept }),
    set,
    split: () => change(splitCue(cues, activeId)),
    merge: () => change(mergeCue(cues, activeId)),
    shift: (seconds: number) => change(shiftCues(cues, seconds)),
    replaceAll: (told: readonly Subtitle[]) => change(editable(told)),
    add: (atSeconds: number) => {
      const added = addCue(cues, atSeconds)
      if (!added) return
      change(added.cues)
      choose(added.id)
    },
    remove: () => {
      const at = cues.findIndex(({ id }) => id === activeId)
      const next = cues[at + 1] ?? cues[at - 1]
      change(deleteCue(cues, activeId))
      if (next) choose(next.id)
    },
    toSave: () => saved(cues),
  }
}

/** What {@link useCueEditing} hands out. */
export type CueEditing = ReturnType<typeof useCueEditing>
