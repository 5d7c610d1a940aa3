import { browserStorage } from '../browser-storage.ts'
import { createStore, useStore } from '../store.ts'

/** Key of the browser's storage that remembers the choice: 'more', or nothing. */
const STORAGE_KEY = 'starnest.contrast'

const chosen = createStore(() => browserStorage.getItem(STORAGE_KEY) === 'more')

/** Whether the person chose more contrast on this browser. When the system asks for it, there is more
 *  contrast without this choice as well: that stands in the style sheets. */
export function isHighContrast(): boolean {
  return chosen.get()
}

/** Choose more contrast, or no longer; it takes effect at once and is remembered on this browser. */
export function chooseHighContrast(isChosen: boolean): void {
  browserStorage.setItem(STORAGE_KEY, isChosen ? 'more' : '')
  chosen.set(isChosen)
  announceContrast()
}

/** Tell the page, before its first picture is drawn: `data-contrast="more"` on html. */
export function announceContrast(): void {
  if (isHighContrast()) document.documentElement.dataset.contrast = 'more'
  else delete document.documentElement.dataset.contrast
}

/** Whether more contrast is chosen; a component that asks is drawn anew when it changes. */
export function useHighContrast(): boolean {
  return useStore(chosen)
}
