import type { EngineProblem } from '@starnest/contract/translate/translate'
import { type TranslatedSegment, TranslatorError } from '../../ports/language/translator.ts'

/** What one question to an engine holds at most; a segment that is longer is asked by itself. */
export type BatchLimits = { readonly segments: number; readonly characters: number }

/** How an engine is asked in batches. */
export type BatchedWork = {
  readonly limits: BatchLimits
  /** One answer for each segment of a batch, in their order. @throws TranslatorError */
  readonly translate: (batch: readonly string[]) => Promise<readonly (TranslatedSegment | null)[]>
  /** Hears how the last batch ended: with a failure, or undefined. */
  readonly note?: (problem: EngineProblem | undefined) => void
}

/** Failures that a segment can be to blame for. */
const OF_A_SEGMENT: ReadonlySet<EngineProblem> = new Set(['odd_answer', 'broke_off', 'refused'])
/** Those after which a batch is asked for in halves: a refusal is none, where it counts how often one asks. */
const HALVED: ReadonlySet<EngineProblem> = new Set(['odd_answer', 'broke_off'])
/** Failures in a row after which no more is asked: with so many halves one segment of a hundred is found. */
const MOST_FAILURES = 8

/** Translates segments batch by batch. A batch that fails is asked for again in halves, so that what was translated is
 *  kept and only what failed is null. An engine that does not answer is asked no more; the rest is null then.
 *  @throws TranslatorError where nothing was translated, or the work was stopped */
export async function translateInBatches(
  segments: readonly string[],
  { limits, translate, note }: BatchedWork,
): Promise<(TranslatedSegment | null)[]> {
  const answers = segments.map((): TranslatedSegment | null => null)
  const isEmpty = () => answers.every((one) => one === null)
  const waiting = batchesOf(segments, limits)
  let failure: { error: TranslatorError; problem: EngineProblem } | undefined
  let failures = 0
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    try {
      const translated = await translate(batch.segments)
      answers.splice(batch.from, translated.length, ...translated)
      failure = undefined
      failures = 0
    } catch (error) {
      failure = failureOf(error)
      failures += 1
      const { problem } = failure
      if (failures === MOST_FAILURES || !isOfASegment(problem, isEmpty())) break
      if (HALVED.has(problem)) waiting.unshift(...halvesOf(batch))
    }
  }
  note?.(failure?.problem)
  if (failure && isEmpty()) throw failure.error
  return answers
}

/** @throws what does not let the others be tried */
function failureOf(error: unknown) {
  if (!(error instanceof TranslatorError) || error.problem === 'stopped') throw error
  return { error, problem: error.problem }
}

/** Whether a segment may be to blame: an engine that refuses the very first batch refuses us. */
const isOfASegment = (problem: EngineProblem, isFirst: boolean) =>
  OF_A_SEGMENT.has(problem) && !(problem === 'refused' && isFirst)

/** Some segments of a task, and the place of the first. */
type Batch = { readonly from: number; readonly segments: readonly string[] }

function batchesOf(segments: readonly string[], limits: BatchLimits): Batch[] {
  const batches: { from: number; segments: string[] }[] = []
  let characters = 0
  for (const [at, segment] of segments.entries()) {
    const last = batches.at(-1)
    characters += segment.length
    if (last && last.segments.length < limits.segments && characters <= limits.characters) {
      last.segments.push(segment)
      continue
    }
    batches.push({ from: at, segments: [segment] })
    characters = segment.length
  }
  return batches
}

/** Both halves of a batch; of a single segment none. */
function halvesOf({ from, segments }: Batch): Batch[] {
  if (segments.length === 1) return []
  const half = Math.ceil(segments.length / 2)
  return [
    { from, segments: segments.slice(0, half) },
    { from: from + half, segments: segments.slice(half) },
  ]
}
