import { browserStorage } from './browser-storage.ts'
import { createStore, type Store } from './store.ts'

/** A text that this browser keeps, as a store. */
export type StoredText = Omit<Store<string | null>, 'set'> & {
  readonly set: (text: string) => void
}

/** What this browser remembers under a key, as a store that all its tabs share: null when nothing, or
 *  nothing may be kept. Who sets it in this tab is heard even when it could not be kept. */
export function storedText(key: string): StoredText {
  const written = createStore(() => 0)
  return {
    get: () => browserStorage.getItem(key),
    set(text) {
      browserStorage.setItem(key, text)
      written.set(written.get() + 1)
    },
    subscribe(listener) {
      const stop = written.subscribe(listener)
      const hear = ({ key: changed }: StorageEvent) => {
        // Without a key everything was forgotten.
        if (!changed || changed === key) listener()
      }
      addEventListener('storage', hear)
      return () => {
        stop()
        removeEventListener('storage', hear)
      }
    },
  }
}
