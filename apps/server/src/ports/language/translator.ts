import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type {
  ConfidenceBasis,
  EngineProblem,
  TranslationEngine,
} from '@starnest/contract/translate/translate'

/** Segments to be translated: sentences or lines, none of them blank. */
export type TranslationTask = {
  readonly segments: readonly string[]
  /** null: nobody can tell. Only an engine that looks texts up can do something then. */
  readonly source: InterfaceLanguage | null
  /** Another one than `source`. */
  readonly target: InterfaceLanguage
  /** Ends the work early. */
  readonly signal: AbortSignal
}

/** A translated segment. */
export type TranslatedSegment = {
  /** Never blank. */
  readonly text: string
  /** 0 to 1; null: the engine does not say. Never made up. */
  readonly confidence: number | null
  /** What the confidence is; 'none' where it is null. */
  readonly basis: ConfidenceBasis
  /** The language that it was found in, where the task did not say. */
  readonly source?: InterfaceLanguage
}

/** How an engine is doing. `place` is an address or a folder, without keys. */
export type TranslatorState = {
  readonly state: 'ready' | 'missing' | 'failed'
  readonly problem: EngineProblem | null
  readonly place: string | null
  /** Pairs that it translates now, as 'en-es'. */
  readonly pairs: readonly string[]
}

/** Where a LibreTranslate is. */
export type LibreTranslateSettings = {
  /** Without a slash at its end. */
  readonly url: string
  /** A secret; undefined: none is asked for. */
  readonly key: string | undefined
}

/** Something that translates. */
export interface Translator {
  readonly engine: TranslationEngine

  /** How it is doing, by what is known already; resolves quickly and never rejects. */
  state(): Promise<TranslatorState>

  /** One answer for each segment, in their order; null: not this one. Answers nulls alone for a pair that it
   *  does not translate, and null for what it failed at where it translated others. @throws TranslatorError when it
   *  cannot work at all now, or was stopped */
  translate(task: TranslationTask): Promise<readonly (TranslatedSegment | null)[]>

  /** Ends what it keeps running. */
  close?(): Promise<void>
}

/** An engine that could not translate. Carries no text that it was given. */
export class TranslatorError extends Error {
  override readonly name = 'TranslatorError'
  readonly problem: EngineProblem | 'stopped'

  constructor(problem: EngineProblem | 'stopped', options: { cause?: unknown } = {}) {
    super(`The translation engine did not answer: ${problem}.`, options)
    this.problem = problem
  }
}

/** Pairs of languages as 'en-es'. */
export const pairOf = (source: string, target: string): string => `${source}-${target}`
