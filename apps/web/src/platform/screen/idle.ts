/** Milliseconds that a browser without idle callbacks lets pass instead. */
const PAUSE_MS = 200

/** Does something small when the page has nothing else to do. Returns the way to leave it undone. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
