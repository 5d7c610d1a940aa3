import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type {
  ConfidenceBasis,
  TranslationEngine,
  UntranslatedReason,
} from '@starnest/contract/translate/translate'
import {
  pairOf,
  type TranslatedSegment,
  type TranslationTask,
  type Translator,
  TranslatorError,
} from '../../../ports/language/translator.ts'
import type { Glossary } from '../kept-parts.ts'
import { roundTripConfidence } from '../round-trip.ts'
import { translateKept } from '../translate-kept.ts'

/** What became of a segment. */
export type Outcome =
  | {
      is: 'translated'
      text: string
      confidence: number
      basis: ConfidenceBasis
      engine: TranslationEngine
    }
  | { is: 'untranslated'; reason: UntranslatedReason }

/** What became of the segments, in their order, and the language that they were found in. */
export type ChainResult = {
  readonly source: InterfaceLanguage | null
  readonly outcomes: readonly Outcome[]
}

/** Engines, the memory first: it alone is asked where the language is not known. */
export type ChainDeps = {
  readonly translators: readonly Translator[]
  readonly glossary: Glossary
  /** Nobody asks how sure it is, so nothing is translated back to measure it. */
  readonly isUnmeasured?: boolean | undefined
  /** Whether what a language model wrote may be shown to the viewer; all of it unless given. */
  readonly mayShow?: ((text: string) => boolean) | undefined
}

/** Asks one engine after the other for what those before did not translate. An engine that fails is passed
 *  over; what it translated before stays. @throws the reason of the signal when it ended the work */
export async function translateSegments(
  task: TranslationTask,
  deps: ChainDeps,
): Promise<ChainResult> {
  const found = new Map<string, Outcome>()
  let { source } = task
  let hasFailed = false
  for (const translator of deps.translators) {
    const open = [...new Set(task.segments)].filter((segment) => !found.has(segment))
    if (open.length === 0) break
    if (source === task.target) break
    const asked = { ...task, source, segments: open }
    const answer = await askOne(translator, asked, deps)
    if (answer.hasFailed) hasFailed = true
    for (const [segment, outcome] of answer.outcomes) found.set(segment, outcome)
    source ??= answer.source
  }
  const reason = whyNot(source, task.target, hasFailed)
  const outcomes = task.segments.map(
    (segment): Outcome => found.get(segment) ?? { is: 'untranslated', reason },
  )
  return { source, outcomes }
}

function whyNot(
  source: InterfaceLanguage | null,
  target: InterfaceLanguage,
  hasFailed: boolean,
): UntranslatedReason {
  if (source === target) return 'same_language'
  if (source === null) return 'language_unknown'
  return hasFailed ? 'engines_failed' : 'no_engine'
}

/** `hasFailed`: the engine knows the languages, and did not answer, or not for every segment. */
type OneAnswer = {
  source: InterfaceLanguage | null
  outcomes: [string, Outcome][]
  hasFailed: boolean
}

const NOTHING: OneAnswer = { source: null, outcomes: [], hasFailed: false }

async function askOne(
  translator: Translator,
  task: TranslationTask,
  { glossary, isUnmeasured, mayShow = () => true }: ChainDeps,
): Promise<OneAnswer> {
  const { engine } = translator
  if (task.source === null && engine !== 'memory') return NOTHING
  try {
    if (task.source !== null && !(await knowsPair(translator, task))) {
      const { state } = await translator.state()
      return { ...NOTHING, hasFailed: state === 'failed' }
    }
    const translated =
      engine === 'memory'
        ? await translator.translate(task)
        : await translateKept(translator, task, glossary)
    const answers = translated.map((one) =>
      one && engine === 'language-model' && !mayShow(one.text) ? null : one,
    )
    const measured = isUnmeasured ? null : await measuredOf(translator, task, answers)
    return {
      source: commonSource(answers),
      outcomes: outcomesOf(translator, { task, answers, measured }),
      hasFailed: engine !== 'memory' && translated.includes(null),
    }
  } catch (error) {
    task.signal.throwIfAborted()
    if (!(error instanceof TranslatorError)) throw error
    return { ...NOTHING, hasFailed: true }
  }
}

async function knowsPair(translator: Translator, { source, target }: TranslationTask) {
  return (await translator.state()).pairs.includes(pairOf(source ?? '', target))
}

type Answers = readonly (TranslatedSegment | null)[]

const answeredIn = (task: TranslationTask, answers: Answers) =>
  answers.flatMap((segment, at) => (segment ? [{ source: task.segments[at] ?? '', segment }] : []))

/** How sure those are of which the engine does not say it. */
function measuredOf(translator: Translator, task: TranslationTask, answers: Answers) {
  const unsure = answeredIn(task, answers).filter(({ segment }) => segment.confidence === null)
  const pairs = unsure.map(({ source, segment }) => ({ source, translated: segment.text }))
  return roundTripConfidence(translator, task, pairs)
}

function outcomesOf(
  { engine }: Translator,
  { task, answers, measured }: { task: TranslationTask; answers: Answers; measured: number | null },
): [string, Outcome][] {
  return answeredIn(task, answers).map(({ source, segment: { text, confidence, basis } }) => {
    const sure =
      confidence !== null
        ? { confidence, basis }
        : measured !== null
          ? { confidence: measured, basis: 'round-trip' as const }
          : { confidence: 0, basis: 'none' as const }
    return [source, { is: 'translated', text, engine, ...sure }]
  })
}

/** The language that most segments were found in. */
function commonSource(answers: readonly (TranslatedSegment | null)[]): InterfaceLanguage | null {
  const counts = new Map<InterfaceLanguage, number>()
  for (const answer of answers) {
    if (answer?.source) counts.set(answer.source, (counts.get(answer.source) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}
