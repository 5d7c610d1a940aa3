const STEP_MS = 10

/** Begins to count the milliseconds in which this process runs and waits. Where a busy machine lets it stand still, no
 *  step is counted, so that a limit on what a program waits for holds there too. Ends with the first reading. */
export function countRunningMs(): () => number {
  let ranMs = 0
  const timer = setInterval(() => {
    ranMs += STEP_MS
  }, STEP_MS).unref()
  return () => {
    clearInterval(timer)
    return ranMs
  }
}
