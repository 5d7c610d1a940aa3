import { type InterfaceLanguage, textIn } from '@starnest/contract/text/texts'
import { updateProfilePreferences } from '../../library/family/profile-preferences.ts'
import { currentLanguage } from '../../platform/language.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { savingTexts } from './saving.texts.ts'

/** Remembers a language of the interface with the active profile, so that it is spoken wherever the
 *  profile watches. Never rejects: on this browser the language holds anyway. */
export async function saveProfileLanguage(language: InterfaceLanguage): Promise<void> {
  try {
    await updateProfilePreferences({ preferredLanguage: language })
  } catch (error) {
    showToast({
      title: textIn(savingTexts, currentLanguage(), { name: 'languageNotSaved' }),
      description: textIn(savingTexts, currentLanguage(), { name: 'languageHere' }),
      error,
      look: 'destructive',
    })
  }
}
