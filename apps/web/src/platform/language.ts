import { type InterfaceLanguage, interfaceLanguageOf } from '@starnest/contract/text/texts'
import { browserStorage } from './browser-storage.ts'
import { createStore } from './store.ts'

/** Key of the browser's storage that remembers the choice. */
const STORAGE_KEY = 'starnest.language'

/** The language chosen before on this browser, else the browser's own, else English. */
function initialLanguage(): InterfaceLanguage {
  const candidates = [browserStorage.getItem(STORAGE_KEY), ...navigator.languages]
  for (const candidate of candidates) {
    const language = interfaceLanguageOf(candidate)
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
