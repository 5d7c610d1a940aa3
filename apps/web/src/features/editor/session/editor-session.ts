import type { Command, EditRefusal } from '@starnest/contract/editor/commands'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import type { Project } from '@starnest/editor/project'
import { createContext, use, useSyncExternalStore } from 'react'

/** Where saving stands. `kept-both`: somebody else had changed the project, and what was done here became
 *  a project of its own, which has this number. */
export type Saving =
  | { is: 'saved' }
  | { is: 'saving' }
  | { is: 'waiting'; error: unknown }
  | { is: 'kept-both'; copyId: number }

/** What the parts of the editor draw of an open project. */
export type SessionState = {
  readonly project: Project
  readonly assets: ReadonlyMap<number, EditorAsset>
  readonly selection: ReadonlySet<string>
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saving: Saving
}

/** Where the playhead stands, in milliseconds of the timeline, and how it moves. It changes with every
 *  frame, so it is a store of its own. */
export type Transport = {
  getMs: () => number
  isPlaying: () => boolean
  /** 1: as recorded; negative: backwards. */
  getRate: () => number
  subscribe: (listener: () => void) => () => void
  seek: (ms: number) => void
  play: (rate?: number) => void
  pause: () => void
}

/** An open project: what is edited, what was done, what is selected, and whether it is saved. */
export type EditorSession = {
  readonly projectId: number
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Does commands as one step of undo, or says why none of them was done; null: done. Steps that follow
   *  each other with the same `gesture`, as those of one drag, are one step of undo. */
  run: (commands: readonly Command[], options?: { gesture?: string }) => EditRefusal | null
  undo: () => void
  redo: () => void
  select: (ids: Iterable<string>) => void
  /** The revision that the server has, as far as is known here. */
  getRevision: () => number
  /** Brings what is not saved yet to the server at once, as before an export. */
  saveNow: () => Promise<void>
  readonly transport: Transport
}

const SessionContext = createContext<EditorSession | null>(null)

/** Gives the open project to the parts below. */
export const EditorSessionProvider = SessionContext.Provider

/** The open project. To be used below {@link EditorSessionProvider}. */
export function useEditorSession(): EditorSession {
  const session = use(SessionContext)
  if (!session) throw new Error('a part of the editor stands outside of an open project')
  return session
}

/** A part of what the session knows; drawn again when it changes. `select` has to answer the same object
 *  for the same state. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  const session = useEditorSession()
  return useSyncExternalStore(session.subscribe, () => select(session.getState()))
}

/** The playhead as a part of it, such as a rounded time; drawn again when the answer changes. */
export function useTransport<T>(select: (transport: Transport) => T): T {
  const { transport } = useEditorSession()
  return useSyncExternalStore(transport.subscribe, () => select(transport))
}
