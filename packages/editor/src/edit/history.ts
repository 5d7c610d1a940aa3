import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import type { Project } from '../project.ts'
import { apply } from './apply.ts'

/** Steps that can be undone. */
export const MAX_UNDO_STEPS = 200

/** One step: the commands that undo it, and those that do it again, each in the order in which they are
 *  to be done. */
type Step = {
  readonly undo: readonly Command[]
  readonly redo: readonly Command[]
  readonly gesture: string | undefined
}

/** What was done and can be undone, and what was undone and can be done again; the newest last. */
export type History = { readonly done: readonly Step[]; readonly undone: readonly Step[] }

/** A history of nothing. */
export const NO_HISTORY: History = { done: [], undone: [] }

/** What became of a document and its history, and the commands that did it. */
export type Edited = {
  readonly document: EditorDocument
  readonly history: History
  readonly commands: readonly Command[]
}

/** Does commands one after the other. `inverse` undoes them all.
 *  @throws EditRefused; then none of them was done */
export function applyAll(
  project: Project,
  commands: readonly Command[],
): { document: EditorDocument; inverse: readonly Command[] } {
  let { document } = project
  const inverse: Command[] = []
  for (const command of commands) {
    const applied = apply({ ...project, document }, command)
    document = applied.document
    inverse.unshift(applied.inverse)
  }
  return { document, inverse }
}

/** Does commands as one step. Steps that follow each other with the same gesture, as those of one drag,
 *  are one. @throws EditRefused */
export function run(
  project: Project,
  history: History,
  { commands, gesture }: { commands: readonly Command[]; gesture?: string | undefined },
): Edited {
  const { document, inverse } = applyAll(project, commands)
  const last = history.done.at(-1)
  const isSameGesture = gesture !== undefined && last?.gesture === gesture
  const step = isSameGesture
    ? { undo: [...inverse, ...last.undo], redo: [...last.redo, ...commands], gesture }
    : { undo: inverse, redo: commands, gesture }
  const earlier = isSameGesture ? history.done.slice(0, -1) : history.done
  const done = [...earlier, step].slice(-MAX_UNDO_STEPS)
  return { document, history: { done, undone: [] }, commands }
}

/** Undoes the newest step; null: there is none.
 *  @throws EditRefused when it cannot be undone any more, as where an asset is gone */
export function undo(project: Project, { done, undone }: History): Edited | null {
  const step = done.at(-1)
  if (!step) return null
  const { document } = applyAll(project, step.undo)
  const history = { done: done.slice(0, -1), undone: [...undone, closed(step)] }
  return { document, history, commands: step.undo }
}

/** Does again what was undone last; null: there is nothing.
 *  @throws EditRefused as of {@link undo} */
export function redo(project: Project, { done, undone }: History): Edited | null {
  const step = undone.at(-1)
  if (!step) return null
  const { document } = applyAll(project, step.redo)
  const history = { done: [...done, step], undone: undone.slice(0, -1) }
  return { document, history, commands: step.redo }
}

/** A step that no later one of its gesture joins any more. */
const closed = (step: Step): Step => ({ ...step, gesture: undefined })
