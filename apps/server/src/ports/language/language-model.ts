import type { z } from 'zod'

/** Where a language model is. */
export type LanguageModelSettings = {
  /** Without a slash at its end; `/chat/completions` comes after it. */
  readonly url: string
  /** Its name there. */
  readonly model: string
  /** A secret; undefined: none is asked for. */
  readonly key: string | undefined
}

/** What somebody said in a conversation, the earliest first. */
export type ModelMessage = { readonly role: 'user' | 'assistant'; readonly text: string }

/** Something the model may ask for while it answers. */
export type ModelTool = {
  /** Letters and underscores. */
  readonly name: string
  /** When to use it, in English. */
  readonly description: string
  /** What it takes. A call that does not fit is answered with what is wrong, and `run` is not called. */
  readonly input: z.ZodType
  /** Answers plain data, which the model reads; called with what `input` parsed. Must not throw. */
  readonly run: (input: unknown) => Promise<unknown>
}

/** What a model is asked. */
export type ModelQuestion = {
  /** Who the model is and what it may do. */
  readonly system: string
  /** Ends with what is to be answered. */
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ModelTool[]
  /** How often the model may go on after calls of tools, 1 at least. */
  readonly maxSteps: number
  /** Tokens that one step may have. */
  readonly maxTokens: number
  /** Ends the asking at once. */
  readonly signal: AbortSignal
}

/** Why a model did not answer. `unreachable`: nobody was there, or the connection ended in the middle.
 *  `refused`: it answered with an error. `nonsense`: it answered something that is no answer of a model.
 *  `too_long`: more bytes than an answer may have. `stopped`: the signal ended it. */
export type ModelFailure = 'unreachable' | 'refused' | 'nonsense' | 'too_long' | 'stopped'

/** A model that did not answer. Carries no cause: that would hold the question and the key. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError'
  readonly reason: ModelFailure

  constructor(reason: ModelFailure) {
    super(`The language model did not answer: ${reason}.`)
    this.reason = reason
  }
}

/** A language model that this house configured. Nothing is asked of it but what `ask` is given. */
export interface LanguageModel {
  /** As it was configured. */
  readonly name: string
  /** Streams what the model says, in pieces of any size, without what it thinks to itself. Calls of tools
   *  are run on the way, one after the other; what they do is theirs to remember. Leaving the iteration
   *  ends the asking. @throws LanguageModelError */
  ask(question: ModelQuestion): AsyncIterable<string>
}
