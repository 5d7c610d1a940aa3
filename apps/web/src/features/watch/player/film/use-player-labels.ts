import { addTranslation } from 'media-chrome/utils/i18n.js'
import { useLanguage, useSentences } from '../../../../platform/texts.ts'

/** What the buttons of media-chrome say, in the language of the interface. Told before they are drawn: they
 *  read it once. */
export function usePlayerLabels(): void {
  addTranslation(useLanguage(), useSentences('watch/media'))
}
