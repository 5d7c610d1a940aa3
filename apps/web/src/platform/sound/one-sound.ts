/** Silences whatever is to be heard now; undefined while nothing is. */
let silence: (() => void) | undefined

/** Be the one thing on the page that is heard: what was heard before is silenced, and `onLost` is
 *  called when something else takes over. */
export function claimSound(onLost: () => void): void {
  const before = silence
  silence = onLost
  if (before !== onLost) before?.()
}

/** Stop being heard. `onLost` is not called any more. */
export function releaseSound(onLost: () => void): void {
  if (silence === onLost) silence = undefined
}
