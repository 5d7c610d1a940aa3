import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** What a language is called in the language of the interface: 'de' is "German" or "allemand". A code
 *  that no browser knows is its own name. `code`: BCP 47. */
export function languageName(code: string, language: InterfaceLanguage): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  } catch {
    // Only a code that is none is refused.
    return code
  }
}
