import type { Cues } from './cue-edits.ts'

/** Steps that can be undone. */
const MAX_STEPS = 200

/** The cues as they are, as they were before each change, and what was undone; the newest last.
 *  `kept`: as the server has them. */
export type EditHistory = {
  readonly cues: Cues
  readonly done: readonly Cues[]
  readonly undone: readonly Cues[]
  readonly kept: Cues
}

/** What can be done with the cues as a whole. `make` makes the new ones of those there are. */
export type EditStep =
  | { is: 'change'; make: (cues: Cues) => Cues }
  | { is: 'undo' }
  | { is: 'redo' }
  /** The server has these cues; meanwhile there may be others. */
  | { is: 'saved'; kept: Cues }

/** A history that begins with what the server has. */
export const beginHistory = (cues: Cues): EditHistory => ({
  cues,
  done: [],
  undone: [],
  kept: cues,
})

/** The next state. A change that changes nothing is no step. */
export function editStep(history: EditHistory, step: EditStep): EditHistory {
  const { cues, done, undone } = history
  if (step.is === 'saved') return { ...history, kept: step.kept }
  if (step.is === 'change') {
    const made = step.make(cues)
    if (made === cues) return history
    return { ...history, cues: made, done: [...done, cues].slice(-MAX_STEPS), undone: [] }
  }
  const [from, to] = step.is === 'undo' ? [done, undone] : [undone, done]
  const before = from.at(-1)
  if (!before) return history
  const [left, grown] = [from.slice(0, -1), [...to, cues]]
  return step.is === 'undo'
    ? { ...history, cues: before, done: left, undone: grown }
    : { ...history, cues: before, done: grown, undone: left }
}

/** Whether there is something that the server does not have. */
export const isChanged = ({ cues, kept }: EditHistory): boolean => cues !== kept
