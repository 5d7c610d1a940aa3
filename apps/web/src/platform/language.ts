import {
  directionOf,
  type InterfaceLanguage,
  interfaceLanguageOf,
} from '@starnest/contract/text/languages'
import { browserStorage } from './browser-storage.ts'
import { loadFonts } from './fonts/load-fonts.ts'
import { createStore } from './store.ts'
import { fetchTexts, keptTexts, partsInUse } from './text-parts.ts'

/** Key of the browser's storage that remembers the choice. */
const STORAGE_KEY = 'starnest.language'

/** The first language of the browser that the interface has, else English. */
export function browserLanguage(): InterfaceLanguage {
  return navigator.languages.map(interfaceLanguageOf).find((one) => one !== undefined) ?? 'en'
}

/** The language chosen before on this browser, else the browser's own. */
const initialLanguage = () =>
  interfaceLanguageOf(browserStorage.getItem(STORAGE_KEY)) ?? browserLanguage()

/** The language that the interface speaks. */
export const spokenLanguage = createStore(initialLanguage)

/** The language that the interface speaks now. */
export const currentLanguage = (): InterfaceLanguage => spokenLanguage.get()

let wanted: InterfaceLanguage | undefined

/** Speak another language, and remember it on this browser. The screen changes at once when the texts
 *  that it says are here. Rejects, and speaks as before, where they cannot be had. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  wanted = language
  const missing = partsInUse().filter((part) => !keptTexts(language, part))
  if (missing.length > 0) await Promise.all(missing.map((part) => fetchTexts(language, part)))
  // Somebody chose again meanwhile.
  if (wanted !== language) return
  browserStorage.setItem(STORAGE_KEY, language)
  spokenLanguage.set(language)
  announceLanguage()
}

/** Tell the page its language and its direction, for screen readers, line breaks, faces and layout. */
export function announceLanguage(): void {
  document.documentElement.lang = currentLanguage()
  document.documentElement.dir = directionOf(currentLanguage())
  loadFonts(currentLanguage())
}
