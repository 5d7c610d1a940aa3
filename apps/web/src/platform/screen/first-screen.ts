/** The first screen has at most this long for itself, in milliseconds. */
const LONGEST_MS = 4000

/** What the server draws on a page that opens home, until home stands. */
const PICTURE_ID = 'first-screen'

let stands: Promise<void> = Promise.resolve()
let release: () => void = () => undefined

/** Keeps everything that the first screen can do without until that screen stands; called once, as
 *  the app starts on a screen that says so. */
export function waitForFirstScreen(): void {
  stands = new Promise((resolve) => {
    release = resolve
  })
  setTimeout(release, LONGEST_MS)
  void stands.then(() => document.getElementById(PICTURE_ID)?.remove())
}

/** The first screen is drawn, or has said that it cannot be. */
export function firstScreenStands(): void {
  requestAnimationFrame(() => setTimeout(release))
}

/** Resolves when the first screen stands; at once unless somebody waits for it. */
export function whenFirstScreenStands(): Promise<void> {
  return stands
}
