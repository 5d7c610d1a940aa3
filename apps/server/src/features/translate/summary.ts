import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type {
  ConfidenceBasis,
  FoundLanguage,
  TranslateAnswer,
  TranslationEngine,
} from '@starnest/contract/translate/translate'
import type { Outcome } from './engines/translation-chain.ts'

/** What is told of a whole that was translated in segments. */
export type Summary = Omit<TranslateAnswer, 'translatedText'>

/** Sums up what became of segments, each by its length: the mean of the confidences, where what was not
 *  translated counts as 0; and the engine that did most. */
export function summarise(
  source: InterfaceLanguage | null,
  parts: readonly { readonly segment: string; readonly outcome: Outcome }[],
): Summary {
  let [all, sure, untranslated] = [0, 0, 0]
  const byEngine = new Map<TranslationEngine, number>()
  const bases = new Set<ConfidenceBasis>()
  for (const { segment, outcome } of parts) {
    all += segment.length
    if (outcome.is === 'untranslated') {
      untranslated += segment.length
      continue
    }
    sure += outcome.confidence * segment.length
    bases.add(outcome.basis)
    byEngine.set(outcome.engine, (byEngine.get(outcome.engine) ?? 0) + segment.length)
  }
  const [most] = [...byEngine].sort(([, one], [, other]) => other - one)
  const [basis = 'none', ...further] = bases
  const open = parts.find(({ outcome }) => outcome.is === 'untranslated')?.outcome
  const sourceLanguage: FoundLanguage = source ?? 'unknown'
  return {
    sourceLanguage,
    confidence: all === 0 ? 0 : sure / all,
    confidenceBasis: further.length > 0 ? 'mixed' : basis,
    engine: most?.[0] ?? 'none',
    reason: open?.is === 'untranslated' ? open.reason : null,
    untranslatedShare: all === 0 ? 0 : untranslated / all,
  }
}
