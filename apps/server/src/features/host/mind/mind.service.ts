import type { HostState } from '@starnest/contract/host/host'
import type { Viewer } from '../../../domain/viewer.ts'
import { mayAskModel } from '../../../domain/viewer.ts'
import { type LanguageModel, LanguageModelError } from '../../../ports/language/language-model.ts'
import { Circuit } from './circuit.ts'
import { type Question, type ThinkDeps, type ThinkFailure, type Thought, think } from './think.ts'
import { untilAborted } from './until-aborted.ts'

/** Questions that are asked of the model at the same time, in the whole house. */
const MOST_AT_ONCE = 4

/** Milliseconds that a text may take, its tokens, and the characters of it that are read. */
const WRITES_WITHIN_MS = 8_000
const MOST_WRITTEN_TOKENS = 1_200
const MOST_WRITTEN = 20_000

/** What a text is asked for with: who the model is and what it writes, and what it writes about. */
export type Writing = { readonly system: string; readonly text: string }

/** What the mind needs; `now` is the clock of the house. */
export type MindDeps = Omit<ThinkDeps, 'model'> & {
  /** undefined: this house configured none. */
  readonly model: LanguageModel | undefined
  readonly now: () => Date
}

/** What a mind does: it thinks, or says at once that it was `not_asked`. */
export type MindThought =
  | Exclude<Thought, { type: 'failed' }>
  | { type: 'failed'; reason: ThinkFailure | 'not_asked' }

/** Failures that say nothing of whether the model works. */
const NOT_ITS_FAULT: readonly ThinkFailure[] = ['stopped', 'unsafe']

/** The bigger mind of the host, where this house configured one. */
export class Mind {
  readonly #deps: MindDeps
  readonly #circuit: Circuit
  #asked = 0

  constructor(deps: MindDeps) {
    this.#deps = deps
    this.#circuit = new Circuit(deps.now)
  }

  /** How the model is doing, by what became of the questions so far; nothing is asked for it. */
  state(): 'missing' | 'ready' | 'failing' {
    if (!this.#deps.model) return 'missing'
    return this.#circuit.isFailing ? 'failing' : 'ready'
  }

  /** The same for a viewer, whom parents may not have allowed it. */
  stateFor(viewer: Viewer): HostState['languageModel'] {
    const state = this.state()
    if (state === 'missing') return { state, name: null }
    if (!mayAskModel(viewer)) return { state: 'not_allowed', name: null }
    return { state, name: this.#deps.model?.name ?? null }
  }

  /** Answers as {@link think} does. `not_asked` at once: there is no model, somebody who watches may not
   *  ask it, it is failing, or it has enough to do. */
  async *think(question: Question): AsyncGenerator<MindThought> {
    const { model } = this.#deps
    const isFree = this.#asked < MOST_AT_ONCE
    if (!(model && mayAskModel(question.viewer) && isFree && this.#circuit.admits())) {
      yield { type: 'failed', reason: 'not_asked' }
      return
    }
    this.#asked += 1
    try {
      for await (const thought of think(question, { ...this.#deps, model })) {
        this.#learnFrom(thought)
        yield thought
      }
    } finally {
      this.#asked -= 1
    }
  }

  /** Lets the model write a whole text, within 8 seconds. null: it was not asked, as in {@link think}, or it
   *  did not answer in time. What it wrote is not judged here. */
  async write(viewer: Viewer, asked: Writing): Promise<string | null> {
    const { model } = this.#deps
    const isFree = this.#asked < MOST_AT_ONCE
    if (!(model && mayAskModel(viewer) && isFree && this.#circuit.admits())) return null
    this.#asked += 1
    const late = AbortSignal.timeout(this.#deps.limits?.wholeMs ?? WRITES_WITHIN_MS)
    const { system, text } = asked
    const messages = [{ role: 'user' as const, text }]
    const question = { system, messages, tools: [], maxSteps: 1, maxTokens: MOST_WRITTEN_TOKENS }
    let written = ''
    try {
      for await (const piece of untilAborted(model.ask({ ...question, signal: late }), late)) {
        written += piece
        if (written.length > MOST_WRITTEN) break
      }
      this.#circuit.succeeded()
      return written
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error
      this.#circuit.failed()
      return null
    } finally {
      this.#asked -= 1
    }
  }

  #learnFrom(thought: Thought): void {
    if (thought.type === 'answered') this.#circuit.succeeded()
    if (thought.type === 'failed' && !NOT_ITS_FAULT.includes(thought.reason)) this.#circuit.failed()
  }
}
