import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/texts'
import { saveProfileLanguage } from '../../../features/profiles/save-language.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { footerTexts } from './footer.texts.ts'

const LANGUAGES = INTERFACE_LANGUAGES.map(({ code, name }) => ({
  value: code,
  name,
  lang: code,
}))

/** Speak a language at once, on this browser and for whoever is watching. */
function choose(language: InterfaceLanguage): void {
  chooseLanguage(language)
  void saveProfileLanguage(language)
}

/** The language of the interface. */
export function LanguageSelect() {
  const t = useTexts(footerTexts)
  return (
    <Select label={t('language')} value={useLanguage()} options={LANGUAGES} onChoose={choose} />
  )
}
