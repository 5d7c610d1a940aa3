import type { ProfileLanguage } from '@starnest/contract/household/profiles'

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<ProfileLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
  ar: 'العربية',
  hi: 'हिन्दी',
  ru: 'Русский',
}
