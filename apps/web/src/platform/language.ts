import { type InterfaceLanguage, interfaceLanguageOf } from '@starnest/contract/text/texts'
import { browserStorage } from './browser-storage.ts'

/** Key of the browser's storage that remembers the choice. */
const STORAGE_KEY = 'starnest.language'

/** The language chosen before on this browser, else the browser's own, else English. */
function initialLanguage(): InterfaceLanguage {
  const wishes = [browserStorage.getItem(STORAGE_KEY), ...navigator.languages]
  for (const wish of wishes) {
    const language = interfaceLanguageOf(wish)
    if (language) return language
  }
  return 'en'
}

let chosen: InterfaceLanguage | undefined
const listeners = new Set<() => void>()

/** The language that the interface speaks now. */
export function currentLanguage(): InterfaceLanguage {
  chosen ??= initialLanguage()
  return chosen
}

/** Be told when the language changes. Returns the way to stop that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Speak another language at once, and remember it on this browser. */
export function chooseLanguage(language: InterfaceLanguage): void {
  chosen = language
  browserStorage.setItem(STORAGE_KEY, language)
  announceLanguage()
  for (const listener of listeners) listener()
}

/** Tell the page its language, for screen readers and hyphenation. */
export function announceLanguage(): void {
  document.documentElement.lang = currentLanguage()
}
