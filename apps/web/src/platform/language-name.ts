import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** What a language is called in the language of the interface: 'de' is "German" or "allemand". A code
 *  that no browser knows is its own name. `code`: BCP 47. */
export function languageName(code: string, language: InterfaceLanguage): string {
  return knownLanguageName(code, language) ?? code
}

/** The same, of what a file says of itself: undefined where it says nothing, or what no browser knows. */
export function knownLanguageName(
  tag: string | null,
  language: InterfaceLanguage,
): string | undefined {
  if (tag === null) return undefined
  try {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    return names.of(tag) ?? names.of(tag.split('-')[0] ?? tag)
  } catch {
    // Only a tag that is none is refused.
    return undefined
  }
}
