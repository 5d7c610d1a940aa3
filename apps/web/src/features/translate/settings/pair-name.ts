import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'

/** The way to say a pair of languages, such as 'en-es', in the language of the interface. */
export function usePairName(): (pair: string) => string {
  const t = useTexts('translate/settings')
  const language = useLanguage()
  return (pair) => {
    const [source = '', target = ''] = pair.split('-')
    return t('pair', {
      source: languageName(source, language),
      target: languageName(target, language),
    })
  }
}
