import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { saveProfileLanguage } from '../../../features/profiles/save-language.ts'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { chooseLanguage, currentLanguage } from '../../../platform/language.ts'
import { sayNow, useLanguage, useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { showToast } from '../../../ui/toast/toast.ts'

const LANGUAGES = INTERFACE_LANGUAGES.map(({ code, name }) => ({
  value: code,
  name,
  lang: code,
}))

/** Speak a language, on this browser and for whoever is watching. */
async function choose(profileId: number | undefined, language: InterfaceLanguage): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch (error) {
    showToast({ title: sayNow('core/saving')('languageNotHere'), error, look: 'destructive' })
    return
  }
  // Another one was chosen meanwhile.
  if (currentLanguage() === language) await saveProfileLanguage(profileId, language)
}

/** The language of the interface. */
export function LanguageSelect() {
  const t = useTexts('core/footer')
  const profileId = useActiveProfile()?.id
  return (
    <Select
      label={t('language')}
      value={useLanguage()}
      options={LANGUAGES}
      onChoose={(language) => void choose(profileId, language)}
    />
  )
}
