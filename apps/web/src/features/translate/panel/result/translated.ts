import type {
  FoundLanguage,
  TranslateAnswer,
  TranslationEngine,
} from '@starnest/contract/translate/translate'

/** What is known of a translation, whoever made it: the server, or this browser, which does not say how
 *  sure it is. */
export type Translated = Omit<TranslateAnswer, 'translatedText' | 'engine'> & {
  engine: TranslationEngine | 'none' | 'browser'
}

/** Whether this browser may help: the server has nothing for these languages, or nothing that answers, and
 *  the source language is known. */
export function mayBrowserHelp(of: Translated): of is Translated & {
  sourceLanguage: Exclude<FoundLanguage, 'unknown'>
} {
  const isLeft = of.reason === 'no_engine' || of.reason === 'engines_failed'
  return isLeft && of.sourceLanguage !== 'unknown'
}

/** The same, translated by this browser. */
export const byBrowser = <Of extends Translated>(of: Of): Of => ({
  ...of,
  engine: 'browser',
  confidence: 0,
  confidenceBasis: 'none',
  reason: null,
  untranslatedShare: 0,
})
