import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument } from '@starnest/contract/editor/document'
import { MAX_COMMANDS_PER_CALL } from '@starnest/contract/editor/editor'
import { HttpError, isSilence } from '../../../platform/calls/http.ts'
import type { Saving } from './editor-session.ts'
import type { Batch, UnsavedEdits, UnsavedStore } from './unsaved-edits.ts'

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
  /** What is shown here is not what the project is on the server: it can only be kept as a copy. */
  #isOutdated = false

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

  /** Whether what the project is on the server has to be taken up before anything can be saved in it. */
  get isOutdated(): boolean {
    return this.#isOutdated
  }

  /** Takes up what the project is on the server. To be called while nothing waits. */
  startFrom(revision: number): void {
    this.#revision = revision
    this.#isOutdated = false
  }

  /** Takes up what a killed page had not saved, and what cannot be done on what the project is now. It stays
   *  in the browser, with all that is done on it, until it is kept as a copy. */
  resumeOutdated({ sent, pending }: UnsavedEdits): void {
    this.#sent = sent
    this.#pending = [...pending]
    this.#isOutdated = true
    this.#plan(0)
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
      const isTaken = !this.#isOutdated && (await this.#sendAll())
      if (isTaken && this.isIdle) this.#deps.onChange({ is: 'saved' })
      if (!isTaken && !this.isIdle) await this.#keepAsCopy()
    } catch (error) {
      this.#failures += 1
      this.#deps.onChange({ is: 'waiting', error })
      this.#plan(Math.min(RETRY_MS[1], RETRY_MS[0] * 2 ** (this.#failures - 1)))
    }
  }

  /** Sends the waiting commands, call by call. Resolves with whether the server took all of them; a refusal is
   *  final, as the server would refuse the same commands again.
   *  @throws TypeError, DOMException or HttpError where the same may work later */
  async #sendAll(): Promise<boolean> {
    while (!this.isIdle && !this.#isClosed) {
      this.#sent ??= {
        revision: this.#revision,
        batch: crypto.randomUUID(),
        commands: this.#pending.splice(0, MAX_COMMANDS_PER_CALL),
      }
      this.#keep()
      try {
        this.#revision = await this.#deps.send(this.#sent)
      } catch (error) {
        if (isSilence(error) || (error instanceof HttpError && isPassing(error.status))) throw error
        return false
      }
      this.#sent = null
      this.#failures = 0
      this.#keep()
    }
    return true
  }

  async #keepAsCopy(): Promise<void> {
    const { keepCopy, getDocument, onChange, onGivenUp } = this.#deps
    const copied = this.#pending.length
    const copyId = await keepCopy(getDocument())
    this.#isOutdated = true
    this.#sent = null
    this.#failures = 0
    // What was done meanwhile is not in the copy.
    this.#pending.splice(0, copied)
    this.#keep()
    onChange({ is: 'kept-both', copyId })
    onGivenUp()
    if (!this.isIdle) this.#plan(SAVE_AFTER_MS)
  }

  #keep(): void {
    const { store, getDocument } = this.#deps
    if (this.isIdle) store.clear()
    else store.write({ sent: this.#sent, pending: this.#pending, document: getDocument() })
  }
}

/** Statuses after which the same may work later. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 401
