/** Languages of the interface, of translations and of subtitles: BCP 47 codes with their own names, a
 *  flag as an emoji, and the side on which a line begins. Source: specification §3, "Language option". */
export const INTERFACE_LANGUAGES = [
  { code: 'en', name: 'English', flag: '🇬🇧', direction: 'ltr' },
  { code: 'es', name: 'Español', flag: '🇪🇸', direction: 'ltr' },
  { code: 'fr', name: 'Français', flag: '🇫🇷', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪', direction: 'ltr' },
  { code: 'it', name: 'Italiano', flag: '🇮🇹', direction: 'ltr' },
  { code: 'pt', name: 'Português', flag: '🇧🇷', direction: 'ltr' },
  { code: 'ja', name: '日本語', flag: '🇯🇵', direction: 'ltr' },
  { code: 'ko', name: '한국어', flag: '🇰🇷', direction: 'ltr' },
  { code: 'zh', name: '中文', flag: '🇨🇳', direction: 'ltr' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', direction: 'rtl' },
  { code: 'hi', name: 'हिन्दी', flag: '🇮🇳', direction: 'ltr' },
  { code: 'ru', name: 'Русский', flag: '🇷🇺', direction: 'ltr' },
] as const
/** Code of one of {@link INTERFACE_LANGUAGES}. */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['code']

/** The language of the interface for a code such as 'fr-CA', or undefined when there is none. */
export function interfaceLanguageOf(code: string | null): InterfaceLanguage | undefined {
  const base = code?.toLowerCase().split('-')[0]
  return INTERFACE_LANGUAGES.find((language) => language.code === base)?.code
}

/** Longest Accept-Language header that is read, in characters. */
const MAX_ACCEPT_LANGUAGE_CHARACTERS = 1000

/** Codes of an Accept-Language header, the most wanted first; those that are not wanted (q=0) are left
 *  out. Of an overlong header nothing is read. Source: RFC 9110 §12.5.4. */
export function acceptedLanguages(header: string | undefined): string[] {
  if (!header || header.length > MAX_ACCEPT_LANGUAGE_CHARACTERS) return []
  return header
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='))
      return { code, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ code, quality }) => code && quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ code }) => code)
}

/** The side on which a line of the language begins. */
export function directionOf(code: InterfaceLanguage): 'ltr' | 'rtl' {
  return INTERFACE_LANGUAGES.find((language) => language.code === code)?.direction ?? 'ltr'
}
