/** What this browser remembers for the interface. A browser that forbids storage, or has no room left,
 *  forgets: nothing here throws. */
export const browserStorage = {
  /** What was kept under a key; null when nothing was, or nothing may be kept. */
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      // Even naming localStorage throws where the person forbade it.
      return null
    }
  },
  /** Keep a value, as far as the browser lets us. */
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Full or forbidden; the choice holds until the page closes.
    }
  },
}
