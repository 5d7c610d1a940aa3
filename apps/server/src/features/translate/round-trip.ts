import type {
  TranslatedSegment,
  TranslationTask,
  Translator,
} from '../../ports/language/translator.ts'

/** Segments of one task that are translated back; the mean of these stands for all of it. */
const MAX_SAMPLES = 8
/** Letters in a row that two texts are compared by, at most, and how much more what is kept counts than what is
 *  added. Source: M. Popović, 2015, "chrF". */
const MAX_GRAM = 4
const RECALL_WEIGHT = 2

/** How sure a translation is whose engine does not say: some of it is translated back by the same engine and
 *  compared with the source. null: it has no way back, or no answer.
 *  It is a comparison of letters: what is said with other words counts as less. */
export async function roundTripConfidence(
  translator: Translator,
  { source, target, signal }: Pick<TranslationTask, 'source' | 'target' | 'signal'>,
  pairs: readonly { source: string; translated: string }[],
): Promise<number | null> {
  if (source === null || pairs.length === 0) return null
  const step = Math.max(1, Math.floor(pairs.length / MAX_SAMPLES))
  const samples = pairs.filter((_, at) => at % step === 0).slice(0, MAX_SAMPLES)
  const segments = samples.map(({ translated }) => translated)
  const back = await backTranslated(translator, {
    segments,
    source: target,
    target: source,
    signal,
  })
  const scores = back.flatMap((segment, at) =>
    segment ? [likeness(samples[at]?.source ?? '', segment.text)] : [],
  )
  return scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length
}

async function backTranslated(
  translator: Translator,
  task: TranslationTask,
): Promise<readonly (TranslatedSegment | null)[]> {
  try {
    return await translator.translate(task)
  } catch (error) {
    if (task.signal.aborted) throw error
    return []
  }
}

/** How like two texts are, 0 to 1: the F-score of their letters in rows of one to four (chrF2), without regard
 *  to case, spaces and punctuation. */
export function likeness(one: string, other: string): number {
  const [left, right] = [lettersOf(one), lettersOf(other)]
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0
  const lengths = Math.min(MAX_GRAM, left.length, right.length)
  let sum = 0
  for (let length = 1; length <= lengths; length++) sum += scoreOf(left, right, length)
  return sum / lengths
}

const lettersOf = (text: string) => [...text.normalize('NFKC').toLowerCase()].filter(isLetter)
const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)

function scoreOf(left: readonly string[], right: readonly string[], length: number): number {
  const [wanted, found] = [gramsOf(left, length), gramsOf(right, length)]
  let shared = 0
  for (const [gram, count] of wanted) shared += Math.min(count, found.get(gram) ?? 0)
  const recall = shared / (left.length - length + 1)
  const precision = shared / (right.length - length + 1)
  const weight = RECALL_WEIGHT ** 2
  return shared === 0 ? 0 : ((1 + weight) * precision * recall) / (weight * precision + recall)
}

function gramsOf(letters: readonly string[], length: number): Map<string, number> {
  const grams = new Map<string, number>()
  for (let at = 0; at + length <= letters.length; at++) {
    const gram = letters.slice(at, at + length).join('')
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}
