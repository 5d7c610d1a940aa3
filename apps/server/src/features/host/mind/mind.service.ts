import type { HostState } from '@starnest/contract/host/host'
import type { Viewer } from '../../../domain/viewer.ts'
import { mayAskModel } from '../../../domain/viewer.ts'
import type { LanguageModel } from '../../../ports/language-model.ts'
import { Circuit } from './circuit.ts'
import { type Question, type ThinkDeps, type ThinkFailure, type Thought, think } from './think.ts'

/** Questions that are asked of the model at the same time, in the whole house. */
const MOST_AT_ONCE = 4

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

  #learnFrom(thought: Thought): void {
    if (thought.type === 'answered') this.#circuit.succeeded()
    if (thought.type === 'failed' && !NOT_ITS_FAULT.includes(thought.reason)) this.#circuit.failed()
  }
}
