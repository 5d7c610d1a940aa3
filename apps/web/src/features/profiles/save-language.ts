import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { updateProfilePreferences } from '../../library/family/profile-preferences.ts'
import { sayNow } from '../../platform/texts.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Remembers a language of the interface with the active profile, so that it is spoken wherever the
 *  profile watches; undefined: it is not known who that is. Never rejects: on this browser the language holds anyway. */
export async function saveProfileLanguage(
  profileId: number | undefined,
  language: InterfaceLanguage,
): Promise<void> {
  try {
    await updateProfilePreferences(profileId, { preferredLanguage: language })
  } catch (error) {
    const t = sayNow('core/saving')
    showToast({
      title: t('languageNotSaved'),
      description: t('languageHere'),
      error,
      look: 'destructive',
    })
  }
}
