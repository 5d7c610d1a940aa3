import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset, ProjectDocument } from '@starnest/contract/editor/editor'
import {
  applyAll,
  type Edited,
  NO_HISTORY,
  redo,
  run,
  undo,
  withoutLostSteps,
} from '@starnest/editor/edit/history'
import { type AssetFacts, EditRefused, type Project } from '@starnest/editor/project'
import { createStore } from '../../../platform/store.ts'
import type { EditorSession, Saving, SessionState } from './editor-session.ts'
import { EditSaving, type SavingCalls } from './saving.ts'
import { type ClockedTransport, createTransport } from './transport.ts'
import type { UnsavedStore } from './unsaved-edits.ts'

/** An open project, as the editor's page holds it. */
export type OpenSession = EditorSession & {
  readonly transport: ClockedTransport
  /** Takes up what the project is on the server, unless something here is not saved. */
  load: (newer: ProjectDocument) => void
  /** The assets as they are now. */
  setAssets: (assets: readonly EditorAsset[]) => void
  close: () => void
}

type SessionDeps = SavingCalls & {
  projectId: number
  opened: ProjectDocument
  assets: readonly EditorAsset[]
  store: UnsavedStore
  /** Asks for what the project is on the server. */
  reload: () => void
}

/** Opens a project for editing. What a killed page had not saved is done again, if nobody has changed the
 *  project since; else it becomes a copy. */
export function openSession(deps: SessionDeps): OpenSession {
  const { projectId, opened, store } = deps
  let history = NO_HISTORY
  const state = createStore<SessionState>(() => ({
    project: { document: opened.document, assets: factsOf(deps.assets) },
    assets: byId(deps.assets),
    selection: new Set(),
    canUndo: false,
    canRedo: false,
    saving: { is: 'saved' },
  }))
  const change = (changed: Partial<SessionState>) => state.set({ ...state.get(), ...changed })
  const transport = createTransport(() => durationOf(state.get().project))
  const saving = new EditSaving({
    ...deps,
    store,
    revision: opened.revision,
    getDocument: () => state.get().project.document,
    onChange: (now: Saving) => change({ saving: now }),
    onGivenUp: deps.reload,
  })

  const take = (edited: Edited | null) => {
    if (!edited) return
    history = edited.history
    const { project, selection } = state.get()
    const ids = new Set(edited.document.items.map(({ id }) => id))
    change({
      project: { ...project, document: edited.document },
      selection: new Set([...selection].filter((id) => ids.has(id))),
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
    })
    saving.add(edited.commands)
  }
  const orRefused = (edit: () => Edited | null) => {
    try {
      take(edit())
      return null
    } catch (error) {
      if (error instanceof EditRefused) return error.refusal
      throw error
    }
  }
  const forgetLostSteps = () => {
    history = withoutLostSteps(state.get().project, history)
    change({ canUndo: history.done.length > 0, canRedo: history.undone.length > 0 })
  }
  /** Takes a step back or forth: the next one that can be taken. */
  const step = (way: typeof undo) => {
    const isTaken = () => orRefused(() => way(state.get().project, history)) === null
    if (isTaken()) return
    forgetLostSteps()
    isTaken()
  }
  resumeUnsaved()

  function resumeUnsaved() {
    const left = store.read()
    if (!left) return
    const { project } = state.get()
    const reached = JSON.stringify(left.document)
    // The last call may have arrived without its answer.
    for (const commands of [[...(left.sent?.commands ?? []), ...left.pending], left.pending]) {
      const document = documentAfter(project, commands)
      if (!document || JSON.stringify(document) !== reached) continue
      change({ project: { ...project, document } })
      if (commands.length > 0) saving.add(commands)
      else store.clear()
      return
    }
    change({ project: { ...project, document: left.document }, saving: { is: 'saving' } })
    saving.resumeOutdated(left)
  }

  return {
    projectId,
    transport,
    getState: state.get,
    subscribe: state.subscribe,
    getRevision: () => saving.revision,
    run: (commands, { gesture } = {}) =>
      orRefused(() => run(state.get().project, history, { commands, gesture })),
    undo: () => step(undo),
    redo: () => step(redo),
    select: (ids) => change({ selection: new Set(ids) }),
    saveNow: () => saving.saveNow(),
    load({ revision, document }) {
      if (!saving.isIdle || (revision <= saving.revision && !saving.isOutdated)) return
      saving.startFrom(revision)
      history = NO_HISTORY
      const { project, selection } = state.get()
      const ids = new Set(document.items.map(({ id }) => id))
      change({
        project: { ...project, document },
        selection: new Set([...selection].filter((id) => ids.has(id))),
        canUndo: false,
        canRedo: false,
      })
    },
    setAssets(assets) {
      const { project } = state.get()
      const facts = factsOf(assets)
      change({ assets: byId(assets), project: { ...project, assets: facts } })
      if ([...project.assets.keys()].some((id) => !facts.has(id))) forgetLostSteps()
    },
    close() {
      saving.close()
      transport.close()
    },
  }
}

function documentAfter(project: Project, commands: readonly Command[]): EditorDocument | null {
  try {
    return applyAll(project, commands).document
  } catch (error) {
    if (error instanceof EditRefused) return null
    throw error
  }
}

const durationOf = ({ document }: Project) =>
  document.items.reduce((end, item) => Math.max(end, item.startTime + item.duration), 0)

const byId = (assets: readonly EditorAsset[]) => new Map(assets.map((asset) => [asset.id, asset]))

const factsOf = (assets: readonly EditorAsset[]) =>
  new Map(
    assets.map(({ id, assetType, duration }): [number, AssetFacts] => [
      id,
      { assetType, durationMs: duration },
    ]),
  )
