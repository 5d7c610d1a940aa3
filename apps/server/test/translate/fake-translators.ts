import type { TranslationEngine } from '@starnest/contract/translate/translate'
import type { SameText } from '../../src/adapters/translator/memory/memory-texts.ts'
import { openMemory } from '../../src/adapters/translator/memory/open-memory.ts'
import {
  type TranslatedSegment,
  type Translator,
  TranslatorError,
} from '../../src/ports/language/translator.ts'

/** A memory of these texts, and the name Leo. */
export const testMemory = (texts: readonly SameText[]) =>
  openMemory(async () => ({ texts, names: ['Leo'] }))

/** An engine that says `<target>:` before what it is given, from English and back into it; and what it was
 *  asked. With `confidence` null it does not say how sure it is. */
export function fakeTranslator(
  engine: TranslationEngine,
  {
    confidence = 0.8,
    change = (text: string, target: string) =>
      target === 'en' ? text.slice(3) : `${target}:${text}`,
    problem,
  }: {
    confidence?: number | null
    change?: (text: string, target: string) => string
    problem?: TranslatorError['problem']
  } = {},
) {
  const asked: string[] = []
  const translator: Translator = {
    engine,
    state: async () => ({
      state: 'ready',
      problem: null,
      place: 'here',
      pairs: ['en-es', 'es-en'],
    }),
    async translate({ segments, target }) {
      asked.push(...segments)
      if (problem) throw new TranslatorError(problem)
      const basis = confidence === null ? 'none' : 'quality-scores'
      return segments.map((text): TranslatedSegment => {
        return { text: change(text, target), confidence, basis }
      })
    },
  }
  return { translator, asked }
}
