import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import { MAX_COMMANDS_PER_CALL } from '@starnest/contract/editor/editor'
import { HttpError, isSilence } from '../../../platform/calls/http.ts'
import type { Saving } from './editor-session.ts'
import type { Batch, UnsavedStore } from './unsaved-edits.ts'

/** Milliseconds after a change until it is sent. */
const SAVE_AFTER_MS = 500
/** Milliseconds until it is tried again, doubled each time up to the second. */
const RETRY_MS = [1000, 30_000] as const

/** The calls that saving makes. */
export type SavingCalls = {
  /** Answers the new revision. @throws HttpError project_conflict */
  send: (batch: Batch) => Promise<number>
  /** Keeps a document as a project of its own, and answers its number. */
  keepCopy: (document: EditorDocument) => Promise<number>
}

type SavingDeps = SavingCalls & {
  store: UnsavedStore
  revision: number
  getDocument: () => EditorDocument
  onChange: (saving: Saving) => void
  /** What was done here is kept elsewhere: the project is as it is on the server. */
  onGivenUp: () => void
}

/** Brings what is done to the server, a moment after it is done, in its order and once. What cannot be sent
 *  stays in the browser and is tried again; where somebody else was faster, it is kept as a copy. */
export class EditSaving {
  readonly #deps: SavingDeps
  #revision: number
  #pending: Command[] = []
  #sent: Batch | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #failures = 0
  #isClosed = false

  constructor(deps: SavingDeps) {
    this.#deps = deps
    this.#revision = deps.revision
  }

  get revision(): number {
    return this.#revision
  }

  /** Whether everything is on the server. */
  get isIdle(): boolean {
    return this.#pending.length === 0 && this.#sent === null
  }

  /** Takes up a newer state of the project. To be called while nothing waits. */
  startFrom(revision: number): void {
    this.#revision = revision
  }

  /** Something was done. */
  add(commands: readonly Command[]): void {
    if (this.#isClosed) return
    this.#pending.push(...commands)
    this.#keep()
    this.#deps.onChange({ is: 'saving' })
    this.#plan(SAVE_AFTER_MS)
  }

  /** Sends at once what waits. Resolves when it arrived, or could not. */
  async saveNow(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Sends no more. What waits stays in the browser. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), afterMs)
  }

  async #save(): Promise<void> {
    try {
      while (!this.isIdle && !this.#isClosed) {
        this.#sent ??= {
          revision: this.#revision,
          batch: crypto.randomUUID(),
          commands: this.#pending.splice(0, MAX_COMMANDS_PER_CALL),
        }
        this.#keep()
        this.#revision = await this.#deps.send(this.#sent)
        this.#sent = null
        this.#failures = 0
        this.#keep()
      }
      if (this.isIdle) this.#deps.onChange({ is: 'saved' })
    } catch (error) {
      await this.#failed(error)
    }
  }

  async #failed(error: unknown): Promise<void> {
    const mayPass = isSilence(error) || (error instanceof HttpError && isPassing(error.status))
    if (!mayPass) {
      try {
        const copyId = await this.#deps.keepCopy(this.#deps.getDocument())
        this.#sent = null
        this.#pending = []
        this.#keep()
        this.#deps.onGivenUp()
        this.#deps.onChange({ is: 'kept-both', copyId })
        return
      } catch {
        // Not even that can be done now: everything stays here.
      }
    }
    this.#failures += 1
    this.#deps.onChange({ is: 'waiting', error })
    this.#plan(Math.min(RETRY_MS[1], RETRY_MS[0] * 2 ** (this.#failures - 1)))
  }

  #keep(): void {
    const { store, getDocument } = this.#deps
    if (this.isIdle) store.clear()
    else store.write({ sent: this.#sent, pending: this.#pending, document: getDocument() })
  }
}

/** Statuses after which the same may work later. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 401
