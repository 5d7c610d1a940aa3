const TOLD_EVERY_MS = 3_000

/** Says how far long work has come, every few seconds and only when it takes so long.
 *  `totalBytes` is at least 0. Source: design, "Long steps show progress". */
export function byteProgress(
  sentence: string,
  totalBytes: number,
  say: (sentence: string) => void,
): (bytes: number) => void {
  let doneBytes = 0
  let toldAtMs = performance.now()
  return (bytes) => {
    doneBytes += bytes
    if (performance.now() - toldAtMs < TOLD_EVERY_MS) return
    toldAtMs = performance.now()
    say(`${sentence}: ${megabytes(doneBytes)} of ${megabytes(totalBytes)}`)
  }
}

/** Bytes as a person reads them, in megabytes with one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
