/** Key in the session's storage that says that the intro was seen. */
const SEEN_KEY = 'starnest.intro-seen'

/** Whether the intro was seen in this tab since it was opened. */
export function isIntroSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    // Storage is forbidden: the tab has just been opened, as far as anybody can know.
    return false
  }
}

/** Remember it until the tab is closed, as far as the browser lets us. */
export function rememberIntro(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1')
  } catch {
    // Full or forbidden: it plays again when the page is loaded again.
  }
}
