import { browserStorage } from './browser-storage.ts'
import { createStore } from './store.ts'

/** Languages of the interface, as BCP 47 codes with their own names. */
export const INTERFACE_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
] as const
/** Code of one of {@link INTERFACE_LANGUAGES}. */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['code']

/** Key of the browser's storage that remembers the choice. */
const STORAGE_KEY = 'starnest.language'

/** The language of the interface for a code such as 'fr-CA', or undefined when there is none. */
export function interfaceLanguageOf(code: string | null): InterfaceLanguage | undefined {
  const base = code?.toLowerCase().split('-')[0]
  return INTERFACE_LANGUAGES.find((language) => language.code === base)?.code
}

/** The language chosen before on this browser, else the browser's own, else English. */
function initialLanguage(): InterfaceLanguage {
  const wishes = [browserStorage.getItem(STORAGE_KEY), ...navigator.languages]
  for (const wish of wishes) {
    const language = interfaceLanguageOf(wish)
    if (language) return language
  }
  return 'en'
}

/** The language that the interface speaks. */
export const spokenLanguage = createStore(initialLanguage)

/** The language that the interface speaks now. */
export const currentLanguage = (): InterfaceLanguage => spokenLanguage.get()

/** Speak another language at once, and remember it on this browser. */
export function chooseLanguage(language: InterfaceLanguage): void {
  browserStorage.setItem(STORAGE_KEY, language)
  spokenLanguage.set(language)
  announceLanguage()
}

/** Tell the page its language, for screen readers and hyphenation. */
export function announceLanguage(): void {
  document.documentElement.lang = currentLanguage()
}
