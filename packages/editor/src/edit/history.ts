import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import { EditRefused, type Project } from '../project.ts'
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
  const last = history.done.at(-1)
  const joined = gesture !== undefined && last?.gesture === gesture ? last : undefined
  if (joined && commands.every(isNewSpeed))
    return runInstead(project, history, { commands, joined })
  const { document, inverse } = applyAll(project, commands)
  const step = joined
    ? { undo: [...inverse, ...joined.undo], redo: [...joined.redo, ...commands], gesture }
    : { undo: inverse, redo: commands, gesture }
  return { document, history: withStep(history, step, joined), commands }
}

/** Every speed shows whole frames of about the same part of the source. One that follows in the same gesture begins
 *  with what was there before the gesture, so that what was rounded does not add up. */
const isNewSpeed = (command: Command) =>
  command.kind === 'change' && command.change.speed !== undefined

function runInstead(
  project: Project,
  history: History,
  { commands, joined }: { commands: readonly Command[]; joined: Step },
): Edited {
  const before = applyAll(project, joined.undo)
  const { document, inverse } = applyAll({ ...project, document: before.document }, commands)
  const step = { undo: inverse, redo: commands, gesture: joined.gesture }
  const done = [...joined.undo, ...commands]
  return { document, history: withStep(history, step, joined), commands: done }
}

/** The history with a step more, in the place of `instead` where that is the newest one. */
function withStep({ done }: History, step: Step, instead: Step | undefined): History {
  const earlier = instead ? done.slice(0, -1) : done
  return { done: [...earlier, step].slice(-MAX_UNDO_STEPS), undone: [] }
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

/** A history without the steps that cannot be undone or done again any more, as where an asset is gone. Those that
 *  are left can be, one after the other. */
export function withoutLostSteps(project: Project, { done, undone }: History): History {
  return { done: possible(project, done, 'undo'), undone: possible(project, undone, 'redo') }
}

function possible(project: Project, steps: readonly Step[], way: 'undo' | 'redo'): Step[] {
  const kept: Step[] = []
  let { document } = project
  for (const step of steps.toReversed()) {
    try {
      document = applyAll({ ...project, document }, step[way]).document
      kept.unshift(step)
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
    }
  }
  return kept
}

/** A step that no later one of its gesture joins any more. */
const closed = (step: Step): Step => ({ ...step, gesture: undefined })
